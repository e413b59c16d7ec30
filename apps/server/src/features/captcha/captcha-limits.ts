import { MINUTE_MS } from '../../platform/clock.ts';
import type { WindowLimit } from '../../platform/limits/limits.queries.ts';

/** Enough for a patient person, and for a few behind one address; too few to guess by number. */
export const PUZZLES_BY_ADDRESS: WindowLimit = { kind: 'captcha:address', max: 60, windowMs: 10 * MINUTE_MS };
