import { antenna } from './antennas.ts';
import { bodyColour, bodyTones, fromHue, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	glow,
	group,
	numberOf,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { port, slots } from './parts.ts';
import { camera } from './projection.ts';
import { outlet, pins } from './sockets.ts';
import { block, facePaint } from './solid.ts';

type Model = {
	tones: Tones;
	accent: string;
	antennas: number;
	lamp: 'arcs' | 'ring' | 'bars';
	radius: number;
	w: number;
	h: number;
};

function choose(s: Sketch): Model {
	return {
		tones: bodyTones(bodyColour(s.subject, s.rnd, ['white', 'white', 'white', 'black'])),
		accent: fromHue(s.rnd.pick([145, 200, 250]), 0.66, 0.16),
		antennas: numberOf(s.subject, 'antennas', s.rnd.pick([0, 2, 2, 4])),
		lamp: s.rnd.pick(['arcs', 'ring', 'bars']),
		radius: s.rnd.pick([40, 70, 110]),
		w: s.rnd.range(350, 400),
		h: s.rnd.range(520, 580),
	};
}

function lampArt(s: Sketch, m: Model, cx: number, cy: number): string {
	const { accent } = m;
	const light = glow(s, cx, cy - 10, 130, 120, accent, 0.35);
	switch (m.lamp) {
		case 'arcs':
			return (
				light +
				stroke(
					d`M${cx - 62} ${cy - 44}a88 88 0 0 1 124 0M${cx - 36} ${cy - 14}a52 52 0 0 1 72 0`,
					accent,
					15,
				) +
				circle(cx, cy + 22, 14, accent)
			);
		case 'ring':
			return (
				light +
				circle(cx, cy - 10, 54, 'none', { stroke: accent, 'stroke-width': 14 }) +
				circle(cx, cy - 10, 14, accent)
			);
		case 'bars':
			return (
				light +
				[0, 1, 2, 3]
					.map((i) =>
						rect(
							cx - 68 + i * 38,
							cy + 30 - (34 + i * 22),
							22,
							34 + i * 22,
							8,
							i < 3 ? accent : m.tones.edge,
						),
					)
					.join('')
			);
	}
}

function faceArt(s: Sketch, m: Model): string {
	const { w, h, tones } = m;
	return (
		lampArt(s, m, w / 2, h * 0.3) +
		slots(w * 0.22, h * 0.58, w * 0.56, h * 0.26, 6, tones.dark, false, 0.26) +
		rect(w / 2 - 40, h * 0.46, 80, 14, 7, tones.dark)
	);
}

function sticks(s: Sketch, m: Model, x: number, y: number, tones: Tones): string {
	const out = [-1, 1].flatMap((side) =>
		(m.antennas > 2 ? [0, 1] : m.antennas > 1 || side > 0 ? [0] : []).map((i) => ({ side, i })),
	);
	return m.antennas === 0
		? ''
		: out
				.map(({ side, i }) =>
					antenna(
						s,
						x + side * (m.w / 2 + 22 + i * 44),
						y + m.h * (0.66 + i * 0.08),
						side * (4 + i * 7),
						m.h * 0.86,
						42,
						tones,
					),
				)
				.join('');
}

function front(s: Sketch, m: Model): string {
	const { w, h, tones } = m;
	const grow = m.antennas === 0 ? 1.3 : 1.1;
	const x = -w / 2;
	const y = -h / 2 + (m.antennas === 0 ? 0 : 40);
	const arms =
		m.antennas === 0
			? ''
			: rect(
					x - (m.antennas > 2 ? 84 : 40),
					y + h * 0.62,
					w + (m.antennas > 2 ? 168 : 80),
					44,
					22,
					s.linear(90, [0, tones.face], [1, tones.deep]),
				);
	return group(
		{ transform: `translate(480 480) scale(${grow})` },
		dropShadow(x, y, w, h, m.radius, { dy: 18 }) +
			arms +
			sticks(s, m, 0, y, tones) +
			rect(x, y, w, h, m.radius, facePaint(s, tones, 50), { stroke: tones.edge, 'stroke-width': 3 }) +
			group({ transform: d`translate(${x} ${y})` }, faceArt(s, m)),
	);
}

function angle(s: Sketch, m: Model): string {
	const { w, h, tones } = m;
	const cam = camera(42, 14, CENTRE + 20, CENTRE + 20, 1.16);
	const depth = 150;
	const side = cam.plane([-w / 2, -h / 2, -depth / 2], [0, 0, 1], [0, 1, 0]);
	const at = (x: number, y: number, z: number) => cam.project([x, y, z]);
	const pin = (y: number) => {
		const [ax, ay] = at(-20, y, -depth / 2 + 10);
		const [bx, by] = at(-20, y, -depth / 2 - 130);
		return (
			stroke(d`M${ax} ${ay}L${bx} ${by}`, '#a9b0b8', 30) +
			stroke(d`M${ax - 4} ${ay - 6}L${bx - 2} ${by - 6}`, '#e6e9ed', 8)
		);
	};
	const [lx, ly] = at(-w / 2 - 4, h * 0.16, 0);
	const [rx, ry] = at(w / 2, h * 0.16, 0);
	return (
		contactShadow(s, CENTRE, CENTRE + h * 0.66, 300, 36, 0.7) +
		pin(-52) +
		pin(40) +
		(m.antennas > 0 ? antenna(s, rx + 6, ry, 8, h * 0.92, 44, tones) : '') +
		block(s, cam, [-w / 2, -h / 2, depth / 2], { w, h, depth, r: m.radius }, tones, faceArt(s, m)) +
		group(
			{ transform: side },
			slots(34, h * 0.24, 70, h * 0.2, 6, tones.deep, false, 0.34) +
				(m.antennas > 1 ? '' : port('rj45', 70, h * 0.66, 1)),
		) +
		(m.antennas > 1 ? antenna(s, lx, ly, -8, h * 0.92, 44, tones) : '')
	);
}

/** The back with its plug, beside the outlet it goes into. */
function detail(s: Sketch, m: Model): string {
	const { tones } = m;
	const w = m.w;
	const h = m.h * 0.96;
	const x = 100;
	const y = CENTRE - h / 2 - 20;
	return (
		outlet(s, 690, CENTRE - 20, 330) +
		dropShadow(x, y, w, h, m.radius) +
		rect(x, y, w, h, m.radius, s.linear(50, [0, tones.face], [1, tones.dark]), {
			stroke: tones.edge,
			'stroke-width': 3,
		}) +
		pins(s, x + w / 2, y + h * 0.42, 130, tones) +
		rect(x + w * 0.2, y + h * 0.76, w * 0.6, 92, 14, tones.deep, { 'fill-opacity': 0.5 }) +
		port('rj45', x + w * 0.36, y + h * 0.76 + 46, 0.9) +
		circle(x + w * 0.66, y + h * 0.76 + 46, 14, tones.deep)
	);
}

export const drawExtender: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
