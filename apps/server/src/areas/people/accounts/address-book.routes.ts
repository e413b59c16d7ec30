import { byId, idempotencyHeaders, noContent } from '@dukan/domain/base/fields.api.ts';
import {
	addressBody,
	addressListQuery,
	addressListWire,
	addressWire,
} from '@dukan/domain/people/accounts/address-book.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { BEARER } from '../../../platform/http/call-security.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { KEY_REQUIRED, requireKey } from '../../../platform/idempotency/idempotency-key.ts';
import { deleteAddress, listAddresses } from './address-book.queries.ts';
import { addAddress, changeAddress, chooseAddress } from './address-book.ts';
import { signedIn, userOf } from './signed-in.ts';

const tags = ['accounts'];

/** ACCT-03: a person's own delivery addresses. */
export function addressBookRoutes(app: App, services: Services): void {
	const { db } = services;
	const onRequest = signedIn(services);

	app.get(
		'/api/address_list',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Own delivery addresses, the preset one first',
				tags,
				querystring: addressListQuery,
				response: { 200: addressListWire },
			},
		},
		(request) => listAddresses(db, userOf(request).id, request.query),
	);

	app.post(
		'/api/address_add',
		{
			onRequest,
			config: KEY_REQUIRED,
			schema: {
				security: BEARER,
				summary:
					'Save a delivery address. The same Idempotency-Key with the same body gives the same one again',
				tags,
				headers: idempotencyHeaders,
				body: addressBody,
				response: { 201: addressWire, 200: addressWire },
			},
		},
		async (request, reply) => {
			const key = requireKey(request.headers);
			const { id: userId } = userOf(request);
			const { address, outcome } = await addAddress(db, { userId, key, body: request.body });
			reply.code(outcome === 'added' ? 201 : 200);
			return address;
		},
	);

	app.post(
		'/api/address_update/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Change one of the own addresses',
				tags,
				params: byId,
				body: addressBody,
				response: { 200: addressWire },
			},
		},
		(request) => changeAddress(db, { userId: userOf(request).id, id: request.params.id, body: request.body }),
	);

	app.post(
		'/api/address_preset/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Offer this address first in the next order',
				tags,
				params: byId,
				response: { 200: addressWire },
			},
		},
		(request) => chooseAddress(db, userOf(request).id, request.params.id),
	);

	app.post(
		'/api/address_delete/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Delete one of the own addresses; orders keep theirs',
				tags,
				params: byId,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			if (!(await deleteAddress(db, userOf(request).id, request.params.id))) throw new Problem('not_found');
			return reply.code(204).send();
		},
	);
}
