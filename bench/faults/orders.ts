import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openOrderWorld, runOrderMix } from '../../apps/server/src/testing/order-commands.ts';
import {
	fillSlot,
	mixCarts,
	overrunLimit,
	repeatKeys,
	sellOut,
} from '../../apps/server/src/testing/order-rounds.ts';
import { prepareTemplate } from '../../apps/server/src/testing/test-databases.ts';
import { openTestShop, type TestShop } from '../../apps/server/src/testing/test-shop.ts';
import { UnprotectedDatabase } from '../../apps/server/src/testing/unprotected-database.ts';
import type { BenchShop } from '../bench-shop.ts';
import { openShopProcesses, type ShopProcesses } from '../shop-processes.ts';

const FULL = { rounds: 20, mix: { runs: 10, commands: 30 } };
const SHORT = { rounds: 2, mix: { runs: 3, commands: 15 } };
/** Wrong within a few runs, or not at all. */
const CONTROL_MIX = { runs: 20, commands: 20, kills: false };

type Tell = BenchShop['report']['check'];
type Size = typeof FULL;

/** PROMISES R3 to R6, against two server processes; then the controls, which must go wrong. */
export async function orders(bench: BenchShop): Promise<void> {
	const tell: Tell = (...told) => bench.report.check(...told);
	const size = bench.full ? FULL : SHORT;
	const shop = await openShopProcesses(bench);
	try {
		await stock(shop, size, tell);
		await keys(shop, tell);
		await limits(shop, tell);
		await mix(shop, size, tell);
	} finally {
		await shop.close();
	}
	await controls(bench, tell);
}

async function stock(shop: ShopProcesses, { rounds }: Size, tell: Tell): Promise<void> {
	const results = [];
	for (let round = 0; round < rounds; round += 1)
		results.push(await sellOut(shop, { pieces: 50, orders: 400 }));
	const placed = results.map((result) => result.placed);
	tell(
		`R3 400 at once on 50 pieces, ${rounds} rounds`,
		'50 orders each, 0 left',
		`${Math.min(...placed)} to ${Math.max(...placed)} orders, ${Math.max(...results.map(({ left }) => left))} left`,
		results.every(({ placed, sold, left }) => placed === 50 && sold === 50 && left === 0),
	);
	const mixed = [];
	for (let round = 0; round < rounds; round += 1)
		mixed.push(await mixCarts(shop, { pieces: 30, orders: 100 }));
	tell(
		`R3 100 mixed carts at once, ${rounds} rounds`,
		'0 pieces missing, no deadlock',
		`${mixed.reduce((sum, { missing }) => sum + Math.abs(missing), 0)} missing of ${rounds * 120}`,
		mixed.every(({ missing }) => missing === 0),
	);
}

async function keys(shop: ShopProcesses, tell: Tell): Promise<void> {
	shop.cutShare = 0.5;
	const killing = pause(300).then(shop.kill);
	const { orders, sold } = await repeatKeys(shop, { keys: 20, times: 20 });
	await killing;
	shop.cutShare = 0;
	tell(
		'R4 20 keys × 20 at once, half of the clients cut, a server killed, all sent again',
		'20 orders',
		`${orders} orders, ${sold} pieces sold`,
		orders === 20 && sold === 20,
	);
}

async function limits(shop: ShopProcesses, tell: Tell): Promise<void> {
	const hour = await fillSlot(shop, { capacity: 10, orders: 200 });
	tell('R5 200 at once on an hour for 10', '10 orders', `${hour.placed} orders`, hour.placed === 10);
	const day = await overrunLimit(shop, { limit: 3, orders: 50 });
	tell('R5 50 at once, 3 a day allowed', '3 orders', `${day.placed} orders`, day.placed === 3);
}

async function mix(shop: ShopProcesses, size: Size, tell: Tell): Promise<void> {
	const world = await openOrderWorld(shop, shop.kill);
	let fault = '';
	await runOrderMix(world, { ...size.mix, kills: true }).catch((error: Error) => {
		fault = `${(error.cause as Error | undefined)?.message ?? ''} ${error.message}`;
	});
	tell(
		'R6 any mix of order, cancel, accept, kill',
		'stock and slots exact',
		fault || `exact after ${world.orders.length} orders`,
		fault === '',
	);
}

/** The control: the same rounds without the protection must find errors. */
async function controls({ serverUrl }: BenchShop, tell: Tell): Promise<void> {
	Object.assign(process.env, {
		TEST_SERVER_URL: serverUrl,
		TEST_TEMPLATE: await prepareTemplate(serverUrl, () => {}),
	});
	const closing: (() => Promise<void>)[] = [];
	const shop: TestShop = await openTestShop(
		{ after: (work) => closing.push(work) },
		{ openDatabase: (url) => new UnprotectedDatabase(url).db },
	);
	try {
		await sql`alter table product_stock drop constraint product_stock_quantity_check`.execute(shop.db);
		await sql`alter table slot_bookings drop constraint slot_bookings_booked_check`.execute(shop.db);
		await sql`alter table order_keys drop constraint order_keys_pkey`.execute(shop.db);
		const sold = await sellOut(shop, { pieces: 50, orders: 400 });
		tell('R3 control: no locks', 'oversold', `${sold.placed} orders on 50`, sold.placed > 50);
		const { orders } = await repeatKeys(shop, { keys: 20, times: 20 });
		tell('R4 control: keys not unique', 'more than 20', `${orders} orders`, orders > 20);
		const hour = await fillSlot(shop, { capacity: 10, orders: 200 });
		tell('R5 control: hours not counted', 'over 10', `${hour.placed} orders`, hour.placed > 10);
		const day = await overrunLimit(shop, { limit: 3, orders: 50 });
		tell('R5 control: no locks', 'over 3', `${day.placed} orders`, day.placed > 3);
		const world = await openOrderWorld(shop, async () => {});
		const found = await runOrderMix(world, CONTROL_MIX).then(
			() => 'nothing',
			(error: Error) => (error.cause as Error).message.split('\n')[0]?.slice(0, 60) ?? '',
		);
		tell('R6 control: no locks', 'does not balance', `${found} wrong`, found !== 'nothing');
	} finally {
		for (const close of closing) await close();
	}
}
