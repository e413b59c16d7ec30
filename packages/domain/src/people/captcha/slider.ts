/**
 * The size of the puzzle on the page, in CSS pixels. The piece is on a strip that is as high as the picture.
 */
export const PUZZLE_WIDTH = 250;
export const PUZZLE_HEIGHT = 150;
export const PIECE_WIDTH = 48;

/** CAPTCHA-02: specification, point 9. */
export const MAX_OFFSET = 225;
const FIRST_POSITION = 5;
const POSITION_PER_OFFSET = 0.86;

/** Returns how far the slider was moved, within its limits. */
export function sliderOffset(moved: number): number {
	return Math.min(MAX_OFFSET, Math.max(0, moved));
}

/** Returns the left edge of the piece in the picture for an offset of the slider. */
export function piecePosition(offset: number): number {
	return FIRST_POSITION + POSITION_PER_OFFSET * sliderOffset(offset);
}

/** The puzzle with sound is a row of beeps, two of which fall in pitch. */
export const BEEPS = 8;
const PAIRS = (BEEPS * (BEEPS - 1)) / 2;

/**
 * Returns the offset of the slider that stands for two beeps, counted from 1. Each pair has a position of its
 * own.
 */
export function pairOffset(one: number, other: number): number {
	// Stryker disable next-line EqualityOperator: the two beeps are never equal; if they were, their order would not matter
	const [low, high] = one < other ? [one, other] : [other, one];
	const number = ((low - 1) * (2 * BEEPS - low)) / 2 + high - low;
	return (MAX_OFFSET * number) / PAIRS;
}

/** The distance between the positions of two pairs. */
export const PAIR_STEP = (POSITION_PER_OFFSET * MAX_OFFSET) / PAIRS;
