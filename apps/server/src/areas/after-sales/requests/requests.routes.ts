import { requestsCalls } from '@dukan/domain/after-sales/requests/requests.api.ts';
import { MAX_PICTURE_BYTES } from '@dukan/domain/shop/pictures/picture-kinds.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { CREATED_STATUS, createOnce } from '../../../platform/idempotency/create-once.ts';
import { callKey } from '../../../platform/idempotency/idempotency-key.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume, type WordedLimit } from '../../../platform/limits/limits.queries.ts';
import type { Needs } from '../../../platform/needs.ts';
import { userOf } from '../../people/accounts/signed-in.ts';
import { limitUploads, takePictureBodies } from '../../shop/pictures/picture-bodies.ts';
import {
	addRequestPicture,
	askService,
	encodeRequestPicture,
	readOrderService,
	takeRequestBack,
} from './ask-service.ts';

/** No one makes more requests than this. */
const REQUESTS_BY_USER: WordedLimit = {
	kind: 'request:add',
	of: 'requests for return or warranty',
	per: 'person',
	max: 20,
	windowMs: DAY_MS,
};
const PICTURES_BY_USER: WordedLimit = {
	kind: 'request:picture',
	of: 'pictures of such requests',
	per: 'person',
	max: 60,
	windowMs: DAY_MS,
};

export const REQUEST_LIMITS = [REQUESTS_BY_USER, PICTURES_BY_USER];

/** RET-04: a signed-in person asks for a return or a warranty repair of goods from their own order. */
export function requestRoutes(app: App, services: Needs<'db' | 'clients' | 'clock'>): void {
	const { db, clock, clients } = services;

	handle(app, requestsCalls, 'GET /api/order_service/:id', (request) =>
		readOrderService(db, { userId: userOf(request).id, orderId: request.params.id, now: clock() }),
	);

	handle(app, requestsCalls, 'POST /api/request_add', async (request, reply) => {
		const { id: userId } = userOf(request);
		const now = clock();
		const { result: id, outcome } = await createOnce(db, callKey(request, `user ${userId}`, now), {
			prepare: async () => enforceRateLimit(await consume(db, REQUESTS_BY_USER, String(userId), now)),
			create: (trx) => askService(trx, request.body, { userId, now }),
		});
		return reply.code(CREATED_STATUS[outcome]).send({ id });
	});

	handle(app, requestsCalls, 'POST /api/request_withdraw/:id', async (request) => {
		const { id: userId } = userOf(request);
		await db
			.transaction()
			.execute((trx) => takeRequestBack(trx, { userId, requestId: request.params.id, now: clock() }));
	});

	app.register(async (uploads: App) => {
		takePictureBodies(uploads);
		limitUploads(uploads, clients);
		handle(
			uploads,
			requestsCalls,
			'POST /api/request_picture/:id',
			async (request) => {
				const { id: userId } = userOf(request);
				const now = clock();
				const place = { userId, requestId: request.params.id };
				const { result: pictures } = await createOnce(db, callKey(request, `user ${userId}`, now), {
					prepare: async () => {
						enforceRateLimit(await consume(db, PICTURES_BY_USER, String(userId), now));
						return encodeRequestPicture(db, place, request.body);
					},
					create: (trx, content) => addRequestPicture(trx, place, content),
				});
				return { pictures };
			},
			{ bodyLimit: MAX_PICTURE_BYTES },
		);
	});
}
