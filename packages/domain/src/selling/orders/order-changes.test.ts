import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedParts, type EditableOrder, ORDER_PARTS, type OrderPart } from './order-changes.ts';

const ORDER: EditableOrder = {
	goods: new Map([
		[1, 2],
		[2, 1],
	]),
	delivery: 'courier',
	districtId: 5,
	address: 'Parahat 7',
	slot: { date: '2026-11-17', id: 1 },
	name: 'Aýna',
	phone: '1234567',
	payment: 'cash',
	changeFromTenge: null,
	discountTenge: 0,
	discountReason: '',
	note: '',
};

test('DESK-05 the history names exactly what was changed', () => {
	const changes: Record<OrderPart, Partial<EditableOrder>> = {
		goods: { goods: new Map([[1, 2]]) },
		delivery: { delivery: 'express' },
		place: { address: 'Parahat 8' },
		slot: { slot: { date: '2026-11-17', id: 2 } },
		receiver: { phone: '7654321' },
		payment: { changeFromTenge: 50_000 },
		discount: { discountTenge: 100, discountReason: 'Scratched' },
		note: { note: 'Call first' },
	};
	for (const part of ORDER_PARTS)
		assert.deepEqual(changedParts(ORDER, { ...ORDER, ...changes[part] }), [part]);
	const collected = { ...ORDER, delivery: 'pickup', districtId: null, address: '', slot: undefined } as const;
	assert.deepEqual(changedParts(ORDER, collected), ['delivery', 'place', 'slot']);
});

test('DESK-05 the order of the lines is no change', () => {
	const turned = new Map([...ORDER.goods].toReversed());
	assert.deepEqual(changedParts(ORDER, { ...ORDER, goods: turned }), []);
});
