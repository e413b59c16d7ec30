import {
	findCardDifferences,
	insertPaymentEvent,
	insertRefund,
	readOrderMoney,
} from '../../areas/money/banks/card-money.queries.ts';
import { insertPaidEvent } from '../../areas/selling/card-payments/apply-payment.ts';
import {
	findLastComparison,
	listComparedPayments,
	listDifferences,
	replaceDifferences,
} from '../../areas/selling/card-payments/bank-differences.queries.ts';
import {
	countPayments,
	findLatestState,
	findPayment,
	findPaymentPage,
	insertPayment,
	listDuePayments,
	listOpenPayments,
	listUnpaidOrders,
	lockPayableOrder,
	putOffCheck,
	setChecked,
	setRegistered,
	setRegisterRefused,
} from '../../areas/selling/card-payments/payments.queries.ts';
import {
	lockRefund,
	queueRefund,
	setRefundDone,
	setRefundRefused,
	setRefundRetry,
	takeRefund,
} from '../../areas/selling/card-payments/refunds.queries.ts';
import {
	clearAttention,
	findStaffPayment,
	listPayments,
} from '../../areas/selling/card-payments/staff-payments.queries.ts';
import {
	awaitPayment,
	lockOrder,
	setCardMoney,
	stopAwaiting,
} from '../../areas/selling/orders/locked-order.ts';
import { announceOrder } from '../../areas/selling/orders/orders.queries.ts';
import { later, MINUTE_MS } from '../../platform/clock.ts';
import { completeOrder } from '../complete-order.ts';
import { signUpShopper } from '../shopper.ts';
import type { TestShop } from '../test-shop.ts';

const EVER = { from: '2000-01-01', to: '2100-01-01' };

/** Payments by card, their refunds, and what differs from the bank. */
export async function runPaymentQueries(shop: TestShop): Promise<void> {
	const { db, clock } = shop;
	const at = clock();
	const soon = later(at, MINUTE_MS);
	const shopper = await signUpShopper(shop);
	const orderId = await completeOrder(shop, shopper, [1], { upTo: 'pending' });
	const order = await lockOrder(db, orderId);
	await awaitPayment(db, order, at);
	await lockPayableOrder(db, orderId);
	await listUnpaidOrders(db, later(at, 60 * MINUTE_MS), 10);
	const begin = async (number: string) => {
		const payment = { orderId, bank: 'test', number, amountTenge: 10_000, at };
		return insertPayment(db, { ...payment, expiresAt: soon, nextCheckAt: at });
	};
	const id = await begin('ROWS-1');
	await countPayments(db, orderId);
	await setRegistered(db, id, { bankOrderId: 'bank-1', formUrl: 'https://bank/1', nextCheckAt: at });
	await findPaymentPage(db, { orderId, bank: 'test', amountTenge: 10_000, now: at });
	await setRegisterRefused(db, await begin('ROWS-2'), '5');
	await findPayment(db, id, { lock: true });
	await listOpenPayments(db, orderId, at);
	await listDuePayments(db, soon, 10);
	await findLatestState(db, orderId);
	await putOffCheck(db, id, at, soon);
	await setChecked(db, id, {
		state: 'paid',
		at,
		nextCheckAt: null,
		bankOrderId: 'bank-1',
		actionCode: 0,
		paidTenge: 10_000,
		attention: 'paid_less',
	});
	await insertPaymentEvent(db, { paymentId: id, at, kind: 'state', state: 'paid', code: '0' });
	await insertPaidEvent(db, order, at);
	await announceOrder(db, orderId, at);
	const refund = { paymentId: id, cause: 'excess', returnId: undefined, at, wholeTenge: 100 } as const;
	for (const amountTenge of [30, 40, 50]) await insertRefund(db, { ...refund, amountTenge });
	await readOrderMoney(db, orderId);
	await stopAwaiting(db, order, 'cash');
	// One tenge beside the truth: the check names it.
	await setCardMoney(db, order, { cardTenge: 9879, state: 'paid' });
	await findCardDifferences(db);
	const first = await takeRefund(db, at, soon);
	await setRefundRetry(db, first?.id ?? 0, at);
	await setRefundDone(db, first?.id ?? 0, at);
	const second = await takeRefund(db, at, soon);
	await setRefundRefused(db, second?.id ?? 0, '5');
	await lockRefund(db, second?.id ?? 0);
	await queueRefund(db, second?.id ?? 0, { approvedBy: null, now: at });
	await listPayments(db, {
		...EVER,
		order: orderId,
		state: 'paid',
		waits: 'attention',
		limit: 10,
		offset: 0,
	});
	await listPayments(db, { waits: 'approval', limit: 10, offset: 0 });
	await findStaffPayment(db, id);
	await clearAttention(db, id);
	await listComparedPayments(db, later(at, -MINUTE_MS));
	await replaceDifferences(db, id, [{ kind: 'paid', shopTenge: 1, bankTenge: 2 }], at);
	await listDifferences(db, EVER);
	await findLastComparison(db, 'housekeeping');
}
