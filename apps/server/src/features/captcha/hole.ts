import { type PieceShape, type Point, shapeOutline, svgPath, turned } from './piece-shape.ts';
import type { Random } from './random.ts';

/** S19: how far the outline of a hole departs from the piece's; an eye still sees the same shape. */
const TURN = 0.24;
const STRETCH = [0.84, 1.14] as const;
const WAVE_PX = 1.8;
const WAVES = 4;

const LIGHTS = ['#fff', '#000'] as const;

export type Hole = { shape: PieceShape; outline: Point[]; middle: Point };

/** S19: turned, stretched and waving around its middle: no line of it lies where the outline of the piece would. */
export function makeHole(shape: PieceShape, middle: Point, random: Random): Hole {
	const angle = random.between(-TURN, TURN);
	const stretch: Point = [random.between(...STRETCH), random.between(...STRETCH)];
	const waves = Array.from({ length: WAVES }, (_, index) => ({
		turns: index + 2,
		size: (WAVE_PX * random.between(0.5, 1)) / Math.sqrt(WAVES),
		phase: random.between(0, 2 * Math.PI),
	}));
	const outline = shapeOutline(shape).map((point): Point => {
		const [x, y] = turned([point[0] * stretch[0], point[1] * stretch[1]], angle);
		const around = Math.atan2(y, x);
		const out = waves.reduce(
			(sum, { turns, size, phase }) => sum + size * Math.sin(turns * around + phase),
			0,
		);
		return [x + Math.cos(around) * out, y + Math.sin(around) * out];
	});
	return { shape, outline, middle };
}

/**
 * A hole as people see it: a veil that fades towards one side, and a line in light and dark. The scene shows through, so that
 * no one brightness tells holes from what is around them.
 */
export function drawHole({ outline, middle }: Hole, name: string, random: Random): string {
	const path = svgPath(outline, middle);
	const veil = random.pick(LIGHTS);
	const line = random.pick(LIGHTS);
	const ground = line === '#fff' ? '#000' : '#fff';
	const turn = random.int(0, 359);
	const [weak, strong] = [random.between(0.3, 0.45), random.between(0.6, 0.75)];
	return (
		`<linearGradient id="${name}" gradientTransform="rotate(${turn} .5 .5)">` +
		`<stop stop-color="${veil}" stop-opacity="${weak.toFixed(2)}"/><stop offset="1" stop-color="${veil}" stop-opacity="${strong.toFixed(2)}"/></linearGradient>` +
		`<path d="${path}" fill="url(#${name})" stroke="${ground}" stroke-opacity=".45" stroke-width="2.6"/>` +
		`<path d="${path}" fill="none" stroke="${line}" stroke-opacity=".85" stroke-width="1.1"/>`
	);
}
