import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type {
	BankDifferencesWire,
	PaymentRowWire,
	PaymentWire,
} from '@dukan/domain/selling/card-payments/payments.api.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { sql } from 'kysely';
import { MINUTE_MS } from '../../../platform/clock.ts';
import { openCardShop } from '../../../testing/card-orders.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { type Desk, sitAtDesk } from '../../../testing/staff-desk.ts';
import { requireBalancedCards } from '../../money/banks/require-balanced-cards.ts';
import { requireBalancedCash } from '../../money/cash/require-balanced-cash.ts';
import { compareWithBank } from './compare-with-bank.ts';

describe('money back to the card', async () => {
	const { shop, shopper, bank, place, start, check, show, buy, job } = await openCardShop({ after });
	const { db, time, app } = shop;
	// The test clock jumps by hours, after which staff would otherwise be signed out.
	await sql`update staff_roles set idle_minutes = 720`.execute(db);
	const manager = await sitAtDesk(shop, 'manager');
	const owner = await sitAtDesk(shop, 'owner');
	const operator = await sitAtDesk(shop, 'operator');
	const two = { items: [{ p_id: 7, quantity: 2 }], expected_total: 200 };
	const move = async (desk: Desk, id: number, ...steps: string[]) => {
		for (const to of steps) await desk.done(`order_move/${id}`, { to });
	};
	const edit = async (id: number, quantity: number, payment = 'card') => {
		const { version } = await manager.read<{ version: number }>(`order/${id}`);
		const goods = { items: [{ productId: 7, quantity }] };
		return manager.change(`order_edit/${id}`, { version, ...goods, payment, address: '', note: '' });
	};
	const paymentOf = async (orderId: number): Promise<PaymentWire> => {
		const { rows } = await manager.read<{ rows: PaymentRowWire[] }>(`payments?order=${orderId}`);
		return manager.read(`payment/${rows[0]?.id}`);
	};
	const moneyOf = ({ payment_state, paid_by_card, total }: OrderWire) => [payment_state, paid_by_card, total];
	const atBank = async (number: string) => {
		const { deposited, refunded, refunds } = await bank.requireOrder(number);
		return [deposited, refunded, refunds];
	};

	test('PAY-04 a paid order that becomes cheaper: the difference goes back; more expensive: it is due on receipt', async () => {
		const { order, paid } = await buy(two);
		assert.equal((await edit(order.id, 1)).statusCode, 200);
		await job();
		assert.deepEqual(moneyOf(await show(order.id)), ['partly_refunded', 100, 100]);
		assert.deepEqual(await atBank(paid.orderNumber), [200_00, 100_00, 1]);
		assert.equal((await edit(order.id, 3)).statusCode, 200);
		assert.deepEqual(moneyOf(await show(order.id)), ['partly_refunded', 100, 300]);
		assert.equal((await edit(order.id, 3, 'cash')).json().code, 'invalid_input');
		await move(manager, order.id, 'accepted', 'on_delivery', 'completed');
		const { rows } = await sql<{ cash: number }>`select paid_cash_tenge::float8 as cash from orders
			where id = ${order.id}`.execute(db);
		assert.equal(rows[0]?.cash, 200_00);
		await requireBalancedCash(db);
	});

	test('PAY-04 pieces refused at the door: their money goes back to the card, and no cash is asked for', async () => {
		const { order, paid } = await buy(two);
		await move(manager, order.id, 'accepted', 'on_delivery');
		const { version } = await manager.read<{ version: number }>(`order/${order.id}`);
		const taken = [{ productId: 7, quantity: 1 }];
		const handOut = { version, taken, cashTenge: 0, terminalTenge: 0 };
		const wrong = { ...handOut, cashTenge: 100_00 };
		assert.equal(await manager.refused(`order_hand_out/${order.id}`, wrong), 'invalid_input cashTenge');
		await manager.done(`order_hand_out/${order.id}`, handOut);
		await job();
		assert.deepEqual(moneyOf(await show(order.id)), ['partly_refunded', 100, 100]);
		assert.deepEqual(await atBank(paid.orderNumber), [200_00, 100_00, 1]);
		await requireBalancedCash(db);
	});

	test('PAY-04 returned goods go back to the card in parts, never more than was paid by it', async () => {
		const { order, paid } = await buy(two);
		await move(manager, order.id, 'accepted', 'on_delivery', 'completed');
		const line = { productId: 7, quantity: 1, reason: 'defect', condition: 'opened', destination: 'stock' };
		const back = { lines: [line], settlement: 'card', note: '' };
		await manager.done(`return_add/${order.id}`, back);
		await job();
		assert.deepEqual(moneyOf(await show(order.id)), ['partly_refunded', 200, 200]);
		const { returns } = (await shopper.call('GET', `/api/order_service/${order.id}`)).json();
		assert.deepEqual([returns[0].settlement, returns[0].is_paid], ['card', true], 'no exchange is promised');
		await manager.done(`return_add/${order.id}`, back);
		await job();
		assert.equal((await show(order.id)).payment_state, 'refunded');
		assert.deepEqual(await atBank(paid.orderNumber), [200_00, 200_00, 2]);
		await requireBalancedCards(db);
	});

	test('PAY-04 goods that were paid in cash cannot go back to a card', async () => {
		const { order } = await buy();
		assert.equal((await edit(order.id, 2)).statusCode, 200);
		await move(manager, order.id, 'accepted', 'on_delivery', 'completed');
		const line = { productId: 7, quantity: 2, reason: 'defect', condition: 'opened', destination: 'stock' };
		const back = { lines: [line], settlement: 'card', note: '' };
		assert.equal(await manager.refused(`return_add/${order.id}`, back), 'invalid_input settlement');
	});

	test('PAY-04 without the right, or above the set sum, a second person approves; the first one may not', async () => {
		const dear = await buy({ items: [{ p_id: 7, quantity: 11 }], expected_total: 1100 });
		await manager.done(`order_move/${dear.order.id}`, { to: 'cancelled', reason: 'out_of_stock' });
		await job();
		assert.deepEqual(await atBank(dear.paid.orderNumber), [1100_00, 0, 0]);
		const [waiting] = (await paymentOf(dear.order.id)).refunds;
		assert.deepEqual([waiting?.state, waiting?.mayApprove], ['approval', false]);
		assert.equal(await manager.refused(`refund_approve/${waiting?.id}`), 'not_allowed');
		assert.equal(await operator.refused(`refund_approve/${waiting?.id}`), 'not_allowed');
		await owner.done(`refund_approve/${waiting?.id}`);
		assert.equal(await owner.refused(`refund_approve/${waiting?.id}`), 'changed_meanwhile');
		await job();
		assert.deepEqual(await atBank(dear.paid.orderNumber), [1100_00, 1100_00, 1]);

		const cheap = await buy();
		await operator.done(`order_move/${cheap.order.id}`, { to: 'cancelled', reason: 'out_of_stock' });
		const [asked] = (await paymentOf(cheap.order.id)).refunds;
		assert.deepEqual([asked?.state, asked?.mayApprove], ['approval', true]);
		await manager.done(`refund_approve/${asked?.id}`);
		await job();
		assert.equal((await paymentOf(cheap.order.id)).refunds[0]?.state, 'done');
	});

	test('PAY-04 refunds of one order count together: above the set sum a second person approves, and counting begins again', async () => {
		const { order, paid } = await buy({ items: [{ p_id: 7, quantity: 18 }], expected_total: 1800 });
		const states = async () => (await paymentOf(order.id)).refunds.map(({ state }) => state);
		assert.equal((await edit(order.id, 12)).statusCode, 200);
		assert.equal((await edit(order.id, 7)).statusCode, 200);
		assert.deepEqual(await states(), ['queued', 'approval']);
		const [, second] = (await paymentOf(order.id)).refunds;
		await owner.done(`refund_approve/${second?.id}`);
		assert.equal((await edit(order.id, 3)).statusCode, 200);
		assert.deepEqual(await states(), ['queued', 'queued', 'queued']);
		await job();
		assert.deepEqual(await atBank(paid.orderNumber), [1800_00, 1500_00, 3]);
	});

	test('PAY-04 the bank refuses: staff see it and send it again; a lost response is not sent twice', async () => {
		const { order, paid } = await buy(two);
		assert.equal((await edit(order.id, 1)).statusCode, 200);
		await bank.fail('refund', 'refuse');
		await job();
		const refused = await paymentOf(order.id);
		assert.deepEqual([refused.attention, refused.refunds[0]?.state], ['refund_refused', 'refused']);
		await bank.fail('refund', 'lost');
		await manager.done(`refund_retry/${refused.refunds[0]?.id}`);
		await job();
		assert.equal((await paymentOf(order.id)).refunds[0]?.state, 'sent');
		time.pass(10 * MINUTE_MS);
		await job();
		assert.equal((await paymentOf(order.id)).refunds[0]?.state, 'done');
		assert.deepEqual(await atBank(paid.orderNumber), [200_00, 100_00, 1]);
		await manager.done(`payment_looked_at/${refused.id}`);
		assert.equal((await paymentOf(order.id)).attention, null);
	});

	test('PAY-05 what the bank gave back on its own is listed and exported, and gone once both agree', async () => {
		const { order, paid } = await buy(two);
		const { orderId } = await bank.requireOrder(paid.orderNumber);
		const refund = (amount: number) =>
			fetch(`${bank.env.CARD_TEST_URL}refund.do`, {
				method: 'POST',
				body: new URLSearchParams({
					userName: bank.env.CARD_TEST_USER ?? '',
					password: bank.env.CARD_TEST_PASSWORD ?? '',
					orderId,
					amount: String(amount),
				}),
			});
		await refund(50_00);
		await compareWithBank(shop);
		assert.equal((await paymentOf(order.id)).bank, 'Test bank', 'its name, not its id');
		const period = 'from=2026-01-01&to=2026-12-31';
		const { rows } = await manager.read<BankDifferencesWire>(`payment_differences?${period}`);
		const found = rows.filter((row) => row.orderId === order.id);
		assert.deepEqual(
			found.map(({ bank: name, kind, shopTenge, bankTenge }) => [name, kind, shopTenge, bankTenge]),
			[['Test bank', 'refunded', 0, 50_00]],
		);
		const { cookie } = await signInStaff(db, shop.clock(), 'manager');
		const sheet = await app.inject({
			url: `/api/staff/payment_differences_export?${period}&format=csv`,
			headers: { cookie },
		});
		assert.match(sheet.body, new RegExp(`${paid.orderNumber}.*refunded`));
		assert.equal((await edit(order.id, 1)).statusCode, 200);
		await job();
		assert.equal((await paymentOf(order.id)).refunds[0]?.state, 'refused', 'a person’s matter');
		await refund(50_00);
		await manager.done(`refund_retry/${(await paymentOf(order.id)).refunds[0]?.id}`);
		await job();
		await compareWithBank(shop);
		const later = await manager.read<BankDifferencesWire>(`payment_differences?${period}`);
		assert.ok(later.rows.every((row) => row.orderId !== order.id));
	});

	test('PAY-05 a payment that the shop believed to be declined and the bank has is applied; a silent bank fails the job', async () => {
		const placed = await place();
		const begun = await start(placed.id);
		await bank.tell({ decline: { orderId: begun.orderId } });
		await check(placed.id);
		await bank.tell({ pay: { orderId: begun.orderId, late: true } });
		await compareWithBank(shop);
		assert.equal((await show(placed.id)).payment_state, 'paid');
		await bank.fail('status', 'down', { times: 100 });
		await assert.rejects(compareWithBank(shop), /did not respond about payments/);
		await bank.tell({ faults: { status: null } });
	});

	test('R20 PAY-04 at the end shop, payments and cash book agree', async () => {
		await job();
		await requireBalancedCards(db);
		await requireBalancedCash(db);
	});
});
