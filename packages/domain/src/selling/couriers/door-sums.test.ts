import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doorSums, wholeByTerminal } from './door-sums.ts';

const ITEM = {
	p_id: 1,
	p_name_en: '',
	p_name_ru: '',
	p_name_tm: '',
	p_img: '',
	categoryKId: 1,
	product_unit: 1,
	price: 50,
	quantity: 2,
	sum: 100,
};
const order = { items: [ITEM], delivery_price: 20 };
const all = new Map([[1, 2]]);

test('COUR-03 PAY-02 what is taken is paid by terminal as far as it goes, and in cash; what was paid by card is not asked for', () => {
	assert.equal(wholeByTerminal(order), 12_000);
	assert.equal(wholeByTerminal({ ...order, paid_by_card: 90 }), 3000);
	const { terminalTenge, handTenge } = doorSums(order, new Map([[1, 1]]), 12_000);
	assert.deepEqual([terminalTenge, handTenge], [7000, 0], 'one piece is refused');
});

test('COUR-03 RET-01 by terminal no more is paid than goods in exchange leave, also where less is taken', () => {
	const exchanged = { ...order, exchange: 50 };
	assert.equal(wholeByTerminal(exchanged), 7000);
	const less = doorSums(exchanged, new Map([[1, 1]]), 7000);
	assert.deepEqual([less.dueTenge, less.terminalTenge, less.handTenge], [7000, 2000, 0]);
	const worthMore = doorSums({ ...order, exchange: 150 }, all, 12_000);
	assert.deepEqual([worthMore.terminalTenge, worthMore.handTenge], [0, -3000], 'is given back in cash');
});
