import { setTimeout as pause } from 'node:timers/promises';
import { openOrderWorld, runOrderMix } from '../../apps/server/src/testing/order-commands.ts';
import {
	fillSlot,
	mixCarts,
	overrunLimit,
	repeatKeys,
	sellOut,
} from '../../apps/server/src/testing/order-rounds.ts';
import type { BenchShop } from '../bench-shop.ts';
import { ShopProcesses } from '../shop-processes.ts';

const FULL = { rounds: 20, mix: { runs: 10, commands: 30 } };
const SHORT = { rounds: 2, mix: { runs: 3, commands: 15 } };

/**
 * R3 to R6 with two processes that are killed from time to time. The controls are in
 * orders/many-at-once.test.ts.
 */
export async function orders(bench: BenchShop): Promise<void> {
	const { rounds, mix } = bench.full ? FULL : SHORT;
	const tell: BenchShop['report']['check'] = (...told) => bench.report.check(...told);
	const shop = await ShopProcesses.open(bench);
	try {
		const sold = [];
		const mixed = [];
		for (let round = 0; round < rounds; round += 1) {
			sold.push(await sellOut(shop, { pieces: 50, orders: 400 }));
			mixed.push(await mixCarts(shop, { pieces: 30, orders: 100 }));
		}
		tell(
			`R3 400 at once on 50 pieces, ${rounds} rounds`,
			'50 orders each, 0 left',
			sold.map(({ placed, left }) => `${placed}, ${left}`).join('; '),
			sold.every((one) => one.placed === 50 && one.sold === 50 && one.left === 0),
		);
		const missing = mixed.reduce((sum, one) => sum + Math.abs(one.missing), 0);
		tell(`R3 100 mixed carts at once, ${rounds} rounds`, '0 pieces missing', `${missing}`, missing === 0);

		shop.cutShare = 0.5;
		const killing = pause(300).then(shop.kill);
		const keys = await repeatKeys(shop, { keys: 20, times: 20 });
		await killing;
		shop.cutShare = 0;
		tell(
			'R4 20 keys × 20 at once, half of the clients cut, a server killed, all sent again',
			'20 orders',
			`${keys.orders} orders, ${keys.sold} pieces sold`,
			keys.orders === 20 && keys.sold === 20,
		);

		const hour = await fillSlot(shop, { capacity: 10, orders: 200 });
		tell('R5 200 at once on an hour for 10', '10 orders', `${hour.placed} orders`, hour.placed === 10);
		const limited = await overrunLimit(shop, { limit: 3, orders: 50 });
		tell('R5 50 at once, 3 a day allowed', '3 orders', `${limited.placed} orders`, limited.placed === 3);

		const world = await openOrderWorld(shop, shop.kill);
		const fault = await runOrderMix(world, { ...mix, kills: true }).then(
			() => '',
			(error: Error) => `${(error.cause as Error | undefined)?.message ?? ''} ${error.message}`,
		);
		tell(
			'R6 any mix of order, cancel, accept, kill',
			'stock and slots exact',
			fault || `exact after ${world.orders.length} orders`,
			fault === '',
		);
	} finally {
		await shop.close();
	}
}
