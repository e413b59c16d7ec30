import { bodyColour, bodyTones, PRODUCT_COLOURS, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	ellipse,
	gloss,
	group,
	numberOf,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
	textOf,
} from './kit.ts';
import { lens } from './parts.ts';
import { slabOutline } from './projection.ts';
import { loopArt, view } from './sweep.ts';
import {
	chooseDial,
	type Dial,
	dialArt,
	type StrapMaterial,
	strapMaterial,
	strapPiece,
} from './watch-parts.ts';

type Model = {
	shape: 'round' | 'square' | 'tall';
	body: Tones;
	strap: Tones;
	material: StrapMaterial;
	dial: Dial;
	big: number;
	twoKeys: boolean;
};

function choose(s: Sketch): Model {
	const { subject, rnd } = s;
	const colour = bodyColour(subject, rnd, ['black', 'silver', 'blue', 'green', 'pink']);
	const fit = subject.series.startsWith('Fit');
	const shape = subject.brand === 'Apple' ? 'square' : fit ? 'tall' : 'round';
	const material = strapMaterial(
		textOf(subject, 'strap', rnd.pick(['Silicone', 'Silicone', 'Metal', 'Eco-leather'])),
	);
	const metal = rnd.pick([
		PRODUCT_COLOURS.black,
		PRODUCT_COLOURS.silver,
		PRODUCT_COLOURS.grey,
		PRODUCT_COLOURS.gold,
	]);
	const leather = rnd.pick(['#7a4a2c', '#2b2e33', '#a86f3d'] as const);
	const strap =
		material === 'Eco-leather'
			? colour === PRODUCT_COLOURS.gold || colour === PRODUCT_COLOURS.silver
				? leather
				: colour
			: colour;
	const dial = chooseDial(s);
	const big = (numberOf(subject, 'screenSize', 1.5) - 1.5) * 60;
	return {
		shape,
		body: bodyTones(material === 'Metal' ? colour : metal),
		strap: bodyTones(strap),
		material,
		dial: shape === 'round' && dial.style === 'rings' ? { ...dial, style: 'hands' } : dial,
		big: Math.max(-10, Math.min(24, big)),
		twoKeys: rnd.chance(0.6),
	};
}

/** Half width and half height of the case. */
function caseSize(m: Model): { a: number; b: number; r: number } {
	if (m.shape === 'round') return { a: 214 + m.big, b: 214 + m.big, r: 214 + m.big };
	if (m.shape === 'square') return { a: 188 + m.big, b: 226 + m.big, r: 84 };
	return { a: 164 + m.big, b: 232 + m.big, r: 66 };
}

function crown(s: Sketch, m: Model, a: number): string {
	const paint = s.linear(90, [0, m.body.edge], [0.4, m.body.face], [1, m.body.deep]);
	if (m.shape === 'tall') return rect(a - 6, -60, 20, 90, 9, paint);
	const two = m.shape === 'square' ? rect(a - 8, 30, 18, 96, 9, paint) : rect(a * 0.9, 74, 34, 42, 9, paint);
	return rect(m.shape === 'square' ? a - 8 : a * 0.92, -104, 38, 60, 10, paint) + (m.twoKeys ? two : '');
}

/** The case with its screen, around 0,0. */
function caseArt(s: Sketch, m: Model): string {
	const { a, b, r } = caseSize(m);
	const { body } = m;
	const rim = s.linear(50, [0, body.edge], [0.45, body.face], [1, body.deep]);
	const block = (inset: number, fill: string) =>
		rect(-a + inset, -b + inset, 2 * (a - inset), 2 * (b - inset), r - inset, fill);
	const bezel = m.shape === 'round' ? 26 : 15;
	const screen = bezel + (m.shape === 'round' ? 10 : 16);
	const room = Math.min(a, b) - screen;
	return (
		block(0, rim) +
		block(6, s.linear(50, [0, body.dark], [0.5, body.light], [1, body.face])) +
		block(bezel, '#0c0e12') +
		dialArt(s, m.dial, room, b / a) +
		gloss(s, -a + bezel, -b + bezel, 2 * (a - bezel), 2 * (b - bezel), r - bezel, 0.65)
	);
}

function straps(s: Sketch, m: Model, length: number, bend: boolean): string {
	const { a, b } = caseSize(m);
	const from = m.shape === 'round' ? a * 1.28 : a * 1.74;
	const to = m.shape === 'round' ? a * 1.02 : a * 1.42;
	const start = m.shape === 'round' ? b * 0.72 : b - 34;
	const piece = (holes: boolean) =>
		strapPiece(s, m.strap, m.material, { from, to, length: length - start }, { bend, holes });
	return (
		group({ transform: d`translate(0 ${-start}) scale(1 -1)` }, piece(false)) +
		group({ transform: d`translate(0 ${start})` }, piece(true))
	);
}

function front(s: Sketch, m: Model): string {
	const { a, b, r } = caseSize(m);
	const dim = s.linear(
		90,
		[0, m.strap.deep, 0.7],
		[0.2, m.strap.deep, 0],
		[0.8, m.strap.deep, 0],
		[1, m.strap.deep, 0.7],
	);
	const to = m.shape === 'round' ? a * 1.02 : a * 1.42;
	return place(
		CENTRE - 6,
		CENTRE - 6,
		0,
		1,
		dropShadow(-to / 2, -396, to, 792, 40, { dx: 12, dy: 20, soft: 36 }),
		straps(s, m, 396, true),
		rect(-to / 2, -396, to, 792, 30, dim),
		dropShadow(-a, -b, 2 * a, 2 * b, r, { dx: 12, dy: 20, soft: 40 }),
		crown(s, m, a),
		caseArt(s, m),
	);
}

/** Standing on its closed strap, turned to the right. */
function angle(s: Sketch, m: Model): string {
	const { a, b, r } = caseSize(m);
	const width = m.shape === 'round' ? a * 1.16 : a * 1.56;
	const v = view(42, 14, CENTRE - 20, CENTRE + 6, m.material === 'Metal' ? 1 : 1.05);
	const { body } = m;
	const thick = 60;
	const rz = 250;
	const ry = 330;
	const z = rz + 26;
	const place3 = (depth: number) => v.plane([0, 0, z - depth], [1, 0, 0], [0, 1, 0]);
	const [sx, sy] = v.project([0, ry, 0]);
	const key = s.linear(90, [0, body.edge], [0.4, body.face], [1, body.deep]);
	const side = s.linear(0, [0, body.deep], [0.12, body.face], [0.5, body.edge], [1, body.face]);
	return (
		contactShadow(s, sx, sy + 16, 330, 74, 0.9) +
		loopArt(s, v, { ry, rz, from: 30, to: 330, width, thick: 26, links: m.material === 'Metal' }, m.strap) +
		group({ transform: place3(thick / 2) }, crown(s, m, a)) +
		path(slabOutline(v, [-a, -b, z], [1, 0, 0], [0, 1, 0], { w: 2 * a, h: 2 * b, r }, [0, 0, -thick]), side) +
		group(
			{ transform: place3(thick * 0.4) },
			rect(-a, -b, 2 * a, 2 * b, r, 'none', { stroke: key, 'stroke-width': 4 }),
		) +
		group({ transform: place3(0) }, caseArt(s, m))
	);
}

/** The underside with its sensor, the strap laid out flat. */
function detail(s: Sketch, m: Model): string {
	const { a, b, r } = caseSize(m);
	const { body } = m;
	const sensor = Math.min(a, b) * 0.68;
	return place(
		CENTRE,
		CENTRE,
		38,
		1.06,
		dropShadow(-a * 0.55, -560, a * 1.1, 1120, 60, { dx: 22, dy: 8, soft: 40 }),
		straps(s, m, 590, false),
		dropShadow(-a, -b, 2 * a, 2 * b, r, { dx: 20, dy: 8, soft: 36 }),
		rect(-a, -b, 2 * a, 2 * b, r, s.linear(50, [0, body.edge], [0.5, body.face], [1, body.deep])),
		rect(-a + 18, -b + 18, 2 * (a - 18), 2 * (b - 18), r - 18, s.linear(60, [0, body.light], [1, body.dark])),
		circle(0, 0, sensor, s.linear(50, [0, '#565e69'], [0.5, '#22272d'], [1, '#101317'])),
		circle(0, 0, sensor * 0.86, 'none', { stroke: '#4b535d', 'stroke-width': 5 }),
		lens(s, 0, -sensor * 0.38, sensor * 0.2, '#1f7a4f'),
		lens(s, sensor * 0.36, sensor * 0.24, sensor * 0.2, '#1f7a4f'),
		lens(s, -sensor * 0.36, sensor * 0.24, sensor * 0.2, '#8f2741'),
		ellipse(0, 0, sensor * 0.1, sensor * 0.1, '#45c27a'),
		stroke(
			d`M${-sensor * 0.7} ${-sensor * 0.5}A${sensor * 0.86} ${sensor * 0.86} 0 0 1 ${-sensor * 0.2} ${-sensor * 0.84}`,
			'#fff',
			7,
			{ 'stroke-opacity': 0.55 },
		),
	);
}

export const drawWatch: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
