import { MAX_OFFSET, PAIR_STEP, piecePosition } from '@dukan/domain/people/captcha/slider.ts';
import type { CaptchaKind } from './captcha.queries.ts';

/**
 * CAPTCHA-03, S6: the largest distance, in CSS pixels, between the piece and its hole. With this distance a
 * blind guess is right in 4 of 100 cases. More than 5 of 100 are not allowed.
 */
export const TOLERANCE: Readonly<Record<CaptchaKind, number>> = {
	picture: 3.9,
	// It is less than half a step, so that only the right pair counts. One blind guess in 28 is right.
	sound: PAIR_STEP * 0.45,
};

/**
 * A movement needs a start and an end, so that a single click on the slider's track counts like dragging
 * (WCAG 2.5.7).
 */
const MIN_STOPS = 2;
const MAX_STOPS = 2000;
/** The end of the movement may differ from the answer by this much, because browsers round. */
const ROUNDING = 1;

export type Trail = { x: number[]; y: number[] };

/** CAPTCHA-03: an answer is right if the position is right and the movement leads to it. */
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
