import { bodyTones, fromHue, lightness, type Tones } from './colours.ts';
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
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { screw, slots } from './parts.ts';
import { camera } from './projection.ts';
import { outletWell } from './sockets.ts';
import { block, digits, digitsWidth, displayGlass, facePaint, lid, topPaint } from './solid.ts';

type Model = {
	tones: Tones;
	trim: Tones;
	display: 'digits' | 'needles';
	lamp: string;
	input: string;
	w: number;
	h: number;
	outlets: number;
};

function choose(s: Sketch): Model {
	const va = numberOf(s.subject, 'capacityVa', Number.parseInt(s.subject.series, 10) || 1000);
	const colour = s.rnd.pick(['#f4f5f7', '#39414b', '#d5d9df', '#1f2328', '#39506b']);
	return {
		tones: bodyTones(colour),
		trim: bodyTones(lightness(colour) > 0.5 ? '#343b45' : '#59616c'),
		display: s.rnd.chance(0.65) ? 'digits' : 'needles',
		lamp: fromHue(s.rnd.pick([25, 145, 60, 200]), 0.74, 0.18),
		input: String(s.rnd.int(172, 209)),
		w: 600 + Math.min(120, va / 25),
		h: 430 + Math.min(90, va / 30),
		outlets: Math.min(4, numberOf(s.subject, 'outlets', s.rnd.int(1, 3))),
	};
}

/** A dial with its needle, around 0,0. */
function dial(s: Sketch, m: Model, r: number, turn: number): string {
	return (
		circle(0, 0, r, '#14171b') +
		circle(0, 0, r * 0.9, s.linear(50, [0, '#ffffff'], [1, '#dfe3e8'])) +
		stroke(
			d`M${-r * 0.6} ${r * 0.14}A${r * 0.62} ${r * 0.62} 0 0 1 ${r * 0.6} ${r * 0.14}`,
			'#59616b',
			r * 0.09,
			{ 'stroke-dasharray': d`${r * 0.05} ${r * 0.16}`, 'stroke-linecap': 'butt' },
		) +
		stroke(
			d`M${r * 0.16} ${-r * 0.46}A${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.48} ${-r * 0.06}`,
			'#3f9a63',
			r * 0.08,
			{ 'stroke-linecap': 'butt' },
		) +
		place(0, r * 0.2, turn, 1, path(d`M${-r * 0.05} 0L0 ${-r * 0.74}L${r * 0.05} 0z`, '#d23b30')) +
		circle(0, r * 0.2, r * 0.12, '#23272d') +
		path(
			d`M${-r * 0.7} ${-r * 0.2}A${r * 0.74} ${r * 0.74} 0 0 1 0 ${-r * 0.76}Q${-r * 0.4} ${-r * 0.5} ${-r * 0.7} ${-r * 0.2}z`,
			m.tones.light,
			{ 'fill-opacity': 0.35 },
		)
	);
}

function frontArt(s: Sketch, m: Model): string {
	const { w, h, tones, trim } = m;
	const dh = h * 0.36;
	const big = dh * 0.46;
	const meters =
		m.display === 'digits'
			? displayGlass(s, w * 0.08, h * 0.12, w * 0.84, dh, 18) +
				digits(m.input, w * 0.28 - digitsWidth(3, big) / 2, h * 0.12 + dh * 0.27, big, m.lamp) +
				digits('220', w * 0.7 - digitsWidth(3, big) / 2, h * 0.12 + dh * 0.27, big, '#5ee08a') +
				path(
					d`M${w * 0.47} ${h * 0.12 + dh * 0.38}l${dh * 0.16} ${dh * 0.12}l${-dh * 0.16} ${dh * 0.12}z`,
					'#8fa0b2',
				)
			: rect(w * 0.06, h * 0.08, w * 0.88, dh * 1.2, 22, facePaint(s, trim, 60)) +
				place(w * 0.3, h * 0.08 + dh * 0.6, 0, 1, dial(s, m, dh * 0.5, -24)) +
				place(w * 0.7, h * 0.08 + dh * 0.6, 0, 1, dial(s, m, dh * 0.5, 14));
	const lamp = (x: number, colour: string) =>
		glow(s, x, h * 0.68, 34, 34, colour, 0.5) + circle(x, h * 0.68, 11, colour);
	return (
		meters +
		lamp(w * 0.12, '#5ee08a') +
		lamp(w * 0.2, '#f5b942') +
		lamp(w * 0.28, '#ef5a4c') +
		rect(w * 0.74, h * 0.62, w * 0.16, h * 0.2, 10, '#14171b') +
		path(d`M${w * 0.752} ${h * 0.635}h${w * 0.136}v${h * 0.085}h${-w * 0.136}z`, '#d23b30') +
		path(d`M${w * 0.752} ${h * 0.72}h${w * 0.136}v${h * 0.085}h${-w * 0.136}z`, '#a52a22') +
		slots(w * 0.1, h * 0.8, w * 0.52, h * 0.1, 12, tones.deep, true, 0.4)
	);
}

function front(s: Sketch, m: Model): string {
	const { w, h, tones } = m;
	const x = CENTRE - w / 2;
	const rise = 130;
	const y = CENTRE - (h - rise) / 2;
	return (
		contactShadow(s, CENTRE, y + h + 16, w * 0.6, 40) +
		rect(x + 50, y + h - 10, 90, 28, 10, '#14171b') +
		rect(x + w - 140, y + h - 10, 90, 28, 10, '#14171b') +
		path(lid(x + 6, y + 30, w - 12, rise + 30, 48, 18), topPaint(s, tones)) +
		path(
			d`M${CENTRE - 130} ${y - 46}Q${CENTRE - 126} ${y - 118} ${CENTRE - 80} ${y - 118}H${CENTRE + 80}Q${CENTRE + 126} ${y - 118} ${CENTRE + 130} ${y - 46}`,
			'none',
			{ stroke: m.trim.deep, 'stroke-width': 30, 'stroke-linecap': 'round' },
		) +
		path(
			d`M${CENTRE - 132} ${y - 50}Q${CENTRE - 128} ${y - 122} ${CENTRE - 80} ${y - 122}H${CENTRE + 80}Q${CENTRE + 124} ${y - 122} ${CENTRE + 128} ${y - 50}`,
			'none',
			{ stroke: m.trim.face, 'stroke-width': 22, 'stroke-linecap': 'round' },
		) +
		rect(x, y, w, h, 28, facePaint(s, tones, 55)) +
		group({ transform: d`translate(${x} ${y})` }, frontArt(s, m))
	);
}

function angle(s: Sketch, m: Model): string {
	const { w, h, tones } = m;
	const depth = 380;
	const cam = camera(-36, 26, CENTRE, CENTRE, 0.94);
	const [sx, sy] = cam.project([0, h / 2, 0]);
	const side = cam.plane([w / 2, -h / 2, depth / 2], [0, 0, -1], [0, 1, 0]);
	return (
		contactShadow(s, sx, sy + 28, w * 0.62, 170, 0.9) +
		block(s, cam, [-w / 2, -h / 2, depth / 2], { w, h, depth, r: 24 }, tones, frontArt(s, m)) +
		group({ transform: side }, slots(depth * 0.16, h * 0.2, depth * 0.68, h * 0.5, 9, tones.deep, false, 0.4))
	);
}

/** The back: outlets, fuse, cable. */
function detail(s: Sketch, m: Model): string {
	const { tones } = m;
	const w = 780;
	const h = 440;
	const x = CENTRE - w / 2;
	const y = 210;
	const r = m.outlets > 3 ? 78 : 96;
	const dark = bodyTones('#8d959f');
	const sockets = Array.from({ length: m.outlets }, (_, i) =>
		outletWell(
			s,
			x + 190 + ((i % 2) - 0.5) * (m.outlets > 1 ? 2.2 * r : 0) + (m.outlets > 1 ? 50 : 0),
			y + 220 + (m.outlets > 2 ? (Math.floor(i / 2) - 0.5) * 2.2 * r : 0),
			r * 0.96,
			dark,
		),
	).join('');
	return (
		contactShadow(s, CENTRE, y + h, w * 0.56, 36) +
		stroke('M700 540C700 760 520 700 420 780S200 880 140 860', '#2a2f36', 40) +
		rect(x, y, w, h, 28, facePaint(s, tones, 50)) +
		sockets +
		slots(x + 500, y + 60, 210, 130, 7, tones.deep, false, 0.4) +
		circle(x + 530, y + 310, 40, m.trim.deep) +
		circle(x + 530, y + 310, 28, '#d23b30') +
		circle(x + 650, y + 330, 54, m.trim.deep) +
		circle(x + 650, y + 330, 34, '#14171b') +
		[x + 30, x + w - 30].map((cx) => screw(cx, y + 30, 12) + screw(cx, y + h - 30, 12)).join('')
	);
}

export const drawStabiliser: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
