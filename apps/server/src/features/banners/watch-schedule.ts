import { SECOND_MS } from '../../platform/clock.ts';
import type { Services } from '../../services.ts';
import { turnedBanners } from './banners.queries.ts';

/** The home page changes at most this long after a banner's first or last moment. */
const LOOK_EVERY_MS = 5 * SECOND_MS;

/**
 * No row changes when a banner's time comes, so there is no notification: each process looks for moments that have passed
 * since it last looked, and drops what shows those banners.
 */
export function bannerSchedule({ db, cache, clock }: Pick<Services, 'db' | 'cache' | 'clock'>): {
	look: () => Promise<void>;
} {
	let lookedAt = clock();
	return {
		look: async () => {
			const now = clock();
			for (const tag of await turnedBanners(db, lookedAt, now)) cache.markStale(tag);
			// Only now: where the database did not answer, the next look begins where this one did.
			lookedAt = now;
		},
	};
}

export function watchBannerSchedule(
	services: Pick<Services, 'db' | 'cache' | 'clock'>,
	onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
	const { look } = bannerSchedule(services);
	let looking: Promise<void> | undefined;
	const timer = setInterval(() => {
		looking = look().catch(onError);
	}, LOOK_EVERY_MS);
	return {
		stop: async () => {
			clearInterval(timer);
			await looking;
		},
	};
}
