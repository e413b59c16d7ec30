import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupPhone } from '@dukan/domain/base/text/phone.ts';
import { placeAfterDigits } from './place-after-digits.ts';

test('AUTH-02 grouping digits leaves the caret behind the digit it stood behind', () => {
	const text = groupPhone('1234567');
	for (let count = 0; count <= 7; count += 1) {
		const before = text.slice(0, placeAfterDigits(text, count));
		assert.equal(before.replaceAll(/\D/g, '').length, count, `after ${count} of ${text}`);
	}
	assert.equal(placeAfterDigits(text, 99), text.length);
	assert.equal(placeAfterDigits('', 0), 0);
});
