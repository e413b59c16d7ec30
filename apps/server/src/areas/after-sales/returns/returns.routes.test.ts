import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type {
	ReturnableWire,
	ReturnReportWire,
	ReturnSlipWire,
	ReturnWire,
} from '@dukan/domain/after-sales/returns/returns.api.ts';
import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { StockRowWire } from '@dukan/domain/running/reports/staff-reports.api.ts';
import type { RunSheetWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import { DAY_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { allowOrdersADay, stockUp } from '../../../testing/order-rounds.ts';
import { stockOfProduct } from '../../../testing/shop-books.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { until } from '../../../testing/until.ts';
import { requireMovedStock } from '../../goods/stock/require-moved-stock.ts';
import { findBookDifferences } from '../../money/books/check-books.ts';
import { findCashDifferences } from '../../money/cash/cash-entries.queries.ts';
import { requireBalancedCash } from '../../money/cash/require-balanced-cash.ts';
import { moveOrder } from '../../selling/orders/move-order.ts';
import { payReturn } from './take-return.ts';

type Returns = { rows: ReturnWire[]; count: number };

describe('goods come back', async () => {
	const shop = await openTestShop({ after });
	const { db } = shop;
	await allowOrdersADay(db, 1000);
	const shopper = await signUpShopper(shop);
	const operator = await sitAtDesk(shop, 'operator');
	const manager = await sitAtDesk(shop, 'manager');

	const place = async (items: { p_id: number; quantity: number }[]): Promise<number> => {
		const expected_total = items.reduce((sum, { quantity }) => sum + quantity * 100, 0);
		const response = await shopper.order({ items, expected_total });
		assert.equal(response.statusCode, 201, response.body);
		return response.json().order.id;
	};
	const complete = async (id: number) => {
		for (const to of ['accepted', 'on_delivery', 'completed'])
			await operator.done(`order_move/${id}`, { to });
		return id;
	};
	const line = (productId: number, quantity = 1, part: object = {}) => ({
		productId,
		quantity,
		reason: 'changed_mind',
		condition: 'sealed',
		destination: 'stock',
		...part,
	});
	const till = async (): Promise<number> => {
		const { rows } = await sql<{ tenge: number }>`select coalesce(sum(amount_tenge), 0)::float8 as tenge
			from cash_entries where method = 'cash'`.execute(db);
		return rows[0]?.tenge ?? 0;
	};
	const movements = async (productId: number, count: number) => {
		const { rows } = await sql<{ kind: string; quantity: number }>`select kind, quantity from stock_movements
			where product_id = ${productId} order by id desc limit ${count}`.execute(db);
		return rows.map(({ kind, quantity }) => `${kind} ${quantity}`).toReversed();
	};

	test('RET-01 goods go to stock, repair or write-off, and the money leaves the till, once for each press', async () => {
		await stockUp(db, [1, 2, 3], 10);
		const before = await till();
		const id = await complete(await place([1, 2, 3].map((p_id) => ({ p_id, quantity: 2 }))));
		assert.equal((await till()) - before, 600_00);
		const taken = await operator.done<{ id: number; amountTenge: number }>(`return_add/${id}`, {
			lines: [
				line(1),
				line(2, 1, { condition: 'broken', destination: 'repair', reason: 'defect' }),
				line(3, 1, { condition: 'broken', destination: 'write_off', reason: 'defect' }),
			],
			settlement: 'cash',
			note: 'Box is torn',
		});
		assert.equal(taken.amountTenge, 300_00);
		assert.equal((await till()) - before, 300_00);
		assert.deepEqual(await Promise.all([1, 2, 3].map((p) => stockOfProduct(db, p))), [9, 8, 8]);
		assert.deepEqual(await movements(3, 2), ['return 1', 'write_off -1']);
		const { rows } = await operator.read<Returns>(`returns?order=${id}`);
		assert.deepEqual(
			rows.map(({ isPaid, note, lines }) => [isPaid, note, lines.length]),
			[[true, 'Box is torn', 3]],
		);
		const repaired = await operator.done(`return_repair/${taken.id}`, { productId: 2, to: 'stock' });
		assert.equal(repaired, undefined);
		assert.equal(await stockOfProduct(db, 2), 9);
		assert.equal(
			await operator.refused(`return_repair/${taken.id}`, { productId: 2, to: 'write_off' }),
			'changed_meanwhile',
		);
		assert.equal(
			await operator.refused(`return_repair/${taken.id}`, { productId: 9, to: 'stock' }),
			'not_found',
		);
	});

	test('RET-01 BOOK-04 sales reports show what came back by its own day, and name it by product and reason', async () => {
		await stockUp(db, [5], 10);
		const id = await complete(await place([{ p_id: 5, quantity: 3 }]));
		const day = ashgabatTime(shop.clock()).date;
		const today = `from=${day}&to=${day}`;
		const sales = async () => {
			const { totals } = await manager.read<{ totals: Record<string, number> }>(
				`report_sales?${today}&step=day`,
			);
			return ['revenueTenge', 'completedTenge', 'receivedTenge', 'returnedTenge'].map(
				(key) => totals[key] ?? 0,
			);
		};
		const pieces = async (): Promise<number | undefined> => {
			const rows = await manager.read<{ id: number; pieces: number }[]>(
				`report_top?${today}&of=product&by=pieces`,
			);
			return rows.find((row) => row.id === 5)?.pieces;
		};
		const soldOf30Days = async () =>
			(await manager.read<StockRowWire[]>('report_stock')).find((row) => row.id === 5)?.sold30;
		const [before, sold, sold30] = [await sales(), await pieces(), await soldOf30Days()];
		await operator.done(`return_add/${id}`, {
			lines: [line(5, 2, { reason: 'wrong_item' })],
			settlement: 'cash',
		});
		const [ordered = 0, completed = 0, received = 0, returned = 0] = before;
		assert.deepEqual(await sales(), [ordered, completed, received - 200_00, returned + 200_00]);
		assert.deepEqual([sold, await pieces()], [3, 1]);
		assert.deepEqual([sold30, await soldOf30Days()], [3, 1], 'the pace too is that of pieces that stay sold');
		const rowOf = async () =>
			(await manager.read<ReturnReportWire>(`report_returns?${today}`)).find((one) => one.productId === 5);
		const row = await rowOf();
		assert.deepEqual([row?.reason, row?.pieces, row?.sold], ['wrong_item', 2, 3]);
		await sql`insert into order_events (order_id, status, at, mover)
			values (${id}, 'completed', ${later(shop.clock(), 40 * DAY_MS)}, 'shop')`.execute(db);
		assert.equal((await rowOf())?.sold, 0, 'handed out again later, it was sold then, and once');
		await sql`delete from order_events where order_id = ${id} and at > ${shop.clock()}`.execute(db);
	});

	test('BOOK-03 money goes back the way it came, by choice: what a terminal gives back is no more than it took', async () => {
		await stockUp(db, [6], 20);
		const paidBy = async (cashTenge: number, terminalTenge: number) => {
			const id = await place([{ p_id: 6, quantity: 3 }]);
			for (const to of ['accepted', 'on_delivery']) await operator.done(`order_move/${id}`, { to });
			const { version } = await operator.read<StaffOrderWire>(`order/${id}`);
			const taken = [{ productId: 6, quantity: 3 }];
			await operator.done(`order_hand_out/${id}`, { version, taken, cashTenge, terminalTenge });
			return id;
		};
		const book = async (id: number) => {
			const { rows } = await sql<{
				method: string;
				tenge: number;
			}>`select e.method, sum(e.amount_tenge)::float8 as tenge
				from cash_entries e left join returns r on r.id = e.return_id where coalesce(e.order_id, r.order_id) = ${id}
				group by 1 order by 1`.execute(db);
			return rows.map(({ method, tenge }) => `${method} ${tenge}`);
		};
		const back = (settlement: string, parts?: object) => ({
			lines: [line(6)],
			settlement,
			...(parts && { parts }),
		});
		const byTerminal = await paidBy(0, 300_00);
		await operator.done(`return_add/${byTerminal}`, back('terminal'));
		assert.deepEqual(await book(byTerminal), ['terminal 20000']);
		const both = await paidBy(250_00, 50_00);
		assert.equal(await operator.refused(`return_add/${both}`, back('terminal')), 'invalid_input settlement');
		const parts = { cashTenge: 60_00, terminalTenge: 40_00, cardTenge: 0 };
		assert.equal(
			await operator.refused(`return_add/${both}`, back('split', { ...parts, cashTenge: 60_01 })),
			'invalid_input parts',
		);
		assert.equal(await operator.refused(`return_add/${both}`, back('split')), 'invalid_input parts');
		await operator.done(`return_add/${both}`, back('split', parts));
		assert.deepEqual(await book(both), ['cash 19000', 'terminal 1000']);
		const left = await operator.read<ReturnableWire>(`order_returnable/${both}`);
		assert.deepEqual([left.cashTenge, left.terminalTenge, left.cardTenge], [190_00, 10_00, 0]);
		await requireBalancedCash(db);
		const found = await db
			.transaction()
			.setIsolationLevel('repeatable read')
			.execute((trx) => findBookDifferences(trx));
		assert.deepEqual(found, []);
	});

	test('RET-01 50 parallel returns of one line take back exactly what was bought, and pay exactly what was paid', async () => {
		await stockUp(db, [4], 60);
		const id = await complete(await place([{ p_id: 4, quantity: 7 }]));
		const stock = await stockOfProduct(db, 4);
		const before = await till();
		const responses = await Promise.all(
			Array.from({ length: 50 }, () =>
				operator.change(`return_add/${id}`, { lines: [line(4)], settlement: 'cash' }),
			),
		);
		const outcomes = responses.map(({ statusCode }) => statusCode).toSorted();
		assert.deepEqual(outcomes, [...Array(7).fill(200), ...Array(43).fill(400)]);
		assert.equal(await stockOfProduct(db, 4), stock + 7);
		assert.equal(before - (await till()), 700_00);
		await requireMovedStock(db);
		await requireBalancedCash(db);
	});

	test('RET-01 without the lock of the order the database itself refuses one piece too many', async () => {
		const id = await complete(await place([{ p_id: 4, quantity: 2 }]));
		const raised = sql`update order_lines set returned = returned + 3 where order_id = ${id}`.execute(db);
		await assert.rejects(raised, /order_lines_returned/);
		const refunded = sql`update orders set refunded_tenge = total_tenge + 1 where id = ${id}`.execute(db);
		await assert.rejects(refunded, /orders_refunded/);
	});

	test('RET-01 a discount is not paid out: all pieces together bring what was paid, to the tenge', async () => {
		await stockUp(db, [5, 6], 20);
		const id = await place([
			{ p_id: 5, quantity: 3 },
			{ p_id: 6, quantity: 1 },
		]);
		const { version } = await manager.read<{ version: number }>(`order/${id}`);
		await manager.done(`order_edit/${id}`, {
			version,
			items: [
				{ productId: 5, quantity: 3 },
				{ productId: 6, quantity: 1 },
			],
			payment: 'cash',
			address: '',
			note: '',
			discountTenge: 10_01,
			discountReason: 'Regular customer',
		});
		await complete(id);
		let back = 0;
		for (const productId of [5, 6, 5, 5]) {
			const body = { lines: [line(productId)], settlement: 'cash' };
			back += (await operator.done<{ amountTenge: number }>(`return_add/${id}`, body)).amountTenge;
		}
		assert.equal(back, 400_00 - 10_01);
		const { lines } = await operator.read<ReturnableWire>(`order_returnable/${id}`);
		assert.ok(lines.every(({ quantity, returned }) => quantity === returned));
	});

	test('RET-01 only within the days the shop set, only of a completed order, only what was bought', async () => {
		const open = await place([{ p_id: 1, quantity: 1 }]);
		const body = { lines: [line(1)], settlement: 'cash' };
		assert.equal(await operator.refused(`return_add/${open}`, body), 'cannot_return');
		const id = await complete(open);
		assert.equal(await operator.refused(`return_add/${id}`, { ...body, lines: [] }), 'invalid_input lines');
		assert.equal(
			await operator.refused(`return_add/${id}`, { ...body, lines: [line(999_999)] }),
			'invalid_input lines',
		);
		assert.equal(await operator.refused(`return_add/999999`, body), 'not_found');
		const { until, isOpen } = await operator.read<ReturnableWire>(`order_returnable/${id}`);
		assert.ok(isOpen && until);
		await sql`update order_rules set return_days = 0`.execute(db);
		assert.equal((await operator.read<ReturnableWire>(`order_returnable/${id}`)).isOpen, false);
		assert.equal(await operator.refused(`return_add/${id}`, body), 'cannot_return');
		await sql`update order_rules set return_days = default`.execute(db);
	});

	test('RET-01 an exchange is paid out when its order is handed out, and comes back with it', async () => {
		await stockUp(db, [1, 7], 20);
		const id = await complete(await place([{ p_id: 1, quantity: 1 }]));
		const other = await signUpShopper(shop);
		const before = await till();
		const taken = await operator.done<{ id: number }>(`return_add/${id}`, {
			lines: [line(1)],
			settlement: 'exchange',
		});
		assert.equal(await till(), before);
		const foreign = await other.order({ items: [{ p_id: 7, quantity: 1 }], expected_total: 100 });
		assert.equal(
			await operator.refused(`return_exchange/${taken.id}`, { orderId: foreign.json().order.id }),
			'invalid_input orderId',
		);
		const exchange = await place([{ p_id: 7, quantity: 2 }]);
		await operator.done(`return_exchange/${taken.id}`, { orderId: exchange });
		const second = await operator.done<{ id: number }>(
			`return_add/${await complete(await place([{ p_id: 1, quantity: 1 }]))}`,
			{ lines: [line(1)], settlement: 'exchange' },
		);
		assert.equal(
			await operator.refused(`return_exchange/${second.id}`, { orderId: exchange }),
			'invalid_input orderId',
			'one order pays out one return',
		);
		const waits = async () =>
			(await operator.read<Returns>('returns?waits=exchange')).rows.map(({ id: found }) => found);
		assert.deepEqual(await waits(), [second.id, taken.id]);
		await operator.done(`return_pay/${second.id}`);
		assert.deepEqual(await waits(), [taken.id]);
		await complete(exchange);
		assert.deepEqual(await waits(), []);
		assert.equal((await till()) - before, 200_00 - 100_00);
		const slip = await operator.read<ReturnSlipWire>(`return/${taken.id}`);
		assert.notEqual(slip.seller.name.ru, '', 'the paper says who sells');
		assert.equal(slip.isPaid, true);
		await operator.done(`order_back/${exchange}`, { from: 'completed' });
		assert.equal(await till(), before);
		assert.deepEqual(await findCashDifferences(db), []);
		await operator.done(`return_pay/${taken.id}`);
		assert.equal((await till()) - before, -100_00);
		assert.equal(await operator.refused(`return_pay/${taken.id}`), 'changed_meanwhile');
		await operator.done(`order_move/${exchange}`, { to: 'completed' });
		assert.equal((await till()) - before, 100_00);
		await requireBalancedCash(db);
	});

	/**
	 * Makes the call while another transaction is open. That one ends once the call waits for it, or has ended
	 * without waiting.
	 */
	const beside = async <Result>(hold: (trx: Database) => Promise<void>, call: () => Promise<Result>) => {
		const calling = Promise.withResolvers<Result>();
		await db.transaction().execute(async (trx) => {
			await hold(trx);
			let hasEnded = false;
			void call()
				.then(calling.resolve, calling.reject)
				.finally(() => {
					hasEnded = true;
				});
			await until(async () => {
				const { rows } = await sql`select from pg_stat_activity
					where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
				return hasEnded || rows.length > 0;
			});
		});
		return calling.promise;
	};

	test('RET-01 COUR-03 who hands out an order in exchange is told how much less to take, and a change of that is a change of the order', async () => {
		await stockUp(db, [1], 20);
		const id = await complete(await place([{ p_id: 1, quantity: 1 }]));
		const body = { lines: [line(1)], settlement: 'exchange' };
		const taken = await operator.done<{ id: number }>(`return_add/${id}`, body);
		const exchange = await place([{ p_id: 1, quantity: 3 }]);
		for (const to of ['accepted', 'on_delivery']) await operator.done(`order_move/${exchange}`, { to });
		const seen = () => operator.read<StaffOrderWire>(`order/${exchange}`);
		const before = await seen();
		await operator.done(`return_exchange/${taken.id}`, { orderId: exchange });
		const linked = await seen();
		assert.deepEqual([before.exchangeTenge, linked.exchangeTenge, linked.totalTenge], [0, 100_00, 300_00]);
		assert.equal(linked.version, before.version + 1);
		const { rows: noted } = await sql`select from audit_log
			where subject = 'orders' and key = ${String(exchange)} and after ? 'version'`.execute(db);
		assert.deepEqual(noted, [], 'a version alone is no change that somebody made');
		const { id: courierId } = await signInStaff(db, shop.clock(), 'courier');
		await sql`update orders set courier_id = ${courierId} where id = ${exchange}`.execute(db);
		const { stops } = await operator.read<RunSheetWire>(
			`run_sheet?courier=${courierId}&day=${ashgabatTime(shop.clock()).date}`,
		);
		assert.deepEqual(
			stops.map(({ dueTenge, exchangeTenge }) => [dueTenge, exchangeTenge]),
			[[300_00, 100_00]],
		);
		const editWith = (changeFromTenge: number) => ({
			version: linked.version + 1,
			items: [{ productId: 1, quantity: 3 }],
			address: linked.address,
			payment: 'cash',
			changeFromTenge,
			note: '',
		});
		assert.equal(
			await operator.refused(`order_edit/${exchange}`, editWith(199_00)),
			'invalid_input changeFromTenge',
		);
		await operator.done(`order_edit/${exchange}`, editWith(200_00));
		assert.equal((await seen()).changeFromTenge, 200_00, 'of the difference, which is all that is paid');
		await operator.done(`return_pay/${taken.id}`);
		const unlinked = await seen();
		assert.deepEqual([unlinked.exchangeTenge, unlinked.changeFromTenge], [0, null]);
		assert.ok(unlinked.version > linked.version + 1);
	});

	test('RET-01 COUR-04 of an order in exchange that is paid by terminal, the terminal has the difference', async () => {
		await stockUp(db, [1], 20);
		const id = await complete(await place([{ p_id: 1, quantity: 1 }]));
		const body = { lines: [line(1)], settlement: 'exchange' };
		const taken = await operator.done<{ id: number }>(`return_add/${id}`, body);
		const exchange = await place([{ p_id: 1, quantity: 3 }]);
		await sql`update orders set payment = 'terminal' where id = ${exchange}`.execute(db);
		await operator.done(`return_exchange/${taken.id}`, { orderId: exchange });
		const before = await till();
		await complete(exchange);
		assert.equal((await till()) - before, 0, 'no cash changed hands');
		const { paidCashTenge, paidTerminalTenge } = await operator.read<StaffOrderWire>(`order/${exchange}`);
		assert.deepEqual([paidCashTenge, paidTerminalTenge], [100_00, 200_00]);
		assert.deepEqual(await findCashDifferences(db), []);
	});

	test('RET-01 R20 an exchange that is being paid out in cash is not paid out with its order as well', async () => {
		await stockUp(db, [1], 20);
		const id = await complete(await place([{ p_id: 1, quantity: 1 }]));
		const body = { lines: [line(1)], settlement: 'exchange' };
		const taken = await operator.done<{ id: number }>(`return_add/${id}`, body);
		const exchange = await place([{ p_id: 1, quantity: 1 }]);
		await operator.done(`return_exchange/${taken.id}`, { orderId: exchange });
		for (const to of ['accepted', 'on_delivery']) await operator.done(`order_move/${exchange}`, { to });
		await beside(
			(trx) => payReturn(trx, taken.id, shop.clock()),
			() => operator.done(`order_move/${exchange}`, { to: 'completed' }),
		);
		assert.deepEqual(await findCashDifferences(db), []);
	});

	test('RET-01 R20 an order that is being handed out takes no exchange any more', async () => {
		await stockUp(db, [1], 20);
		const id = await complete(await place([{ p_id: 1, quantity: 1 }]));
		const body = { lines: [line(1)], settlement: 'exchange' };
		const taken = await operator.done<{ id: number }>(`return_add/${id}`, body);
		const exchange = await place([{ p_id: 1, quantity: 1 }]);
		for (const to of ['accepted', 'on_delivery']) await operator.done(`order_move/${exchange}`, { to });
		const refused = await beside(
			(trx) => moveOrder(trx, { orderId: exchange, to: 'completed', by: 'shop', now: shop.clock() }),
			() => operator.refused(`return_exchange/${taken.id}`, { orderId: exchange }),
		);
		assert.equal(refused, 'invalid_input orderId');
	});

	test('RET-01 an order of which something came back is not stepped back; returns are reported by product and reason', async () => {
		const id = await complete(await place([{ p_id: 7, quantity: 1 }]));
		await operator.done(`return_add/${id}`, {
			lines: [line(7, 1, { reason: 'wrong_item' })],
			settlement: 'cash',
		});
		assert.equal(await operator.refused(`order_back/${id}`, { from: 'completed' }), 'cannot_move');
		const today = new Date(shop.clock().getTime() + 5 * 60 * 60 * 1000).toISOString().slice(0, 10);
		const report = await manager.read<{ productId: number; reason: string; pieces: number }[]>(
			`report_returns?from=${today}&to=${today}`,
		);
		const row = report.find(({ productId, reason }) => productId === 7 && reason === 'wrong_item');
		assert.equal(row?.pieces, 1);
	});

	test('COUR-04 the check of the cash book names an order whose entry is missing', async () => {
		const id = await complete(await place([{ p_id: 7, quantity: 1 }]));
		await requireBalancedCash(db);
		await sql`insert into cash_entries (at, kind, amount_tenge, order_id) values (${shop.clock()}, 'order', -1, ${id})`.execute(
			db,
		);
		await assert.rejects(requireBalancedCash(db), new RegExp(`cash ${id} \\(9999, expected 10000\\)`));
	});
});
