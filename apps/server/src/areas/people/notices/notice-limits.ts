import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts';
import type { WindowLimit } from '../../../platform/limits/limits.queries.ts';

/** Of one person: more than anyone presses. */
export const CHANGES_BY_USER: WindowLimit = { kind: 'notice:change', max: 200, windowMs: DAY_MS };
/** Of one address: a key has too many values to try, and no one presses a link so often. */
export const STOPS_BY_ADDRESS: WindowLimit = { kind: 'notice:stop', max: 60, windowMs: HOUR_MS };
