import { byId, idempotencyHeaders, noContent } from '@dukan/domain/base/fields.api.ts';
import { noticeAddBody, noticeChoiceBody, noticeListWire } from '@dukan/domain/people/notices/notices.api.ts';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { BEARER } from '../../../platform/http/call-security.ts';
import { createOnce } from '../../../platform/idempotency/create-once.ts';
import { callKey } from '../../../platform/idempotency/idempotency-key.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume } from '../../../platform/limits/limits.queries.ts';
import { signedIn, userOf } from '../accounts/signed-in.ts';
import { chooseNotices, listNotices, waitForProduct } from './manage-notices.ts';
import { CHANGES_BY_USER } from './notice-limits.ts';
import { deleteWait } from './notices.queries.ts';

const tags = ['notices'];

/** CHOOSE-05: what a signed-in person asks to be told. */
export function noticeRoutes(app: App, services: Services): void {
	const { db, clock } = services;
	const onRequest = signedIn(services);
	const changing = async (request: FastifyRequest) => {
		const user = userOf(request);
		enforceRateLimit(await consume(db, CHANGES_BY_USER, String(user.id), clock()));
		return user;
	};

	app.get(
		'/api/notice_list',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'What the person waits for, and the notices of the last months',
				tags,
				response: { 200: noticeListWire },
			},
		},
		async (request) => listNotices(db, userOf(request)),
	);

	app.post(
		'/api/notice_add',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'One SMS when this product is back in stock; the phone must be confirmed',
				tags,
				headers: idempotencyHeaders,
				body: noticeAddBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const now = clock();
			await createOnce(db, callKey(request, `user ${userOf(request).id}`, now), {
				prepare: () => changing(request),
				create: async (trx, user) => {
					await waitForProduct(trx, user, { productId: request.body.p_id, now });
					return null;
				},
			});
			return reply.code(204).send();
		},
	);

	app.post(
		'/api/notice_delete/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Wait for this product no longer',
				tags,
				params: byId,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await deleteWait(db, (await changing(request)).id, request.params.id);
			return reply.code(204).send();
		},
	);

	app.post(
		'/api/notice_choice',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary:
					'Whether an SMS tells that a favourite has become cheaper (the phone must be confirmed), and whether one invites to review what was bought',
				tags,
				body: noticeChoiceBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await chooseNotices(db, await changing(request), request.body);
			return reply.code(204).send();
		},
	);
}
