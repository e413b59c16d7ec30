import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	BEEPS,
	MAX_OFFSET,
	PAIR_STEP,
	PIECE_WIDTH,
	PUZZLE_WIDTH,
	pairOffset,
	piecePosition,
	sliderOffset,
} from './slider.ts';

test('CAPTCHA-02 position is 5 + 0.86 × offset, the offset kept within 0 to 225', () => {
	assert.equal(piecePosition(0), 5);
	assert.equal(piecePosition(100), 91);
	assert.equal(piecePosition(225), 198.5);
	assert.equal(piecePosition(-10), 5);
	assert.equal(piecePosition(500), 198.5);
	assert.deepEqual([-1, 0, 225, 226].map(sliderOffset), [0, 0, 225, 225]);
	assert.ok(piecePosition(MAX_OFFSET) + PIECE_WIDTH <= PUZZLE_WIDTH, 'the piece never leaves the picture');
});

test('CAPTCHA-02 each pair of beeps has a place of its own on the way of the slider, whichever is named first', () => {
	const numbers = Array.from({ length: BEEPS }, (_, index) => index + 1);
	const pairs = numbers.flatMap((one) => numbers.filter((other) => other > one).map((other) => [one, other]));
	const positions = pairs.map(([one = 0, other = 0]) => piecePosition(pairOffset(one, other)));
	assert.equal(positions.length, 28, 'a blind guess hits one in 28');
	for (const [index, position] of positions.entries())
		assert.ok(Math.abs(position - 5 - PAIR_STEP * (index + 1)) < 1e-9, String(position));
	assert.equal(pairOffset(7, 8), MAX_OFFSET, 'the last pair stands at the end of the way, and not behind it');
	assert.equal(pairOffset(7, 3), pairOffset(3, 7));
});
