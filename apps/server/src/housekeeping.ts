import { sweepSessions } from './auth/sessions.queries.ts';
import { HOUR_MS } from './platform/clock.ts';
import { sweepLimits } from './platform/limits/limits.queries.ts';
import type { Services } from './services.ts';

/** Removes what no longer means anything. Nothing depends on when, or on how many processes do it. */
export async function sweep({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
	await sweepLimits(db, clock());
	await sweepSessions(db, clock());
}

export function startHousekeeping(
	services: Pick<Services, 'db' | 'clock'>,
	onError: (error: unknown) => void,
): { stop: () => void } {
	const timer = setInterval(() => void sweep(services).catch(onError), HOUR_MS);
	return { stop: () => clearInterval(timer) };
}
