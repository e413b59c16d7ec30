import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messengersOf } from './read-root-data.ts';

test('LIGHT-03 a messenger is offered where its link is set, IMO first', () => {
	assert.deepEqual(messengersOf({}), []);
	assert.deepEqual(messengersOf({ imo: '', whatsApp: 'https://wa.me/99312000000' }), [
		{ name: 'WhatsApp', href: 'https://wa.me/99312000000' },
	]);
	const both = messengersOf({ whatsApp: 'https://wa.me/1', imo: 'https://s.imo.im/1' });
	assert.deepEqual(
		both.map(({ name }) => name),
		['IMO', 'WhatsApp'],
	);
});
