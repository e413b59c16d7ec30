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
import { HOUR_MS, MINUTE_MS } from './platform/clock.ts';
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

export function startHousekeeping(
	services: Pick<Services, 'db' | 'clock'>,
	onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
	let running: Promise<void> | undefined;
	const run = () => {
		running = runJob(services, 'housekeeping', () => sweep(services)).catch(onError);
	};
	const first = setTimeout(run, MINUTE_MS);
	const timer = setInterval(run, HOUR_MS);
	return {
		stop: async () => {
			clearTimeout(first);
			clearInterval(timer);
			await running;
		},
	};
}
