import { darken, lighten } from './colours.ts';
import { circle, d, el, ellipse, group, num, path, rect, roundedPath, type Sketch } from './kit.ts';

const METAL = '#b9bfc7';
const HOLE = '#14171b';

/** Ports are drawn around their centre, at a height that suits their neighbours (jack 44, USB-C 26 …). */
export type PortKind = 'usbA' | 'usbC' | 'hdmi' | 'displayPort' | 'rj45' | 'jack';

/** Width of a port at scale 1, for laying several out in a row. */
export const PORT_WIDTH: Readonly<Record<PortKind, number>> = {
	usbA: 84,
	usbC: 62,
	hdmi: 98,
	displayPort: 98,
	rj45: 84,
	jack: 46,
};

function shapeOf(kind: PortKind): string {
	switch (kind) {
		case 'usbA':
			return (
				rect(-42, -19, 84, 38, 6, METAL) +
				rect(-36, -13, 72, 26, 3, HOLE) +
				rect(-30, -9, 60, 10, 2, '#3f77c9')
			);
		case 'usbC':
			return (
				rect(-31, -13, 62, 26, 13, METAL) +
				rect(-25, -8, 50, 16, 8, HOLE) +
				rect(-16, -2.5, 32, 5, 2, '#59616b')
			);
		case 'hdmi':
			return (
				path('M-49-20H49V4L34 20H-34L-49 4z', METAL, {
					stroke: METAL,
					'stroke-width': 4,
					'stroke-linejoin': 'round',
				}) +
				path('M-42-14H42V2L31 14H-31L-42 2z', HOLE) +
				rect(-30, -6, 60, 7, 2, '#59616b')
			);
		case 'displayPort':
			return (
				path('M-49-20H49V20H-34L-49 5z', METAL, {
					stroke: METAL,
					'stroke-width': 4,
					'stroke-linejoin': 'round',
				}) +
				path('M-42-14H42V14H-31L-42 3z', HOLE) +
				rect(-30, -5, 62, 7, 2, '#59616b')
			);
		case 'rj45':
			return (
				rect(-42, -38, 84, 76, 6, METAL) +
				path('M-32-28H32V12H18V28H-18V12H-32z', HOLE) +
				path('M-22-28v12M-11-28v12M0-28v12M11-28v12M22-28v12', 'none', {
					stroke: '#d9b25c',
					'stroke-width': 4,
				})
			);
		case 'jack':
			return circle(0, 0, 23, METAL) + circle(0, 0, 17, '#3a4048') + circle(0, 0, 10, HOLE);
	}
}

export function port(kind: PortKind, cx: number, cy: number, scale = 1): string {
	const size = scale === 1 ? '' : ` scale(${scale.toFixed(2)})`;
	return group({ transform: d`translate(${cx} ${cy})${size}` }, shapeOf(kind));
}

/** Ports side by side, centred on cx. */
export function portRow(kinds: readonly PortKind[], cx: number, cy: number, scale = 1, gap = 26): string {
	const total = kinds.reduce((sum, kind) => sum + PORT_WIDTH[kind], 0) + gap * (kinds.length - 1);
	let x = cx - (total * scale) / 2;
	let text = '';
	for (const kind of kinds) {
		text += port(kind, x + (PORT_WIDTH[kind] * scale) / 2, cy, scale);
		x += (PORT_WIDTH[kind] + gap) * scale;
	}
	return text;
}

export type FanStyle = {
	/** Colour of the blades; the hub and the well follow. */
	blade?: string;
	/** Light of a lit fan; none without it. */
	light?: string;
	blades?: number;
	/** Turn of the blades in degrees, so that neighbouring fans differ. */
	turn?: number;
};

/** A round fan in its well (no frame). */
export function fan(s: Sketch, cx: number, cy: number, r: number, style: FanStyle = {}): string {
	const { blade = '#3a414a', light, blades = 7, turn = 0 } = style;
	const well = s.radial(0.5, 0.5, 0.5, [0.3, '#0e1114'], [1, '#1d2227']);
	const paint = s.linear(45, [0, lighten(blade, 0.12)], [1, darken(blade, 0.08)]);
	const wide = 360 / blades;
	let shape = '';
	for (let i = 0; i < blades; i++) {
		const at = (share: number, angle: number) => {
			const a = ((wide * i + angle) * Math.PI) / 180;
			return d`${Math.round(share * Math.cos(a))} ${Math.round(share * Math.sin(a))}`;
		};
		const tip = `${at(93, wide * 0.42)}L${at(93, wide * 1.12)}`;
		shape += `M${at(28, 0)}Q${at(62, -wide * 0.1)} ${tip}Q${at(60, wide * 0.72)} ${at(28, wide * 0.66)}z`;
	}
	const wheel = s.symbol(path(shape, paint));
	const turned = turn === 0 ? '' : ` rotate(${num(turn)})`;
	const transform = d`translate(${cx} ${cy})${turned} scale(${(r / 100).toFixed(3)})`;
	const ring =
		light === undefined ? '' : circle(cx, cy, r * 0.96, 'none', { stroke: light, 'stroke-width': r * 0.08 });
	const tint = light === undefined ? '' : circle(cx, cy, r * 0.93, light, { 'fill-opacity': 0.22 });
	return (
		circle(cx, cy, r, well) +
		el('use', { href: wheel, transform }) +
		tint +
		ring +
		circle(cx, cy, r * 0.3, paint) +
		circle(
			cx,
			cy,
			r * 0.21,
			light ?? darken(blade, 0.04),
			light === undefined ? {} : { 'fill-opacity': 0.85 },
		)
	);
}

/** A cross-head screw. */
export function screw(cx: number, cy: number, r: number, colour = '#9aa1aa'): string {
	const arm = r * 0.5;
	return (
		circle(cx, cy, r, darken(colour, 0.18)) +
		circle(cx - r * 0.06, cy - r * 0.08, r * 0.86, colour) +
		path(d`M${cx - arm} ${cy}h${2 * arm}M${cx} ${cy - arm}v${2 * arm}`, 'none', {
			stroke: darken(colour, 0.32),
			'stroke-width': r * 0.26,
			'stroke-linecap': 'round',
		})
	);
}

/** Vent slots side by side, as one path. Upright when `upright`, else lying one under another. */
export function slots(
	x: number,
	y: number,
	w: number,
	h: number,
	count: number,
	colour: string,
	upright = true,
	share = 0.5,
): string {
	const step = (upright ? w : h) / (count - 1 + share);
	const thick = step * share;
	let text = '';
	for (let i = 0; i < count; i++) {
		text += upright
			? roundedPath(x + i * step, y, thick, h, thick / 2)
			: roundedPath(x, y + i * step, w, thick, thick / 2);
	}
	return path(text, colour);
}

/** A field of round holes (dotted strokes, so a whole grille costs a few hundred bytes). */
export function dots(
	x: number,
	y: number,
	w: number,
	h: number,
	gap: number,
	size: number,
	colour: string,
): string {
	const rows = Math.max(1, Math.floor(h / gap));
	let text = '';
	for (let i = 0; i <= rows; i++) {
		const shiftRow = i % 2 === 0 ? 0 : gap / 2;
		text += d`M${x + shiftRow} ${y + (i * h) / rows}h${w - 2 * shiftRow}`;
	}
	return path(text, 'none', {
		stroke: colour,
		'stroke-width': size,
		'stroke-linecap': 'round',
		'stroke-dasharray': d`0 ${gap}`,
	});
}

/** A camera lens: barrel, glass, and a glint from the top left. */
export function lens(s: Sketch, cx: number, cy: number, r: number, tint = '#27408f'): string {
	const glass = s.radial(0.38, 0.34, 0.75, [0, lighten(tint, 0.22)], [0.4, tint], [1, '#0a0c10']);
	return (
		circle(cx, cy, r, '#0c0e11') +
		circle(cx, cy, r * 0.92, 'none', { stroke: '#4a515a', 'stroke-width': r * 0.08 }) +
		circle(cx, cy, r * 0.66, glass) +
		ellipse(cx - r * 0.22, cy - r * 0.26, r * 0.17, r * 0.12, '#fff', { 'fill-opacity': 0.75 }) +
		circle(cx + r * 0.24, cy + r * 0.26, r * 0.08, '#fff', { 'fill-opacity': 0.3 })
	);
}
