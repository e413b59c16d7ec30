import { bodyTones, fromHue, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	glow,
	group,
	path,
	rect,
	type Sketch,
	sketch,
	stroke,
	textOf,
} from './kit.ts';
import { port, slots } from './parts.ts';
import { camera } from './projection.ts';
import { block, digits, displayGlass, facePaint, lid, topPaint } from './solid.ts';

type Model = {
	tones: Tones;
	channels: number;
	lamp: string;
	style: 'glass' | 'curve' | 'panel';
	clock: string;
	vents: number;
};

function choose(s: Sketch): Model {
	const named = Number.parseInt(textOf(s.subject, 'channels', s.subject.series), 10);
	return {
		tones: bodyTones(s.rnd.pick(['#1f2328', '#262c33', '#59616c', '#c3c8cf', '#f4f5f7'])),
		channels: named > 0 ? Math.min(16, named) : s.rnd.pick([4, 8]),
		lamp: fromHue(s.rnd.pick([145, 200, 60]), 0.75, 0.18),
		style: s.rnd.pick(['glass', 'curve', 'panel']),
		clock: `${s.rnd.int(10, 23)}${s.rnd.int(10, 59)}`,
		vents: s.rnd.pick([6, 9, 14]),
	};
}

/** A lamp for every channel, in rows of eight. */
function lamps(s: Sketch, m: Model, x: number, y: number, step: number, r: number): string {
	let text = '';
	const across = Math.min(8, m.channels);
	const rows = Math.ceil(m.channels / across);
	text += glow(
		s,
		x + (across - 1) * step * 0.5,
		y + (rows - 1) * step * 0.5,
		across * step * 0.7,
		rows * step,
		m.lamp,
		0.25,
	);
	for (let i = 0; i < m.channels; i++) {
		const on = (i * 7) % 5 !== 3;
		text += circle(x + (i % across) * step, y + Math.floor(i / across) * step, r, on ? m.lamp : '#4a525c');
	}
	return text;
}

function frontArt(s: Sketch, m: Model, w: number, h: number): string {
	const dial =
		circle(w * 0.9, h * 0.52, h * 0.25, '#0d1014') +
		circle(w * 0.896, h * 0.5, h * 0.21, s.linear(50, [0, '#6b747f'], [1, '#2a3037'])) +
		circle(w * 0.896, h * 0.5, h * 0.08, '#14181d');
	const base =
		m.style === 'curve'
			? path(d`M0 ${h * 0.2}H${w * 0.62}Q${w * 0.7} ${h * 0.2} ${w * 0.74} ${h * 0.8}H0z`, '#0f1317')
			: rect(
					w * 0.03,
					h * 0.18,
					w * (m.style === 'glass' ? 0.94 : 0.72),
					h * 0.64,
					14,
					s.linear(40, [0, '#2b333c'], [0.5, '#12161b'], [1, '#0b0e12']),
				);
	const rows = m.channels > 8 ? 2 : 1;
	return (
		base +
		(m.style === 'glass' ? '' : dial) +
		displayGlass(s, w * 0.07, h * 0.3, w * 0.2, h * 0.42, 8) +
		digits(m.clock, w * 0.098, h * 0.39, h * 0.24, '#7fe0ff') +
		lamps(s, m, w * 0.33, h * (rows > 1 ? 0.4 : 0.52), h * 0.22, h * 0.045) +
		(m.style === 'glass'
			? port('usbA', w * 0.87, h * 0.5, h / 190)
			: rect(w * 0.64, h * 0.46, 40, 14, 4, '#b9bfc7'))
	);
}

function front(s: Sketch, m: Model): string {
	const { tones } = m;
	const w = 770;
	const h = 190;
	const rise = 210;
	const x = CENTRE - w / 2;
	const y = CENTRE - (h - rise) / 2;
	return (
		contactShadow(s, CENTRE, y + h + 14, w * 0.56, 36) +
		rect(x + 60, y + h - 6, 90, 22, 8, '#14171b') +
		rect(x + w - 150, y + h - 6, 90, 22, 8, '#14171b') +
		path(lid(x + 4, y + 20, w - 8, rise + 20, 56, 14), topPaint(s, tones)) +
		slots(CENTRE - w * 0.3, y - rise * 0.66, w * 0.6, rise * 0.36, m.vents, tones.deep, m.vents > 6, 0.34) +
		rect(x, y, w, h, 18, facePaint(s, tones, 60)) +
		group({ transform: d`translate(${x} ${y})` }, frontArt(s, m, w, h)) +
		stroke(d`M${x + 16} ${y + 3}H${x + w - 16}`, tones.edge, 3)
	);
}

function angle(s: Sketch, m: Model): string {
	const { tones } = m;
	const w = 680;
	const h = 140;
	const depth = 470;
	const cam = camera(-34, 32, CENTRE, CENTRE);
	const [sx, sy] = cam.project([0, h / 2, 0]);
	const side = cam.plane([w / 2, -h / 2, depth / 2], [0, 0, -1], [0, 1, 0]);
	const roof = cam.plane([-w / 2, -h / 2, -depth / 2], [1, 0, 0], [0, 0, 1]);
	return (
		contactShadow(s, sx, sy + 24, w * 0.58, depth * 0.46) +
		block(s, cam, [-w / 2, -h / 2, depth / 2], { w, h, depth, r: 14 }, tones, frontArt(s, m, w, h)) +
		group(
			{ transform: side },
			slots(depth * 0.2, h * 0.28, depth * 0.6, h * 0.44, 12, tones.deep, true, 0.4),
		) +
		group({ transform: roof }, slots(w * 0.3, depth * 0.2, w * 0.4, depth * 0.2, 10, tones.dark, true, 0.36))
	);
}

/** The back: a socket per channel. */
function detail(s: Sketch, m: Model): string {
	const { tones } = m;
	const across = m.channels > 8 ? 8 : Math.max(4, m.channels / 2);
	const rows = Math.ceil(m.channels / across);
	const w = 780;
	const h = 380;
	const x = CENTRE - w / 2;
	const y = 290;
	const step = across > 4 ? 47 : 74;
	const bnc = (cx: number, cy: number, r: number) =>
		circle(cx, cy, r, '#8d959f') +
		circle(cx - 1, cy - 2, r * 0.8, '#e2e6ea') +
		circle(cx, cy, r * 0.46, '#14171b') +
		circle(cx, cy, r * 0.16, '#d9b25c');
	let jacks = '';
	for (let i = 0; i < m.channels; i++)
		jacks += bnc(
			x + 90 + (i % across) * step,
			y + (rows > 1 ? 130 : 190) + Math.floor(i / across) * 110,
			step * 0.42,
		);
	return (
		contactShadow(s, CENTRE, y + h, w * 0.55, 36) +
		rect(x, y, w, h, 20, s.linear(60, [0, tones.light], [1, tones.dark])) +
		rect(x + 24, y + 50, w - 48, h - 90, 12, tones.deep, { 'fill-opacity': 0.7 }) +
		jacks +
		port('hdmi', x + 530, y + 140, 0.95) +
		port('rj45', x + 680, y + 160, 1.05) +
		port('usbA', x + 530, y + 240, 0.95) +
		port('jack', x + 680, y + 270, 0.9) +
		slots(x + 470, y + 300, 120, 20, 6, tones.face)
	);
}

export const drawRecorder: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
