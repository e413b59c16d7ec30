import { DAY_MS } from '../../../platform/clock.ts';
import type { WindowLimit } from '../../../platform/limits/limits.queries.ts';

/** Of one person: more than anyone reads. */
export const VOTES_BY_USER: WindowLimit = { kind: 'review:vote', max: 100, windowMs: DAY_MS };
export const REPORTS_BY_USER: WindowLimit = { kind: 'review:report', max: 20, windowMs: DAY_MS };
export const PICTURES_BY_USER: WindowLimit = { kind: 'review:picture', max: 60, windowMs: DAY_MS };
export const CHANGES_BY_USER: WindowLimit = { kind: 'review:change', max: 50, windowMs: DAY_MS };
