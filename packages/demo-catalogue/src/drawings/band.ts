import { bodyColour, bodyTones, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	gloss,
	group,
	path,
	place,
	rect,
	roundedPath,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { lens } from './parts.ts';
import { slabOutline } from './projection.ts';
import { loopArt, view } from './sweep.ts';
import { chooseDial, type Dial, dialArt, strapPaint, strapPiece } from './watch-parts.ts';

type Model = { strap: Tones; body: Tones; dial: Dial; a: number; b: number; r: number };

function choose(s: Sketch): Model {
	const strap = bodyTones(bodyColour(s.subject, s.rnd, ['black', 'blue', 'pink', 'green', 'white']));
	const dial = chooseDial(s);
	const pill = s.subject.brand === 'Xiaomi' || s.rnd.chance(0.4);
	const a = pill ? 112 : 124;
	return {
		strap,
		body: bodyTones(s.rnd.pick(['#1f2328', '#c3c8cf', '#c9a86a'] as const)),
		dial: dial.style === 'hands' ? { ...dial, style: 'digital' } : dial,
		a,
		b: pill ? 252 : 226,
		r: pill ? a : 56,
	};
}

function capsule(s: Sketch, m: Model): string {
	const { a, b, r, body } = m;
	const block = (inset: number, fill: string) =>
		rect(-a + inset, -b + inset, 2 * (a - inset), 2 * (b - inset), r - inset, fill);
	return (
		block(0, s.linear(50, [0, body.edge], [0.5, body.face], [1, body.deep])) +
		block(8, '#0c0e12') +
		group(
			{ transform: d`translate(0 ${-b * 0.04})` },
			dialArt(s, m.dial, a * 0.92, m.dial.style === 'rings' ? 1.7 : 1.75),
		) +
		gloss(s, -a + 8, -b + 8, 2 * (a - 8), 2 * (b - 8), r - 8, 0.7)
	);
}

function straps(s: Sketch, m: Model, length: number, bend: boolean): string {
	const start = m.b - (m.r > 90 ? 70 : 26);
	const piece = (holes: boolean) =>
		strapPiece(
			s,
			m.strap,
			'Silicone',
			{ from: m.a * 1.86, to: m.a * 1.5, length: length - start },
			{ bend, holes },
		);
	return (
		group({ transform: d`translate(0 ${-start}) scale(1 -1)` }, piece(false)) +
		group({ transform: d`translate(0 ${start})` }, piece(true))
	);
}

/** Two bands side by side: the lit face, and behind it the strap's holes. */
function front(s: Sketch, m: Model): string {
	const to = m.a * 1.5;
	const dim = s.linear(
		90,
		[0, m.strap.deep, 0.7],
		[0.2, m.strap.deep, 0],
		[0.8, m.strap.deep, 0],
		[1, m.strap.deep, 0.7],
	);
	const back =
		dropShadow(-to / 2, -380, to, 760, 40, { dx: 8, dy: 20, soft: 36 }) +
		rect(-to / 2, -380, to, 760, 34, strapPaint(s, m.strap)) +
		path([0, 1, 2, 3, 4, 5, 6].map((i) => roundedPath(-8, -300 + i * 52, 16, 26, 8)).join(''), m.strap.deep) +
		rect(
			-to / 2 - 8,
			120,
			to + 16,
			74,
			22,
			s.linear(90, [0, m.strap.edge], [0.4, m.strap.face], [1, m.strap.dark]),
		) +
		circle(0, 157, 15, '#c3c8cf') +
		rect(-to / 2, -380, to, 760, 34, dim);
	return (
		place(CENTRE - 150, CENTRE + 4, -8, 0.94, back) +
		place(
			CENTRE + 90,
			CENTRE - 4,
			4,
			1.02,
			dropShadow(-to / 2, -392, to, 784, 40, { dx: 6, dy: 20, soft: 40, strength: 1.2 }),
			straps(s, m, 392, true),
			rect(-to / 2, -392, to, 784, 30, dim),
			dropShadow(-m.a, -m.b, 2 * m.a, 2 * m.b, m.r, { dx: 8, dy: 12, soft: 30 }),
			capsule(s, m),
		)
	);
}

function angle(s: Sketch, m: Model): string {
	const v = view(46, 16, CENTRE - 10, CENTRE + 6, 1.12);
	const ry = 315;
	const rz = 268;
	const z = rz + 20;
	const [sx, sy] = v.project([0, ry, 0]);
	const { body } = m;
	return (
		contactShadow(s, sx, sy + 14, 330, 70, 0.9) +
		loopArt(s, v, { ry, rz, from: 30, to: 330, width: m.a * 1.66, thick: 22 }, m.strap) +
		path(
			slabOutline(v, [-m.a, -m.b, z], [1, 0, 0], [0, 1, 0], { w: 2 * m.a, h: 2 * m.b, r: m.r }, [0, 0, -50]),
			s.linear(0, [0, body.deep], [0.15, body.face], [0.5, body.edge], [1, body.face]),
		) +
		group({ transform: v.plane([0, 0, z], [1, 0, 0], [0, 1, 0]) }, capsule(s, m))
	);
}

/** The underside and the open strap. */
function detail(s: Sketch, m: Model): string {
	const { a, b, r, body } = m;
	return place(
		CENTRE,
		CENTRE,
		52,
		1.3,
		dropShadow(-a * 0.76, -480, a * 1.5, 960, 80, { dx: 18, dy: 0, soft: 36 }),
		straps(s, m, 520, false),
		rect(
			-a - 10,
			-b - 10,
			2 * a + 20,
			2 * b + 20,
			r + 10,
			s.linear(50, [0, m.strap.edge], [0.5, m.strap.face], [1, m.strap.dark]),
		),
		rect(-a + 12, -b + 12, 2 * (a - 12), 2 * (b - 12), r - 12, s.linear(60, [0, body.light], [1, body.dark])),
		rect(-66, -108, 132, 216, 60, s.linear(50, [0, '#4b535d'], [0.6, '#1b1f24'], [1, '#101317'])),
		lens(s, 0, -50, 36, '#1f7a4f'),
		lens(s, 0, 50, 36, '#8f2741'),
		circle(0, 0, 9, '#45c27a'),
		circle(-20, 172, 9, '#d9b25c'),
		circle(20, 172, 9, '#d9b25c'),
		stroke('M-46-70Q-44-92-22-96', '#fff', 5, { 'stroke-opacity': 0.5 }),
	);
}

export const drawBand: Drawing = (subject, view3) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view3](s, model));
};
