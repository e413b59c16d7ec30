import { random } from './random.ts';

/** A side has a knob inwards (-1), is straight (0), or has a knob outwards (1). */
type Side = -1 | 0 | 1;
export type PieceShape = readonly [top: Side, right: Side, bottom: Side, left: Side];
type Point = readonly [x: number, y: number];

/**
 * The sizes are in CSS pixels. A piece with knobs on two opposite sides is 40 wide, so five holes fit side by
 * side.
 */
const BODY = 26;
const KNOB = 7;
export const PIECE_REACH = BODY + 2 * KNOB;

/** A knob has this many points, which make a smooth line at double size. */
const KNOB_STEPS = 10;

const SIDES = [-1, 0, 1] as const;

function pickShape(): PieceShape {
	return [random.pick(SIDES), random.pick(SIDES), random.pick(SIDES), random.pick(SIDES)];
}

/** Any two shapes differ on at least two sides, so that people see which shape is meant. */
export function pickShapes(count: number): [PieceShape, ...PieceShape[]] {
	const shapes: [PieceShape, ...PieceShape[]] = [pickShape()];
	while (shapes.length < count) {
		const shape = pickShape();
		if (shapes.every((other) => differingSides(shape, other) >= 2)) shapes.push(shape);
	}
	return shapes;
}

function differingSides(one: PieceShape, other: PieceShape): number {
	return one.filter((side, index) => side !== other[index]).length;
}

/** Returns the outline around the centre of the piece, as the path of an svg. */
export function shapePath(shape: PieceShape, [x, y]: Point): string {
	const points = shape.flatMap(sideOutline);
	return `M${points.map((point) => `${(point[0] + x).toFixed(2)} ${(point[1] + y).toFixed(2)}`).join('L')}Z`;
}

/** Returns the outline of the upper side from left to right, turned by this many quarters. */
function sideOutline(side: Side, quarters: number): Point[] {
	const half = BODY / 2;
	const knob = Array.from({ length: KNOB_STEPS + 1 }, (_, step): Point => {
		const angle = Math.PI * (1 - step / KNOB_STEPS);
		return [Math.cos(angle) * KNOB * 0.72, -half - side * Math.sin(angle) * KNOB];
	});
	const points: Point[] = [[-half, -half], ...(side === 0 ? [] : knob), [half, -half]];
	return points.map((point) => turned(point, quarters));
}

function turned([x, y]: Point, quarters: number): Point {
	return quarters === 0 ? [x, y] : turned([-y, x], quarters - 1);
}
