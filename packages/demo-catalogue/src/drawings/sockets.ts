import { bodyTones, type Tones } from './colours.ts';
import { circle, dropShadow, rect, type Sketch } from './kit.ts';

/** The round well of an outlet of the kind used in Turkmenistan (two round pins, earth clips), radius r. */
export function outletWell(s: Sketch, cx: number, cy: number, r: number, tones: Tones): string {
	return (
		circle(cx, cy, r, tones.edge) +
		circle(cx, cy, r * 0.94, s.linear(50, [0, tones.deep], [0.5, tones.dark], [1, tones.face])) +
		rect(cx - r * 0.14, cy - r * 0.94, r * 0.28, r * 0.24, r * 0.06, '#b9bfc7') +
		rect(cx - r * 0.14, cy + r * 0.7, r * 0.28, r * 0.24, r * 0.06, '#b9bfc7') +
		circle(cx - r * 0.4, cy, r * 0.14, '#14171b') +
		circle(cx + r * 0.4, cy, r * 0.14, '#14171b')
	);
}

/** An outlet in its frame, of this side. */
export function outlet(s: Sketch, cx: number, cy: number, side: number): string {
	const tones = bodyTones('#f4f5f7');
	const half = side / 2;
	return (
		dropShadow(cx - half, cy - half, side, side, side * 0.1, { soft: 18, dy: 12 }) +
		rect(cx - half, cy - half, side, side, side * 0.1, s.linear(50, [0, tones.light], [1, tones.dark]), {
			stroke: tones.edge,
			'stroke-width': 2,
		}) +
		outletWell(s, cx, cy, side * 0.38, tones)
	);
}

/** The plug on a back: a round base of radius r with its two pins, seen from behind. */
export function pins(s: Sketch, cx: number, cy: number, r: number, tones: Tones): string {
	const steel = s.radial(0.36, 0.34, 0.7, [0, '#ffffff'], [0.5, '#c3c8cf'], [1, '#7d858f']);
	const pin = (x: number) => circle(x + 5, cy + 7, r * 0.18, tones.deep) + circle(x, cy, r * 0.17, steel);
	return (
		circle(cx, cy, r, tones.deep) +
		circle(cx, cy, r * 0.95, s.linear(50, [0, tones.light], [1, tones.face])) +
		rect(cx - r * 0.15, cy - r, r * 0.3, r * 0.3, r * 0.06, '#9aa1aa') +
		rect(cx - r * 0.15, cy + r * 0.7, r * 0.3, r * 0.3, r * 0.06, '#9aa1aa') +
		pin(cx - r * 0.42) +
		pin(cx + r * 0.42)
	);
}
