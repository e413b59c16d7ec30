import type { Tones } from './colours.ts';
import { el, place, rect, type Sketch } from './kit.ts';
import type { Camera, Point3 } from './projection.ts';
import { block } from './solid.ts';

/** An upright antenna on its hinge: the hinge is at 0,0, the blade goes up. */
export function antenna(
	s: Sketch,
	x: number,
	y: number,
	turn: number,
	length: number,
	width: number,
	tones: Tones,
): string {
	const paint = s.linear(0, [0, tones.edge], [0.25, tones.light], [0.6, tones.face], [1, tones.dark]);
	return place(
		x,
		y,
		turn,
		1,
		rect(-width * 0.36, -length * 0.16, width * 0.72, length * 0.2, width * 0.3, tones.deep) +
			rect(-width / 2, -length, width, length * 0.9, width * 0.42, paint) +
			rect(-width * 0.5, -length * 0.24, width, 3, 0, tones.deep, { 'fill-opacity': 0.6 }),
	);
}

/** Where `count` antennas stand across a back of this width, from its middle, and how they lean. */
export function spread(count: number, width: number): { x: number; turn: number }[] {
	return Array.from({ length: count }, (_, i) => {
		const share = count === 1 ? 0.9 : (i / (count - 1)) * 2 - 1;
		return { x: (share * width) / 2, turn: count === 1 ? 0 : share * 9 };
	});
}

/** The same antennas in space; `feet` are where they stand. One is drawn, the others repeat it. */
export function antennasIn(
	s: Sketch,
	cam: Camera,
	feet: readonly Point3[],
	{ length, width }: { length: number; width: number },
	tones: Tones,
): string {
	const [first] = feet;
	if (first === undefined) return '';
	const [x, y, z] = first;
	const size = { w: width, h: length, depth: width * 0.6, r: width * 0.4 };
	const href = s.symbol(block(s, cam, [x - width / 2, y - length, z], size, tones));
	const [fx, fy] = cam.project(first);
	return feet
		.map((foot) => {
			const [px, py] = cam.project(foot);
			return el('use', { href, x: px - fx, y: py - fy });
		})
		.join('');
}
