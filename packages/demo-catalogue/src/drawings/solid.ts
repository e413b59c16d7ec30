import { lightness, mix, type Tones } from './colours.ts';
import { d, ellipse, group, path, rect, type Sketch } from './kit.ts';
import { type Camera, type Point2, type Point3, polygon } from './projection.ts';

/** Towards the light: from the top left, a little from the front. */
const LIGHT: Point3 = [-0.45, -0.8, 0.4];

/** The tone of a plane by where it looks. */
function shade(tones: Tones, normal: Point3): string {
	const length = Math.hypot(...normal) || 1;
	const lit = (normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]) / length;
	if (lit >= 0) return mix(tones.face, tones.light, lit);
	return lit > -0.6 ? mix(tones.face, tones.dark, -lit * 1.6) : mix(tones.dark, tones.deep, -lit - 0.4);
}

/** The paint of a plane that faces us. */
export function facePaint(s: Sketch, tones: Tones, angle = 50): string {
	return s.linear(angle, [0, tones.light], [0.5, tones.face], [1, tones.dark]);
}

/** The paint of a top seen from the front: pale bodies darken towards the back, so that they part from the ground. */
export function topPaint(s: Sketch, tones: Tones): string {
	const pale = lightness(tones.face) > 0.88;
	return s.linear(90, [0, pale ? tones.dark : tones.face], [1, tones.light]);
}

/** A plate with rounded corners: w × h along u and v from origin, pushed along `thick`. */
type Slab = {
	origin: Point3;
	u: Point3;
	v: Point3;
	w: number;
	h: number;
	r: number;
	thick: Point3;
};

function along(slab: Slab, x: number, y: number): Point3 {
	const { origin: o, u, v } = slab;
	return [o[0] + u[0] * x + v[0] * y, o[1] + u[1] * x + v[1] * y, o[2] + u[2] * x + v[2] * y];
}

function cross(a: Point2, b: Point2): number {
	return a[0] * b[1] - a[1] * b[0];
}

/** The sides of a slab that show, each in the tone of its direction; round corners turn softly. */
function sides(s: Sketch, cam: Camera, slab: Slab, tones: Tones): string {
	const { w, h, r, u, v, thick } = slab;
	const zero = cam.project([0, 0, 0]);
	const flat = (p: Point3): Point2 => {
		const [x, y] = cam.project(p);
		return [x - zero[0], y - zero[1]];
	};
	const push = flat(thick);
	const way = Math.sign(cross(flat(u), flat(v))) || 1;
	const steps = r < 14 ? 2 : r < 34 ? 3 : 8;
	const rim: { at: Point2; angle: number }[] = [];
	const corners: [number, number, number][] = [
		[r, r, 180],
		[w - r, r, 270],
		[w - r, h - r, 360],
		[r, h - r, 450],
	];
	for (const [cx, cy, start] of corners) {
		for (let i = 0; i <= steps; i++) {
			const angle = start + (i * 90) / steps;
			const a = (angle * Math.PI) / 180;
			rim.push({ at: cam.project(along(slab, cx + r * Math.cos(a), cy + r * Math.sin(a))), angle });
		}
	}
	let text = '';
	for (const [i, here] of rim.entries()) {
		const next = rim[(i + 1) % rim.length];
		if (next === undefined) continue;
		const edge: Point2 = [next.at[0] - here.at[0], next.at[1] - here.at[1]];
		if (cross(edge, push) * way >= -1) continue;
		const turn = next.angle - here.angle;
		const a = ((here.angle + (turn < 0 ? 0 : turn / 2)) * Math.PI) / 180;
		const normal: Point3 = [
			u[0] * Math.cos(a) + v[0] * Math.sin(a),
			u[1] * Math.cos(a) + v[1] * Math.sin(a),
			u[2] * Math.cos(a) + v[2] * Math.sin(a),
		];
		const tone = shade(tones, normal);
		const straight = here.angle === next.angle || turn < 0;
		const paint =
			straight && Math.abs(cross(edge, push)) > 9000
				? s.linear(50, [0, mix(tone, tones.light, 0.06)], [1, mix(tone, tones.dark, 0.16)])
				: tone;
		const end = (p: Point2): Point2 => [p[0] + push[0], p[1] + push[1]];
		text += path(polygon([here.at, next.at, end(next.at), end(here.at)]), paint, { stroke: paint });
	}
	return group({ 'stroke-width': 1.2 }, text);
}

/** A slab with its face; `art` is drawn on the face in its own units (0,0 top left). */
function solid(s: Sketch, cam: Camera, slab: Slab, tones: Tones, art = '', paint?: string): string {
	return (
		sides(s, cam, slab, tones) +
		group(
			{ transform: cam.plane(slab.origin, slab.u, slab.v) },
			rect(0, 0, slab.w, slab.h, slab.r, paint ?? facePaint(s, tones)) + art,
		)
	);
}

/** A box by its front top left corner, its front face rounded. */
export function block(
	s: Sketch,
	cam: Camera,
	origin: Point3,
	size: { w: number; h: number; depth: number; r: number },
	tones: Tones,
	art = '',
	paint?: string,
): string {
	const { w, h, depth, r } = size;
	const slab: Slab = { origin, u: [1, 0, 0], v: [0, 1, 0], w, h, r, thick: [0, 0, -depth] };
	return solid(s, cam, slab, tones, art, paint);
}

/** A plate lying flat by its back left corner: art is drawn on its top. */
export function plate(
	s: Sketch,
	cam: Camera,
	origin: Point3,
	size: { w: number; depth: number; high: number; r: number },
	tones: Tones,
	art = '',
	paint?: string,
): string {
	const { w, depth, high, r } = size;
	const slab: Slab = { origin, u: [1, 0, 0], v: [0, 0, 1], w, h: depth, r, thick: [0, high, 0] };
	return solid(s, cam, slab, tones, art, paint);
}

/** A short standing cylinder seen from above: its top ellipse at cx, cy, its side of this height. */
export function disc(
	s: Sketch,
	cx: number,
	cy: number,
	rx: number,
	ry: number,
	high: number,
	tones: Tones,
	top?: string,
): string {
	const side = s.linear(0, [0, tones.face], [0.22, tones.light], [0.55, tones.face], [1, tones.deep]);
	return (
		path(d`M${cx - rx} ${cy}v${high}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-high}z`, side) +
		ellipse(cx, cy, rx, ry, top ?? facePaint(s, tones, 45), { stroke: tones.edge, 'stroke-width': 2 })
	);
}

/** The top of a thing seen from the front: narrower at the back. */
export function lid(x: number, y: number, w: number, rise: number, inset: number, r = 14): string {
	return d`M${x} ${y}L${x + inset - r * 0.4} ${y - rise + r}Q${x + inset} ${y - rise} ${x + inset + r} ${y - rise}H${x + w - inset - r}Q${x + w - inset} ${y - rise} ${x + w - inset + r * 0.4} ${y - rise + r}L${x + w} ${y}z`;
}

const SEGMENTS: Readonly<Record<string, string>> = {
	'0': 'abcdef',
	'1': 'bc',
	'2': 'abged',
	'3': 'abgcd',
	'4': 'fgbc',
	'5': 'afgcd',
	'6': 'afgedc',
	'7': 'abc',
	'8': 'abcdefg',
	'9': 'abcdfg',
};

/** Lit digits of a display, as one line drawing. */
export function digits(text: string, x: number, y: number, h: number, colour: string): string {
	const w = h * 0.5;
	const g = h * 0.07;
	const half = h / 2;
	let lines = '';
	for (const [i, sign] of [...text].entries()) {
		const at = x + i * (w + h * 0.24);
		const parts: Record<string, string> = {
			a: d`M${at + g} ${y}h${w - 2 * g}`,
			b: d`M${at + w} ${y + g}v${half - 2 * g}`,
			c: d`M${at + w} ${y + half + g}v${half - 2 * g}`,
			d: d`M${at + g} ${y + h}h${w - 2 * g}`,
			e: d`M${at} ${y + half + g}v${half - 2 * g}`,
			f: d`M${at} ${y + g}v${half - 2 * g}`,
			g: d`M${at + g} ${y + half}h${w - 2 * g}`,
		};
		for (const segment of SEGMENTS[sign] ?? '') lines += parts[segment] ?? '';
	}
	return path(lines, 'none', { stroke: colour, 'stroke-width': h * 0.115, 'stroke-linecap': 'round' });
}

/** Width of digits() of this length. */
export function digitsWidth(count: number, h: number): number {
	return count * h * 0.74 - h * 0.24;
}

/** A dark glass display with a thin rim. */
export function displayGlass(s: Sketch, x: number, y: number, w: number, h: number, r: number): string {
	return (
		rect(x, y, w, h, r, '#0d1116') +
		rect(
			x + 3,
			y + 3,
			w - 6,
			h - 6,
			Math.max(2, r - 3),
			s.linear(40, [0, '#33404d'], [0.5, '#1a222b'], [1, '#131920']),
		)
	);
}

/** Lines of writing on paper, as bars. */
export function writing(
	x: number,
	y: number,
	w: number,
	shares: readonly number[],
	step: number,
	colour = '#b9bec6',
): string {
	const bars = shares.map((share, i) => d`M${x} ${y + i * step}h${w * share}`).join('');
	return path(bars, 'none', { stroke: colour, 'stroke-width': step * 0.36, 'stroke-linecap': 'round' });
}
