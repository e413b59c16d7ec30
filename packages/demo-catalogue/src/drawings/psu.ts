import { type BodyTones, bodyTones, lighten } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	group,
	numberOf,
	path,
	rect,
	type Sketch,
	sketch,
	stroke,
	textOf,
} from './kit.ts';
import { dots, fan, screw } from './parts.ts';
import { box, camera } from './projection.ts';

type Model = {
	tones: BodyTones;
	fan: number;
	modular: boolean;
	badge: string;
	depth: number;
	rings: boolean;
	sleeves: string;
};

const W = 470;
const H = 270;

function choose(s: Sketch): Model {
	const power = numberOf(s.subject, 'power', 600);
	const efficiency = textOf(s.subject, 'efficiency', '80+');
	const modular = power >= 750 || s.rnd.chance(0.35);
	return {
		tones: bodyTones(s.rnd.pick(['#23282e', '#23282e', '#3a4149', '#e3e6ea', '#59616b'])),
		fan: power >= 650 ? 0.44 : 0.38,
		modular,
		badge: efficiency.includes('Gold') ? '#d9ae4e' : efficiency.includes('Bronze') ? '#b9754a' : '#c3c8cf',
		depth: power >= 750 ? 500 : 440,
		rings: s.rnd.chance(0.6),
		sleeves: s.rnd.pick(['#2a2f36', '#2a2f36', '#3b4a63', '#6b2f35']),
	};
}

/** The fan side, w × h. */
function topArt(s: Sketch, m: Model, w: number, h: number): string {
	const t = m.tones;
	const r = Math.min(w, h) * m.fan;
	const cx = w / 2;
	const cy = h / 2;
	const grille = m.rings
		? [0.95, 0.72, 0.48]
				.map((k) => circle(cx, cy, r * k, 'none', { stroke: t.edge, 'stroke-width': 7 }))
				.join('') +
			path(d`M${cx - r} ${cy}h${2 * r}M${cx} ${cy - r}v${2 * r}`, 'none', {
				stroke: t.edge,
				'stroke-width': 7,
			})
		: circle(cx, cy, r * 0.97, 'none', { stroke: t.edge, 'stroke-width': 9 }) +
			path(
				d`M${cx - r * 0.7} ${cy - r * 0.7}L${cx + r * 0.7} ${cy + r * 0.7}M${cx + r * 0.7} ${cy - r * 0.7}L${cx - r * 0.7} ${cy + r * 0.7}`,
				'none',
				{ stroke: t.edge, 'stroke-width': 9 },
			);
	return (
		rect(0, 0, w, h, 14, s.linear(50, [0, t.light], [0.5, t.face], [1, t.dark])) +
		fan(s, cx, cy, r, { blades: 9 }) +
		grille +
		circle(cx, cy, r * 0.26, t.face) +
		circle(cx, cy, r * 0.15, m.badge) +
		[0.05, 0.95].flatMap((x) => [0.05, 0.95].map((y) => screw(w * x, h * y, 10))).join('')
	);
}

/** The outer side: mains socket, switch, air holes. */
function mainsArt(s: Sketch, m: Model, w: number, h: number): string {
	const t = m.tones;
	const k = w / W;
	return (
		rect(0, 0, w, h, 12, s.linear(60, [0, t.light], [0.5, t.face], [1, t.dark])) +
		dots(w * 0.4, h * 0.16, w * 0.52, h * 0.7, 38 * k, 22 * k, t.deep) +
		rect(w * 0.07, h * 0.2, w * 0.25, h * 0.3, 8 * k, '#15181c') +
		path(
			d`M${w * 0.11} ${h * 0.45}v${-h * 0.12}l${w * 0.035} ${-h * 0.06}h${w * 0.1}l${w * 0.035} ${h * 0.06}v${h * 0.12}z`,
			'#3a4149',
		) +
		path(
			d`M${w * 0.16} ${h * 0.34}v${h * 0.06}M${w * 0.195} ${h * 0.31}v${h * 0.06}M${w * 0.23} ${h * 0.34}v${h * 0.06}`,
			'none',
			{ stroke: '#d5dae0', 'stroke-width': 7 * k },
		) +
		rect(w * 0.12, h * 0.62, w * 0.15, h * 0.18, 8 * k, '#15181c') +
		rect(w * 0.13, h * 0.64, w * 0.065, h * 0.14, 5 * k, '#c24141')
	);
}

/** The inner side: sockets for the cables, or the bundle itself. */
function innerArt(s: Sketch, m: Model, w: number, h: number): string {
	const t = m.tones;
	const ground = rect(0, 0, w, h, 12, s.linear(60, [0, t.light], [0.5, t.face], [1, t.dark]));
	if (!m.modular)
		return (
			ground +
			rect(w * 0.62, h * 0.3, w * 0.22, h * 0.4, 20, '#14171b') +
			rect(w * 0.12, h * 0.34, w * 0.3, h * 0.3, 10, m.badge)
		);
	const sockets = [
		[0.07, 0.16, 0.34],
		[0.46, 0.16, 0.2],
		[0.71, 0.16, 0.2],
		[0.07, 0.56, 0.2],
		[0.32, 0.56, 0.2],
		[0.57, 0.56, 0.14],
		[0.76, 0.56, 0.15],
	] as const;
	return (
		ground +
		sockets
			.map(
				([x, y, sw]) =>
					rect(w * x, h * y, w * sw, h * 0.28, 8, '#14171b') +
					rect(w * x + 8, h * y + 8, w * sw - 16, h * 0.28 - 16, 4, '#454c55'),
			)
			.join('')
	);
}

function front(s: Sketch, m: Model): string {
	const cam = camera(-34, 40, 0, 0, 1.12);
	const b = box(cam, [0, 0, 0], W, H, m.depth);
	const x = CENTRE - (b.bounds.left + b.bounds.right) / 2;
	const y = CENTRE - (b.bounds.top + b.bounds.bottom) / 2 - 10;
	const t = m.tones;
	return (
		contactShadow(s, CENTRE, y + b.bounds.bottom - 130, 440, 170) +
		group(
			{ transform: d`translate(${x} ${y})` },
			path(b.outline, t.dark, { stroke: t.dark, 'stroke-width': 8, 'stroke-linejoin': 'round' }),
			group(
				{ transform: b.right },
				rect(0, 0, m.depth, H, 10, s.linear(60, [0, t.face], [1, t.dark])),
				rect(m.depth * 0.16, H * 0.3, m.depth * 0.68, H * 0.4, 10, t.deep),
				rect(m.depth * 0.22, H * 0.42, m.depth * 0.36, H * 0.16, 8, m.badge),
			),
			group({ transform: b.front }, mainsArt(s, m, W, H)),
			group({ transform: b.top }, topArt(s, m, W, m.depth)),
		)
	);
}

function angle(s: Sketch, m: Model): string {
	const w = 780;
	const h = 450;
	const y = CENTRE - h / 2 - 10;
	return (
		contactShadow(s, CENTRE, y + h + 4, w * 0.56, 44) +
		group({ transform: d`translate(${CENTRE - w / 2} ${y})` }, mainsArt(s, m, w, h))
	);
}

function detail(s: Sketch, m: Model): string {
	const w = 600;
	const h = 350;
	const x = 250;
	const y = 130;
	const plug = (px: number, py: number, pins: number) =>
		rect(px, py, pins * 34, 66, 10, '#23282e') +
		Array.from({ length: pins }, (_, i) => rect(px + 8 + i * 34, py + 34, 20, 22, 4, '#0c0e11')).join('');
	const wire = (from: number, fy: number, to: number, ty: number) =>
		stroke(d`M${from} ${fy}C${from} ${fy + 190} ${to} ${ty - 220} ${to} ${ty}`, m.sleeves, 34) +
		stroke(
			d`M${from - 6} ${fy}C${from - 6} ${fy + 190} ${to - 6} ${ty - 220} ${to - 6} ${ty}`,
			lighten(m.sleeves, 0.12),
			6,
		);
	const shadow = contactShadow(s, CENTRE + 70, y + h + 4, w * 0.56, 34);
	return (
		shadow +
		group({ transform: d`translate(${x} ${y})` }, innerArt(s, m, w, h)) +
		(m.modular
			? wire(x + 140, y + 140, 190, 760) + wire(x + 320, y + 140, 450, 760) + wire(x + 480, y + 140, 700, 760)
			: wire(x + 420, y + 210, 190, 760) +
				wire(x + 440, y + 210, 450, 760) +
				wire(x + 460, y + 210, 700, 760)) +
		plug(88, 750, 6) +
		plug(382, 750, 4) +
		plug(632, 750, 4)
	);
}

export const drawPsu: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
