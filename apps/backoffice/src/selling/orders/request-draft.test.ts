import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallRequestWire } from '@dukan/domain/selling/call-me/call-me.api.ts';
import { droppedNames, requestDraft } from './request-draft.ts';

const item = {
	id: 1,
	nameEn: 'Mouse',
	nameRu: 'Мышь',
	nameTm: '',
	quantity: 3,
	priceTenge: 1000,
	stock: 2,
	published: true,
	picture: null,
};
const request: CallRequestWire = {
	id: 1,
	name: 'Maral',
	phone: '1234567',
	status: 'waiting',
	createdAt: '2026-11-16T10:00:00.000Z',
	attempts: 0,
	callBackAt: null,
	takenBy: null,
	pieces: 5,
	order: null,
	items: [
		item,
		{ ...item, id: 2, nameRu: 'Коврик', stock: 0 },
		{ ...item, id: 3, nameRu: 'Стол', published: false },
	],
};

test('DESK-15 the order begins with the caller and what of the cart is still sold, no more than there is', () => {
	const draft = requestDraft(request, 'ru');
	assert.deepEqual([draft.callerName, draft.callerPhone, draft.channel], ['Maral', '1 23-45-67', 'phone']);
	assert.deepEqual(
		draft.lines.map(({ id, name, quantity, most }) => [id, name, quantity, most]),
		[[1, 'Мышь', 2, 2]],
	);
	assert.deepEqual(requestDraft(request, 'tm').lines[0]?.name, 'Mouse');
	assert.deepEqual(droppedNames(request, 'ru'), ['Коврик', 'Стол']);
});
