import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY_DRAFT, readCheckoutDraft } from './read-checkout-draft.ts';

test('AUTH-08 what a device has stored is a draft or nothing, and what it lacks is filled', () => {
	for (const broken of [undefined, null, 'x', 5, [], {}, { name: 'A' }, { name: 1, address: '' }])
		assert.equal(readCheckoutDraft(broken), undefined, JSON.stringify(broken));
	const stored = { ...EMPTY_DRAFT, name: 'Aman', address: 'Parahat 7' };
	assert.deepEqual(readCheckoutDraft({ name: 'Aman', address: 'Parahat 7' }), stored);
	assert.deepEqual(readCheckoutDraft({ ...stored, note: 'x' }), { ...stored, note: 'x' });
});

test('ORDER-02 an unanswered order is found again after a reload; one of another shape is none', () => {
	const attempt = { key: 'k', bodies: ['{}'] };
	const draft = { ...EMPTY_DRAFT, name: 'Aman', attempt };
	assert.deepEqual(readCheckoutDraft(JSON.parse(JSON.stringify(draft)))?.attempt, attempt);
	assert.equal(readCheckoutDraft({ ...draft, attempt: { key: 'k', body: '{}' } })?.attempt, undefined);
});
