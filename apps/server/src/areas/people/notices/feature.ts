import { NOTICE_DAYS, WAIT_DAYS } from '@dukan/domain/people/notices/notice-rules.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { Needs } from '../../../platform/needs.ts';
import { type ConfigWithSms, NOTICES_HOURLY_BUDGET } from '../../shop/sms/sms-config.ts';
import { noticeFormRoutes } from './notice-form.routes.ts';
import { NOTICE_LIMITS } from './notice-limits.ts';
import { noticeRoutes } from './notices.routes.ts';
import { noticesPersonal } from './personal.queries.ts';
import { noticesBudget, sendNotices } from './send-notices.ts';

export const notices = defineFeature({
	routes: { calls: noticeRoutes, entering: noticeFormRoutes },
	jobs: [
		{
			// CHOOSE-05: goods that are back are noticed soon, and yet several products share one message.
			name: 'notices',
			cron: '*/5 * * * *',
			run: ({ db, config, clock }: Needs<'db' | 'clock'> & { config: ConfigWithSms }) =>
				sendNotices(db, config, clock()),
		},
	],
	expires: [
		{ table: 'stock_waits', column: 'asked_at', keptMs: WAIT_DAYS * DAY_MS },
		{ table: 'notices', column: 'sent_at', keptMs: NOTICE_DAYS * DAY_MS },
	],
	personal: noticesPersonal,
	limits: [...NOTICE_LIMITS, noticesBudget(NOTICES_HOURLY_BUDGET)],
});
