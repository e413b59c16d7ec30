import { bodyTones, fromHue, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	glow,
	group,
	numberOf,
	path,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { fan, port, slots } from './parts.ts';
import { camera } from './projection.ts';
import { outletWell } from './sockets.ts';
import { block, digits, displayGlass, facePaint, lid, topPaint } from './solid.ts';

type Model = {
	tones: Tones;
	trim: Tones;
	display: boolean;
	lamp: string;
	w: number;
	h: number;
	outlets: number;
	face: 'panel' | 'stripe' | 'grille';
};

function choose(s: Sketch): Model {
	const va = numberOf(s.subject, 'capacityVa', Number.parseInt(s.subject.series, 10) || 1000);
	const share = Math.min(1, Math.max(0, (va - 650) / 2350));
	const drawn = s.rnd.chance(0.55);
	return {
		tones: bodyTones(s.rnd.pick(['#1f2328', '#262b31', '#39414b'])),
		trim: bodyTones(s.rnd.pick(['#3a424c', '#14171b', '#59616c'])),
		display: va >= 1000 || drawn,
		lamp: fromHue(s.rnd.pick([145, 200, 245]), 0.75, 0.17),
		w: 350 + share * 70,
		h: 470 + share * 200,
		outlets: numberOf(s.subject, 'outlets', s.rnd.pick([3, 4, 6])),
		face: s.rnd.pick(['panel', 'stripe', 'grille']),
	};
}

/** Battery bars and the load of the display, w × h. */
function screen(s: Sketch, m: Model, x: number, y: number, w: number, h: number): string {
	const bars = [0, 1, 2, 3]
		.map((i) =>
			rect(x + w * 0.7, y + h * (0.72 - i * 0.18), w * 0.18, h * 0.11, 3, i < 3 ? m.lamp : '#33404d'),
		)
		.join('');
	return displayGlass(s, x, y, w, h, 14) + digits('220', x + w * 0.12, y + h * 0.28, h * 0.42, m.lamp) + bars;
}

function frontArt(s: Sketch, m: Model): string {
	const { w, h, tones, trim } = m;
	const top = 60;
	const power = (cx: number, cy: number) =>
		glow(s, cx, cy, 62, 62, m.lamp, 0.5) +
		circle(cx, cy, 32, trim.deep) +
		circle(cx, cy, 28, facePaint(s, trim, 50)) +
		stroke(d`M${cx - 9} ${cy - 8}a13 13 0 1 0 18 0M${cx} ${cy - 16}v14`, m.lamp, 4);
	const low = h - (m.display ? 330 : 250);
	const base =
		m.face === 'stripe'
			? rect(w * 0.34, 0, w * 0.32, h, 0, trim.face)
			: m.face === 'panel'
				? rect(w * 0.1, top - 30, w * 0.8, h * 0.56, 26, s.linear(60, [0, trim.light], [1, trim.dark]))
				: '';
	return (
		base +
		(m.display
			? screen(s, m, w * 0.16, top, w * 0.68, 130)
			: [0, 1, 2]
					.map((i) => rect(w / 2 - 60 + i * 44, top + 40, 32, 14, 7, i < 2 ? m.lamp : '#f5b942'))
					.join('')) +
		power(w / 2, top + (m.display ? 196 : 130)) +
		slots(
			w * 0.2,
			h - low * 0.8,
			w * 0.6,
			low * 0.56,
			m.face === 'grille' ? 9 : 6,
			tones.deep,
			m.face === 'stripe',
			0.36,
		)
	);
}

function front(s: Sketch, m: Model): string {
	const k = Math.min(1.3, 720 / m.h);
	const w = m.w * k;
	const h = m.h * k;
	const x = CENTRE - w / 2;
	const rise = 70;
	const y = CENTRE - (h - rise) / 2;
	return (
		contactShadow(s, CENTRE, y + h, w * 0.66, 40) +
		path(lid(x + 6, y + 40, w - 12, rise + 40, 34, 20), topPaint(s, m.tones)) +
		group(
			{ transform: d`translate(${x} ${y}) scale(${k.toFixed(3)})` },
			group(
				{ 'clip-path': s.clip(rect(0, 0, m.w, m.h, 34, '#000')) },
				rect(0, 0, m.w, m.h, 34, facePaint(s, m.tones, 50)) + frontArt(s, m),
			) + stroke(d`M26 4H${m.w - 26}`, m.tones.edge, 3),
		)
	);
}

function angle(s: Sketch, m: Model): string {
	const { w, h, tones } = m;
	const depth = 500;
	const cam = camera(40, 22, CENTRE, CENTRE, 0.98 - (h - 470) * 0.0004);
	const [sx, sy] = cam.project([0, h / 2, 0]);
	const side = cam.plane([-w / 2, -h / 2, -depth / 2], [0, 0, 1], [0, 1, 0]);
	return (
		contactShadow(s, sx, sy + 26, 380, 150, 0.9) +
		block(s, cam, [-w / 2, -h / 2, depth / 2], { w, h, depth, r: 30 }, tones, frontArt(s, m)) +
		group(
			{ transform: side },
			slots(depth * 0.16, h * 0.18, depth * 0.5, h * 0.2, 9, tones.deep, true, 0.4) +
				slots(depth * 0.16, h * 0.66, depth * 0.5, h * 0.2, 9, tones.deep, true, 0.4),
		)
	);
}

/** The back with its outlets. */
function detail(s: Sketch, m: Model): string {
	const { tones } = m;
	const count = Math.min(8, m.outlets);
	const across = count <= 2 ? 1 : 2;
	const rows = Math.ceil(count / across);
	const w = 540;
	const h = 760;
	const x = CENTRE - w / 2;
	const y = 96;
	const r = Math.min(112, 500 / rows / 2.3);
	const white = bodyTones('#8d959f');
	let sockets = '';
	for (let i = 0; i < count; i++) {
		const cx = CENTRE + (across === 1 ? 0 : (i % 2 === 0 ? -1 : 1) * 124);
		const cy = y + 210 + (500 / rows) * (Math.floor(i / across) + 0.5);
		sockets += outletWell(s, cx, cy, r, white);
	}
	return (
		contactShadow(s, CENTRE, y + h, w * 0.6, 36) +
		rect(x, y, w, h, 36, facePaint(s, tones, 50)) +
		rect(x + 24, y + 210, w - 48, 510, 24, tones.deep, { 'fill-opacity': 0.65 }) +
		fan(s, x + 118, y + 112, 78) +
		port('usbA', CENTRE + 60, y + 84, 0.9) +
		port('rj45', CENTRE + 190, y + 104, 0.9) +
		rect(CENTRE + 22, y + 128, 80, 40, 8, '#c9473d') +
		sockets
	);
}

export const drawUps: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
