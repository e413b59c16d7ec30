import assert from 'node:assert/strict';
import { test } from 'node:test';
import { displayedPriceTenge, manatFromTenge, salePercent, tengeFromManat } from './money.ts';

test('GEN-04 manat and tenge turn into each other without loss', () => {
	for (const tenge of [0, 1, 10, 99, 100, 101, 8_990, 123_450, 3_000_000, 2_147_483_647]) {
		assert.equal(tengeFromManat(manatFromTenge(tenge)), tenge);
		assert.match(String(manatFromTenge(tenge)), /^\d+(\.\d{1,2})?$/);
	}
});

test('GEN-04 displayed price is unit price times unit, where binary fractions would err', () => {
	assert.equal(displayedPriceTenge(110, 3), 330); // 1.1 * 3 is 3.3000000000000003
	assert.equal(displayedPriceTenge(450, 10), 4500);
});

test('GEN-05 sale percentage is rounded', () => {
	assert.equal(salePercent(100_00, 70_00), 30);
	assert.equal(salePercent(300_00, 200_00), 33);
	assert.equal(salePercent(300_00, 100_00), 67);
	assert.equal(salePercent(200_00, 199_00), 1); // 0.5 rounds up
	assert.equal(salePercent(0, 0), 0);
});
