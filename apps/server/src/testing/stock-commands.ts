import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { findStockDifferences } from '../areas/goods/stock/stock.queries.ts';
import { allowOrdersADay, stockUp } from './order-rounds.ts';
import { type CalledShop, type Shopper, type ShopResponse, signUpShopper } from './shopper.ts';
import { signInStaff } from './staff.ts';

/**
 * STOCK-01: runs any mix of steps that move stock in parallel. After each round the journal, the stock and
 * the documents must agree.
 */

const PRODUCT_IDS = [31, 32, 33];

type StockWorld = {
	shop: CalledShop;
	people: Shopper[];
	cookie: string;
	supplierId: number;
	brandId: number;
	receipts: number[];
	orders: { id: number; person: Shopper }[];
	/** The number of steps of each name. */
	done: Map<string, number>;
	/** Ends a server process like a power cut. Does nothing if the server runs in the process of the test. */
	kill: () => Promise<void>;
};

export async function openStockWorld(shop: CalledShop, kill: StockWorld['kill']): Promise<StockWorld> {
	const { db } = shop;
	await allowOrdersADay(db, 100_000);
	await stockUp(db, PRODUCT_IDS, 20);
	const { rows: brands } = await sql<{ id: number }>`insert into brands (name, slug)
		values ('Modelled', 'modelled') returning id`.execute(db);
	const { rows: suppliers } = await sql<{ id: number }>`select id from suppliers limit 1`.execute(db);
	const brandId = brands[0]?.id ?? assert.fail();
	// The products get a brand of their own, so that a stock count has only these lines.
	await sql`update products set brand_id = ${brandId} where id = any (${PRODUCT_IDS})`.execute(db);
	return {
		shop,
		kill,
		brandId,
		supplierId: suppliers[0]?.id ?? assert.fail(),
		people: await Promise.all([1, 2, 3].map(() => signUpShopper(shop))),
		cookie: (await signInStaff(db, shop.clock(), 'owner')).cookie,
		receipts: [],
		orders: [],
		done: new Map(),
	};
}

type Step =
	| { do: 'receive'; products: number[]; quantity: number }
	| { do: 'reverse'; receipt: number }
	| { do: 'order'; person: number; products: number[]; quantity: number }
	| { do: 'cancel'; order: number }
	| { do: 'complete'; order: number }
	| { do: 'return'; order: number; destination: 'stock' | 'write_off' | 'repair' }
	| { do: 'count'; error: number }
	| { do: 'writeOff'; product: number; quantity: number }
	| { do: 'kill' };

/** Makes a call of staff, which is carried out once however often it is sent (DESK-12). */
async function press(
	{ shop, cookie }: StockWorld,
	path: string,
	{ payload = {}, refusals = [] as number[] }: { payload?: object; refusals?: number[] } = {},
): Promise<ShopResponse> {
	const headers = { cookie, 'idempotency-key': randomUUID() };
	const response = await shop.app.inject({ method: 'POST', url: `/api/staff/${path}`, headers, payload });
	assert.ok(
		response.statusCode < 300 || refusals.includes(response.statusCode),
		`${path}: ${response.statusCode} ${response.body}`,
	);
	return response;
}

async function read<Body>({ shop, cookie }: StockWorld, path: string): Promise<Body> {
	const response = await shop.app.inject({ method: 'GET', url: `/api/staff/${path}`, headers: { cookie } });
	assert.equal(response.statusCode, 200, `${path}: ${response.body}`);
	return response.json();
}

/** The statuses of a step that another one has made impossible meanwhile. */
const OVERTAKEN = [400, 409];

async function take(world: StockWorld, step: Step): Promise<void> {
	const note = ({ statusCode }: ShopResponse) => {
		if (statusCode < 300) world.done.set(step.do, (world.done.get(step.do) ?? 0) + 1);
	};
	const order = 'order' in step ? world.orders[step.order % Math.max(1, world.orders.length)] : undefined;
	switch (step.do) {
		case 'kill':
			return world.kill();
		case 'receive':
			return note(await receive(world, step));
		case 'reverse': {
			const id = world.receipts[step.receipt % Math.max(1, world.receipts.length)];
			if (id === undefined) return;
			const { version } = await read<{ version: number }>(world, `receipt/${id}`);
			const payload = { version, reason: 'Wrong goods' };
			return note(await press(world, `receipt_reverse/${id}`, { payload, refusals: OVERTAKEN }));
		}
		case 'order': {
			const person = world.people[step.person % world.people.length] ?? assert.fail();
			const items = step.products.map((p_id) => ({ p_id, quantity: step.quantity }));
			const response = await person.order({ items, expected_total: items.length * step.quantity * 100 });
			assert.ok([200, 201, 409].includes(response.statusCode), response.body);
			if (response.statusCode < 300) world.orders.push({ id: response.json().order.id, person });
			return note(response);
		}
		case 'cancel':
			if (!order) return;
			return note(await order.person.call('POST', `/api/order_cancel/${order.id}`, { reason: 'other' }));
		case 'complete':
			if (!order) return;
			for (const to of ['accepted', 'on_delivery'])
				await press(world, `order_move/${order.id}`, { payload: { to }, refusals: OVERTAKEN });
			return note(
				await press(world, `order_move/${order.id}`, { payload: { to: 'completed' }, refusals: OVERTAKEN }),
			);
		case 'return':
			if (!order) return;
			return note(await giveBack(world, order.id, step.destination));
		case 'count':
			return note(await countGoods(world, step.error));
		case 'writeOff': {
			const payload = { kind: 'write_off', quantity: step.quantity, reason: 'Broken glass' };
			return note(await press(world, `stock_move/${step.product}`, { payload, refusals: OVERTAKEN }));
		}
	}
}

async function receive(
	world: StockWorld,
	{ products, quantity }: Extract<Step, { do: 'receive' }>,
): Promise<ShopResponse> {
	const { supplierId } = world;
	const { id } = (await press(world, 'receipt_add', { payload: { supplierId } })).json();
	const version = async () => (await read<{ version: number }>(world, `receipt/${id}`)).version;
	const lines = products.map((productId) => ({ productId, quantity, costTenge: 5000 }));
	await press(world, `receipt_save/${id}`, {
		payload: { supplierId, number: '', note: '', version: await version(), lines },
	});
	const posted = await press(world, `receipt_post/${id}`, { payload: { version: await version() } });
	world.receipts.push(id);
	return posted;
}

function giveBack(world: StockWorld, orderId: number, destination: string): Promise<ShopResponse> {
	return read<{ lines: { productId: number }[] }>(world, `order_returnable/${orderId}`).then(({ lines }) => {
		const line = { productId: lines[0]?.productId ?? 0, quantity: 1, reason: 'defect', condition: 'opened' };
		const payload = { lines: [{ ...line, destination }], settlement: 'cash', note: '' };
		return press(world, `return_add/${orderId}`, { payload, refusals: OVERTAKEN });
	});
}

/**
 * Counts the goods with a mistake while others sell. Posting the count books the difference to the stock at
 * that moment.
 */
async function countGoods(world: StockWorld, error: number): Promise<ShopResponse> {
	const scope = { categoryId: null, brandId: world.brandId, note: '' };
	const { id } = (await press(world, 'count_add', { payload: scope })).json();
	for (const productId of PRODUCT_IDS) {
		const { stock } = await read<{ stock: number }>(world, `stock/${productId}`);
		const payload = { productId, quantity: Math.max(0, stock + error), add: false };
		await press(world, `count_enter/${id}`, { payload });
	}
	const { entries } = await read<{ entries: number }>(world, `count_differences/${id}`);
	return press(world, `count_post/${id}`, { payload: { entries }, refusals: OVERTAKEN });
}

/** Checks that the journal adds up to the stock, nothing is below zero, and each document moved what it says. */
async function expectBalance({ shop: { db } }: StockWorld): Promise<void> {
	assert.deepEqual(await findStockDifferences(db), [], 'STOCK-01 movements add up to the stock');
	const { rows: below } = await sql`select product_id from product_stock where quantity < 0`.execute(db);
	assert.deepEqual(below, [], 'stock below nothing');
	const { rows: orders } = await sql`select l.order_id, l.product_id from order_lines l
		join orders o on o.id = l.order_id
		left join stock_movements m on m.document = 'order' and m.document_id = o.id and m.product_id = l.product_id
			and m.kind in ('sale', 'cancel')
		where l.product_id = any (${PRODUCT_IDS})
		group by l.order_id, l.product_id, l.quantity, o.status
		having coalesce(sum(m.quantity), 0) <> case when o.status = 'cancelled' then 0 else -l.quantity end`.execute(
		db,
	);
	assert.deepEqual(orders, [], 'orders moved what they hold');
	const { rows: receipts } = await sql`select r.id from receipts r join receipt_lines l on l.receipt_id = r.id
		left join stock_movements m on m.document = 'receipt' and m.document_id = r.id and m.product_id = l.product_id
		where l.product_id = any (${PRODUCT_IDS})
		group by r.id, r.state, l.product_id, l.quantity
		having coalesce(sum(m.quantity), 0) <> case when r.state = 'posted' then l.quantity else 0 end`.execute(
		db,
	);
	assert.deepEqual(receipts, [], 'receipts moved what they brought');
	const { rows: returns } =
		await sql`select r.order_id from return_lines l join returns r on r.id = l.return_id
		where l.product_id = any (${PRODUCT_IDS})
		group by r.order_id, l.product_id
		having coalesce(sum(l.quantity) filter (where l.destination <> 'repair'), 0) <> coalesce((
			select sum(m.quantity) from stock_movements m where m.document = 'order' and m.document_id = r.order_id
				and m.product_id = l.product_id and m.kind = 'return'), 0)`.execute(db);
	assert.deepEqual(returns, [], 'returns moved what came back');
}

const products = fc.shuffledSubarray(PRODUCT_IDS, { minLength: 1 });
const quantity = fc.integer({ min: 1, max: 3 });
const number = fc.nat(1000);
const as = <Name extends string>(name: Name) => fc.constant(name);

const step: fc.Arbitrary<Step> = fc.oneof(
	{ weight: 2, arbitrary: fc.record({ do: as('receive'), products, quantity }) },
	{ weight: 1, arbitrary: fc.record({ do: as('reverse'), receipt: number }) },
	{ weight: 5, arbitrary: fc.record({ do: as('order'), person: fc.nat(2), products, quantity }) },
	{ weight: 2, arbitrary: fc.record({ do: as('cancel'), order: number }) },
	{ weight: 2, arbitrary: fc.record({ do: as('complete'), order: number }) },
	{
		weight: 2,
		arbitrary: fc.record({
			do: as('return'),
			order: number,
			destination: fc.constantFrom('stock' as const, 'write_off' as const, 'repair' as const),
		}),
	},
	{ weight: 1, arbitrary: fc.record({ do: as('count'), error: fc.integer({ min: -1, max: 1 }) }) },
	{
		weight: 1,
		arbitrary: fc.record({ do: as('writeOff'), product: fc.constantFrom(...PRODUCT_IDS), quantity }),
	},
);

/**
 * Runs rounds of parallel steps and checks the balance after each. If anything does not add up, throws an
 * error that lists the steps.
 */
export async function runStockMix(
	world: StockWorld,
	{ rounds, atOnce, kills, seed }: { rounds: number; atOnce: number; kills: boolean; seed: number },
): Promise<void> {
	const mix = kills ? fc.oneof({ weight: 20, arbitrary: step }, fc.constant({ do: 'kill' } as const)) : step;
	const batches = fc.sample(fc.array(mix, { minLength: atOnce, maxLength: atOnce }), {
		numRuns: rounds,
		seed,
	});
	for (const [round, batch] of batches.entries()) {
		const taken = await Promise.allSettled(batch.map((one) => take(world, one)));
		const told = `seed ${seed}, round ${round}: ${JSON.stringify(batch)}`;
		for (const one of taken)
			if (one.status === 'rejected') throw new Error(`${told}\n${one.reason}`, { cause: one.reason });
		await expectBalance(world).catch((error: Error) => {
			throw new Error(`${told}\n${error.message}`, { cause: error });
		});
	}
}
