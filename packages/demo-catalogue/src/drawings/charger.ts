import { bodyColour, bodyTones, lightness, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	circle,
	contactShadow,
	d,
	dropShadow,
	glow,
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
import { type PortKind, port } from './parts.ts';
import { type PlugKind, plug, plugOf, tube } from './plugs.ts';
import { camera } from './projection.ts';
import { block, facePaint } from './solid.ts';

type Model = {
	tones: Tones;
	ports: PortKind[];
	cable: PlugKind;
	w: number;
	h: number;
	depth: number;
	radius: number;
	ring: boolean;
	accent: string;
	lead: string;
};

const PORTS: readonly PortKind[][] = [
	['usbC'],
	['usbC', 'usbA'],
	['usbC', 'usbC', 'usbA'],
	['usbC', 'usbC', 'usbA', 'usbA'],
];

function choose(s: Sketch): Model {
	const watts = numberOf(s.subject, 'power', Number.parseInt(s.subject.series, 10) || 20);
	const cable = plugOf(textOf(s.subject, 'connectorType', 'USB-C'));
	const count = Math.min(4, Math.max(1, numberOf(s.subject, 'ports', watts > 40 ? 3 : 1)));
	const chosen = PORTS[count - 1] ?? ['usbC'];
	const ports =
		cable === 'micro' ? chosen.map((_, i): PortKind => (i === 0 ? 'usbA' : (chosen[i] ?? 'usbA'))) : chosen;
	const grow = Math.min(1, watts / 65);
	const tones = bodyTones(
		bodyColour(s.subject, s.rnd, ['white', 'white', 'black', 'black', 'grey', 'purple']),
	);
	return {
		tones,
		ports,
		cable,
		w: 250 + (count > 2 ? 60 : 0) + grow * 20,
		h: 270 + (count > 1 ? 50 : 0) + (count > 3 ? 60 : 0),
		depth: 250 + grow * 90,
		radius: s.rnd.pick([36, 60, 90]),
		ring: s.rnd.chance(0.5),
		accent: s.rnd.pick(['#4ade80', '#4aa3ff', '#ff8a3d']),
		lead: lightness(tones.face) > 0.5 ? '#e4e7ec' : '#2f353c',
	};
}

/** The face with the sockets, w × h. */
function faceArt(s: Sketch, m: Model, w: number, h: number, k = 1): string {
	const { tones } = m;
	const n = m.ports.length;
	const gap = (h * 0.62) / n;
	const sockets = m.ports
		.map((kind, i) => port(kind, w / 2, h / 2 + (i - (n - 1) / 2) * gap, k * (n > 2 ? 1.05 : 1.3)))
		.join('');
	return (
		rect(w * 0.16, h * 0.12, w * 0.68, h * 0.76, m.radius * 0.6, m.ring ? tones.dark : tones.face, {
			'fill-opacity': 0.6,
		}) +
		sockets +
		glow(s, w / 2, h * 0.93, 30, 20, m.accent, 0.6) +
		rect(w / 2 - 16, h * 0.92, 32, 7, 3, m.accent)
	);
}

type Solid = ReturnType<typeof camera>;

/** A round pin from one depth to another, at x of the face. */
function pin(cam: Solid, x: number, y: number, from: number, to: number, width: number): string {
	const [ax, ay] = cam.project([x, y, from]);
	const [bx, by] = cam.project([x, y, to]);
	const mid = 0.45;
	const [mx, my] = [ax + (bx - ax) * mid, ay + (by - ay) * mid];
	return (
		stroke(d`M${ax} ${ay}L${bx} ${by}`, '#8d959f', width) +
		stroke(d`M${ax - 3} ${ay - width * 0.2}L${bx - 3} ${by - width * 0.2}`, '#f2f4f6', width * 0.32) +
		stroke(d`M${ax} ${ay}L${mx} ${my}`, '#3a4048', width, { 'stroke-linecap': 'butt' })
	);
}

/** Three-quarter: the sockets towards us, the pins behind. */
function front(s: Sketch, m: Model): string {
	const { w, h, depth, tones } = m;
	const grow = Math.min(1.6, 560 / h);
	const cam = camera(42, 22, 545, 480, grow);
	const [sx, sy] = cam.project([0, h / 2, 0]);
	const back = -depth / 2 + 10;
	return (
		contactShadow(s, sx, sy + 16, 330, 110, 0.9) +
		pin(cam, 40, -h * 0.04, back, back - 230, 34) +
		pin(cam, -56, -h * 0.04, back, back - 230, 34) +
		block(
			s,
			cam,
			[-w * 0.4, -h * 0.42, -depth / 2 + 30],
			{ w: w * 0.8, h: h * 0.84, depth: 46, r: m.radius * 0.7 },
			tones,
		) +
		block(
			s,
			cam,
			[-w / 2, -h / 2, depth / 2],
			{ w, h, depth: depth - 30, r: m.radius },
			tones,
			faceArt(s, m, w, h),
		)
	);
}

/** Turned round: the pins towards us. */
function angle(s: Sketch, m: Model): string {
	const { w, h, depth, tones } = m;
	const cam = camera(-38, 20, 510, 480, Math.min(1.6, 560 / h));
	const [sx, sy] = cam.project([0, h / 2, 0]);
	const base = { w: w * 0.8, h: h * 0.8, depth: 40, r: Math.min(w, h) * 0.36 };
	const z = depth / 2 + 40;
	return (
		contactShadow(s, sx, sy + 16, 330, 110, 0.9) +
		block(s, cam, [-w / 2, -h / 2, depth / 2], { w, h, depth, r: m.radius }, tones) +
		block(s, cam, [-base.w / 2, -base.h / 2, z], base, tones) +
		pin(cam, 46, 0, z, z + 150, 36) +
		pin(cam, -46, 0, z, z + 150, 36)
	);
}

/** Face on, with its cable. */
function detail(s: Sketch, m: Model): string {
	const { tones } = m;
	const k = Math.min(1.5, 480 / m.h);
	const w = m.w * k;
	const h = m.h * k;
	const x = 330 - w / 2;
	const y = 400 - h / 2;
	return (
		dropShadow(x, y, w, h, m.radius * k) +
		rect(x, y, w, h, m.radius * k, facePaint(s, tones, 50), { stroke: tones.edge, 'stroke-width': 4 }) +
		group({ transform: d`translate(${x} ${y}) scale(${k.toFixed(2)})` }, faceArt(s, m, m.w, m.h)) +
		tube('M700 470C700 640 800 720 700 790S330 760 250 820', m.lead, 36) +
		place(
			700,
			290,
			0,
			1.3,
			dropShadow(-40, -40, 84, 170, 20, { dx: 12, dy: 6, soft: 22, strength: 0.7 }) +
				plug(s, m.cable, m.lead),
		) +
		circle(250, 820, 18, m.lead) +
		path('M232 806h-30v28h30z', m.lead) +
		rect(120, 790, 90, 60, 18, facePaint(s, bodyTones(m.lead), 40)) +
		rect(78, 800, 46, 40, m.ports[0] === 'usbA' ? 4 : 14, '#b9bfc7')
	);
}

export const drawCharger: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
