import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addPiece, draftOf, lineProblem, readLines } from './receipt-draft.ts';

const NAMES = { en: 'Pot', ru: 'Горшок', tm: 'Küýze' };

test('STOCK-03 scanning a product once more adds a piece and brings it to the top', () => {
	const once = addPiece(addPiece([], { id: 1, names: NAMES }), { id: 2, names: NAMES });
	const twice = addPiece(once, { id: 1, names: NAMES });
	assert.deepEqual(
		twice.map(({ productId, quantity }) => [productId, quantity]),
		[
			[1, '2'],
			[2, '1'],
		],
	);
});

test('STOCK-03 costs are read in manat, and an empty one is not known', () => {
	const lines = draftOf([
		{ productId: 1, names: NAMES, quantity: 3, costTenge: 1250 },
		{ productId: 2, names: NAMES, quantity: 1, costTenge: null },
	]);
	assert.deepEqual(
		lines.map(({ cost }) => cost),
		['12.50', ''],
	);
	assert.deepEqual(readLines(lines), [
		{ productId: 1, quantity: 3, costTenge: 1250 },
		{ productId: 2, quantity: 1, costTenge: null },
	]);
});

test('STOCK-03 a thousand pieces typed with a space are a thousand; what is no number is told, not sent as another', () => {
	const line = { productId: 1, names: NAMES, quantity: '1 000', cost: '1 234,50' };
	assert.deepEqual(readLines([line]), [{ productId: 1, quantity: 1000, costTenge: 123_450 }]);
	assert.equal(addPiece([line], { id: 1, names: NAMES })[0]?.quantity, '1001');
	for (const [typed, problem] of [
		['1 000', undefined],
		['', 'field.number'],
		['1,5', 'field.number'],
		['12x', 'field.number'],
		['0', 'field.tooSmall'],
		['1 000 001', 'field.tooLarge'],
	] as const)
		assert.equal(lineProblem({ ...line, quantity: typed }, 'quantity'), problem, typed);
	for (const [typed, problem] of [
		['1 234,50', undefined],
		[' ', undefined],
		['12,5o', 'field.number'],
		['-1', 'field.number'],
	] as const)
		assert.equal(lineProblem({ ...line, cost: typed }, 'cost'), problem, typed);
});
