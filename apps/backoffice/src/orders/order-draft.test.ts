import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProductWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import { addedLine, editedLines, orderEdit } from './order-draft.ts';

const named = (name: string) => ({ p_name_en: name, p_name_ru: `${name} ru`, p_name_tm: name });
const product: ProductWire = {
	p_id: 9,
	...named('Cable'),
	categoryKId: 1,
	p_img: '9.jpg',
	brand_id: 1,
	p_price_1: 2.5,
	p_price_3: 1.5,
	sale: '1',
	product_unit: 10,
	p_quantity: 4,
	new: 0,
	premium: '0',
	product_qty: 0,
	product_limit: 0,
	isLimit: '0',
};
const item = (p_id: number, quantity: number, sum: number) => ({
	p_id,
	...named(`P${p_id}`),
	quantity,
	sum,
	price: 1,
	product_unit: 1,
	p_img: '1.webp',
	categoryKId: 1,
});

test('ORDER-04 a line may grow to what is in stock and in the order together, at the price it was ordered at', () => {
	const lines = editedLines(
		{ items: [item(1, 3, 450), item(2, 1, 40)], stock: { 1: 47 }, pictures: { 1: '1.jpg' } },
		'ru',
	);
	assert.deepEqual(lines, [
		{ id: 1, name: 'P1 ru', quantity: 3, price: 150, most: 50, picture: '1.jpg' },
		{ id: 2, name: 'P2 ru', quantity: 1, price: 40, most: 1, picture: undefined },
	]);
});

test('CART-04 what is added costs its sale price times its unit', () => {
	assert.equal(addedLine(product, 'ru').price, 15);
	assert.equal(addedLine({ ...product, sale: '0' }, 'ru').price, 25);
	assert.deepEqual([addedLine(product, 'ru').quantity, addedLine(product, 'ru').most], [1, 4]);
});

test('ORDER-04 what is sent: the version that was opened, the lines, and only what the order has', () => {
	const draft = {
		lines: [addedLine(product, 'ru')],
		payment: 'cash' as const,
		changeFrom: '99,5',
		address: 'A',
		note: 'N',
		slot: '2026-11-16 3',
	};
	const slot = { date: '2026-11-15', id: 1, from: '09:00', to: '11:00' };
	assert.deepEqual(orderEdit({ version: 4, slot }, draft), {
		version: 4,
		items: [{ p_id: 9, quantity: 1 }],
		payment: 'cash',
		change_from: 99.5,
		address: 'A',
		note: 'N',
		slot: { date: '2026-11-16', id: 3 },
	});
	const pickup = orderEdit({ version: 4, slot: null }, { ...draft, payment: 'terminal', slot: '' });
	assert.ok(!('slot' in pickup) && !('change_from' in pickup));
	assert.ok(!('change_from' in orderEdit({ version: 4, slot }, { ...draft, changeFrom: '' })));
});
