import { el, group, type Sketch } from './kit.ts';

const SHADE = '#4a3c2c';

/** The soft shadow of a flat thing of any outline, thrown to the bottom right. */
export function pathShadow(
	s: Sketch,
	outline: string,
	{
		dx = 10,
		dy = 22,
		soft = 26,
		strength = 1,
	}: { dx?: number; dy?: number; soft?: number; strength?: number } = {},
): string {
	const href = s.symbol(el('path', { d: outline }));
	const layers = [0.1, 0.4, 0.7, 1]
		.map((share) => el('use', { href, 'stroke-width': soft * share }))
		.join('');
	return group(
		{
			transform: `translate(${dx} ${dy})`,
			fill: SHADE,
			stroke: SHADE,
			'stroke-linejoin': 'round',
			'fill-opacity': 0.07 * strength,
			'stroke-opacity': 0.07 * strength,
		},
		layers,
	);
}

/** A point on a circle: angle in degrees, 0 to the right, clockwise. */
export function polar(cx: number, cy: number, r: number, angle: number): readonly [number, number] {
	const a = (angle * Math.PI) / 180;
	return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
}
