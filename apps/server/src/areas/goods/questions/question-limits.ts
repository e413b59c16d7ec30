import { DAY_MS } from '../../../platform/clock.ts';
import type { WordedLimit } from '../../../platform/limits/limits.queries.ts';

/** The limit for one person. Moderators can read that many, and most people ask fewer in a year. */
export const QUESTIONS_BY_USER: WordedLimit = {
	kind: 'question:add',
	of: 'questions',
	per: 'person',
	max: 5,
	windowMs: DAY_MS,
};
export const ANSWERS_BY_USER: WordedLimit = {
	kind: 'question:answer',
	of: 'answers',
	per: 'person',
	max: 20,
	windowMs: DAY_MS,
};
export const REPORTS_BY_USER: WordedLimit = {
	kind: 'question:report',
	of: 'reports of questions',
	per: 'person',
	max: 20,
	windowMs: DAY_MS,
};

export const QUESTION_LIMITS = [QUESTIONS_BY_USER, ANSWERS_BY_USER, REPORTS_BY_USER];
