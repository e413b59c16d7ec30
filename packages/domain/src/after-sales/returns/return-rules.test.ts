import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
	findReturnProblem,
	nextDestinations,
	RETURN_CONDITIONS,
	RETURN_DESTINATIONS,
	type ReturnedLine,
	returnableUntil,
	returnDestinations,
	settlementAsPaid,
	settlementParts,
} from './return-rules.ts';

const bought = [
	{ productId: 1, quantity: 3, returned: 1, claimed: 0 },
	{ productId: 3, quantity: 2, returned: 0, claimed: 1 },
];
const line = (part: Partial<ReturnedLine>): ReturnedLine => ({
	productId: 1,
	quantity: 1,
	condition: 'sealed',
	destination: 'stock',
	...part,
});

for (const [name, lines, code] of [
	['what is left of the line', [line({ quantity: 2 })], undefined],
	['one more than is left', [line({ quantity: 3 })], 'maximum'],
	['what is not claimed', [line({ productId: 3 })], undefined],
	['a piece that is claimed', [line({ productId: 3, quantity: 2 })], 'maximum'],
	['no piece', [line({ quantity: 0 })], 'maximum'],
	['nothing', [], 'required'],
	['a product that was not bought', [line({ productId: 2 })], 'wrong'],
	['a line named twice', [line({}), line({})], 'twice'],
	['two lines', [line({}), line({ productId: 3 })], undefined],
	['a broken piece for the stock', [line({ condition: 'broken' })], 'wrong'],
	['a broken piece for repair', [line({ condition: 'broken', destination: 'repair' })], undefined],
] as const)
	test(`RET-01 a return of ${name} is ${code === undefined ? 'taken' : `refused: ${code}`}`, () => {
		assert.deepEqual(findReturnProblem(bought, lines), code && { field: 'lines', code });
	});

test('RET-01 goods come back until so many days after they were handed out', () => {
	const until = returnableUntil(new Date('2026-11-01T10:00:00Z'), 14);
	assert.equal(until.toISOString(), '2026-11-15T10:00:00.000Z');
});

test('RET-01 only repair is not the end of a piece, and it ends where a piece in order may go', () => {
	assert.deepEqual(
		RETURN_DESTINATIONS.map((one) => nextDestinations(one)),
		[[], ['stock', 'write_off'], []],
	);
});

test('RET-01 every piece may go to repair or be written off, and one that is not broken may be sold again', () => {
	for (const condition of RETURN_CONDITIONS)
		assert.deepEqual(
			returnDestinations(condition),
			condition === 'broken' ? ['repair', 'write_off'] : ['stock', 'repair', 'write_off'],
		);
});

test('BOOK-03 money goes back as it was paid unless staff choose: card and terminal as far as they were used, the rest in cash', () => {
	const paid = { cashTenge: 100, terminalTenge: 50, cardTenge: 30 };
	for (const [amountTenge, settlement, parts] of [
		[0, 'cash', [0, 0, 0]],
		[30, 'card', [0, 0, 30]],
		[31, 'split', [0, 1, 30]],
		[81, 'split', [1, 50, 30]],
		[200, 'split', [120, 50, 30]],
	] as const) {
		const [cashTenge, terminalTenge, cardTenge] = parts;
		const expected = { settlement, parts: { cashTenge, terminalTenge, cardTenge } };
		assert.deepEqual(settlementAsPaid(amountTenge, paid), expected);
	}
	const nothing = { cashTenge: 0, terminalTenge: 0, cardTenge: 0 };
	assert.equal(settlementAsPaid(5, { ...nothing, terminalTenge: 9 }).settlement, 'terminal');
	assert.equal(settlementAsPaid(5, { ...nothing, cashTenge: 9 }).settlement, 'cash');
});

test('BOOK-03 parts of money that goes back are whole, or refused', () => {
	const tenge = fc.nat(1_000_000);
	const parts = fc.record({ cashTenge: tenge, terminalTenge: tenge, cardTenge: tenge });
	fc.assert(
		fc.property(parts, tenge, (given, paid) => {
			const sum = given.cashTenge + given.terminalTenge + given.cardTenge;
			assert.deepEqual(settlementParts('split', sum, given), given);
			assert.equal(settlementParts('split', sum + 1, given), undefined);
			const chosen = settlementAsPaid(sum, { cashTenge: 0, terminalTenge: paid, cardTenge: 0 });
			assert.deepEqual(settlementParts(chosen.settlement, sum, chosen.parts), chosen.parts);
		}),
	);
	assert.equal(settlementParts('split', 0, undefined), undefined);
	assert.equal(settlementParts('split', 0, { cashTenge: -1, terminalTenge: 1, cardTenge: 0 }), undefined);
	for (const way of ['cash', 'terminal', 'card'] as const)
		assert.equal(settlementParts(way, 7, undefined)?.[`${way}Tenge`], 7);
	assert.deepEqual(settlementParts('exchange', 7, undefined), {
		cashTenge: 0,
		terminalTenge: 0,
		cardTenge: 0,
	});
});
