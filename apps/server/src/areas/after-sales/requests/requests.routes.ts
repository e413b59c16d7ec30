import {
	orderServiceWire,
	requestAddBody,
	requestAddedWire,
	requestPicturesWire,
} from '@dukan/domain/after-sales/requests/requests.api.ts';
import { byId, idempotencyHeaders, noContent } from '@dukan/domain/base/fields.api.ts';
import { MAX_PICTURE_BYTES } from '@dukan/domain/shop/pictures/picture-kinds.ts';
import type { Services } from '../../../main/services.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { BEARER } from '../../../platform/http/call-security.ts';
import { CREATED_STATUS, createOnce } from '../../../platform/idempotency/create-once.ts';
import { callKey } from '../../../platform/idempotency/idempotency-key.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume, type WindowLimit } from '../../../platform/limits/limits.queries.ts';
import { signedIn, userOf } from '../../people/accounts/signed-in.ts';
import { limitUploads, PICTURE_TYPES, takePictureBodies } from '../../shop/pictures/picture-bodies.ts';
import {
	addRequestPicture,
	askService,
	encodeRequestPicture,
	readOrderService,
	takeRequestBack,
} from './ask-service.ts';

const tags = ['orders'];

/** Of one person: more than anyone asks for. */
const REQUESTS_BY_USER: WindowLimit = { kind: 'request:add', max: 20, windowMs: DAY_MS };
const PICTURES_BY_USER: WindowLimit = { kind: 'request:picture', max: 60, windowMs: DAY_MS };

/** RET-04: a signed-in person asks for a return or for warranty of an own order. */
export function requestRoutes(app: App, services: Services): void {
	const { db, clock, clients } = services;
	const onRequest = signedIn(services);

	app.get(
		'/api/order_service/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'What can be asked for of an own order, what was, and what became of it',
				tags,
				params: byId,
				response: { 200: orderServiceWire },
			},
		},
		(request) =>
			readOrderService(db, { userId: userOf(request).id, orderId: request.params.id, now: clock() }),
	);

	app.post(
		'/api/request_add',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Ask for the return of goods or for warranty; one request of a kind waits for each line',
				tags,
				headers: idempotencyHeaders,
				body: requestAddBody,
				response: { 201: requestAddedWire, 200: requestAddedWire },
			},
		},
		async (request, reply) => {
			const { id: userId } = userOf(request);
			const now = clock();
			const { result: id, outcome } = await createOnce(db, callKey(request, `user ${userId}`, now), {
				prepare: async () => enforceRateLimit(await consume(db, REQUESTS_BY_USER, String(userId), now)),
				create: (trx) => askService(trx, request.body, { userId, now }),
			});
			return reply.code(CREATED_STATUS[outcome]).send({ id });
		},
	);

	app.post(
		'/api/request_withdraw/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Take back an own request that waits',
				tags,
				params: byId,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const { id: userId } = userOf(request);
			await db
				.transaction()
				.execute((trx) => takeRequestBack(trx, { userId, requestId: request.params.id, now: clock() }));
			return reply.code(204).send();
		},
	);

	app.register(async (uploads: App) => {
		takePictureBodies(uploads);
		limitUploads(uploads, clients);
		uploads.post(
			'/api/request_picture/:id',
			{
				onRequest,
				bodyLimit: MAX_PICTURE_BYTES,
				schema: {
					security: BEARER,
					summary: 'A picture of the defect, a JPEG, PNG, WebP or AVIF, for an own request that waits',
					tags,
					consumes: PICTURE_TYPES,
					params: byId,
					headers: idempotencyHeaders,
					response: { 200: requestPicturesWire },
				},
			},
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
		);
	});
}
