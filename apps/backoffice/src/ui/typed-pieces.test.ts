import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineRefundTenge } from '@dukan/domain/selling/orders/line-refund.ts';
import { typedPieces } from './typed-pieces.ts';

test('RET-01 COUR-03 whatever stands in the field of pieces, the sum can be shown', () => {
	const typed = [Number.NaN, -1, -0.5, 0, 1, 1.5, 2];
	const pieces = typed.map((valueAsNumber) => typedPieces({ valueAsNumber }));
	assert.deepEqual(pieces, [0, 0, 0, 0, 1, 1, 2]);
	const line = { pieceTenge: 100_00, quantity: 2, discountTenge: 0 };
	assert.deepEqual(
		pieces.map((count) => lineRefundTenge(line, 0, count)),
		[0, 0, 0, 0, 100_00, 100_00, 200_00],
	);
});
