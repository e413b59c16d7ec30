import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { lockOrder, lockOrders } from '../areas/selling/orders/locked-order.queries.ts';
import type { Database } from '../platform/database/database.ts';
import { LockJournal } from './lock-journal.ts';
import { lockedTables, locksUnordered } from './locked-tables.ts';
import { openTestShop } from './test-shop.ts';

const STATEMENTS: readonly [string, string[]][] = [
	['select from orders where id = 1 for update', ['orders']],
	['select 1 from orders o, order_rules r where o.id = 1 for no key update of o skip locked', ['orders']],
	[
		'select p.id from products p join product_stock stock on stock.product_id = p.id left join product_pictures i on true where p.id = any (array(select unnest($1))) order by p.id for no key update of p, stock',
		['products', 'product_stock'],
	],
	[
		'insert into slot_bookings as b (date) values ($1) on conflict (date) do update set booked = 1',
		['slot_bookings'],
	],
	['insert into favourites (user_id) values (1) on conflict do nothing', []],
	[
		"with held as (select id from promotions where name = 'for update' for key share), moved as (update promotion_codes set uses = 1) select 1",
		['promotions', 'promotion_codes'],
	],
	['select id from orders -- for update', []],
];

test('a statement locks the rows that it names for that or writes, in the order of its text', () => {
	for (const [text, tables] of STATEMENTS) assert.deepEqual(lockedTables(text), tables, text);
	assert.ok(locksUnordered('select from products where id = any ($1) for update'));
	assert.ok(!locksUnordered('select from products where id = any ($1) order by id for update'));
});

test('locks in another order than that of lock-order.ts are found in the transaction that takes them', async (t) => {
	const journal = new LockJournal();
	const { db } = await openTestShop(t, { journal });
	const product = (trx: Database) => sql`select from products where id = 1 for no key update`.execute(trx);
	const order = async (trx: Database) => void (await lockOrders(trx, [1]));

	await db.transaction().execute(async (trx) => {
		await order(trx);
		await product(trx);
		await order(trx);
	});
	assert.deepEqual(journal.violations, []);

	await db.transaction().execute(async (trx) => {
		await product(trx);
		await order(trx);
	});
	assert.match(journal.violations.shift() ?? '', /^orders after products/);

	await db.transaction().execute(async (trx) => {
		await lockOrders(trx, [2]);
		await assert.rejects(lockOrder(trx, 1), { code: 'not_found' });
	});
	assert.equal(journal.violations.shift(), 'order 1 after order 2');

	await db.transaction().execute(async (trx) => {
		await sql`insert into stock_movements (product_id, kind, quantity) values (1, 'correction', 1)`.execute(
			trx,
		);
	});
	assert.match(journal.violations.shift() ?? '', /^stock_movements without the lock of products/);

	await db.transaction().execute(async (trx) => {
		await sql`select from products where id in (select 1) for update`.execute(trx);
	});
	assert.match(journal.violations.shift() ?? '', /^rows in no order/);
	assert.deepEqual(journal.violations, []);
});
