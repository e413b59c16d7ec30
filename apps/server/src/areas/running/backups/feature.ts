import { DAY_MS } from '../../../platform/clock.ts';
import { defineFeature } from '../../../platform/feature.ts';

/** Longer than an archive reaches back. */
const LOG_KEPT_MS = 90 * DAY_MS;

export const backups = defineFeature({
	expires: [{ table: 'restore_log', column: 'at', keptMs: LOG_KEPT_MS }],
});
