import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTotpStep, isTotpSecret, newTotpSecret, totpCode, totpStep } from './totp.ts';

/** RFC 6238, appendix B: the secret "12345678901234567890", last six of its eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('S17 codes are those of RFC 6238', () => {
	for (const [atS, code] of [
		[59, '287082'],
		[1111111109, '081804'],
		[1111111111, '050471'],
		[1234567890, '005924'],
		[2000000000, '279037'],
		[20000000000, '353130'],
	] as const)
		assert.equal(totpCode(SECRET, totpStep(new Date(atS * 1000))), code);
});

test('S17 a code is good in its own half minute and the next, and never before', () => {
	const made = totpStep(new Date(1234567890 * 1000));
	const at = (steps: number) => findTotpStep(SECRET, '005924', new Date((made + steps) * 30_000 + 1));
	assert.deepEqual([-2, -1, 0, 1, 2].map(at), [undefined, undefined, made, made, undefined]);
	assert.equal(findTotpStep(SECRET, '', new Date()), undefined);
});

test('a new secret is one', () => {
	assert.ok(isTotpSecret(newTotpSecret()));
	assert.notEqual(newTotpSecret(), newTotpSecret());
	assert.ok(!isTotpSecret('short'));
});
