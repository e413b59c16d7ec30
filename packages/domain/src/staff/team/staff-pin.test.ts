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

test('COUR-02 two digits over and over are refused as a PIN, three are enough', () => {
	for (const dull of ['777777', '112112', '700000']) assert.equal(findPinProblem(dull), 'too_common', dull);
	for (const good of ['112213', '700001', '454546']) assert.equal(findPinProblem(good), undefined, good);
});

test('COUR-02 a run of digits is refused as a PIN also where it goes on from 9 to 0 or back', () => {
	for (const run of ['012345', '567890', '901234', '987654', '109876'])
		assert.equal(findPinProblem(run), 'too_common', run);
	for (const broken of ['123457', '901235', '987653'])
		assert.equal(findPinProblem(broken), undefined, broken);
});
