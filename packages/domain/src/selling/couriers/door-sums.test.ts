import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doorSums, wholeByTerminal } from './door-sums.ts';

const ITEM = {
	productId: 1,
	nameEn: '',
	nameRu: '',
	nameTm: '',
	picture: '',
	categoryId: 1,
	unitFactor: 1,
	priceTenge: 5000,
	quantity: 2,
	sumTenge: 10_000,
	discountTenge: 0,
};
const order = { items: [ITEM], deliveryPriceTenge: 2000, paidByCardTenge: 0, exchangeTenge: 0 };
const all = new Map([[1, 2]]);

test('COUR-03 PAY-02 what is taken is paid by terminal as far as it goes, and in cash; what was paid by card is not asked for', () => {
	assert.equal(wholeByTerminal(order), 12_000);
	assert.equal(wholeByTerminal({ ...order, paidByCardTenge: 9000 }), 3000);
	const { terminalTenge, handTenge } = doorSums(order, new Map([[1, 1]]), 12_000);
	assert.deepEqual([terminalTenge, handTenge], [7000, 0], 'one piece is refused');
});

test('COUR-03 RET-01 by terminal no more is paid than goods in exchange leave, also where less is taken', () => {
	const exchanged = { ...order, exchangeTenge: 5000 };
	assert.equal(wholeByTerminal(exchanged), 7000);
	const less = doorSums(exchanged, new Map([[1, 1]]), 7000);
	assert.deepEqual([less.dueTenge, less.terminalTenge, less.handTenge], [7000, 2000, 0]);
	const worthMore = doorSums({ ...order, exchangeTenge: 15_000 }, all, 12_000);
	assert.deepEqual([worthMore.terminalTenge, worthMore.handTenge], [0, -3000], 'is given back in cash');
});
