import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { readSchemaFiles } from '../../../platform/database/schema-files.ts';
import { openCardShop } from '../../../testing/card-orders.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { findBookDifferences } from './check-books.ts';

const STEP = readFileSync(join(import.meta.dirname, '../../../migrations/201_books.sql'), 'utf8');

test('BOOK-01 the books of a shop that is open are carried over to the tenge', async (t) => {
	const { shop, shopper, buy, job } = await openCardShop(t);
	const { db } = shop;
	const manager = await sitAtDesk(shop, 'manager');
	const two = { items: [{ p_id: 7, quantity: 2 }], expected_total: 200 };
	const place = async () => (await shopper.order(two)).json().order.id as number;
	const complete = async (id: number) => {
		for (const to of ['accepted', 'on_delivery', 'completed']) await manager.done(`order_move/${id}`, { to });
		return id;
	};
	const back = (id: number, settlement: string, destination = 'stock') =>
		manager.done<{ id: number }>(`return_add/${id}`, {
			lines: [{ productId: 7, quantity: 1, reason: 'defect', condition: 'opened', destination }],
			settlement,
			note: '',
		});
	await back(await complete(await place()), 'cash', 'write_off');
	await back(await complete((await buy(two)).order.id), 'card');
	await job();
	const { id } = await back(await complete(await place()), 'exchange');
	const other = await place();
	await manager.done(`return_exchange/${id}`, { orderId: other });
	await complete(other);
	await manager.done(`order_back/${await complete(await place())}`, {
		from: 'completed',
		reason: 'Not this one',
	});
	await back(await complete(await place()), 'exchange', 'repair');
	await place();
	await buy(two);
	await manager.done('cash_other', { amountTenge: -12_34, reason: 'Fuel for the car' });

	const sums = async () =>
		(
			await sql<{
				account: string;
				tenge: number;
			}>`select account, sum(amount_tenge)::float8 as tenge from book_lines
				where account not in ('opening', 'uncosted', 'shortages', 'suppliers', 'revaluation')
				group by 1 having sum(amount_tenge) <> 0 order by 1`.execute(db)
		).rows;
	const cash = async () =>
		(
			await sql`select id, at, day, kind, method, amount_tenge, order_id, return_id, reverses, reason
				from cash_entries order by at, id`.execute(db)
		).rows;
	const before = { sums: await sums(), cash: (await cash()).length };
	await asBefore();
	const old = await cash();
	await sql.raw(STEP).execute(db);
	await sql.raw(readSchemaFiles().sql).execute(db);
	assert.deepEqual(await cash(), old);
	assert.equal(old.length, before.cash);
	assert.deepEqual(await sums(), before.sums);
	const found = await db
		.transaction()
		.setIsolationLevel('repeatable read')
		.execute((trx) => findBookDifferences(trx));
	assert.deepEqual(found, []);

	/** Restores the tables from before the step, with the same movements of cash. */
	async function asBefore(): Promise<void> {
		await sql
			.raw(`create table kept as select * from cash_entries;
			drop view cash_entries; drop table book_checks, book_lines, book_entries; drop type book_line cascade;
			drop trigger fix_line_cost on order_lines;
			alter table order_lines drop column cost_tenge;
			create table cash_entries (id bigint primary key, at timestamptz, day date, holder_id integer, kind text, method text,
				amount_tenge bigint, order_id integer, return_id integer, act bigint, reverses bigint, reason text, staff_id integer);
			insert into cash_entries select id, at, day, holder_id, kind, method, amount_tenge, order_id, return_id, act, reverses,
				reason, staff_id from kept;
			drop table kept`)
			.execute(db);
	}
});
