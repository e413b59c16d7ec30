import { circle, d, group, path, place, rect, type Sketch, stroke } from '../drawings/kit.ts';
import { octagonPath } from './gol-pattern.ts';
import { CAP_HEIGHT, measureText, outlineText } from './text-outline.ts';

/** A percent sign as tall as asked, around cx, cy. */
export function percentSign(cx: number, cy: number, tall: number, colour: string): string {
	const style = { size: tall / CAP_HEIGHT, weight: 800 } as const;
	return outlineText('%', cx - measureText('%', style) / 2, cy + tall / 2, style, colour);
}

/** Light that falls around a lamp in the dark. */
export function lampLight(s: Sketch, cx: number, cy: number, r: number, colour: string): string {
	return circle(cx, cy, r, s.radial(0.5, 0.5, 0.5, [0, colour, 0.85], [0.35, colour, 0.4], [1, colour, 0]));
}

/** A lit bulb that hangs from above; cx, cy is the middle of the glass. */
export function bulb(s: Sketch, cx: number, cy: number, r: number): string {
	const glass = s.radial(0.5, 0.55, 0.6, [0, '#fffdf2'], [0.5, '#ffe9a8'], [1, '#f5b94c']);
	const neck = r * 0.46;
	return place(
		cx,
		cy,
		0,
		1,
		path(
			d`M${-neck} ${-r * 0.89}C${-neck} ${-r * 0.6} ${-r} ${-r * 0.5} ${-r} 0A${r} ${r} 0 0 0 ${r} 0C${r} ${-r * 0.5} ${neck} ${-r * 0.6} ${neck} ${-r * 0.89}z`,
			glass,
		),
		stroke(
			d`M${-r * 0.22} ${-r * 0.8}L${-r * 0.3} ${r * 0.05}L${-r * 0.1} ${-r * 0.15}L0 ${r * 0.08}L${r * 0.1} ${-r * 0.15}L${r * 0.3} ${r * 0.05}L${r * 0.22} ${-r * 0.8}`,
			'#d98a1f',
			r * 0.06,
			{ 'stroke-linejoin': 'round' },
		),
		rect(-neck * 1.06, -r * 1.42, neck * 2.12, r * 0.56, r * 0.08, '#8f949c'),
		stroke(
			d`M${-neck * 1.1} ${-r * 1.05}L${neck * 1.1} ${-r * 1.14}M${-neck * 1.1} ${-r * 1.22}L${neck * 1.1} ${-r * 1.31}`,
			'#5d626b',
			r * 0.07,
		),
		rect(-neck * 0.7, -r * 1.66, neck * 1.4, r * 0.26, r * 0.08, '#2b2d33'),
	);
}

const BADGES: readonly (readonly [ground: string, sign: string, shape: string])[] = [
	['#9b1b30', '#fdf6ea', 'M-22 18V-18H-4Q16-18 16-2T-4 14H-8V18zM-8-6V4H-4Q2 4 2-1T-4-6z'],
	['#1f5c46', '#fdf6ea', 'M0-24L24 18H-24zM0 0L-8 14H8z'],
	['#2b2f52', '#e0c48d', 'M-22-6L0-24L22-6L0 12zM-22 8L0 26L22 8L14 2L0 14L-14 2z'],
	['#e0b254', '#6d0f20', 'M-22-20H-8V-6H8V-20H22V20H8V6H-8V20H-22z'],
	['#1c5263', '#fdf6ea', 'M0-24A24 24 0 1 0 24 0H10A10 10 0 1 1 0-10zM6-24V-6H24A18 18 0 0 0 6-24z'],
	['#c8683f', '#fdf6ea', 'M-24 20V-20L0 4L24-20V20H10V10L0 20L-10 10V20z'],
	['#6b4a63', '#fdf6ea', 'M-20-20H20L6-3H20L-14 24L-4 4H-20z'],
];

/** Invented signs of makers, laid like göls: octagons in rows with small diamonds between. */
export function brandMosaic(): string {
	const side = 112;
	const step = 124;
	const cut = 34;
	const places: readonly (readonly [number, number])[] = [
		[-1, -0.5],
		[0, -0.5],
		[1, -0.5],
		[-1, 0.5],
		[0, 0.5],
		[1, 0.5],
	];
	const tiles = places.map(([column, row], i) => {
		const badge = BADGES[i % BADGES.length];
		if (badge === undefined) return '';
		const [ground, sign, shape] = badge;
		return place(
			column * step,
			row * step,
			0,
			1,
			path(octagonPath(side, side, cut), ground),
			path(shape, sign, { 'fill-rule': 'evenodd' }),
		);
	});
	const diamond = (x: number, y: number) => d`M${x - 24} ${y}l24 -24l24 24l-24 24z`;
	const between = [-0.5, 0.5].map((x) => diamond(x * step, 0)).join('');
	return group({}, ...tiles, path(between, '#c9a86a'));
}
