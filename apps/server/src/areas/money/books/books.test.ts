import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { formatManat } from '@dukan/i18n/format/number.ts';
import { sql } from 'kysely';
import { openCardShop } from '../../../testing/card-orders.ts';
import { districtOf } from '../../../testing/district-of.ts';
import { tomorrow } from '../../../testing/order-rounds.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { findBookDifferences } from './check-books.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../../../../docs/books.md'), 'utf8');

/** Returns the rows of the table below this heading. */
function exampleOf(title: string): string[] {
	const [, section = ''] = PAGE.split(`### ${title}\n`);
	const [table = ''] = section.split('\n### ');
	return table
		.split('\n')
		.filter((row) => row.startsWith('| ') && !row.startsWith('| Entry'))
		.map((row) => row.slice(2, -2));
}

describe('the ledger', async () => {
	const { shop, shopper, buy, job } = await openCardShop({ after });
	const { db } = shop;
	const operator = await sitAtDesk(shop, 'operator');
	const manager = await sitAtDesk(shop, 'manager');
	const supplierId = (
		await manager.done<{ key: number }>('suppliers_add', { name: 'Dubai', phone: '', note: '' })
	).key;
	const place = async (quantity: number, body: object = {}) => {
		const response = await shopper.order({
			items: [{ p_id: 7, quantity }],
			expected_total: quantity * 100,
			...body,
		});
		assert.equal(response.statusCode, 201, response.body);
		return response.json().order.id as number;
	};
	const move = async (id: number, ...steps: string[]) => {
		for (const to of steps) await operator.done(`order_move/${id}`, { to });
	};
	const handOut = async (
		id: number,
		quantity: number,
		paid: { cashTenge: number; terminalTenge: number },
	) => {
		const { version } = await operator.read<{ version: number }>(`order/${id}`);
		await operator.done(`order_hand_out/${id}`, { version, taken: [{ productId: 7, quantity }], ...paid });
	};
	const takeBack = async (id: number, settlement: string) =>
		(
			await operator.done<{ id: number }>(`return_add/${id}`, {
				lines: [
					{ productId: 7, quantity: 1, reason: 'changed_mind', condition: 'sealed', destination: 'stock' },
				],
				settlement,
				note: '',
			})
		).id;
	/** A supplier delivers pieces of product 7, at this cost each or at an unknown one. */
	const receive = async (quantity: number, costTenge: number | null) => {
		const { id } = await manager.done<{ id: number }>('receipt_add', { supplierId });
		const { version } = await manager.read<{ version: number }>(`receipt/${id}`);
		const lines = [{ productId: 7, quantity, costTenge }];
		await manager.done(`receipt_save/${id}`, { supplierId, number: '', note: '', version, lines });
		await manager.done(`receipt_post/${id}`, { version: version + 1 });
		return id;
	};
	const setCost = (tenge: number) =>
		sql`insert into product_costs values (7, ${tenge})
		on conflict (product_id) do update set cost_tenge = ${tenge}`.execute(db);
	type Line = { kind: string; account: string; tenge: number };
	const linesOf = async (...orderIds: number[]) => {
		const { rows } = await sql<Line>`select e.kind, l.account, l.amount_tenge::float8 as tenge
			from book_lines l join book_entries e on e.id = l.entry_id where e.order_id = any (${orderIds}::integer[])
			order by e.id, l.id`.execute(db);
		return rows;
	};
	const expectExample = async (title: string, ...orderIds: number[]) => {
		const rows = await linesOf(...orderIds);
		const told = rows.map(
			({ kind, account, tenge }) => `${kind} | ${account} | ${formatManat('en', tenge / 100)}`,
		);
		assert.deepEqual(told, exampleOf(title));
		await expectBalanced();
	};
	const expectBalanced = async () => {
		const found = await db
			.transaction()
			.setIsolationLevel('repeatable read')
			.execute((trx) => findBookDifferences(trx));
		assert.deepEqual(found, []);
	};
	const sumOf = async (account: string, orderId: number) =>
		(await linesOf(orderId))
			.filter((line) => line.account === account)
			.reduce((sum, { tenge }) => sum + tenge, 0);
	await setCost(60_00);

	test('BOOK-01 a sale is booked as docs/books.md shows', async () => {
		const id = await place(2);
		await move(id, 'accepted', 'on_delivery');
		await handOut(id, 2, { cashTenge: 150_00, terminalTenge: 50_00 });
		await expectExample('A sale', id);
	});

	test('BOOK-01 a partial refusal is booked as docs/books.md shows', async () => {
		const courier = await signInStaff(db, shop.clock(), 'courier');
		const id = await place(2, {
			delivery: 'courier',
			address: 'Parahat 1, 2',
			district_id: await districtOf(db),
			slot: { date: tomorrow(shop), id: 1 },
			expected_total: 220,
		});
		await move(id, 'accepted');
		await operator.done('orders_assign', { ids: [id], courierId: courier.id });
		await move(id, 'on_delivery');
		await handOut(id, 1, { cashTenge: 120_00, terminalTenge: 0 });
		await expectExample('A partial refusal', id);
	});

	test('BOOK-01 a card refund is booked as docs/books.md shows', async () => {
		const { order } = await buy();
		await move(order.id, 'accepted', 'on_delivery', 'completed');
		await takeBack(order.id, 'card');
		await sql`update payment_refunds set state = 'queued', next_try_at = created_at where state = 'approval'`.execute(
			db,
		);
		await job();
		await expectExample('A card refund', order.id);
	});

	test('BOOK-01 an exchange is booked as docs/books.md shows', async () => {
		const id = await place(1);
		await move(id, 'accepted', 'on_delivery', 'completed');
		const returnId = await takeBack(id, 'exchange');
		const other = await place(1);
		await operator.done(`return_exchange/${returnId}`, { orderId: other });
		await move(other, 'accepted', 'on_delivery', 'completed');
		await expectExample('An exchange', id, other);
	});

	test('BOOK-01 the database refuses a sum that is not zero, a single line, a line that comes later, and every change', async () => {
		const post = (lines: string) => sql`select post_entry('other', now(), ${lines}::book_line[])`.execute(db);
		await assert.rejects(post('{"(desk,,,,100)","(expenses,,,,-99)"}'), /with a sum of 1 tenge/);
		await assert.rejects(post('{"(desk,,,,100)"}'), /has 1 lines/);
		const { rows } = await sql<{ id: string }>`select max(id)::text as id from book_entries`.execute(db);
		const late = sql`insert into book_lines (entry_id, account, amount_tenge)
			values (${rows[0]?.id}, 'desk', 1), (${rows[0]?.id}, 'sales', -1)`;
		await assert.rejects(late.execute(db), /takes no more lines/);
		for (const change of [
			sql`update book_lines set amount_tenge = 1`,
			sql`update book_entries set day = day - 1`,
			sql`delete from book_lines`,
			sql`delete from book_entries`,
		])
			await assert.rejects(change.execute(db), /cannot be changed/);
		await expectBalanced();
	});

	test('BOOK-01 an order that is handed out by mistake leaves an entry and its counter-entry', async () => {
		const id = await place(1);
		await move(id, 'accepted', 'on_delivery', 'completed');
		await operator.done(`order_back/${id}`, { from: 'completed', reason: 'Not this one' });
		for (const account of ['customers', 'sales', 'cost_of_goods', 'stock', 'desk'])
			assert.equal(await sumOf(account, id), 0, account);
		await expectBalanced();
		await move(id, 'completed');
		assert.equal(await sumOf('sales', id), -100_00);
		await expectBalanced();
	});

	test('BOOK-02 the cost of a sale stays when goods come later at another one, and returned pieces come back at it', async () => {
		await sql`update product_stock set quantity = 10 where product_id = 7`.execute(db);
		await setCost(60_00);
		const id = await place(2);
		await move(id, 'accepted', 'on_delivery', 'completed');
		await receive(8, 80_00);
		assert.equal(await sumOf('cost_of_goods', id), 120_00);
		const { rows } = await sql<{
			cost: number;
		}>`select cost_tenge as cost from product_costs where product_id = 7`.execute(db);
		assert.equal(rows[0]?.cost, 70_00);
		await takeBack(id, 'cash');
		assert.equal(await sumOf('cost_of_goods', id), 60_00);
		await expectBalanced();
		const { rows: after } = await sql<{
			cost: number;
		}>`select cost_tenge as cost from product_costs where product_id = 7`.execute(db);
		assert.equal(after[0]?.cost, Math.round((16 * 70_00 + 60_00) / 17));
	});

	test('BOOK-02 what is sold without a cost is completed by the receipt that states one, whether it is handed out or not', async () => {
		await sql`delete from product_costs where product_id = 7`.execute(db);
		await expectBalanced();
		const [sold, open, back] = [await place(2), await place(3), await place(1)];
		await move(sold, 'accepted', 'on_delivery', 'completed');
		await move(back, 'accepted', 'on_delivery', 'completed');
		await takeBack(back, 'cash');
		assert.equal(await sumOf('cost_of_goods', sold), 0);
		await receive(5, null);
		await expectBalanced();
		await receive(5, 90_00);
		assert.equal(await sumOf('cost_of_goods', sold), 180_00);
		assert.equal(await sumOf('cost_of_goods', back), 0);
		await expectBalanced();
		await move(open, 'accepted', 'on_delivery', 'completed');
		assert.equal(await sumOf('cost_of_goods', open), 270_00);
		await expectBalanced();
	});

	test('GOODS-04 BOOK-02 a receipt without a cost is completed: the supplier is owed it, the average and the books are as if it had been stated', async () => {
		const owed = async () => {
			const { rows } = await sql<{ tenge: number }>`select coalesce(-sum(amount_tenge), 0)::float8 as tenge
				from book_lines where account = 'suppliers' and product_id = 7`.execute(db);
			return rows[0]?.tenge ?? 0;
		};
		const uncosted = async (receipt: number) => {
			const { rows } = await sql<{ tenge: number }>`select coalesce(sum(l.amount_tenge), 0)::float8 as tenge
				from book_lines l join book_entries e on e.id = l.entry_id where l.account = 'uncosted'
					and l.product_id = 7 and e.document = 'receipt' and e.document_id = ${receipt}`.execute(db);
			return rows[0]?.tenge;
		};
		const average = async () => {
			const { rows } = await sql<{ cost: number }>`select cost_tenge as cost from product_costs
				where product_id = 7`.execute(db);
			return rows[0]?.cost;
		};
		await sql`update product_stock set quantity = 10 where product_id = 7`.execute(db);
		await setCost(100);
		const before = await owed();
		const id = await receive(10, null);
		assert.equal(await owed(), before);
		const open = await manager.read<{ version: number; costToFollow: boolean }>(`receipt/${id}`);
		assert.equal(open.costToFollow, true);
		const costs = [{ productId: 7, costTenge: 200 }];
		await manager.done(`receipt_cost/${id}`, { version: open.version, costs });
		assert.deepEqual([await owed(), await uncosted(id), await average()], [before + 2000, 0, 150]);
		await expectBalanced();
		const complete = await manager.read<{ version: number; costToFollow: boolean }>(`receipt/${id}`);
		assert.equal(complete.costToFollow, false);
		assert.equal(
			await manager.refused(`receipt_cost/${id}`, { version: open.version, costs }),
			'changed_meanwhile',
		);
		await manager.done(`receipt_cost/${id}`, {
			version: complete.version,
			costs: [{ productId: 7, costTenge: 999 }],
		});
		assert.deepEqual([await owed(), await average()], [before + 2000, 150], 'a cost that is known stays');

		// Nothing was known of the product, and some of the pieces have been sold already.
		await sql`delete from product_costs where product_id = 7`.execute(db);
		await sql`update product_stock set quantity = 0 where product_id = 7`.execute(db);
		const first = await receive(5, null);
		const sold = await place(2);
		await move(sold, 'accepted', 'on_delivery', 'completed');
		const { version } = await manager.read<{ version: number }>(`receipt/${first}`);
		await manager.done(`receipt_cost/${first}`, { version, costs: [{ productId: 7, costTenge: 300 }] });
		assert.deepEqual(
			[await owed(), await average(), await sumOf('cost_of_goods', sold)],
			[before + 3500, 300, 600],
		);
		await expectBalanced();
	});

	test('GOODS-04 a copy of a receipt is a new draft with its lines', async () => {
		const id = await receive(3, 70);
		const { id: copy } = await manager.done<{ id: number }>('receipt_add', { supplierId, copyOf: id });
		type Copied = {
			state: string;
			number: string;
			lines: { productId: number; quantity: number; costTenge: number }[];
		};
		const { state, number, lines } = await manager.read<Copied>(`receipt/${copy}`);
		assert.deepEqual(
			[state, number, lines.map(({ productId, quantity, costTenge }) => [productId, quantity, costTenge])],
			['draft', '', [[7, 3, 70]]],
		);
	});

	test('STOCK-03 BOOK-02 the average weighs what lay there and what came; what a reversal takes back leaves the one of before', async () => {
		const average = async () =>
			(
				await sql<{
					cost: number;
				}>`select cost_tenge as cost from product_costs where product_id = 7`.execute(db)
			).rows[0]?.cost;
		for (const [pieces, cost, come, at, expected] of [
			[10, 100, 10, 200, 150],
			[1, 100, 2, 101, 101],
			[0, 100, 1, 200, 200],
			[3, 100, 1, 0, 75],
		] as const) {
			await sql`update product_stock set quantity = ${pieces} where product_id = 7`.execute(db);
			await setCost(cost);
			const id = await receive(come, at);
			assert.equal(await average(), expected);
			await expectBalanced();
			const { version } = await manager.read<{ version: number }>(`receipt/${id}`);
			await manager.done(`receipt_reverse/${id}`, { version, reason: 'Another shop' });
			// Half a tenge of rounding for each piece.
			if (pieces > 0) assert.ok(Math.abs(((await average()) ?? 0) - cost) <= 1);
			await expectBalanced();
		}
	});
});
