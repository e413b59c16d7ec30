import { defineFeature } from '../../../platform/feature.ts';
import { STAFF_SESSION_MS } from './staff-sessions.queries.ts';

export const access = defineFeature({
	expires: [{ table: 'staff_sessions', column: 'created_at', keptMs: STAFF_SESSION_MS }],
	notRestored: ['staff_sessions'],
});
