import { DAY_MS } from '../../../platform/clock.ts';
import type { WindowLimit } from '../../../platform/limits/limits.queries.ts';

/** Of one person: what moderators can read, and more than most people ask in a year. */
export const QUESTIONS_BY_USER: WindowLimit = { kind: 'question:add', max: 5, windowMs: DAY_MS };
export const ANSWERS_BY_USER: WindowLimit = { kind: 'question:answer', max: 20, windowMs: DAY_MS };
export const REPORTS_BY_USER: WindowLimit = { kind: 'question:report', max: 20, windowMs: DAY_MS };
