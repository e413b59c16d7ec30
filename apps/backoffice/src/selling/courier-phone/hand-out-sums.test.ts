import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handOutSums } from './hand-out-sums.ts';

const LINE = { productId: 1, names: { en: '', ru: '', tm: '' }, pieceTenge: 5000, discountTenge: 0 };
const stop = {
	lines: [{ ...LINE, quantity: 3 }],
	totalTenge: 17_000,
	dueTenge: 17_000,
	deliveryPriceTenge: 2000,
};
const all = new Map([[1, 3]]);

test('COUR-03 what is taken is paid in cash, by terminal or both; what was paid by card is not asked for again', () => {
	const cash = handOutSums(stop, all, { payment: 'cash', typedTenge: 0 });
	assert.deepEqual(cash, { dueTenge: 17_000, terminalTenge: 0, cashTenge: 17_000, handTenge: 17_000 });
	const both = handOutSums(stop, new Map([[1, 1]]), { payment: 'both', typedTenge: 1000 });
	assert.deepEqual(both, { dueTenge: 7000, terminalTenge: 1000, cashTenge: 6000, handTenge: 6000 });
	const card = handOutSums({ ...stop, dueTenge: 2000 }, all, { payment: 'terminal', typedTenge: 0 });
	assert.deepEqual(card, { dueTenge: 2000, terminalTenge: 2000, cashTenge: 0, handTenge: 0 });
});

test('RET-01 COUR-03 goods that came back in exchange pay a part; what they are worth more is given back in cash', () => {
	const exchanged = { ...stop, exchangeTenge: 10_000 };
	const cash = handOutSums(exchanged, all, { payment: 'cash', typedTenge: 0 });
	assert.deepEqual([cash.cashTenge, cash.handTenge], [17_000, 7000]);
	const terminal = handOutSums(exchanged, all, { payment: 'terminal', typedTenge: 0 });
	assert.deepEqual([terminal.terminalTenge, terminal.cashTenge, terminal.handTenge], [7000, 10_000, 0]);
	const less = handOutSums(exchanged, new Map([[1, 1]]), { payment: 'terminal', typedTenge: 0 });
	assert.deepEqual([less.terminalTenge, less.cashTenge, less.handTenge], [0, 7000, -3000]);
});
