import type { Random } from './random.ts';

/** What a side of the piece does: out, in, or straight. */
type Side = -1 | 0 | 1;
export type PieceShape = { top: Side; right: Side; bottom: Side; left: Side };

/** In CSS pixels. With knobs on both sides the piece is 46 wide: it fits its strip. */
const BODY = 32;
const KNOB = 7;
export const PIECE_REACH = BODY + 2 * KNOB;

const SIDES = [-1, 0, 1] as const;

export function pickShape(random: Random): PieceShape {
	const shape = {
		top: random.pick(SIDES),
		right: random.pick(SIDES),
		bottom: random.pick(SIDES),
		left: random.pick(SIDES),
	};
	// A plain square would look like any other.
	return Object.values(shape).every((side) => side === 0) ? pickShape(random) : shape;
}

/** Another shape that differs on at least two sides: for an eye, no doubt which one is meant. */
export function pickOtherShape(shape: PieceShape, random: Random): PieceShape {
	const other = pickShape(random);
	const differing = (Object.keys(shape) as (keyof PieceShape)[]).filter(
		(side) => shape[side] !== other[side],
	);
	return differing.length >= 2 ? other : pickOtherShape(shape, random);
}

/** The outline as an SVG path whose box, knobs included, starts at x and y. */
export function shapePath({ top, right, bottom, left }: PieceShape, x: number, y: number): string {
	const [x0, y0] = [x + KNOB, y + KNOB];
	const [x1, y1] = [x0 + BODY, y0 + BODY];
	const [xm, ym] = [x0 + BODY / 2, y0 + BODY / 2];
	return [
		`M${x0} ${y0}`,
		knob(top, [x0, y0], [xm, y0], [x1, y0], [0, -1]),
		knob(right, [x1, y0], [x1, ym], [x1, y1], [1, 0]),
		knob(bottom, [x1, y1], [xm, y1], [x0, y1], [0, 1]),
		knob(left, [x0, y1], [x0, ym], [x0, y0], [-1, 0]),
		'Z',
	].join('');
}

type Point = readonly [number, number];

/** From one corner to the next, with a round knob outwards or inwards half-way. */
function knob(side: Side, from: Point, middle: Point, to: Point, out: Point): string {
	if (side === 0) return `L${to[0]} ${to[1]}`;
	const reach = KNOB * side;
	const along: Point = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
	const at = (step: number, height: number) =>
		`${middle[0] + along[0] * step + out[0] * height} ${middle[1] + along[1] * step + out[1] * height}`;
	return (
		`L${at(-4, 0)}C${at(-7, reach * 0.7)} ${at(-4, reach)} ${at(0, reach)}` +
		`C${at(4, reach)} ${at(7, reach * 0.7)} ${at(4, 0)}L${to[0]} ${to[1]}`
	);
}
