import { defineFeature } from '../../../platform/feature.ts';
import { smsLimits } from './sms-budget.ts';
import { SMS_HOURLY_BUDGET } from './sms-config.ts';
import { SMS_KEPT_MS, smsPersonal } from './sms-outbox.queries.ts';
import { smsOutboxRoutes } from './sms-outbox.routes.ts';

export const sms = defineFeature({
	routes: { personal: smsOutboxRoutes },
	limits: smsLimits(SMS_HOURLY_BUDGET),
	expires: [{ table: 'sms_outbox', column: 'made_at', keptMs: SMS_KEPT_MS }],
	personal: smsPersonal,
	notRestored: ['sms_outbox'],
});
