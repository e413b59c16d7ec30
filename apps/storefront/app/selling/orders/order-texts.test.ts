import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORDER_STATUSES, type OrderStatus } from '@dukan/domain/base/orders/order-status.ts';
import { PAYMENT_KINDS } from '@dukan/domain/base/orders/payment-kinds.ts';
import { accountRu } from '@dukan/i18n/texts/account-ru.ts';
import { cannotCancelTexts, dueBesideCard, dueOnReceipt, paymentText, statusHint } from './order-texts.ts';

test('ORDER-06 an order that is collected is told without a courier', () => {
	const told = (delivery: 'pickup' | 'courier') => [
		...ORDER_STATUSES.map((status) => accountRu[statusHint({ status, delivery })]),
		...PAYMENT_KINDS.map((payment) => accountRu[paymentText({ payment, delivery })]),
	];
	const courier = /курьер|доставлен/i;
	assert.deepEqual(
		told('pickup').filter((text) => courier.test(text)),
		[],
	);
	assert.equal(told('courier').filter((text) => courier.test(text)).length, 3);
});

test('ORDER-05 who cancels too late is told what became of the order', () => {
	const said = (status: OrderStatus) =>
		cannotCancelTexts({ status })
			.map((key) => accountRu[key])
			.join('. ');
	assert.equal(said('accepted'), 'Вы не можете отменить заказ. Заказ уже принят. Пожалуйста, позвоните нам');
	assert.equal(said('cancelled'), 'Заказ отменён', 'in another tab, or by the shop');
});

test('RET-01 PAY-02 what card and goods in exchange leave to pay on receipt, or to give back then', () => {
	const due = (sums: { total: number; paid_by_card?: number; exchange?: number }, status: OrderStatus) =>
		dueOnReceipt({ status, ...sums });
	assert.equal(due({ total: 300 }, 'pending'), 300);
	assert.equal(due({ total: 300.3, paid_by_card: 100.1, exchange: 0.1 }, 'accepted'), 200.1);
	assert.equal(due({ total: 300, exchange: 450.5 }, 'on_delivery'), -150.5);
	for (const over of ['completed', 'cancelled'] as const) assert.equal(due({ total: 300 }, over), 0);
});

test('RET-01 PAY-02 what is left of an order paid by card and by goods in exchange is said once, below its sum', () => {
	const order = { status: 'accepted', total: 300, paid_by_card: 100 } as const;
	assert.equal(dueBesideCard(order), 200);
	assert.equal(dueBesideCard({ ...order, exchange: 50 }), 0);
	assert.equal(dueBesideCard({ ...order, paid_by_card: 0 }), 0, 'nothing was paid by card');
});
