import { DAY_MS } from '../../../platform/clock.ts';
import type { WordedLimit } from '../../../platform/limits/limits.queries.ts';

/** No person reads more reviews than this in a day. */
export const VOTES_BY_USER: WordedLimit = {
	kind: 'review:vote',
	of: 'votes for reviews',
	per: 'person',
	max: 100,
	windowMs: DAY_MS,
};
export const REPORTS_BY_USER: WordedLimit = {
	kind: 'review:report',
	of: 'reports of reviews',
	per: 'person',
	max: 20,
	windowMs: DAY_MS,
};
export const PICTURES_BY_USER: WordedLimit = {
	kind: 'review:picture',
	of: 'pictures of reviews',
	per: 'person',
	max: 60,
	windowMs: DAY_MS,
};
export const CHANGES_BY_USER: WordedLimit = {
	kind: 'review:change',
	of: 'written and changed reviews',
	per: 'person',
	max: 50,
	windowMs: DAY_MS,
};

export const REVIEW_LIMITS = [CHANGES_BY_USER, PICTURES_BY_USER, VOTES_BY_USER, REPORTS_BY_USER];
