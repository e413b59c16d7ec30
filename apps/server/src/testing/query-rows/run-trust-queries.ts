import { isBannedPhone } from '../../areas/people/accounts/users.queries.ts';
import {
	changeTrustRules,
	countHeldFromAddress,
	countPieces,
	deleteOldOrderNetworks,
	lockNamed,
	lockShares,
	noteOrderNetwork,
	placeName,
	readHeldPlaces,
	readPersonTrust,
	readProductShares,
	readSharedUses,
	readTrustRules,
} from '../../areas/people/trust/trust.queries.ts';
import { listOpenOrders, setVouched } from '../../areas/running/customers/customers.queries.ts';
import {
	anonymiseOrders,
	deleteUser,
	insertBannedPhone,
	listUnusedAccounts,
	lockPerson,
	readHeldData,
	requireDeletedAccount,
} from '../../areas/running/privacy/privacy.queries.ts';
import { DAY_MS, later } from '../../platform/clock.ts';
import { keyedHash } from '../../platform/server-secrets.ts';
import { tomorrow } from '../order-rounds.ts';
import { signUpShopper } from '../shopper.ts';
import type { TestShop } from '../test-shop.ts';

const NETWORK = Buffer.alloc(32, 7);

/** S18: of a person with an order and no confirmed phone. */
export async function runTrustQueries(shop: TestShop): Promise<void> {
	const { db, clock } = shop;
	await changeTrustRules(db, await readTrustRules(db));
	const stranger = await signUpShopper(shop, { known: false });
	await stranger.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 });
	await noteOrderNetwork(db, stranger.id, NETWORK);
	await readPersonTrust(db, { userId: stranger.id, productIds: [1, 2], now: clock() });
	await lockShares(db, { network: NETWORK, productIds: [1, 2] });
	await countHeldFromAddress(db, NETWORK, stranger.id);
	await readProductShares(db, [1, 2]);
	for (const place of [
		{ kind: 'hour', date: tomorrow(shop), slotId: 3 },
		{ kind: 'express', date: tomorrow(shop) },
	] as const) {
		await lockNamed(db, [placeName(place)]);
		await readHeldPlaces(db, { place, network: NETWORK, userId: stranger.id });
	}
	await readSharedUses(db, { promotionId: 1, network: NETWORK, userId: stranger.id, phone: '1234567' });
	await countPieces(db, clock());
	await deleteOldOrderNetworks(db);
	await listOpenOrders(db, stranger.id);
	await setVouched(db, stranger.id, clock());
	await setVouched(db, stranger.id, null);
	await readHeldData(db, stranger.id);
	await lockPerson(db, stranger.id);
	const deletedAccountId = await requireDeletedAccount(db, clock());
	const { id: otherId } = await signUpShopper(shop);
	await isBannedPhone(db, '1999999');
	await insertBannedPhone(db, await keyedHash(db, 'phones', '1999999'), clock());
	await isBannedPhone(db, '1999999');
	await listUnusedAccounts(db, later(clock(), DAY_MS), 10);
	await anonymiseOrders(db, { userId: stranger.id, deletedAccountId });
	await deleteUser(db, otherId, 'none');
}
