import { questionsCalls } from '@dukan/domain/goods/questions/questions.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { CREATED_STATUS, createOnce } from '../../../platform/idempotency/create-once.ts';
import { callKey } from '../../../platform/idempotency/idempotency-key.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume } from '../../../platform/limits/limits.queries.ts';
import type { Needs } from '../../../platform/needs.ts';
import { userOf } from '../../people/accounts/signed-in.ts';
import type { PublicServices } from '../../shop/reading/public-get.ts';
import { publicGet } from '../../shop/reading/public-get.ts';
import { ANSWERS_BY_USER, QUESTIONS_BY_USER, REPORTS_BY_USER } from './question-limits.ts';
import { reportPost } from './questions.queries.ts';
import { answerQuestion, askQuestion } from './write-post.ts';

/** CHOOSE-04: the questions that everyone reads. */
export function questionListRoutes(app: App, services: PublicServices): void {
	publicGet(app, services, questionsCalls, 'GET /api/question_list/:id', {
		read: (shop, { params, query }) => shop.questions(params.id, query),
	});
}

/** CHOOSE-04: questions and answers that signed-in people write. */
export function questionRoutes(app: App, services: Needs<'db' | 'clock'>): void {
	const { db, clock } = services;

	handle(app, questionsCalls, 'POST /api/question_add', async (request, reply) => {
		const user = userOf(request);
		const { p_id: productId, text } = request.body;
		const now = clock();
		const { result: id, outcome } = await createOnce(db, callKey(request, `user ${user.id}`, now), {
			prepare: async () => enforceRateLimit(await consume(db, QUESTIONS_BY_USER, String(user.id), now)),
			create: (trx) => askQuestion(trx, user, { productId, text, now }),
		});
		return reply.code(CREATED_STATUS[outcome]).send({ id, state: 'waiting' });
	});

	handle(app, questionsCalls, 'POST /api/question_answer/:id', async (request, reply) => {
		const user = userOf(request);
		const now = clock();
		const answer = { questionId: request.params.id, text: request.body.text, now };
		const { result: id, outcome } = await createOnce(db, callKey(request, `user ${user.id}`, now), {
			prepare: async () => enforceRateLimit(await consume(db, ANSWERS_BY_USER, String(user.id), now)),
			create: (trx) => answerQuestion(trx, user, answer),
		});
		return reply.code(CREATED_STATUS[outcome]).send({ id, state: 'waiting' });
	});

	handle(app, questionsCalls, 'POST /api/question_report/:id', async (request) => {
		const { id: userId } = userOf(request);
		enforceRateLimit(await consume(db, REPORTS_BY_USER, String(userId), clock()));
		const report = { postId: request.params.id, userId, reason: request.body.reason, now: clock() };
		if (!(await reportPost(db, report))) throw new Problem('not_found');
	});
}
