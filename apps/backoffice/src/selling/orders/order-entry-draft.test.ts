import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	BLANK_ENTRY,
	type EntryDraft,
	isEnterable,
	orderEntry,
	phoneOf,
	withPerson,
} from './order-entry-draft.ts';

const LINE = { id: 1, name: 'A', quantity: 2, priceTenge: 1000, most: 5, picture: undefined };
const PICKUP: EntryDraft = {
	...BLANK_ENTRY,
	callerPhone: '2 34-56-78',
	callerName: 'Aýna',
	lines: [LINE],
	delivery: 'pickup',
};

test('DESK-04 a phone counts once it is whole, however it is typed', () => {
	assert.equal(phoneOf('2 34-56-78'), '2345678');
	assert.equal(phoneOf('+993 62 345678'), '2345678');
	assert.equal(phoneOf('234567'), undefined);
	assert.equal(phoneOf('9345678'), undefined);
});

test('DESK-04 an order can be entered once everything is there that the server asks for', () => {
	assert.equal(isEnterable(PICKUP), true);
	const lacking: Partial<EntryDraft>[] = [
		{ callerPhone: '23' },
		{ callerName: 'A' },
		{ lines: [] },
		{ lines: [{ ...LINE, quantity: 6 }] },
		{ lines: [{ ...LINE, quantity: 0 }] },
		{ delivery: 'courier' },
		{ delivery: 'courier', districtId: 1, address: 'Mir 1' },
		{ delivery: 'express', districtId: 1 },
		{ otherReceiver: true, name: 'Maral' },
	];
	for (const part of lacking) assert.equal(isEnterable({ ...PICKUP, ...part }), false, JSON.stringify(part));
	const courier = { delivery: 'courier', districtId: 1, address: 'Mir 1', slot: '2026-11-16 1' } as const;
	assert.equal(isEnterable({ ...PICKUP, ...courier }), true);
});

test('DESK-04 PRICE-03 a code goes along once it can be one', () => {
	assert.equal('promo' in orderEntry(PICKUP, 20_00, 'tm'), false);
	assert.equal('promo' in orderEntry({ ...PICKUP, promo: 'AUT' }, 20_00, 'tm'), false);
	assert.equal(orderEntry({ ...PICKUP, promo: ' autumn-10 ' }, 20_00, 'tm').promo, 'autumn-10');
});

test('DESK-04 the caller receives it unless somebody else does', () => {
	const own = orderEntry(PICKUP, 20_00, 'tm');
	assert.deepEqual(
		[own.person, own.name, own.phone, own.expectedTotalTenge],
		[{ phone: '2345678', name: 'Aýna', language: 'tm' }, 'Aýna', '2345678', 20_00],
	);
	const other = orderEntry({ ...PICKUP, otherReceiver: true, name: 'Maral', phone: '1111111' }, 20_00, 'tm');
	assert.deepEqual([other.person.phone, other.name, other.phone], ['2345678', 'Maral', '1111111']);
});

const AMAN = {
	id: 1,
	name: 'Aman',
	banned: false,
	language: 'tm' as const,
	orders: 3,
	cancelled: 0,
	regionId: 1,
	districtId: 2,
	address: 'Mir 1',
};
const shown = ({ callerName, regionId, districtId, address }: EntryDraft) => [
	callerName,
	regionId,
	districtId,
	address,
];
const NOTHING = ['', undefined, undefined, ''];

test('DESK-04 what is known of a number is filled in, and goes with the number', () => {
	const known = withPerson(BLANK_ENTRY, AMAN);
	assert.deepEqual(shown(known), ['Aman', 1, 2, 'Mir 1']);
	assert.deepEqual(shown(withPerson(known, null)), NOTHING);
	assert.equal(withPerson({ ...known, slot: '2026-11-16 1' }, null).slot, '', 'slots belong to a place');
	assert.equal(withPerson({ ...known, slot: '2026-11-16 1' }, AMAN).slot, '2026-11-16 1');
	const homeless = withPerson(known, {
		...AMAN,
		name: 'Maral',
		regionId: null,
		districtId: null,
		address: '',
	});
	assert.deepEqual(shown(homeless), ['Maral', undefined, undefined, '']);
});

test('DESK-04 what was typed stays, also when the number is known', () => {
	const typed = { ...BLANK_ENTRY, callerName: 'Jeren', address: 'Görogly 5' };
	const found = withPerson(typed, AMAN);
	assert.deepEqual(shown(found), ['Jeren', undefined, undefined, 'Görogly 5']);
	assert.deepEqual(shown(withPerson(found, null)), ['Jeren', undefined, undefined, 'Görogly 5']);
	const corrected = { ...withPerson(BLANK_ENTRY, AMAN), address: 'Mir 1, door 2' };
	assert.deepEqual(shown(withPerson(corrected, undefined)), ['', 1, 2, 'Mir 1, door 2']);
});
