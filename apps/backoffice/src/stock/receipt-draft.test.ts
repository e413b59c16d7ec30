import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addPiece, draftOf, readLines } from './receipt-draft.ts';

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
