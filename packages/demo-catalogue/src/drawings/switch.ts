import { bodyTones, fromHue, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	el,
	group,
	numberOf,
	path,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { port, slots } from './parts.ts';
import { cableDown } from './plugs.ts';
import { camera } from './projection.ts';
import { block, facePaint, lid, topPaint } from './solid.ts';

type Model = {
	tones: Tones;
	ports: number;
	rack: boolean;
	cables: string[];
	lit: number[];
	lamp: string;
	metal: boolean;
};

const CABLES = ['#3f77c9', '#f2b91d', '#d94f4f', '#3f9a63', '#8d959f'] as const;

function choose(s: Sketch): Model {
	const ports = Math.max(4, Math.min(24, numberOf(s.subject, 'ports', s.rnd.pick([5, 8]))));
	const rack = ports >= 16;
	const colour = s.rnd.pick(
		rack ? ['#1f2328', '#39424d', '#2c3d5c'] : ['#1f2328', '#2f3f63', '#f4f5f7', '#59616c'],
	);
	const from = s.rnd.int(0, 4);
	return {
		tones: bodyTones(colour),
		ports,
		rack,
		cables: [0, 1, 2].map((i) => CABLES[(from + i) % CABLES.length] ?? CABLES[0]),
		lit: Array.from({ length: 24 }, () => s.rnd.next()),
		lamp: fromHue(s.rnd.pick([145, 145, 60, 200]), 0.75, 0.19),
		metal: s.rnd.chance(0.5),
	};
}

type Place = { x: number; y: number; scale: number };

/** Where the sockets sit on a front of w × h: one row on a desk, two in a rack. */
function places(m: Model, w: number, h: number): Place[] {
	const rows = m.rack ? 2 : 1;
	const across = Math.ceil(m.ports / rows);
	const left = m.rack ? w * 0.17 : w * (0.5 - Math.min(0.42, across * 0.058));
	const right = m.rack ? w * 0.95 : w * (0.5 + Math.min(0.42, across * 0.058)) + w * 0.04;
	const step = (right - left) / across;
	const scale = Math.min((step * 0.9) / 84, m.rack ? h * 0.0046 : h * 0.0066);
	return Array.from({ length: m.ports }, (_, i) => ({
		x: left + step * ((i % across) + 0.5),
		y: m.rack ? h * (i < across ? 0.32 : 0.7) : h * 0.56,
		scale,
	}));
}

function frontArt(s: Sketch, m: Model, w: number, h: number): string {
	const { tones } = m;
	const href = s.symbol(port('rj45', 0, 0));
	const spots = places(m, w, h);
	let lamps = '';
	let dark = '';
	for (const [i, p] of spots.entries()) {
		const dy = m.rack ? 48 : 56;
		const up = m.rack && i >= spots.length / 2 ? -1 : 1;
		const line = d`M${p.x - 22 * p.scale} ${p.y - dy * p.scale * up}h${12 * p.scale}`;
		if ((m.lit[i] ?? 0) > 0.25) lamps += line;
		else dark += line;
	}
	const width = 10 * (spots[0]?.scale ?? 1);
	return (
		(m.rack
			? rect(w * 0.155, h * 0.08, w * 0.81, h * 0.86, 8, tones.deep, { 'fill-opacity': 0.55 })
			: rect(w * 0.04, h * 0.2, w * 0.92, h * 0.66, 12, tones.deep, { 'fill-opacity': 0.5 })) +
		spots
			.map((p) => el('use', { href, transform: d`translate(${p.x} ${p.y}) scale(${p.scale.toFixed(2)})` }))
			.join('') +
		stroke(lamps, m.lamp, width) +
		stroke(dark, '#59616b', width) +
		circle(m.rack ? w * 0.05 : w * 0.02 + 14, h * 0.3, 7, '#4ade80') +
		(m.rack
			? circle(w * 0.05, h * 0.52, 7, '#f5b942') +
				rect(w * 0.085, h * 0.26, w * 0.045, h * 0.34, 4, '#14171b')
			: '')
	);
}

/** The ears that hold it in a rack, as front art to the left and right. */
function ears(s: Sketch, m: Model, x: number, y: number, w: number, h: number): string {
	if (!m.rack) return '';
	const ear = (ex: number) =>
		rect(ex, y, 34, h, 8, facePaint(s, m.tones, 20)) +
		rect(ex + 11, y + h * 0.2, 12, 26, 6, m.tones.deep) +
		rect(ex + 11, y + h * 0.8 - 26, 12, 26, 6, m.tones.deep);
	return ear(x - 30) + ear(x + w - 4);
}

function front(s: Sketch, m: Model): string {
	const { tones } = m;
	const w = m.rack ? 770 : 600 + m.ports * 18;
	const h = m.rack ? 170 : 150;
	const rise = 190;
	const x = CENTRE - w / 2;
	const y = 400;
	const spots = places(m, w, h);
	const chosen = m.rack ? [0.62, 0.88] : [0, 0.45, 0.99];
	const cables = chosen.map((share, i) => {
		const p = spots[Math.min(spots.length - 1, Math.floor(share * spots.length))];
		return p === undefined
			? ''
			: group(
					{ transform: d`translate(${x + p.x} ${y + p.y}) scale(${(p.scale * 0.96).toFixed(2)})` },
					cableDown(0, 0, m.cables[i] ?? CABLES[0], (m.rack ? i - 0.5 : i - 1) * 90),
				);
	});
	return (
		contactShadow(s, CENTRE, y + h, w * 0.56, 34) +
		path(lid(x + 4, y + 20, w - 8, rise + 20, 56, 16), topPaint(s, tones)) +
		(m.metal
			? ''
			: group(
					{ transform: d`translate(0 ${y - rise * 0.72})` },
					slots(CENTRE - w * 0.2, 0, w * 0.4, rise * 0.4, 9, tones.dark, true, 0.34),
				)) +
		ears(s, m, x, y, w, h) +
		rect(x, y, w, h, 16, facePaint(s, tones, 60)) +
		group({ transform: d`translate(${x} ${y})` }, frontArt(s, m, w, h)) +
		cables.join('')
	);
}

function angle(s: Sketch, m: Model): string {
	const { tones } = m;
	const w = m.rack ? 720 : 480 + m.ports * 24;
	const h = m.rack ? 130 : 120;
	const depth = m.rack ? 420 : 320;
	const cam = camera(36, 34, CENTRE, CENTRE);
	const [sx, sy] = cam.project([0, h / 2, 0]);
	const roof = cam.plane([-w / 2, -h / 2, -depth / 2], [1, 0, 0], [0, 0, 1]);
	const side = cam.plane([-w / 2, -h / 2, -depth / 2], [0, 0, 1], [0, 1, 0]);
	const face = cam.plane([-w / 2, -h / 2, depth / 2], [1, 0, 0], [0, 1, 0]);
	return (
		contactShadow(s, sx, sy + 24, w * 0.56, depth * 0.5) +
		block(s, cam, [-w / 2, -h / 2, depth / 2], { w, h, depth, r: 12 }, tones, frontArt(s, m, w, h)) +
		group(
			{ transform: side },
			slots(depth * 0.2, h * 0.3, depth * 0.56, h * 0.4, 10, tones.deep, true, 0.4),
		) +
		group(
			{ transform: roof },
			rect(w * 0.36, depth * 0.36, w * 0.28, depth * 0.28, 16, tones.face, { 'fill-opacity': 0.6 }),
		) +
		(m.rack ? group({ transform: face }, ears(s, m, 0, 0, w, h)) : '')
	);
}

/** A few sockets close, one in use. */
function detail(s: Sketch, m: Model): string {
	const { tones } = m;
	const x = 90;
	const y = 200;
	const w = 780;
	const h = 420;
	const lamp = (cx: number, on: boolean) =>
		rect(cx - 60, y + 64, 40, 16, 8, on ? m.lamp : '#59616b') +
		rect(cx + 20, y + 64, 40, 16, 8, on ? '#f5b942' : '#59616b');
	const socket = (cx: number) => port('rj45', cx, y + 230, 2.5);
	return (
		contactShadow(s, CENTRE, y + h, 430, 40) +
		rect(x, y, w, h, 30, facePaint(s, tones, 50)) +
		rect(x + 34, y + 34, w - 68, h - 68, 20, tones.deep, { 'fill-opacity': 0.6 }) +
		[240, 480, 720].map((cx, i) => socket(cx) + lamp(cx, i > 0)).join('') +
		group(
			{ transform: d`translate(480 ${y + 236}) scale(2.5)` },
			cableDown(0, 0, m.cables[0] ?? CABLES[0], m.rack ? 60 : -60),
		) +
		(m.rack
			? group(
					{ transform: d`translate(720 ${y + 236}) scale(2.5)` },
					cableDown(0, 0, m.cables[1] ?? CABLES[0], 20),
				)
			: '')
	);
}

export const drawSwitch: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
