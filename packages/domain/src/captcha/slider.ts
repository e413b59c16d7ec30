/** Size of the puzzle as the page shows it, in CSS pixels; the piece comes on a strip as high as the picture. */
export const PUZZLE_WIDTH = 250;
export const PUZZLE_HEIGHT = 150;
export const PIECE_WIDTH = 48;

/** CAPTCHA-02: specification, point 9. */
export const MAX_OFFSET = 225;
const FIRST_POSITION = 5;
const POSITION_PER_OFFSET = 0.86;

/** How far the slider has been drawn, kept within its way. */
export function sliderOffset(drawn: number): number {
	return Math.min(MAX_OFFSET, Math.max(0, drawn));
}

/** Where the piece stands for an offset of the slider: its left edge in the picture. */
export function piecePosition(offset: number): number {
	return FIRST_POSITION + POSITION_PER_OFFSET * sliderOffset(offset);
}

/** The puzzle for the ear: a row of beeps, one of which is unlike the others. The slider then counts them. */
export const BEEPS = 26;

/** The slider's offset that stands for the beep of this number, counted from 1. */
export function beepOffset(beep: number): number {
	return (MAX_OFFSET / BEEPS) * beep;
}

/** How far apart two beeps are as positions. */
export const SOUND_STEP_POSITION = (POSITION_PER_OFFSET * MAX_OFFSET) / BEEPS;
