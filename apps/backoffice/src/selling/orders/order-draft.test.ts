import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addedLine, editedLines, type OrderDraft, orderEdit, withPiece } from './order-draft.ts';

const product = {
	id: 9,
	names: { en: 'Cable', ru: 'Cable ru', tm: '' },
	picture: '9.webp',
	priceTenge: 250,
	salePriceTenge: 150,
	unitFactor: 10,
	stock: 4,
};
const item = (productId: number, quantity: number, sumTenge: number) => ({
	productId,
	nameEn: `P${productId}`,
	nameRu: `P${productId} ru`,
	nameTm: `P${productId}`,
	quantity,
	sumTenge,
	discountTenge: 0,
	priceTenge: 100,
	unitFactor: 1,
	picture: '1.webp',
	categoryId: 1,
});
const LINE = { id: 1, name: 'A', quantity: 2, priceTenge: 1000, most: 5, picture: undefined };
const DRAFT: OrderDraft = {
	lines: [LINE],
	delivery: 'courier',
	regionId: 1,
	districtId: 5,
	address: 'Parahat 7',
	slot: '2026-11-16 3',
	payment: 'cash',
	changeFrom: '500,50',
	name: 'Aýna',
	phone: '1234567',
	note: '',
	discount: '',
	discountReason: '',
};

test('ORDER-04 a line may grow to what is in stock and in the order together, at the price it was ordered at', () => {
	const order = {
		items: [item(1, 3, 450_00), item(2, 1, 40_00)],
		stock: { 1: 47 },
		pictures: { 1: '1.jpg' },
	};
	assert.deepEqual(
		editedLines(order, 'ru').map(({ name, priceTenge, most, picture }) => [name, priceTenge, most, picture]),
		[
			['P1 ru', 150_00, 50, '1.jpg'],
			['P2 ru', 40_00, 1, undefined],
		],
	);
});

test('CART-04 ORDER-04 what is added costs what it is sold at, and has a name in every language', () => {
	const { priceTenge, most, name, quantity } = addedLine(product, 'tm');
	assert.deepEqual([priceTenge, most, name, quantity], [1500, 4, 'Cable', 1]);
	assert.equal(addedLine({ ...product, salePriceTenge: null }, 'ru').priceTenge, 2500);
});

test('DESK-04 a scan adds a line, once more a piece of it, and never more than there are', () => {
	const cable = addedLine(product, 'ru');
	const scanned = (times: number) =>
		Array.from({ length: times }).reduce<ReturnType<typeof withPiece>>(
			(lines) => withPiece(lines, cable),
			[],
		);
	assert.deepEqual(scanned(1), [cable]);
	assert.deepEqual(scanned(3), [{ ...cable, quantity: 3 }]);
	assert.deepEqual(scanned(5), [{ ...cable, quantity: 4 }]);
	const lamp = { ...cable, id: 10 };
	assert.deepEqual(withPiece([cable, lamp], lamp), [cable, { ...lamp, quantity: 2 }]);
});

test('DESK-05 an order that is brought is sent with place and slot', () => {
	assert.deepEqual(orderEdit(7, DRAFT), {
		version: 7,
		items: [{ productId: 1, quantity: 2 }],
		delivery: 'courier',
		districtId: 5,
		address: 'Parahat 7',
		slot: { date: '2026-11-16', id: 3 },
		payment: 'cash',
		changeFromTenge: 500_50,
		name: 'Aýna',
		phone: '1234567',
		note: '',
		discountTenge: 0,
		discountReason: '',
	});
});

test('DESK-05 one that is collected has neither, and a card needs no change', () => {
	const sent = orderEdit(7, { ...DRAFT, delivery: 'pickup', payment: 'terminal', discount: '12,5' });
	assert.deepEqual(
		[sent.address, sent.slot, sent.districtId, sent.changeFromTenge, sent.discountTenge],
		['', undefined, undefined, undefined, 12_50],
	);
	assert.equal(orderEdit(7, { ...DRAFT, delivery: 'express' }).slot, undefined);
});
