import {
	countHeldFromAddress,
	countPieces,
	forgetOrderNetworks,
	lockShares,
	noteOrderNetwork,
	readPersonTrust,
	readProductShares,
	readTrustRules,
	updateTrustRules,
} from '../../features/trust/trust.queries.ts';
import { signUpShopper } from '../shopper.ts';
import type { TestShop } from '../test-shop.ts';

const NETWORK = Buffer.alloc(32, 7);

/** S18: of a person with an order and no confirmed phone. */
export async function runTrustQueries(shop: TestShop): Promise<void> {
	const { db, clock } = shop;
	await updateTrustRules(db, await readTrustRules(db));
	const stranger = await signUpShopper(shop, { known: false });
	await stranger.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 });
	await noteOrderNetwork(db, stranger.id, NETWORK);
	await readPersonTrust(db, stranger.id, { productIds: [1, 2], now: clock() });
	await lockShares(db, { network: NETWORK, productIds: [1, 2] });
	await countHeldFromAddress(db, NETWORK, stranger.id);
	await readProductShares(db, [1, 2]);
	await countPieces(db, clock());
	await forgetOrderNetworks(db);
}
