import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPinProblem } from './staff-pin.ts';

test('COUR-02 a PIN has six digits that are not the first to be tried', () => {
	for (const good of ['402917', '112358', '987064']) assert.equal(findPinProblem(good), undefined, good);
	for (const dull of ['000000', '121212', '123456', '890123', '654321'])
		assert.equal(findPinProblem(dull), 'too_common', dull);
	for (const wrong of ['', '40291', '4029171', '40291a', ' 40291'])
		assert.equal(findPinProblem(wrong), 'format', wrong);
});
