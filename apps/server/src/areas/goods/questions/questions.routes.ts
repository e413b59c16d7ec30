import { byId, idempotencyHeaders, noContent } from '@dukan/domain/base/fields.api.ts';
import {
	postedWire,
	questionAddBody,
	questionAnswerBody,
	questionListQuery,
	questionListWire,
	questionReportBody,
} from '@dukan/domain/goods/questions/questions.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { BEARER } from '../../../platform/http/call-security.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { CREATED_STATUS, createOnce } from '../../../platform/idempotency/create-once.ts';
import { callKey } from '../../../platform/idempotency/idempotency-key.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume } from '../../../platform/limits/limits.queries.ts';
import { signedIn, userOf } from '../../people/accounts/signed-in.ts';
import { publicGet } from '../../shop/reading/public-get.ts';
import { ANSWERS_BY_USER, QUESTIONS_BY_USER, REPORTS_BY_USER } from './question-limits.ts';
import { reportPost } from './questions.queries.ts';
import { answerQuestion, askQuestion } from './write-post.ts';

const tags = ['questions'];

/** CHOOSE-04: what everyone reads. */
export function questionListRoutes(app: App, services: Services): void {
	publicGet(app, services, {
		url: '/api/question_list/:id',
		summary: 'Published questions about a product, with their answers',
		tag: 'questions',
		params: byId,
		query: questionListQuery,
		response: questionListWire,
		read: (shop, { params, query }) => shop.questions(params.id, query),
	});
}

/** CHOOSE-04: what signed-in people write. */
export function questionRoutes(app: App, services: Services): void {
	const { db, clock } = services;
	const onRequest = signedIn(services);

	app.post(
		'/api/question_add',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Ask about a product; a moderator publishes it',
				tags,
				headers: idempotencyHeaders,
				body: questionAddBody,
				response: { 201: postedWire, 200: postedWire },
			},
		},
		async (request, reply) => {
			const user = userOf(request);
			const { p_id: productId, text } = request.body;
			const now = clock();
			const { result: id, outcome } = await createOnce(db, callKey(request, `user ${user.id}`, now), {
				prepare: async () => enforceRateLimit(await consume(db, QUESTIONS_BY_USER, String(user.id), now)),
				create: (trx) => askQuestion(trx, user, { productId, text, now }),
			});
			return reply.code(CREATED_STATUS[outcome]).send({ id, state: 'waiting' });
		},
	);

	app.post(
		'/api/question_answer/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Answer a question about a product that was bought and received; a moderator publishes it',
				tags,
				params: byId,
				headers: idempotencyHeaders,
				body: questionAnswerBody,
				response: { 201: postedWire, 200: postedWire },
			},
		},
		async (request, reply) => {
			const user = userOf(request);
			const now = clock();
			const answer = { questionId: request.params.id, text: request.body.text, now };
			const { result: id, outcome } = await createOnce(db, callKey(request, `user ${user.id}`, now), {
				prepare: async () => enforceRateLimit(await consume(db, ANSWERS_BY_USER, String(user.id), now)),
				create: (trx) => answerQuestion(trx, user, answer),
			});
			return reply.code(CREATED_STATUS[outcome]).send({ id, state: 'waiting' });
		},
	);

	app.post(
		'/api/question_report/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'A moderator should look at this question or answer; once for each person',
				tags,
				params: byId,
				body: questionReportBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const { id: userId } = userOf(request);
			enforceRateLimit(await consume(db, REPORTS_BY_USER, String(userId), clock()));
			const report = { postId: request.params.id, userId, reason: request.body.reason, now: clock() };
			if (!(await reportPost(db, report))) throw new Problem('not_found');
			return reply.code(204).send();
		},
	);
}
