import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeliveryOptionsWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { closedText, deliveryPriceManat, isClosed } from './delivery-price.ts';

const city: DeliveryOptionsWire = {
	courier: { available: true, price: 20, free_from: 500 },
	express: { available: true, price: 40, minutes: 90, reason: null },
	pickup: { address: 'Görogly 5', phone: '', hours: '09:00–18:00' },
	today: '2026-11-16',
	days: [{ date: '2026-11-17', slots: [{ id: 1, from: '09:00', to: '11:00', left: 1, open: true }] }],
	order_limit: 5,
	minimums: [],
};

test('ORDER-01 each way is labelled with what this cart would pay for it, whichever is chosen', () => {
	assert.equal(deliveryPriceManat('courier', 499.99, city), 20);
	assert.equal(deliveryPriceManat('courier', 500, city), 0);
	assert.equal(deliveryPriceManat('express', 26_300, city), 40);
	assert.equal(deliveryPriceManat('pickup', 1, city), 0);
	const neverFree = { ...city, courier: { ...city.courier, free_from: null } };
	assert.equal(deliveryPriceManat('courier', 26_300, neverFree), 20);
});

test('ORDER-01 before a district is chosen no price is promised, except that pickup is free', () => {
	assert.equal(deliveryPriceManat('courier', 309.5, undefined), undefined);
	assert.equal(deliveryPriceManat('express', 309.5, undefined), undefined);
	assert.equal(deliveryPriceManat('pickup', 309.5, undefined), 0);
});

test('ORDER-03 a way that a district does not have is closed; pickup never is', () => {
	const unserved = {
		...city,
		courier: { ...city.courier, available: false },
		express: { ...city.express, available: false },
	};
	assert.deepEqual(
		(['courier', 'express', 'pickup'] as const).map((kind) => isClosed(kind, unserved)),
		[true, true, false],
	);
	assert.equal(isClosed('courier', city), false);
	assert.equal(isClosed('courier', undefined), false);
});

test('ORDER-03 where there is no day to choose, as on holidays, the courier is closed and says why', () => {
	const onHolidays = { ...city, days: [] };
	assert.equal(isClosed('courier', onHolidays), true);
	assert.equal(isClosed('express', onHolidays), false, 'it goes at once');
	assert.equal(closedText('courier', onHolidays), 'delivery.slotFull');
	const unserved = { ...city, courier: { ...city.courier, available: false } };
	assert.equal(closedText('courier', unserved), 'delivery.notHere');
	assert.equal(closedText('express', unserved), 'delivery.expressUnavailable');
});
