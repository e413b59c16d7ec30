import { noticesCalls } from '@dukan/domain/people/notices/notices.api.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { createOnce } from '../../../platform/idempotency/create-once.ts';
import { callKey } from '../../../platform/idempotency/idempotency-key.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume } from '../../../platform/limits/limits.queries.ts';
import type { Needs } from '../../../platform/needs.ts';
import { userOf } from '../accounts/signed-in.ts';
import { chooseNotices, listNotices, waitForProduct } from './manage-notices.ts';
import { CHANGES_BY_USER } from './notice-limits.ts';
import { deleteWait } from './notices.queries.ts';

/** CHOOSE-05: notifications that a signed-in person asks for. */
export function noticeRoutes(app: App, services: Needs<'db' | 'clock'>): void {
	const { db, clock } = services;
	const changing = async (request: FastifyRequest) => {
		const user = userOf(request);
		enforceRateLimit(await consume(db, CHANGES_BY_USER, String(user.id), clock()));
		return user;
	};

	handle(app, noticesCalls, 'GET /api/notice_list', async (request) => listNotices(db, userOf(request)));

	handle(app, noticesCalls, 'POST /api/notice_add', async (request) => {
		const now = clock();
		await createOnce(db, callKey(request, `user ${userOf(request).id}`, now), {
			prepare: () => changing(request),
			create: async (trx, user) => {
				await waitForProduct(trx, user, { productId: request.body.p_id, now });
				return null;
			},
		});
	});

	handle(app, noticesCalls, 'POST /api/notice_delete/:id', async (request) => {
		await deleteWait(db, (await changing(request)).id, request.params.id);
	});

	handle(app, noticesCalls, 'POST /api/notice_choice', async (request) => {
		await chooseNotices(db, await changing(request), request.body);
	});
}
