import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { OrdersAcceptedWire, PrintedOrdersWire } from '@dukan/domain/selling/desk/batch-orders.api.ts';
import { sql } from 'kysely';
import { HOUR_MS } from '../../../platform/clock.ts';
import { allowOrdersADay, stockUp } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { expireOrders } from '../orders/expire-orders.ts';

describe('many orders at once', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	await stockUp(db, [1, 2], 1000);
	await allowOrdersADay(db, 1000);
	const shopper = await signUpShopper(shop);
	const operator = await sitAtDesk(shop, 'operator');
	const colleague = await sitAtDesk(shop, 'operator');
	const manager = await sitAtDesk(shop, 'manager');
	const place = async (productId = 1): Promise<number> =>
		(await shopper.order({ items: [{ p_id: productId, quantity: 2 }], expected_total: 200 })).json().order.id;
	const messagesOf = async (id: number) => {
		const { rows } = await sql<{ count: number }>`select count(*)::integer as count from order_messages
			where order_id = ${id}`.execute(db);
		return rows[0]?.count;
	};
	const eventsOf = async (id: number) => {
		const { rows } = await sql<{ status: string }>`select status from order_events where order_id = ${id}
			order by id`.execute(db);
		return rows.map(({ status }) => status);
	};
	const told = ({ outcomes }: OrdersAcceptedWire) =>
		outcomes.map(({ id, accepted, status }) => ({ id, accepted, status }));

	test('DESK-08 of a batch each order has its own outcome; what was faster is named and not overwritten', async () => {
		const [waits, cancelled, moved, last] = [await place(), await place(), await place(), await place()];
		await shopper.call('POST', `/api/order_cancel/${cancelled}`, { reason: 'other' });
		await colleague.done(`order_move/${moved}`, { to: 'accepted' });
		await colleague.done(`order_move/${moved}`, { to: 'on_delivery' });
		const ids = [last, cancelled, moved, waits];
		const outcomes = told(await operator.done<OrdersAcceptedWire>('orders_accept', { ids }));
		assert.deepEqual(outcomes, [
			{ id: last, accepted: true, status: 'accepted' },
			{ id: cancelled, accepted: false, status: 'cancelled' },
			{ id: moved, accepted: false, status: 'on_delivery' },
			{ id: waits, accepted: true, status: 'accepted' },
		]);
		assert.deepEqual(await eventsOf(waits), ['pending', 'accepted']);
		assert.equal(await messagesOf(waits), 1);
	});

	test('DESK-08 DESK-12 a batch whose answer was lost is repeated under its key: the same outcomes, each order moved once', async () => {
		const [first, second] = [await place(), await place()];
		await shopper.call('POST', `/api/order_cancel/${second}`, { reason: 'other' });
		const { cookie } = await signInStaff(db, shop.clock());
		const press = () =>
			app.inject({
				method: 'POST',
				url: '/api/staff/orders_accept',
				headers: { cookie, 'idempotency-key': 'batch-press-1' },
				payload: { ids: [first, second] },
			});
		const responses = [await press(), await press()].map((response) => told(response.json()));
		assert.deepEqual(responses[0], responses[1]);
		assert.deepEqual(
			responses[0]?.map(({ accepted }) => accepted),
			[true, false],
		);
		assert.deepEqual(await eventsOf(first), ['pending', 'accepted']);
		assert.equal(await messagesOf(first), 1);
	});

	test('DESK-08 two operators accept the same orders at once: each order is accepted by one of them', async () => {
		const ids = [await place(), await place(), await place()];
		const both = await Promise.all([
			operator.done<OrdersAcceptedWire>('orders_accept', { ids }),
			colleague.done<OrdersAcceptedWire>('orders_accept', { ids: ids.toReversed() }),
		]);
		for (const id of ids) {
			const by = both.filter(({ outcomes }) => outcomes.some((one) => one.id === id && one.accepted));
			assert.equal(by.length, 1);
			assert.deepEqual(await eventsOf(id), ['pending', 'accepted']);
		}
	});

	test('DESK-08 a batch is of orders that exist, each once, and not more than a page', async () => {
		const id = await place();
		assert.equal(await operator.refused('orders_accept', { ids: [id, 999_999] }), 'not_found');
		assert.deepEqual(await eventsOf(id), ['pending']);
		for (const ids of [[], [id, id], Array.from({ length: 51 }, (_, at) => at + 1)])
			assert.match(await operator.refused('orders_accept', { ids }), /^invalid_input/);
	});

	test('DESK-09 several orders are printed at once with the seller as the shop has set it, unit prices and discount', async () => {
		const seller = {
			name: { tm: 'HT «Dükan»', ru: 'ИП «Dükan»', en: 'Dükan' },
			address: { tm: 'Aşgabat', ru: 'Ашхабад', en: 'Ashgabat' },
			phones: '+993 12 11-22-33',
			taxNumber: '123456789012',
			bank: { tm: '', ru: '', en: '' },
			footnote: { tm: 'Çalşylýar', ru: 'Обмен', en: 'Exchange' },
		};
		assert.equal(await operator.refused('settings_update/seller', seller), 'not_allowed');
		await manager.done('settings_update/seller', seller);
		const [first, second] = [await place(), await place()];
		const { version } = await manager.read<{ version: number }>(`order/${first}`);
		await manager.done(`order_edit/${first}`, {
			version,
			items: [{ productId: 1, quantity: 2 }],
			payment: 'cash',
			address: '',
			note: '',
			discountTenge: 15_00,
			discountReason: 'Scratched box',
		});
		const printed = await operator.read<PrintedOrdersWire>(`orders_print?ids=${second},${first}`);
		assert.deepEqual(printed.seller, seller);
		assert.deepEqual(
			printed.orders.map(({ id, discountTenge, totalTenge, items }) => [
				id,
				discountTenge,
				totalTenge,
				items[0]?.priceTenge,
			]),
			[
				[second, 0, 200_00, 100_00],
				[first, 15_00, 185_00, 100_00],
			],
		);
		const unknown = await operator.change('orders_accept', { ids: [999_999] });
		assert.equal(unknown.statusCode, 404);
	});

	test('DESK-06 of an operator’s move and the expiry of the order at once one is made, and stock follows it', async () => {
		const stock = async () =>
			(
				await sql<{ left: number }>`select quantity as left from product_stock where product_id = 2`.execute(
					db,
				)
			).rows[0]?.left ?? 0;
		const before = await stock();
		const rounds = 5;
		const ids: number[] = [];
		for (let round = 0; round < rounds; round += 1) ids.push(await place(2));
		shop.time.pass(49 * HOUR_MS);
		const fresh = await sitAtDesk(shop, 'operator');
		const [, ...moves] = await Promise.all([
			expireOrders(db, shop.config, shop.clock()),
			...ids.map((id) => fresh.change(`order_move/${id}`, { from: 'pending', to: 'accepted' })),
		]);
		let accepted = 0;
		for (const [place, id] of ids.entries()) {
			const won = moves[place]?.statusCode === 200;
			if (won) accepted += 1;
			else assert.equal(moves[place]?.json().code, 'changed_meanwhile');
			assert.deepEqual(await eventsOf(id), ['pending', won ? 'accepted' : 'cancelled']);
		}
		assert.equal(await stock(), before - accepted * 2);
	});
});
