import { PIECE_WIDTH } from '@dukan/domain/captcha/slider.ts';
import type { Random } from './random.ts';

/** What a side of the piece does: out, in, or straight. */
type Side = -1 | 0 | 1;
export type PieceShape = readonly [top: Side, right: Side, bottom: Side, left: Side];
export type Point = readonly [x: number, y: number];

/** In CSS pixels. With knobs on both sides the piece is 33 wide: six holes fit side by side. */
const BODY = 20;
const KNOB = 6.5;
export const PIECE_REACH = BODY + 2 * KNOB;

/** Points of each knob: enough for a smooth line at twice the size. */
const KNOB_STEPS = 10;

const SIDES = [-1, 0, 1] as const;

function pickShape(random: Random): PieceShape {
	const shape = [random.pick(SIDES), random.pick(SIDES), random.pick(SIDES), random.pick(SIDES)] as const;
	// A plain square would look like any other.
	return shape.every((side) => side === 0) ? pickShape(random) : shape;
}

/** So many shapes of which any two differ on at least two sides: for an eye, no doubt which one is meant. */
export function pickShapes(count: number, random: Random): PieceShape[] {
	const shapes: PieceShape[] = [];
	while (shapes.length < count) {
		const shape = pickShape(random);
		if (shapes.every((other) => differingSides(shape, other) >= 2)) shapes.push(shape);
	}
	return shapes;
}

function differingSides(one: PieceShape, other: PieceShape): number {
	return one.filter((side, index) => side !== other[index]).length;
}

/** The outline around the middle of the piece. */
export function shapeOutline([top, right, bottom, left]: PieceShape): Point[] {
	return [
		...sideOutline(top, 0),
		...sideOutline(right, 1),
		...sideOutline(bottom, 2),
		...sideOutline(left, 3),
	];
}

/** The upper side from left to right, turned by so many quarters. */
function sideOutline(side: Side, quarters: number): Point[] {
	const half = BODY / 2;
	const knob = Array.from({ length: KNOB_STEPS + 1 }, (_, step): Point => {
		const angle = Math.PI * (1 - step / KNOB_STEPS);
		// Wider than its neck, as knobs of puzzles are.
		return [Math.cos(angle) * KNOB * 0.72, -half - side * Math.sin(angle) * KNOB];
	});
	const points: Point[] = [
		[-half, -half],
		[-half * 0.75, -half],
		...(side === 0 ? [] : knob),
		[half * 0.75, -half],
	];
	return points.map((point) => turned(point, (quarters * Math.PI) / 2));
}

export function turned([x, y]: Point, angle: number): Point {
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	return [x * cos - y * sin, x * sin + y * cos];
}

export function svgPath(points: readonly Point[], [x, y]: Point): string {
	return `M${points.map((point) => `${(point[0] + x).toFixed(2)} ${(point[1] + y).toFixed(2)}`).join('L')}Z`;
}

/** Between the left edge of the slider's picture and the middle of the piece. */
export const PIECE_MIDDLE = PIECE_WIDTH / 2;
