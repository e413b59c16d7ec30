import { MAX_OFFSET, PAIR_STEP, piecePosition } from '@dukan/domain/people/captcha/slider.ts';
import type { CaptchaKind } from './captcha.queries.ts';

/**
 * CAPTCHA-03, S6: how far from its place the piece may be dropped, in CSS pixels. With more, blind guesses would hit in over 5
 * of 100 cases; now it is 4.
 */
export const TOLERANCE: Readonly<Record<CaptchaKind, number>> = {
	picture: 3.9,
	// Less than half a step, so that only the right pair counts. A blind guess hits one in 28.
	sound: PAIR_STEP * 0.45,
};

/** A movement has a start and an end: a single click on the slider's track is as good as dragging it (WCAG 2.5.7). */
const MIN_STOPS = 2;
const MAX_STOPS = 2000;
/** Tolerance between the end of the movement and the answer, because the browser rounds. */
const ROUNDING = 1;

export type Trail = { x: number[]; y: number[] };

/** CAPTCHA-03: the position is right, and the movement leads there in steps. */
export function isRightAnswer(
	{ kind, position }: { kind: CaptchaKind; position: number },
	{ response, trail }: { response: number; trail: Trail },
): boolean {
	return Math.abs(response - position) <= TOLERANCE[kind] && leadsTo(trail, response);
}

function leadsTo({ x, y }: Trail, response: number): boolean {
	const last = x.at(-1);
	if (last === undefined || x.length !== y.length || x.length > MAX_STOPS) return false;
	if (new Set(x).size < MIN_STOPS) return false;
	if (x.some((offset) => offset < 0 || offset > MAX_OFFSET)) return false;
	return Math.abs(piecePosition(last) - response) <= ROUNDING;
}
