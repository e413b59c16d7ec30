import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_OFFSET, PIECE_WIDTH, PUZZLE_WIDTH, piecePosition, sliderOffset } from './slider.ts';

test('CAPTCHA-02 position is 5 + 0.86 × offset, the offset kept within 0 to 225', () => {
	assert.equal(piecePosition(0), 5);
	assert.equal(piecePosition(100), 91);
	assert.equal(piecePosition(225), 198.5);
	assert.equal(piecePosition(-10), 5);
	assert.equal(piecePosition(500), 198.5);
	assert.deepEqual([-1, 0, 225, 226].map(sliderOffset), [0, 0, 225, 225]);
	assert.ok(piecePosition(MAX_OFFSET) + PIECE_WIDTH <= PUZZLE_WIDTH, 'the piece never leaves the picture');
});
