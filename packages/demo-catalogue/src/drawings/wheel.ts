import { bodyTones, fromHue, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	group,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { dots, slots } from './parts.ts';
import { box, camera } from './projection.ts';
import { polar } from './shapes.ts';

type Model = { accent: string; pedals: number; flat: boolean; hub: Tones; spokes: Tones; grips: string };

const R = 270;
const BODY = bodyTones('#24282e');
const STEEL = bodyTones('#c3c8cf');

function choose(s: Sketch): Model {
	const accent = fromHue(s.rnd.pick([22, 60, 150, 250, 300] as const), 0.6, 0.19);
	const dark = s.rnd.chance(0.5);
	return {
		accent,
		pedals: s.subject.series.startsWith('G') ? 3 : s.rnd.int(2, 3),
		flat: s.rnd.chance(0.5),
		hub: bodyTones(s.rnd.pick(['#24282e', '#4a4f57', '#8d949e'] as const)),
		spokes: dark ? bodyTones('#3a4048') : STEEL,
		grips: s.rnd.chance(0.6) ? accent : '#454c56',
	};
}

/** The line the rim follows: round, or cut flat at the bottom. */
function rimLine(m: Model): string {
	if (!m.flat) return d`M${-R} 0A${R} ${R} 0 1 1 ${R} 0A${R} ${R} 0 1 1 ${-R} 0z`;
	const [x, y] = polar(0, 0, R, 52);
	return d`M${-x} ${y}A${R} ${R} 0 1 1 ${x} ${y}Q${x - 40} ${y + 24} ${x - 80} ${y + 24}H${80 - x}Q${40 - x} ${y + 24} ${-x} ${y}z`;
}

/** The wheel itself around 0,0. */
function rim(s: Sketch, m: Model): string {
	const line = rimLine(m);
	const steel = s.linear(50, [0, m.spokes.edge], [0.5, m.spokes.face], [1, m.spokes.dark]);
	const key = (x: number, y: number, fill: string) => circle(x, y, 17, fill);
	const grip = (from: number, to: number) => {
		const [x1, y1] = polar(0, 0, R, from);
		const [x2, y2] = polar(0, 0, R, to);
		return d`M${x1} ${y1}A${R} ${R} 0 0 1 ${x2} ${y2}`;
	};
	return (
		path('M-250-36L-60-60H60L250-36V34L90 60L44 250H-44L-90 60L-250 34z', steel) +
		path('M-18 130H18L12 222H-12z', BODY.deep, {
			stroke: BODY.deep,
			'stroke-width': 12,
			'stroke-linejoin': 'round',
		}) +
		stroke(line, BODY.dark, 74) +
		stroke(line, s.linear(55, [0, BODY.edge], [0.35, BODY.face], [1, BODY.dark]), 66) +
		stroke(grip(-200, -160) + grip(-20, 20), m.grips, 66, { 'stroke-linecap': 'butt' }) +
		stroke(d`M-10 ${-R}H10`, m.accent, 68, { 'stroke-linecap': 'butt' }) +
		stroke(d`M${-R * 0.78} ${-R * 0.72}A${R * 1.06} ${R * 1.06} 0 0 1 ${-R * 0.2} ${-R * 1.04}`, '#fff', 9, {
			'stroke-opacity': 0.3,
		}) +
		circle(0, 0, 112, s.linear(60, [0, m.hub.light], [0.6, m.hub.face], [1, m.hub.dark])) +
		circle(0, 0, 52, 'none', { stroke: m.accent, 'stroke-width': 9 }) +
		circle(0, 0, 30, m.hub.deep) +
		key(-150, -14, fromHue(255, 0.66, 0.17)) +
		key(-192, 10, '#59616b') +
		key(150, -14, fromHue(30, 0.66, 0.19)) +
		key(192, 10, fromHue(145, 0.7, 0.17))
	);
}

/** Pedals standing on their plate; the middle of the plate's front edge is at 0,0. */
function pedals(s: Sketch, m: Model): string {
	const steel = s.linear(60, [0, STEEL.edge], [0.4, STEEL.light], [1, STEEL.dark]);
	const w = m.pedals === 3 ? 420 : 330;
	let text =
		contactShadow(s, 0, 14, w * 0.6, 30) +
		path(
			d`M${-w / 2 + 40} -110H${w / 2 - 40}L${w / 2} -4H${-w / 2}z`,
			s.linear(90, [0, BODY.dark], [1, BODY.light]),
			{ stroke: BODY.face, 'stroke-width': 14, 'stroke-linejoin': 'round' },
		) +
		rect(-w / 2 - 7, -4, w + 14, 24, 10, BODY.deep);
	for (let i = 0; i < m.pedals; i++) {
		const x = (i - (m.pedals - 1) / 2) * 124;
		const tall = i === m.pedals - 1 ? 190 : 150;
		const top = -84 - tall;
		text +=
			rect(x - 12, -120, 24, 80, 8, BODY.deep) +
			rect(x - 44, top, 88, tall, 20, STEEL.deep) +
			rect(x - 42, top - 4, 84, tall - 4, 18, steel) +
			slots(x - 24, top + 24, 48, tall - 60, Math.round(tall / 36), STEEL.dark, false, 0.4);
	}
	return text;
}

function baseArt(s: Sketch, m: Model): string {
	return (
		path(
			'M-150 60H150L210 330Q210 356 184 356H-184Q-210 356-210 330z',
			s.linear(60, [0, BODY.light], [0.5, BODY.face], [1, BODY.dark]),
		) +
		path('M-180 260H180L196 330H-196z', BODY.deep) +
		rect(-60, 286, 120, 14, 7, m.accent) +
		rect(-170, 350, 80, 46, 10, BODY.deep) +
		rect(90, 350, 80, 46, 10, BODY.deep)
	);
}

function front(s: Sketch, m: Model): string {
	return (
		contactShadow(s, 420, 832, 330, 44) +
		place(
			424,
			400,
			0,
			1.06,
			baseArt(s, m),
			group(
				{ transform: 'rotate(-8)' },
				path(
					'M-120-76L-206-132Q-226-138-228-112L-214-30zM120-76L206-132Q226-138 228-112L214-30z',
					STEEL.deep,
				),
				rim(s, m),
			),
		) +
		place(CENTRE + 224, 850, 0, 0.94, pedals(s, m))
	);
}

function angle(s: Sketch, m: Model): string {
	const cam = camera(44, 16, CENTRE - 30, 420, 1.16);
	const lay = (z: number) => cam.plane([0, 0, z], [1, 0, 0], [0, 1, 0]);
	const b = box(cam, [-150, -60, 60], 300, 330, 300);
	const [sx, sy] = cam.project([0, 290, -60]);
	const soft = { stroke: BODY.face, 'stroke-width': 26, 'stroke-linejoin': 'round' };
	return (
		contactShadow(s, sx, sy + 20, 330, 110, 0.9) +
		path(b.outline, BODY.face, soft) +
		group({ transform: b.top }, rect(0, 0, 300, 300, 20, BODY.light)) +
		group(
			{ transform: b.left },
			rect(0, 0, 300, 330, 20, s.linear(60, [0, BODY.light], [1, BODY.dark])),
			rect(70, 230, 160, 14, 7, m.accent),
			dots(90, 90, 130, 80, 26, 10, BODY.deep),
		) +
		group({ transform: b.front }, rect(0, 0, 300, 330, 20, s.linear(60, [0, BODY.face], [1, BODY.deep]))) +
		group({ transform: lay(100) }, circle(0, 0, 90, BODY.deep)) +
		group({ transform: lay(150) }, circle(0, 0, 84, BODY.light)) +
		[150, 166, 180].map((z) => group({ transform: lay(z) }, stroke(rimLine(m), BODY.deep, 74))).join('') +
		group({ transform: `${lay(200)} rotate(-12)` }, rim(s, m))
	);
}

/** The pedals, close. */
function detail(s: Sketch, m: Model): string {
	return place(CENTRE, 790, 0, m.pedals === 3 ? 1.86 : 2.1, pedals(s, m));
}

export const drawWheel: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
