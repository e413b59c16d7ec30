import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { findStockDifferences } from '../areas/goods/stock/stock.queries.ts';
import { findBookDifferences } from '../areas/money/books/check-books.ts';
import { findCashDifferences } from '../areas/money/cash/cash-entries.queries.ts';
import { MONEY_PRODUCT_IDS, type MoneyWorld, type NotedReturn, readSums, type Sums } from './money-world.ts';

/** Checks that people's own records agree with the shop's books, to the tenge and to the piece. */
export async function expectMoneyBalance(world: MoneyWorld): Promise<void> {
	const { db } = world.shop;
	assert.deepEqual(await findCashDifferences(db), [], 'orders, returns and cash book differ');
	assert.deepEqual(await findStockDifferences(db), [], 'journal and stock differ');
	const differences = await db
		.transaction()
		.setIsolationLevel('repeatable read')
		.execute((trx) => findBookDifferences(trx));
	assert.deepEqual(differences, [], 'the ledger differs');
	await expectOrders(world);
	const links = await readExchanges(world);
	assert.deepEqual(await readSums(world.shop, world.courierId), notedSums(world, links), 'cash and terminal');
	await expectRefunds(world);
	await expectPieces(world);
}

/** Returns the orders for which returns were exchanged, by the return's id. */
async function readExchanges({ shop: { db }, returns }: MoneyWorld): Promise<Map<number, number>> {
	const { rows } = await sql<{ id: number; orderId: number | null }>`select id, exchange_order_id as "orderId"
		from returns where order_id in (select order_id from returns where id = any (${returns.map(({ id }) => id)}))`.execute(
		db,
	);
	assert.equal(rows.length, returns.length, 'a return that no one was told of, or one that is gone');
	return new Map(rows.flatMap(({ id, orderId }) => (orderId === null ? [] : [[id, orderId] as const])));
}

function notedSums(world: MoneyWorld, links: ReadonlyMap<number, number>): Sums {
	const sums = { ...world.sumsBefore };
	const isPaidOut = (one: NotedReturn, orderId: number) => !one.isPaidInCash && links.get(one.id) === orderId;
	for (const { id, paid, byCourier } of world.orders) {
		if (!paid) continue;
		const exchanged = world.returns.filter((one) => isPaidOut(one, id));
		const backTenge = exchanged.reduce((sum, { amountTenge }) => sum + amountTenge, 0);
		sums[byCourier ? 'courier' : 'till'] += paid.cashTenge - backTenge;
		sums.terminal += paid.terminalTenge;
	}
	for (const { isPaidInCash, amountTenge } of world.returns) sums.till -= isPaidInCash ? amountTenge : 0;
	for (const { expectedTenge, countedTenge } of world.handedOver) {
		sums.courier -= expectedTenge;
		sums.till += countedTenge;
	}
	sums.till += world.otherTenge;
	return sums;
}

type OrderRow = { id: number; status: string; total: number; lines: [productId: number, quantity: number][] };

async function expectOrders({ shop: { db }, people, orders }: MoneyWorld): Promise<void> {
	const { rows } = await sql<OrderRow>`select o.id, o.status, o.total_tenge::float8 as total,
			json_agg(json_build_array(l.product_id, l.quantity) order by l.product_id) as lines
		from orders o join order_lines l on l.order_id = o.id
		where o.user_id = any (${people.map(({ id }) => id)}) group by o.id`.execute(db);
	const byId = new Map(rows.map((row) => [row.id, row]));
	assert.equal(rows.length, orders.length, 'an order that no one was told of, or one that is gone');
	for (const { id, paid, isCancelled } of orders) {
		const row = byId.get(id) ?? assert.fail(`order ${id} is gone`);
		assert.equal(row.status === 'completed', paid !== undefined, `order ${id} is ${row.status}`);
		if (isCancelled) assert.equal(row.status, 'cancelled', `order ${id}`);
		if (!paid) continue;
		assert.equal(row.total, paid.cashTenge + paid.terminalTenge, `total of order ${id}`);
		const taken = [...paid.taken].filter(([, quantity]) => quantity > 0).toSorted(([a], [b]) => a - b);
		assert.deepEqual(row.lines, taken, `goods of order ${id}`);
	}
}

/** Checks that goods which come back in several returns give back exactly what was paid for them. */
async function expectRefunds({ shop: { db }, orders }: MoneyWorld): Promise<void> {
	const { rows } = await sql`select o.id, o.refunded_tenge, o.total_tenge - o.delivery_price_tenge as goods
		from orders o where o.id = any (${orders.map(({ id }) => id)}) and (
			o.refunded_tenge > o.total_tenge - o.delivery_price_tenge
			or (o.refunded_tenge <> o.total_tenge - o.delivery_price_tenge
				and not exists (select from order_lines l where l.order_id = o.id and l.returned < l.quantity)))`.execute(
		db,
	);
	assert.deepEqual(rows, [], 'refunds are not what was paid');
}

async function expectPieces({ shop: { db }, returns, pieces }: MoneyWorld): Promise<void> {
	const { rows } = await sql<{ id: number; left: number; held: number }>`select s.product_id as id,
			s.quantity as left, coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
				where l.product_id = s.product_id and o.status <> 'cancelled'), 0)::integer as held
		from product_stock s where s.product_id = any (${MONEY_PRODUCT_IDS})`.execute(db);
	for (const { id, left, held } of rows) {
		const back = returns.filter((one) => one.productId === id && one.destination === 'stock');
		const backPieces = back.reduce((sum, { quantity }) => sum + quantity, 0);
		assert.equal(left, pieces - held + backPieces, `pieces of product ${id}`);
	}
}
