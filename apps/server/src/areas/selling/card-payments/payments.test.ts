import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { OrderCountsWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts';
import { openCardShop } from '../../../testing/card-orders.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { until } from '../../../testing/until.ts';
import { BankRefusal } from '../../money/banks/bank-gateway.ts';
import type { Bank } from '../../money/banks/open-banks.ts';
import { requireBalancedCards } from '../../money/banks/require-balanced-cards.ts';
import { requireBalancedCash } from '../../money/cash/require-balanced-cash.ts';
import { lockPayableOrder } from './payments.queries.ts';
import { startPayment } from './start-payment.ts';

describe('payment by card in advance', async () => {
	const cards = await openCardShop({ after });
	const { shop, bank, shopper, place, start, check, show, buy, job, stockOf } = cards;
	const { db, time } = shop;
	// The test clock jumps by hours, after which staff would otherwise be signed out.
	await sql`update staff_roles set idle_minutes = 720`.execute(db);
	const manager = await sitAtDesk(shop, 'manager');
	const smsTexts = async () =>
		(await sql<{ text: string }>`select text from sms_outbox order by id`.execute(db)).rows.map(
			({ text }) => text,
		);
	const counts = async () => {
		const { unseen, pending } = await manager.read<OrderCountsWire>('order_counts');
		return { unseen, pending };
	};
	const unseen = async () => (await counts()).unseen;
	const refundsOf = async (orderId: number) =>
		(
			await sql<{
				cause: string;
				state: string;
				tenge: number;
			}>`select r.cause, r.state, r.amount_tenge::float8 as tenge
				from payment_refunds r join payments p on p.id = r.payment_id where p.order_id = ${orderId} order by r.id`.execute(
				db,
			)
		).rows.map(({ cause, state, tenge }) => `${cause} ${state} ${tenge}`);

	const requireOrderRow = async (orderId: number) => {
		const payable = await lockPayableOrder(db, orderId);
		assert.ok(payable);
		return payable;
	};

	test('PAY-01 a bank is offered with the quote; the order awaits its payment, holds its goods, does not ring and is not counted', async () => {
		const quote = await shopper.call('POST', '/api/order_quote', {
			items: [{ p_id: 7, quantity: 1 }],
			delivery: 'pickup',
		});
		assert.deepEqual(quote.json().banks, [{ id: 'test', name: 'Test bank' }]);
		const [stock, waiting] = [await stockOf(7), await counts()];
		const order = await place();
		assert.deepEqual([order.status, order.payment, order.payment_state], ['pending', 'card', 'awaiting']);
		assert.equal(order.pay_until, new Date(time.now.getTime() + 20 * MINUTE_MS).toISOString());
		assert.deepEqual(await show(order.id), order);
		assert.deepEqual([await stockOf(7), await counts()], [stock - 1, waiting]);
		assert.equal(await manager.refused(`order_move/${order.id}`, { to: 'accepted' }), 'payment_awaited');
		await assert.rejects(
			sql`update orders set status = 'accepted' where id = ${order.id}`.execute(db),
			/orders_awaiting_pending/,
		);
		const registered = await start(order.id);
		assert.deepEqual(
			[registered.orderNumber, registered.amount, registered.language],
			[`${order.number}-1`, 100_00, 'ru'],
		);
		assert.equal((await start(order.id)).orderId, registered.orderId, 'a second press opens the same page');
		assert.equal((await check(order.id)).attempt, 'registered');
		await bank.tell({ pay: { orderId: registered.orderId } });
		const { order: paid } = await check(order.id);
		assert.deepEqual([paid.payment_state, paid.paid_by_card, paid.pay_until], ['paid', 100, undefined]);
		const counted = { unseen: waiting.unseen + 1, pending: waiting.pending + 1 };
		assert.deepEqual(await counts(), counted);
		await manager.done(`order_move/${order.id}`, { to: 'accepted' });
	});

	test('PAY-01 PAY-03 25 clicks at once open one payment at the bank, and the page of it', async () => {
		const order = await place();
		await bank.fail('register', 'slow', { slowMs: 1000 });
		const presses = await Promise.all(
			Array.from({ length: 25 }, () => shopper.call('POST', `/api/payment_start/${order.id}`, {})),
		);
		assert.deepEqual(new Set(presses.map(({ statusCode }) => statusCode)), new Set([200]));
		assert.equal(new Set(presses.map((press) => press.json().url)).size, 1);
		const registered = (await bank.orders()).filter(({ orderNumber }) =>
			orderNumber.startsWith(order.number),
		);
		assert.equal(registered.length, 1);
		await shopper.call('POST', `/api/order_cancel/${order.id}`, { reason: 'other' });
		time.pass(HOUR_MS);
	});

	test('PAY-01 a click that waits for a registration which the bank refuses is refused with it, and the next one tries again', async () => {
		const order = await place();
		const { userId } = (await requireOrderRow(order.id)).order;
		const press = { userId, orderId: order.id, bankId: undefined, isMobile: false };
		let looks = 0;
		const clock = () => {
			looks += 1;
			return shop.clock();
		};
		let second: Promise<string> | undefined;
		const [ofShop] = shop.banks as [Bank];
		const register = async () => {
			second = startPayment({ ...shop, clock }, press);
			second.catch(() => {});
			await until(() => looks > 1, 'the second press waits');
			throw new BankRefusal('7');
		};
		const banks = [{ ...ofShop, gateway: { ...ofShop.gateway, register } }];
		await assert.rejects(startPayment({ ...shop, banks }, press), { code: 'bank_unavailable' });
		await assert.rejects(second ?? assert.fail(), { code: 'bank_unavailable' });
		assert.equal((await start(order.id)).orderNumber, `${order.number}-2`);
		await shopper.call('POST', `/api/order_cancel/${order.id}`, { reason: 'other' });
	});

	test('PAY-02 DESK-05 an order that staff changed meanwhile is paid by its new sum, on another page', async () => {
		const order = await place();
		const first = await start(order.id);
		const { version } = await manager.read<{ version: number }>(`order/${order.id}`);
		const items = [{ productId: 7, quantity: 2 }];
		await manager.done(`order_edit/${order.id}`, { version, items, payment: 'card', address: '', note: '' });
		const second = await start(order.id);
		assert.deepEqual([second.orderId === first.orderId, second.amount], [false, 200_00]);
		await shopper.call('POST', `/api/order_cancel/${order.id}`, { reason: 'other' });
	});

	test('PAY-01 who is not its customer neither pays nor asks; only what awaits a payment is paid', async () => {
		const order = await place();
		const other = await signUpShopper(shop);
		for (const path of ['payment_start', 'payment_check'])
			assert.equal((await other.call('POST', `/api/${path}/${order.id}`, {})).statusCode, 404);
		const receipt = { payment: 'cash' };
		assert.equal((await other.call('POST', `/api/payment_on_receipt/${order.id}`, receipt)).statusCode, 404);
		const unknown = await shopper.call('POST', `/api/payment_start/${order.id}`, { bank: 'another' });
		assert.equal(unknown.json().code, 'cannot_pay');
		await shopper.call('POST', `/api/order_cancel/${order.id}`, { reason: 'other' });
		assert.equal(
			(await shopper.call('POST', `/api/payment_start/${order.id}`, {})).json().code,
			'cannot_pay',
		);
		assert.equal((await show(order.id)).payment_state, 'failed');
	});

	test('PAY-02 the browser’s return is not believed: 200 at once pay one order once, by what the bank says', async () => {
		const order = await place();
		const { orderId } = await start(order.id);
		const before = await Promise.all(
			Array.from({ length: 20 }, () => shopper.call('POST', `/api/payment_check/${order.id}`)),
		);
		assert.ok(before.every((response) => response.json().order.payment_state === 'awaiting'));
		await bank.tell({ pay: { orderId } });
		time.pass(5000);
		const returned = await Promise.all(
			Array.from({ length: 200 }, () => shopper.call('POST', `/api/payment_check/${order.id}`)),
		);
		assert.ok(returned.every(({ statusCode }) => statusCode === 200));
		const { order: paid } = await check(order.id);
		assert.deepEqual([paid.payment_state, paid.paid_by_card], ['paid', 100]);
		assert.equal(paid.events.length, 2);
		const { rows } = await sql<{ count: number }>`select count(*)::integer as count from payment_events e
			join payments p on p.id = e.payment_id where p.order_id = ${order.id} and e.kind = 'state'`.execute(db);
		assert.equal(rows[0]?.count, 1);
		assert.deepEqual(await refundsOf(order.id), []);
	});

	test('PAY-02 a customer who never returns: the job asks the bank', async () => {
		const order = await place();
		const { orderId } = await start(order.id);
		await bank.tell({ pay: { orderId } });
		await job();
		assert.equal((await show(order.id)).payment_state, 'awaiting', 'not due yet');
		time.pass(MINUTE_MS);
		await job();
		assert.equal((await show(order.id)).payment_state, 'paid');
	});

	test('PAY-02 an order that is not paid in time is released: goods, slot, a cancelled order', async () => {
		const stock = await stockOf(7);
		const order = await place();
		await start(order.id);
		time.pass(19 * MINUTE_MS);
		await job();
		assert.equal((await show(order.id)).status, 'pending');
		time.pass(MINUTE_MS);
		await job();
		const released = await show(order.id);
		assert.deepEqual([released.status, released.payment_state], ['cancelled', 'failed']);
		assert.equal(await stockOf(7), stock);
	});

	test('PAY-02 a declined card: another try, or payment on receipt, and then it rings', async () => {
		const order = await place();
		const first = await start(order.id);
		await bank.tell({ decline: { orderId: first.orderId } });
		assert.equal((await check(order.id)).attempt, 'declined');
		const second = await start(order.id);
		assert.equal(second.orderNumber, `${order.number}-2`);
		const ringing = await unseen();
		const changed = await shopper.call('POST', `/api/payment_on_receipt/${order.id}`, {
			payment: 'terminal',
		});
		assert.deepEqual([changed.json().payment, changed.json().payment_state], ['terminal', undefined]);
		assert.equal(await unseen(), ringing + 1);
		await bank.tell({ pay: { orderId: second.orderId } });
		time.pass(HOUR_MS);
		await job();
		const paid = await show(order.id);
		assert.deepEqual([paid.payment, paid.payment_state, paid.paid_by_card], ['card', 'paid', 100]);
	});

	test('PAY-03 paid late: taken up again while the goods are there', async () => {
		const stock = await stockOf(7);
		const order = await place();
		const { orderId } = await start(order.id);
		await bank.fail('status', 'down', { times: 3 });
		time.pass(20 * MINUTE_MS);
		await job();
		assert.equal((await show(order.id)).status, 'cancelled');
		await bank.tell({ pay: { orderId, late: true }, faults: { status: null } });
		time.pass(HOUR_MS);
		await job();
		const revived = await show(order.id);
		assert.deepEqual([revived.status, revived.payment_state, revived.paid_by_card], ['pending', 'paid', 100]);
		assert.equal(await stockOf(7), stock - 1);
	});

	test('PAY-03 paid late when the goods are gone: the money goes back by itself, and the customer is told', async () => {
		const order = await place();
		const { orderId, orderNumber } = await start(order.id);
		await bank.fail('status', 'down', { times: 3 });
		time.pass(20 * MINUTE_MS);
		await job();
		const stock = await stockOf(7);
		const rest = await place({
			items: [{ p_id: 7, quantity: stock }],
			expected_total: stock * 100,
			payment: 'cash',
		});
		await bank.tell({ pay: { orderId, late: true }, faults: { status: null } });
		time.pass(HOUR_MS);
		await job();
		const late = await show(order.id);
		assert.deepEqual([late.status, late.payment_state], ['cancelled', 'refunded']);
		assert.deepEqual(await refundsOf(order.id), ['late done 10000']);
		const atBank = await bank.requireOrder(orderNumber);
		assert.deepEqual([atBank.refunded, atBank.refunds], [100_00, 1]);
		assert.ok(
			(await smsTexts()).some((text) => text.includes(order.number) && text.includes('Деньги вернутся')),
		);
		await shopper.call('POST', `/api/order_cancel/${rest.id}`, { reason: 'other' });
	});

	test('PAY-03 paid twice: one of them goes back', async () => {
		const order = await place();
		const first = await start(order.id);
		await bank.tell({ decline: { orderId: first.orderId } });
		await check(order.id);
		const second = await start(order.id);
		await bank.tell({ pay: { orderId: second.orderId } });
		await check(order.id);
		await bank.tell({ pay: { orderId: first.orderId, late: true } });
		const { rows } = await manager.read<{ rows: { id: number; number: string }[] }>(
			`payments?order=${order.id}`,
		);
		const declined = rows.find(({ number }) => number === first.orderNumber);
		await manager.done(`payment_ask/${declined?.id}`);
		await job();
		const paid = await show(order.id);
		assert.deepEqual([paid.payment_state, paid.paid_by_card], ['paid', 100]);
		assert.deepEqual(await refundsOf(order.id), ['excess done 10000']);
	});

	test('PAY-03 paid less: the rest is due on receipt, and staff see it', async () => {
		const order = await place();
		const { orderId } = await start(order.id);
		await bank.tell({ pay: { orderId, amount: 60_00 } });
		const { order: paid } = await check(order.id);
		assert.deepEqual([paid.payment_state, paid.paid_by_card, paid.total], ['paid', 60, 100]);
		const { rows } = await manager.read<{ rows: { orderId: number; attention: string }[] }>(
			'payments?waits=attention',
		);
		assert.equal(rows.find((row) => row.orderId === order.id)?.attention, 'paid_less');
		for (const to of ['accepted', 'on_delivery', 'completed'])
			await manager.done(`order_move/${order.id}`, { to });
		await requireBalancedCash(db);
	});

	test('PAY-03 the response to a registration is lost: it is found, and a payment of it counts', async () => {
		const order = await place();
		await bank.fail('register', 'lost');
		const refused = await shopper.call('POST', `/api/payment_start/${order.id}`, {});
		assert.equal(refused.json().code, 'bank_unavailable');
		const lost = await bank.requireOrder(`${order.number}-1`);
		await bank.tell({ pay: { orderId: lost.orderId } });
		time.pass(MINUTE_MS);
		await job();
		assert.equal((await show(order.id)).payment_state, 'paid');
	});

	test('PAY-03 asked about while its registration is under way: the payment is registered all the same, and counts', async () => {
		const order = await place();
		const [{ gateway, ...bankOfShop }] = shop.banks as [Bank];
		const early: Bank = {
			...bankOfShop,
			gateway: {
				...gateway,
				register: async (registration) => {
					assert.equal((await check(order.id)).attempt, 'failed', 'the bank does not know it yet');
					return gateway.register(registration);
				},
			},
		};
		const { userId } = (await requireOrderRow(order.id)).order;
		await startPayment(
			{ ...shop, banks: [early] },
			{ userId, orderId: order.id, bankId: undefined, isMobile: false },
		);
		assert.equal((await check(order.id)).attempt, 'registered');
		const { orderId } = await bank.requireOrder(`${order.number}-1`);
		await bank.tell({ pay: { orderId } });
		assert.equal((await check(order.id)).order.payment_state, 'paid');
	});

	test('PAY-03 the bank is down or refuses: the order waits, staff see why, and another try goes through', async () => {
		const order = await place();
		for (const kind of ['down', 'refuse', 'html'] as const) {
			await bank.fail('register', kind);
			const refused = await shopper.call('POST', `/api/payment_start/${order.id}`, {});
			assert.deepEqual([refused.statusCode, refused.json().code], [503, 'bank_unavailable']);
		}
		assert.equal((await show(order.id)).payment_state, 'awaiting');
		const { orderId } = await start(order.id);
		await bank.tell({ pay: { orderId } });
		assert.equal((await check(order.id)).order.payment_state, 'paid');
		const { rows } = await manager.read<{ rows: { id: number }[] }>(`payments?order=${order.id}`);
		assert.equal(rows.length, 4);
	});

	test('PAY-02 a bank that is slow does not hold the page up', async () => {
		const order = await place();
		await start(order.id);
		await bank.fail('status', 'slow', { slowMs: 8000 });
		const { attempt } = await check(order.id);
		assert.equal(attempt, 'registered');
		await bank.tell({ faults: { status: null } });
	});

	test('PAY-04 a customer cancels a paid order: all of it goes back once, though the response is lost', async () => {
		const { order, paid } = await buy();
		await bank.fail('reverse', 'lost');
		const cancelled = await shopper.call('POST', `/api/order_cancel/${order.id}`, { reason: 'other' });
		assert.equal(cancelled.json().payment_state, 'refunded');
		await job();
		assert.deepEqual(await refundsOf(order.id), ['cancelled sent 10000']);
		time.pass(10 * MINUTE_MS);
		await job();
		assert.deepEqual(await refundsOf(order.id), ['cancelled done 10000']);
		const atBank = await bank.requireOrder(paid.orderNumber);
		assert.deepEqual([atBank.refunded, atBank.refunds], [100_00, 1]);
	});

	test('R20 PAY-03 orders, payments and the cash book agree to the tenge; the check names what does not', async () => {
		await job();
		await requireBalancedCards(db);
		await requireBalancedCash(db);
		const { order } = await buy();
		await sql`update orders set card_tenge = card_tenge - 1 where id = ${order.id}`.execute(db);
		await assert.rejects(requireBalancedCards(db), new RegExp(`card ${order.id} \\(9999, expected 10000\\)`));
		await sql`update orders set card_tenge = card_tenge + 1 where id = ${order.id}`.execute(db);
	});
});
