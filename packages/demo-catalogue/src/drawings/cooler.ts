import { type BodyTones, bodyTones, fromHue, LIGHT_HUES } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	flagOf,
	glow,
	group,
	numberOf,
	path,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { fan, screw, slots } from './parts.ts';
import { box, camera } from './projection.ts';

type Model = {
	water: boolean;
	fans: number;
	light: string | undefined;
	second: string | undefined;
	tones: BodyTones;
	pipes: number;
};

function choose(s: Sketch): Model {
	const { series } = s.subject;
	const water = series.includes('Water');
	const fans = water
		? series.includes('360')
			? 3
			: series.includes('120')
				? 1
				: 2
		: Math.min(2, numberOf(s.subject, 'fans', 1));
	const hue = s.rnd.pick(LIGHT_HUES);
	const lit = flagOf(s.subject, 'backlight', s.rnd.chance(0.5));
	return {
		water,
		fans,
		light: lit ? fromHue(hue, 0.72, 0.19) : undefined,
		second: lit ? fromHue(hue + 40, 0.72, 0.19) : undefined,
		tones: bodyTones(s.rnd.pick(['#23282e', '#23282e', '#e6e9ed', '#474f59'])),
		pipes: s.rnd.pick([4, 4, 6]),
	};
}

/** A fan in its square frame, side × side. */
function framed(s: Sketch, m: Model, side: number, turn = 0): string {
	const t = m.tones;
	const light = turn > 30 ? m.second : m.light;
	return (
		rect(0, 0, side, side, side * 0.09, s.linear(50, [0, t.light], [0.5, t.face], [1, t.dark])) +
		fan(s, side / 2, side / 2, side * 0.455, {
			...(light === undefined ? {} : { light }),
			turn,
			blade: '#3a414a',
			blades: m.fans > 2 ? 5 : 7,
		}) +
		(m.fans > 1
			? ''
			: [0.075, 0.925]
					.flatMap((x) => [0.075, 0.925].map((y) => circle(side * x, side * y, side * 0.03, t.deep)))
					.join(''))
	);
}

const copper = '#c98b5e';

function pipesUnder(m: Model, cx: number, top: number, bottom: number, spread: number): string {
	return Array.from({ length: m.pipes }, (_, i) => {
		const k = i - (m.pipes - 1) / 2;
		return stroke(
			d`M${cx + k * spread} ${top}v${(bottom - top) * 0.35}Q${cx + k * spread} ${bottom - 14} ${cx + k * 26} ${bottom}`,
			copper,
			20,
		);
	}).join('');
}

function base(s: Sketch, cx: number, y: number): string {
	return (
		rect(cx - 120, y, 240, 40, 10, s.linear(0, [0, '#e4e7eb'], [0.5, '#b3bac3'], [1, '#8b939d'])) +
		rect(cx - 176, y + 24, 352, 20, 10, '#6b747e') +
		screw(cx - 160, y + 20, 16) +
		screw(cx + 160, y + 20, 16)
	);
}

function fins(s: Sketch, x: number, y: number, w: number, h: number): string {
	return (
		rect(x, y, w, h, 10, s.linear(0, [0, '#e4e7eb'], [0.5, '#c0c6ce'], [1, '#949da7'])) +
		slots(x, y + 14, w, h - 28, 9, '#8b949e', false, 0.35)
	);
}

function airFront(s: Sketch, m: Model): string {
	const side = 520;
	const x = CENTRE - side / 2;
	const y = 110;
	return (
		contactShadow(s, CENTRE, 822, 300, 38) +
		pipesUnder(m, CENTRE, y + side, 782, 66) +
		base(s, CENTRE, 772) +
		fins(s, x - 52, y - 22, side + 104, side + 36) +
		group({ transform: d`translate(${x} ${y})` }, framed(s, m, side))
	);
}

function airAngle(s: Sketch, m: Model): string {
	const cam = camera(44, 18, 0, 0, 1.06);
	const w = 500;
	const deep = m.fans > 1 ? 360 : 270;
	const b = box(cam, [0, 0, 0], w, 500, deep);
	const f = box(cam, [24, 14, 74], 450, 450, 72);
	const x = CENTRE - (b.bounds.left + f.bounds.right) / 2;
	const y = 86 - b.bounds.top;
	const [bx, by] = cam.project([w / 2, 500, -deep / 2]);
	const t = m.tones;
	return (
		contactShadow(s, x + bx, y + by + 176, 280, 60) +
		group(
			{ transform: d`translate(${x} ${y})` },
			pipesUnder(m, bx, by - 30, by + 130, 52),
			base(s, bx, by + 122),
			path(b.outline, '#8b939d', { stroke: '#8b939d', 'stroke-width': 6, 'stroke-linejoin': 'round' }),
			group({ transform: b.left }, fins(s, 0, 0, deep, 500)),
			group({ transform: b.front }, rect(0, 0, w, 500, 10, '#a3abb5')),
			group(
				{ transform: b.top },
				rect(0, 0, w, deep, 8, s.linear(50, [0, t.light], [1, t.face])),
				Array.from({ length: m.pipes }, (_, i) =>
					circle(w * (0.16 + (i * 0.68) / (m.pipes - 1)), deep * (i % 2 === 0 ? 0.36 : 0.64), 18, copper),
				).join(''),
			),
			path(f.outline, t.dark, { stroke: t.dark, 'stroke-width': 8, 'stroke-linejoin': 'round' }),
			group({ transform: f.front }, framed(s, m, 450)),
		)
	);
}

/** The contact plate with its pipes, from below. */
function airDetail(s: Sketch, m: Model): string {
	const spread = 420 / m.pipes;
	const pipes = Array.from({ length: m.pipes }, (_, i) =>
		rect(
			CENTRE - 210 + i * spread + 3,
			130,
			spread - 6,
			700,
			(spread - 6) / 2,
			s.linear(0, [0, '#8d5733'], [0.35, '#e9c3a0'], [1, '#a66a41']),
		),
	).join('');
	return (
		dropShadow(120, 250, 720, 460, 24, { dy: 26, soft: 40 }) +
		fins(s, 120, 250, 720, 460) +
		dropShadow(CENTRE - 190, 150, 380, 660, 24) +
		pipes +
		rect(CENTRE - 236, 330, 472, 300, 26, s.linear(50, [0, '#f2f4f6'], [0.5, '#c3c9d0'], [1, '#949da7'])) +
		rect(CENTRE - 190, 372, 380, 216, 14, s.linear(50, [0, '#dfe3e8'], [0.5, '#ffffff'], [1, '#b3bac3'])) +
		[-206, 206].flatMap((x) => [350, 610].map((y) => screw(CENTRE + x, y, 15))).join('')
	);
}

function radiator(s: Sketch, m: Model, side: number): string {
	const w = side * m.fans + 90;
	const t = m.tones;
	return (
		rect(-45, -12, w, side + 24, 16, s.linear(50, [0, t.light], [0.5, t.face], [1, t.dark])) +
		Array.from({ length: m.fans }, (_, i) =>
			group({ transform: d`translate(${i * side} 0)` }, framed(s, m, side - 4, i * 25)),
		).join('')
	);
}

function pump(s: Sketch, m: Model, cx: number, cy: number, r: number): string {
	const t = m.tones;
	const glass = s.radial(0.35, 0.3, 0.8, [0, '#3a424c'], [1, '#0c0e11']);
	const ring = m.light ?? '#7d858f';
	return (
		(m.light === undefined ? '' : glow(s, cx, cy, r * 1.7, r * 1.7, m.light, 0.6)) +
		rect(
			cx - r * 1.05,
			cy - r * 1.05,
			r * 2.1,
			r * 2.1,
			r * 0.42,
			s.linear(50, [0, t.light], [0.5, t.face], [1, t.dark]),
		) +
		circle(cx, cy, r * 0.86, glass) +
		circle(cx, cy, r * 0.72, 'none', { stroke: ring, 'stroke-width': r * 0.08 }) +
		path(
			d`M${cx - r * 0.26} ${cy}L${cx} ${cy - r * 0.26}L${cx + r * 0.26} ${cy}L${cx} ${cy + r * 0.26}z`,
			m.second ?? '#aab1ba',
			{ 'stroke-linejoin': 'round' },
		)
	);
}

function tube(way: string): string {
	return stroke(way, '#23282e', 40) + stroke(way, '#39414b', 20);
}

function waterFront(s: Sketch, m: Model): string {
	const side = m.fans === 3 ? 236 : m.fans === 2 ? 320 : 400;
	const w = side * m.fans;
	const x = CENTRE - w / 2;
	const y = m.fans === 3 ? 150 : 110;
	const low = y + side;
	return (
		dropShadow(x - 40, y, w + 80, side, 16, { dy: 26, soft: 40 }) +
		contactShadow(s, CENTRE - 60, 850, 210, 30) +
		tube(d`M${x + w + 16} ${low - 30}C${x + w + 30} ${low + 260} ${CENTRE + 240} 780 ${CENTRE + 40} 730`) +
		tube(d`M${x + w - 44} ${low - 10}C${x + w - 30} ${low + 170} ${CENTRE + 180} 690 ${CENTRE + 40} 660`) +
		group({ transform: d`translate(${x} ${y})` }, radiator(s, m, side)) +
		pump(s, m, CENTRE - 60, 708, m.fans > 2 ? 112 : 124)
	);
}

function waterAngle(s: Sketch, m: Model): string {
	const cam = camera(-34, 26, 0, 0, m.fans === 3 ? 1 : 1.1);
	const side = m.fans === 3 ? 268 : 330;
	const w = side * m.fans + 90;
	const b = box(cam, [-45, -12, 0], w, side + 24, 120);
	const x = CENTRE - (b.bounds.left + b.bounds.right) / 2;
	const y = CENTRE - (b.bounds.top + b.bounds.bottom) / 2 - 30;
	const t = m.tones;
	return (
		contactShadow(s, CENTRE, y + b.bounds.bottom - 90, 430, 120) +
		group(
			{ transform: d`translate(${x} ${y})` },
			path(b.outline, t.dark, { stroke: t.dark, 'stroke-width': 8, 'stroke-linejoin': 'round' }),
			group(
				{ transform: b.top },
				rect(0, 0, w, 120, 10, s.linear(60, [0, t.shine], [1, t.light])),
				slots(40, 14, w - 80, 34, 22, t.deep, true, 0.4),
			),
			group(
				{ transform: b.right },
				rect(0, 0, 120, side + 24, 10, t.dark),
				circle(88, side * 0.3, 24, '#14171b'),
				circle(88, side * 0.62, 24, '#14171b'),
			),
			group({ transform: cam.plane([0, 0, 0], [1, 0, 0], [0, 1, 0]) }, radiator(s, m, side)),
		)
	);
}

function waterDetail(s: Sketch, m: Model): string {
	return (
		dropShadow(210, 300, 540, 540, 120, { dy: 34, soft: 50 }) +
		tube('M760 470C900 440 900 260 800 120') +
		tube('M760 560C980 540 960 300 900 130') +
		rect(680, 430, 120, 170, 30, '#2a2f36') +
		pump(s, m, CENTRE - 20, 560, 270)
	);
}

export const drawCooler: Drawing = (subject, view) => {
	const s = sketch(subject);
	const m = choose(s);
	const views = m.water
		? { front: waterFront, angle: waterAngle, detail: waterDetail }
		: { front: airFront, angle: airAngle, detail: airDetail };
	return s.done(views[view](s, m));
};
