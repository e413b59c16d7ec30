import { circle, d, el, group, path, place, rect, type Sketch, stroke } from '../drawings/kit.ts';
import { golPattern, octagonPath } from './gol-pattern.ts';
import type { Palette } from './palette.ts';

/** The plate products stand on has the wide octagon of a göl. Scenes are drawn around its middle, at this size. */
export const STAGE = { width: 500, height: 400, cut: 112 } as const;

export type Scene = {
	palette: Palette;
	/** What stands on the stage; (0,0) is its middle. */
	art(s: Sketch): string;
};

/** Ground and carpet; the göls fade out towards the title. */
export function ground(s: Sketch, p: Palette, width: number, height: number, seed: number): string {
	const fade = s.linear(0, [0, '#fff', 0.06], [0.4, '#fff', 0.3], [0.8, '#fff']);
	const field = golPattern({
		id: 'gol',
		width,
		height,
		size: width / 7.5,
		colour: p.pattern,
		opacity: 0.5,
		phase: (((seed % 7) + 7) % 7) / 7,
	});
	return (
		`<defs>${el('mask', { id: 'fade' }, rect(0, 0, width, height, 0, fade))}</defs>` +
		rect(0, 0, width, height, 0, s.linear(20, [0.3, p.ground], [1, p.deep])) +
		group({ mask: 'url(#fade)' }, field)
	);
}

export function stage(s: Sketch, p: Palette, cx: number, cy: number, scale: number, art: string): string {
	const { width, height, cut } = STAGE;
	const [light, rim] = p.stage;
	const paint = s.radial(0.46, 0.4, 0.62, [0, light], [0.55, light], [1, rim]);
	return place(
		cx,
		cy,
		0,
		scale,
		path(octagonPath(width + 26, height + 26, cut + 7), 'none', { stroke: p.accent, 'stroke-width': 3 }),
		path(octagonPath(width, height, cut), paint),
		art,
	);
}

/** An arrow in a circle: this can be pressed. */
export function arrowButton(p: Palette, cx: number, cy: number, r: number): string {
	const a = r * 0.42;
	return (
		circle(cx, cy, r, p.accent) +
		stroke(
			d`M${cx - a} ${cy}h${2 * a}m${-a * 0.8} ${-a * 0.8}l${a * 0.8} ${a * 0.8}l${-a * 0.8} ${a * 0.8}`,
			p.onAccent,
			r * 0.16,
			{
				'stroke-linejoin': 'round',
			},
		)
	);
}

export function picture(width: number, height: number, ...content: string[]): string {
	return el(
		'svg',
		{ xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
		group({}, ...content),
	);
}
