import { SECOND_MS } from '../../../platform/clock.ts';
import type { Needs } from '../../../platform/needs.ts';
import { listScheduledChanges } from './banners.queries.ts';

/** The home page changes at most this long after a banner starts or ends. */
const CHECK_EVERY_MS = 5 * SECOND_MS;

/**
 * No row changes when a banner starts or ends, so there is no notification. Each process therefore looks for
 * such moments since its last check, and marks pages that show those banners as stale.
 */
export function bannerSchedule({ db, cache, clock }: Needs<'db' | 'cache' | 'clock'>): {
	check: () => Promise<void>;
} {
	let checkedAt = clock();
	return {
		check: async () => {
			const now = clock();
			for (const tag of await listScheduledChanges(db, checkedAt, now)) cache.markStale(tag);
			// This comes last: if the database failed, the next check covers the same time again.
			checkedAt = now;
		},
	};
}

export function watchBannerSchedule(
	services: Needs<'db' | 'cache' | 'clock'>,
	onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
	const { check } = bannerSchedule(services);
	let checking: Promise<void> | undefined;
	const timer = setInterval(() => {
		checking = check().catch(onError);
	}, CHECK_EVERY_MS);
	return {
		stop: async () => {
			clearInterval(timer);
			await checking;
		},
	};
}
