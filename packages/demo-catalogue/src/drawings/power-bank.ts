import { bodyColour, bodyTones, fromHue, lightness, type Tones } from './colours.ts';
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
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { type PortKind, portRow } from './parts.ts';
import { plug, tube } from './plugs.ts';
import { camera } from './projection.ts';
import { digits, digitsWidth, displayGlass, facePaint, plate } from './solid.ts';

type Model = {
	tones: Tones;
	light: string;
	ports: PortKind[];
	leds: number;
	screen: boolean;
	w: number;
	h: number;
	thick: number;
	radius: number;
	charge: string;
	grip: boolean;
};

const PORTS: readonly PortKind[][] = [
	['usbC'],
	['usbC', 'usbA'],
	['usbA', 'usbC', 'usbA'],
	['usbA', 'usbC', 'usbC', 'usbA'],
];

function choose(s: Sketch): Model {
	const mah = numberOf(s.subject, 'battery', Number.parseInt(s.subject.series, 10) || 10000);
	const count = Math.min(4, Math.max(1, numberOf(s.subject, 'ports', s.rnd.int(2, 3))));
	const big = mah >= 20000;
	return {
		tones: bodyTones(bodyColour(s.subject, s.rnd, ['black', 'white', 'blue', 'grey', 'pink'])),
		light: fromHue(s.rnd.pick([145, 200, 250, 60]), 0.76, 0.17),
		ports: PORTS[count - 1] ?? ['usbC'],
		leds: s.rnd.pick([3, 4, 5]),
		screen: s.rnd.chance(0.45),
		w: big ? s.rnd.range(420, 450) : s.rnd.range(360, 400),
		h: big ? 760 : s.rnd.range(660, 710),
		thick: big ? 120 : 84,
		radius: s.rnd.pick([50, 80, 120]),
		charge: String(s.rnd.int(62, 99)),
		grip: s.rnd.chance(0.5),
	};
}

/** The broad face, w × h. */
function faceArt(s: Sketch, m: Model): string {
	const { w, h, tones } = m;
	const bolt = (cx: number, cy: number, k: number) =>
		path(
			d`M${cx + 10 * k} ${cy - 60 * k}L${cx - 34 * k} ${cy + 10 * k}H${cx - 2 * k}L${cx - 12 * k} ${cy + 60 * k}L${cx + 34 * k} ${cy - 14 * k}H${cx + 4 * k}z`,
			tones.edge,
			{ 'fill-opacity': lightness(tones.face) > 0.8 ? 1 : 0.55 },
		);
	const meter = m.screen
		? displayGlass(s, w / 2 - 96, h * 0.12, 192, 128, 26) +
			digits(m.charge, w / 2 - digitsWidth(2, 68) / 2, h * 0.12 + 30, 68, m.light)
		: Array.from({ length: m.leds }, (_, i) => {
				const x = w / 2 + (i - (m.leds - 1) / 2) * 46;
				const on = i < m.leds - 1;
				return (
					(on ? glow(s, x, h * 0.16, 32, 32, m.light, 0.6) : '') +
					circle(x, h * 0.16, 11, on ? m.light : tones.dark)
				);
			}).join('');
	const ridges = m.grip
		? Array.from({ length: 7 }, (_, i) => d`M${w * 0.14} ${h * 0.68 + i * 26}H${w * 0.86}`).join('')
		: '';
	return (
		meter +
		bolt(w / 2, h * 0.47, 1.15) +
		(ridges === '' ? '' : stroke(ridges, tones.dark, 8, { 'stroke-opacity': 0.7 }))
	);
}

function front(s: Sketch, m: Model): string {
	const { w, h, tones } = m;
	const x = CENTRE - w / 2;
	const y = CENTRE - h / 2;
	const rim = s.linear(0, [0, tones.edge], [0.5, tones.face], [1, tones.deep]);
	return (
		dropShadow(x, y, w, h, m.radius, { dx: 14, dy: 26, soft: 40 }) +
		rect(x, y, w, h, m.radius, rim) +
		rect(
			x + 7,
			y + 7,
			w - 14,
			h - 14,
			m.radius - 7,
			s.linear(40, [0, tones.light], [0.5, tones.face], [1, tones.dark]),
		) +
		group({ transform: d`translate(${x} ${y})` }, faceArt(s, m)) +
		stroke(d`M${x + 26} ${y + m.radius + 30}V${y + h - m.radius - 30}`, '#fff', 8, { 'stroke-opacity': 0.3 })
	);
}

/** Lying, the sockets towards us. */
function angle(s: Sketch, m: Model): string {
	const { w, h, thick, tones } = m;
	const cam = camera(-38, 38, CENTRE, CENTRE - 10, 0.98);
	const [sx, sy] = cam.project([0, thick, 0]);
	const sockets = group(
		{ transform: cam.plane([-w / 2, 0, h / 2], [1, 0, 0], [0, 1, 0]) },
		portRow(m.ports, w / 2, thick / 2, m.ports.length > 3 ? 0.8 : 0.95, 18),
	);
	const flip = `translate(0 ${h.toFixed(0)}) scale(1 -1)`;
	return (
		contactShadow(s, sx + 6, sy + 30, w * 0.96, h * 0.44, 0.85) +
		plate(
			s,
			cam,
			[-w / 2, 0, -h / 2],
			{ w, depth: h, high: thick, r: Math.min(60, m.radius) },
			tones,
			m.screen ? faceArt(s, m) : group({ transform: flip }, faceArt(s, m)),
			facePaint(s, tones, 60),
		) +
		sockets
	);
}

/** From above, giving its charge to a cable. */
function detail(s: Sketch, m: Model): string {
	const { w, h, tones } = m;
	const k = 0.74;
	const edge = 90 + h * k;
	const y = 640;
	const kind = m.ports[0] === 'usbA' ? 'usbA' : 'usbC';
	const dy = m.ports.length > 1 ? -w * k * 0.2 : 0;
	return (
		tube(d`M${edge + 190} ${y + dy}C950 ${y + dy} 950 230 760 230S560 300 420 262`, '#3a4048', 34) +
		place(edge - 4, y + dy, -90, 1.1, plug(s, kind, '#3a4048')) +
		place(242, 236, -84, 1.1, plug(s, 'usbC', '#3a4048')) +
		dropShadow(90, y - (w * k) / 2, h * k, w * k, m.radius * k) +
		place(
			90 + (h * k) / 2,
			y,
			90,
			k,
			rect(-w / 2, -h / 2, w, h, m.radius, s.linear(0, [0, tones.edge], [0.5, tones.face], [1, tones.deep])) +
				rect(
					-w / 2 + 7,
					-h / 2 + 7,
					w - 14,
					h - 14,
					m.radius - 7,
					s.linear(130, [0, tones.dark], [0.5, tones.face], [1, tones.light]),
				) +
				group({ transform: d`translate(${-w / 2} ${-h / 2})` }, faceArt(s, m)),
		)
	);
}

export const drawPowerBank: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
