import { defineFeature } from '../../../platform/feature.ts';
import { SMS_KEPT_MS, smsPersonal } from './sms-outbox.queries.ts';
import { smsOutboxRoutes } from './sms-outbox.routes.ts';

export const sms = defineFeature({
	routes: { personal: smsOutboxRoutes },
	expires: [{ table: 'sms_outbox', column: 'made_at', keptMs: SMS_KEPT_MS }],
	personal: smsPersonal,
});
