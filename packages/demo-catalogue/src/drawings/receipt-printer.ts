import { bodyColour, bodyTones, lightness, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	ellipse,
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
import { block, facePaint, lid, topPaint, writing } from './solid.ts';

type Model = { tones: Tones; trim: Tones; narrow: boolean; paper: number; radius: number; cutter: boolean };

function choose(s: Sketch): Model {
	const narrow = textOf(s.subject, 'paperSize', s.subject.series) === '58 mm';
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['black', 'black', 'white', 'grey']));
	return {
		tones,
		trim: bodyTones(lightness(tones.face) > 0.5 ? '#3b424c' : '#5d6671'),
		narrow,
		paper: s.rnd.range(210, 270),
		radius: s.rnd.pick([24, 40, 60]),
		cutter: s.rnd.chance(0.5),
	};
}

/** A receipt of w × h with a torn top edge: lines, a total, a bar code. */
function receipt(s: Sketch, x: number, y: number, w: number, h: number, code = true): string {
	const teeth = 14;
	const step = w / teeth;
	let edge = d`M${x} ${y + h}V${y}`;
	for (let i = 0; i < teeth; i++) edge += d`l${step / 2} -9l${step / 2} 9`;
	const bars = code ? slots(x + w * 0.16, y + h - 86, w * 0.68, 48, 17, '#5b626b', true, 0.45) : '';
	const rows = Math.max(2, Math.floor((h - (code ? 130 : 50)) / 34));
	const shares = Array.from({ length: rows }, (_, i) => [0.5, 0.66, 0.58, 0.7][i % 4] ?? 0.6);
	const prices = shares.map((_, i) => d`M${x + w * 0.74} ${y + 40 + i * 34}h${w * 0.12}`).join('');
	return (
		path(`${edge}V${y + h}z`, s.linear(60, [0, '#ffffff'], [0.7, '#f3f4f6'], [1, '#dcdfe4']), {
			stroke: '#d3d8de',
			'stroke-width': 2,
		}) +
		writing(x + w * 0.14, y + 40, w * 0.8, shares, 34, '#aeb4bc') +
		stroke(prices, '#7d848d', 12) +
		bars
	);
}

function frontArt(s: Sketch, m: Model, w: number, h: number): string {
	const { tones, trim } = m;
	return (
		rect(0, h * 0.3, w, 5, 0, tones.deep) +
		rect(w * 0.07, h * 0.42, w * 0.52, h * 0.4, 18, s.linear(60, [0, trim.light], [1, trim.dark])) +
		circle(w * 0.67, h * 0.62, h * 0.045, '#4ade80') +
		circle(w * 0.745, h * 0.62, h * 0.045, '#f5b942') +
		circle(w * 0.87, h * 0.62, h * 0.1, tones.deep) +
		circle(w * 0.866, h * 0.61, h * 0.08, tones.edge)
	);
}

function front(s: Sketch, m: Model): string {
	const { tones } = m;
	const w = m.narrow ? 540 : 660;
	const h = m.narrow ? 290 : 320;
	const rise = 130;
	const x = CENTRE - w / 2;
	const pw = w * (m.narrow ? 0.56 : 0.66);
	const y = CENTRE + (rise + m.paper - h) / 2 + 8;
	return (
		contactShadow(s, CENTRE, y + h, w * 0.6, 42) +
		path(lid(x + 6, y + 40, w - 12, rise + 40, 44, 26), topPaint(s, tones)) +
		path(lid(CENTRE - pw / 2 - 30, y - 26, pw + 60, 50, 14, 6), tones.deep) +
		receipt(s, CENTRE - pw / 2, y - rise - m.paper + 50, pw, m.paper + 40) +
		rect(CENTRE - pw / 2 - 36, y - 50, pw + 72, 30, 12, s.linear(90, [0, m.trim.edge], [1, m.trim.dark])) +
		(m.cutter ? slots(CENTRE - pw / 2, y - 50, pw, 8, 22, m.trim.deep) : '') +
		group(
			{ transform: d`translate(${x} ${y})`, 'clip-path': s.clip(rect(0, 0, w, h, m.radius, '#000')) },
			rect(0, 0, w, h, m.radius, facePaint(s, tones, 60)) + frontArt(s, m, w, h),
		)
	);
}

function angle(s: Sketch, m: Model): string {
	const { tones } = m;
	const w = m.narrow ? 400 : 470;
	const h = m.narrow ? 300 : 330;
	const depth = 480;
	const cam = camera(35, 26, CENTRE, CENTRE + 84);
	const [sx, sy] = cam.project([0, h / 2, 0]);
	const pw = w * 0.68;
	const top = -h / 2;
	const roof = cam.plane([-w / 2, top, -depth / 2], [1, 0, 0], [0, 0, 1]);
	const up = m.paper;
	return (
		contactShadow(s, sx, sy + 30, w * 0.82, depth * 0.4) +
		block(s, cam, [-w / 2, top, depth / 2], { w, h, depth, r: m.radius * 0.7 }, tones, frontArt(s, m, w, h)) +
		group(
			{ transform: roof },
			rect(24, 24, w - 48, depth * 0.6, 30, s.linear(45, [0, tones.light], [1, tones.face])) +
				rect(w * 0.1, depth * 0.69, w * 0.8, 36, 14, tones.deep),
		) +
		group(
			{ transform: cam.plane([-pw / 2, top - up, depth * 0.2 - 40], [1, 0, 0], [0, 0.97, 0.14]) },
			receipt(s, 0, 0, pw, up + 14, false),
		) +
		group({ transform: roof }, rect(w * 0.1, depth * 0.735, w * 0.8, 22, 10, m.trim.edge))
	);
}

/** The lid is open over the paper roll; the ports of the back under it. */
function detail(s: Sketch, m: Model): string {
	const { tones } = m;
	const w = m.narrow ? 620 : 740;
	const x = CENTRE - w / 2;
	const rollW = w * (m.narrow ? 0.56 : 0.68);
	const y = 480;
	const h = 260;
	return (
		rect(x + 20, 190, w - 40, 320, m.radius, s.linear(60, [0, tones.face], [1, tones.dark])) +
		rect(x + 70, 230, w - 140, 210, 24, tones.deep) +
		slots(x + 110, 262, w - 220, 110, 6, tones.dark, false, 0.3) +
		contactShadow(s, CENTRE, y + h, w * 0.58, 40) +
		path(lid(x, y + 40, w, 130, 26, 20), tones.face) +
		path(lid(x + 50, y + 24, w - 100, 90, 20, 14), '#12161b') +
		rect(
			CENTRE - rollW / 2,
			y - 120,
			rollW,
			190,
			0,
			s.linear(90, [0, '#ffffff'], [0.35, '#f2f3f5'], [1, '#b9bfc7']),
		) +
		ellipse(CENTRE + rollW / 2, y - 25, 30, 95, '#e9ebee') +
		ellipse(CENTRE + rollW / 2, y - 25, 14, 40, '#8a6f4d') +
		ellipse(CENTRE + rollW / 2, y - 25, 8, 24, '#3d3124') +
		ellipse(CENTRE - rollW / 2, y - 25, 30, 95, '#fff') +
		rect(x, y + 40, w, h - 40, m.radius * 0.7, facePaint(s, tones, 60)) +
		rect(CENTRE - w * 0.4, y + 90, w * 0.8, 110, 18, tones.deep) +
		port('usbA', CENTRE - w * 0.28, y + 145, 0.9) +
		port('rj45', CENTRE - w * 0.08, y + 145, 0.9) +
		port('jack', CENTRE + w * 0.1, y + 145, 0.9) +
		rect(CENTRE + w * 0.2, y + 122, w * 0.14, 46, 8, '#b9bfc7')
	);
}

export const drawReceiptPrinter: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
