import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts';
import type { WordedLimit } from '../../../platform/limits/limits.queries.ts';

/** No person clicks more often than this. */
export const CHANGES_BY_USER: WordedLimit = {
	kind: 'notice:change',
	of: 'changes of what one waits for',
	per: 'person',
	max: 200,
	windowMs: DAY_MS,
};
/**
 * No one clicks links more often than this from one address. Trying keys is hopeless, because there are too
 * many.
 */
export const STOPS_BY_ADDRESS: WordedLimit = {
	kind: 'notice:stop',
	of: 'links pressed that end messages',
	per: 'network',
	max: 60,
	windowMs: HOUR_MS,
};

export const NOTICE_LIMITS = [CHANGES_BY_USER, STOPS_BY_ADDRESS];
