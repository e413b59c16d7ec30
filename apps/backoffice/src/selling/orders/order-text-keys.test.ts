import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORDER_STATUSES, STAFF_STATUSES } from '@dukan/domain/base/orders/order-status.ts';
import { PAYMENT_KINDS } from '@dukan/domain/base/orders/payment-kinds.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { moveKey, paymentKey, statusKey } from './order-text-keys.ts';

const ru = ordersTexts.ru;

test('DESK-07 an order that is collected is made ready and handed over; no courier is spoken of', () => {
	assert.deepEqual(
		ORDER_STATUSES.map((status) => ru[statusKey(status, 'pickup')]),
		['Позвонить', 'Принят', 'Готов к выдаче', 'Выдан', 'Отменён'],
	);
	assert.deepEqual(
		STAFF_STATUSES.map((to) => ru[moveKey(to, 'pickup')]),
		['Принять', 'Готов к выдаче', 'Выдать', 'Отменить заказ'],
	);
});

test('DESK-07 an order that is brought goes to the courier', () => {
	for (const delivery of ['courier', 'express'] as const) {
		assert.equal(ru[statusKey('on_delivery', delivery)], 'В доставке');
		assert.equal(ru[moveKey('on_delivery', delivery)], 'Передать курьеру');
	}
});

test('DESK-07 payment is at the shop or to the courier', () => {
	assert.deepEqual(
		PAYMENT_KINDS.map((payment) => [ru[paymentKey(payment, 'pickup')], ru[paymentKey(payment, 'courier')]]),
		[
			['Наличными в магазине', 'Наличными курьеру'],
			['Картой, терминал в магазине', 'Картой, терминал курьера'],
			['Картой онлайн', 'Картой онлайн'],
		],
	);
});
