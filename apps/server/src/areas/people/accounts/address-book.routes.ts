import {
	type AddressWire,
	addressBookCalls,
	type SavedAddress,
} from '@dukan/domain/people/accounts/address-book.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { CREATED_STATUS } from '../../../platform/idempotency/create-once.ts';
import { requireKey } from '../../../platform/idempotency/idempotency-key.ts';
import type { Needs } from '../../../platform/needs.ts';
import { publicPlace } from '../../shop/regions/public-names.ts';
import { deleteAddress, listAddresses } from './address-book.queries.ts';
import { addAddress, changeAddress, chooseAddress } from './address-book.ts';
import { userOf } from './signed-in.ts';

/** ACCT-03: a person's own delivery addresses. */
export function addressBookRoutes(app: App, services: Needs<'db' | 'clock'>): void {
	const { db, clock } = services;

	handle(app, addressBookCalls, 'GET /api/address_list', async (request) => {
		const { rows, count } = await listAddresses(db, userOf(request).id, request.query);
		return { rows: rows.map(publicAddress), count };
	});

	handle(app, addressBookCalls, 'POST /api/address_add', async (request, reply) => {
		const key = requireKey(request.headers);
		const { id: userId } = userOf(request);
		const { result, outcome } = await addAddress(db, { userId, key, body: request.body, now: clock() });
		reply.code(CREATED_STATUS[outcome]);
		return publicAddress(result);
	});

	handle(app, addressBookCalls, 'POST /api/address_update/:id', async (request) =>
		publicAddress(
			await changeAddress(db, { userId: userOf(request).id, id: request.params.id, body: request.body }),
		),
	);

	handle(app, addressBookCalls, 'POST /api/address_preset/:id', async (request) =>
		publicAddress(await chooseAddress(db, userOf(request).id, request.params.id)),
	);

	handle(app, addressBookCalls, 'POST /api/address_delete/:id', async (request) => {
		if (!(await deleteAddress(db, userOf(request).id, request.params.id))) throw new Problem('not_found');
	});
}

function publicAddress(address: SavedAddress): AddressWire {
	return { ...address, region: publicPlace(address.region), district: publicPlace(address.district) };
}
