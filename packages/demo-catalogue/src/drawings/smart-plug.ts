import { bodyTones, fromHue, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	ellipse,
	glow,
	group,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { outlet, outletWell, pins } from './sockets.ts';
import { facePaint } from './solid.ts';

type Model = {
	bulb: boolean;
	tones: Tones;
	hue: number;
	light: string;
	round: boolean;
	shape: 'classic' | 'globe' | 'spot';
};

function choose(s: Sketch): Model {
	const { series } = s.subject;
	const hue = s.rnd.pick([85, 40, 150, 200, 255, 310, 350]);
	return {
		bulb: /bulb|lamp|light/i.test(series) || (!/plug|socket/i.test(series) && s.rnd.chance(0.5)),
		tones: bodyTones(s.rnd.pick(['#f4f5f7', '#f4f5f7', '#f4f5f7', '#2a2f36'])),
		hue,
		light: fromHue(hue, 0.78, 0.16),
		round: s.rnd.chance(0.6),
		shape: s.rnd.pick(['classic', 'classic', 'globe', 'spot']),
	};
}

function plugFront(s: Sketch, m: Model): string {
	const { tones } = m;
	const r = 370;
	const corner = m.round ? r : 150;
	return (
		glow(s, CENTRE, CENTRE, 470, 470, m.light, 0.5) +
		dropShadow(CENTRE - r, CENTRE - r, 2 * r, 2 * r, corner, { dy: 26, soft: 44 }) +
		rect(
			CENTRE - r,
			CENTRE - r,
			2 * r,
			2 * r,
			corner,
			s.linear(50, [0, tones.light], [0.6, tones.face], [1, tones.dark]),
			{ stroke: tones.edge, 'stroke-width': 4 },
		) +
		rect(CENTRE - r + 34, CENTRE - r + 34, 2 * r - 68, 2 * r - 68, corner - 30, 'none', {
			stroke: m.light,
			'stroke-width': 16,
		}) +
		outletWell(s, CENTRE, CENTRE, 262, tones)
	);
}

/** From its side: the socket looks right, the pins left. */
function plugAngle(s: Sketch, m: Model): string {
	const { tones } = m;
	const pin = (y: number) =>
		rect(96, y, 220, 52, 26, s.linear(90, [0, '#f4f6f8'], [0.5, '#b9bfc7'], [1, '#7d858f'])) +
		rect(200, y, 110, 52, 8, '#3a4048');
	const body = s.linear(90, [0, tones.light], [0.35, tones.face], [1, tones.edge]);
	return (
		contactShadow(s, 560, 812, 330, 40) +
		pin(370) +
		pin(530) +
		path(
			'M296 300Q296 280 316 280H380V670H316Q296 670 296 650z',
			s.linear(90, [0, tones.face], [1, tones.deep]),
		) +
		path('M380 240Q380 170 450 170H720V790H450Q380 790 380 720z', body) +
		ellipse(720, CENTRE, 130, 310, s.linear(50, [0, tones.light], [1, tones.dark]), {
			stroke: tones.edge,
			'stroke-width': 3,
		}) +
		ellipse(722, CENTRE, 116, 282, 'none', { stroke: m.light, 'stroke-width': 12 }) +
		ellipse(726, CENTRE, 92, 226, s.linear(50, [0, tones.deep], [0.5, tones.dark], [1, tones.face])) +
		ellipse(726, CENTRE - 80, 15, 34, '#14171b') +
		ellipse(726, CENTRE + 80, 15, 34, '#14171b') +
		rect(500, 440, 80, 80, 40, tones.edge) +
		circle(540, 480, 30, tones.light) +
		circle(540, 480, 9, m.light)
	);
}

/** The pins, beside the outlet they go into. */
function plugDetail(s: Sketch, m: Model): string {
	const { tones } = m;
	const r = 215;
	return (
		outlet(s, 270, 480, 380) +
		dropShadow(690 - r, 480 - r, 2 * r, 2 * r, m.round ? r : 90) +
		rect(690 - r, 480 - r, 2 * r, 2 * r, m.round ? r : 90, facePaint(s, tones, 50), {
			stroke: tones.edge,
			'stroke-width': 3,
		}) +
		pins(s, 690, 480, 140, tones)
	);
}

const GLASS = {
	classic: 'M-120 210C-130 130 -250 60 -250-90A250 250 0 0 1 250-90C250 60 130 130 120 210z',
	globe: 'M-120 210C-130 180 -290 110 -290-70A290 290 0 0 1 290-70C290 110 130 180 120 210z',
	spot: 'M-120 210C-130 120 -240 20 -262-150Q-264-290 0-296Q264-290 262-150C240 20 130 120 120 210z',
} as const;

/** A lit bulb, its glass around 0,0, its cap below. */
function bulb(s: Sketch, m: Model, hue: number): string {
	const glass = s.radial(
		0.42,
		0.4,
		0.62,
		[0, '#ffffff'],
		[0.3, fromHue(hue, 0.95, 0.05)],
		[0.75, fromHue(hue, 0.82, 0.15)],
		[1, fromHue(hue, 0.7, 0.17)],
	);
	const cap = s.linear(0, [0, '#8d959f'], [0.25, '#f0f2f5'], [0.6, '#b1b8c1'], [1, '#6c747e']);
	const { tones } = m;
	let thread = '';
	for (let i = 0; i < 3; i++) thread += d`M-88 ${330 + i * 34}Q0 ${352 + i * 34} 88 ${330 + i * 34}`;
	return (
		path(GLASS[m.shape], glass) +
		path(
			'M-122 200Q0 232 122 200L96 300H-96z',
			s.linear(0, [0, tones.face], [0.25, tones.light], [1, tones.edge]),
		) +
		path('M-88 298H88V420L60 444H-60L-88 420z', cap) +
		stroke(thread, '#59616b', 9, { 'stroke-opacity': 0.7 }) +
		path('M-46 444H46L26 474H-26z', '#3a4048') +
		path('M-170-120Q-160-230 -60-250Q-130-190 -134-100z', '#fff', { 'fill-opacity': 0.75 })
	);
}

function bulbFront(s: Sketch, m: Model): string {
	return glow(s, CENTRE, 400, 470, 450, m.light, 0.75) + place(CENTRE, 408, 0, 0.97, bulb(s, m, m.hue));
}

function bulbAngle(s: Sketch, m: Model): string {
	return (
		glow(s, 400, 540, 440, 380, m.light, 0.55) +
		contactShadow(s, 520, 770, 330, 44, 0.8) +
		place(410, 530, -68, 0.92, bulb(s, m, m.hue))
	);
}

/** Every colour it can take. */
function bulbDetail(s: Sketch, m: Model): string {
	const hues = [m.hue, m.hue + 110, m.hue + 220];
	return hues
		.map((hue, i) => {
			const x = 180 + i * 300;
			const y = i === 1 ? 390 : 440;
			return (
				glow(s, x, y, 210, 210, fromHue(hue, 0.78, 0.16), 0.55) +
				place(x, y, 0, i === 1 ? 0.66 : 0.54, bulb(s, m, hue))
			);
		})
		.join('');
}

export const drawSmartPlug: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	const views = model.bulb
		? { front: bulbFront, angle: bulbAngle, detail: bulbDetail }
		: { front: plugFront, angle: plugAngle, detail: plugDetail };
	return s.done(group({}, views[view](s, model)));
};
