import { sweepResets } from './features/auth/resets.queries.ts';
import { sweepSessions } from './features/auth/sessions.queries.ts';
import { sweepCaptchas } from './features/captcha/captcha.queries.ts';
import { sweepImports } from './features/imports/imports.queries.ts';
import { runJob } from './features/operations/job-runs.ts';
import { sweepOrderKeys } from './features/orders/place-order.ts';
import { sweepOrderWatchers } from './features/orders/staff-orders.queries.ts';
import { sweepSearchMisses } from './features/search/search-misses.ts';
import { sweepSms } from './features/sms/sms-outbox.queries.ts';
import { sweepStaffSessions } from './features/staff/staff-sessions.queries.ts';
import type { ScheduledJob } from './platform/jobs/job-queue.ts';
import { sweepLimits } from './platform/limits/limits.queries.ts';
import type { Services } from './services.ts';

/** Removes what no longer means anything. Nothing depends on when, or on how many processes do it. */
export async function sweep({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
	await sweepLimits(db, clock());
	await sweepSessions(db, clock());
	await sweepResets(db, clock());
	await sweepCaptchas(db, clock());
	await sweepSms(db, clock());
	await sweepOrderKeys(db, clock());
	await sweepOrderWatchers(db, clock());
	await sweepStaffSessions(db, clock());
	await sweepImports(db, clock());
	await sweepSearchMisses(db, clock());
}

export function housekeepingJob(services: Pick<Services, 'db' | 'clock'>): ScheduledJob {
	return {
		name: 'housekeeping',
		cron: '7 * * * *',
		run: () => runJob(services, 'housekeeping', () => sweep(services)),
	};
}
