import { REJECTED_DAYS } from '@dukan/domain/goods/questions/question-rules.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { ReadSource } from '../../shop/reading/read-shop.ts';
import { questionsPersonal } from './personal.queries.ts';
import { QUESTION_LIMITS } from './question-limits.ts';
import { questionListRoutes, questionRoutes } from './questions.routes.ts';
import { showQuestions } from './show-questions.ts';
import { staffQuestionRoutes } from './staff-questions.routes.ts';

export const questions = defineFeature({
	routes: { open: questionListRoutes, calls: questionRoutes, staff: staffQuestionRoutes },
	expires: [
		{
			table: 'question_posts',
			column: 'created_at',
			keptMs: REJECTED_DAYS * DAY_MS,
			where: "state = 'rejected'",
		},
	],
	reads: ({ db, note }: ReadSource) => ({
		questions: (productId: number, page: { limit: number; offset: number }) => {
			note(`questions:${productId}`);
			return showQuestions(db, productId, page);
		},
	}),
	personal: questionsPersonal,
	limits: QUESTION_LIMITS,
});
