import { type CableModel, drumAngle, drumDetail, drumFront } from './cable-drum.ts';
import { bodyColour, darken, lighten, lightness } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	d,
	dropShadow,
	ellipse,
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
import { type PlugKind, plug, plugOf, tube } from './plugs.ts';

const BY_THE_METRE = 1406;

function choose(s: Sketch): CableModel {
	const { subject, rnd } = s;
	const colour = bodyColour(subject, rnd, ['black', 'white', 'grey', 'red', 'blue']);
	const shown = colour === '#f4f5f7' ? '#e4e7ec' : lightness(colour) < 0.3 ? '#2f353c' : colour;
	const b = plugOf(
		textOf(
			subject,
			'connectorType',
			/dp|display/i.test(subject.series) ? 'DisplayPort' : /hdmi/i.test(subject.series) ? 'HDMI' : 'USB-C',
		),
	);
	const charging = b === 'lightning' || b === 'micro' || b === 'usbC';
	const bothC = b !== 'micro' && rnd.chance(0.4);
	const length = numberOf(subject, 'length', 1);
	return {
		colour: shown,
		grip: rnd.chance(0.4) ? '#59616c' : colour,
		a: charging ? (bothC ? 'usbC' : 'usbA') : b,
		b,
		braided: textOf(subject, 'material') === 'Fabric' || rnd.chance(0.25),
		turns: length < 1 ? 1 : length < 3 ? 2 : length < 10 ? 3 : 4,
		thick: b === 'hdmi' || b === 'displayPort' ? 34 : 29,
		coil: rnd.pick(['round', 'oval']),
		tie: rnd.pick(
			lightness(shown) < 0.4 ? ['#c9473d', '#e0a63a', '#8d959f'] : ['#2a2f36', '#e0a63a', '#59616c'],
		),
	};
}

/** Rings of cable around cx, cy; several turns lie close, as one band. */
function coil(s: Sketch, m: CableModel, cx: number, cy: number, rx: number, ry: number): string {
	const ring = (inset: number) => {
		const a = rx - inset;
		const b = ry - inset;
		return d`M${cx - a} ${cy}a${a} ${b} 0 1 1 ${2 * a} 0a${a} ${b} 0 1 1 ${-2 * a} 0z`;
	};
	const t = m.thick;
	if (m.turns === 1) return tube(ring(0), m.colour, t);
	const sheen = s.linear(55, [0, lighten(m.colour, 0.13)], [0.45, m.colour], [1, darken(m.colour, 0.07)]);
	const seams = Array.from({ length: m.turns - 1 }, (_, i) => ring((i + 0.5) * t)).join('');
	return (
		stroke(ring(((m.turns - 1) * t) / 2), darken(m.colour, 0.1), m.turns * t) +
		stroke(ring(((m.turns - 1) * t) / 2), sheen, (m.turns - 0.25) * t) +
		stroke(seams, darken(m.colour, 0.1), 5)
	);
}

function tie(m: CableModel, x: number, y: number, turn: number, h: number): string {
	return place(
		x,
		y,
		turn,
		1,
		rect(-26, -h / 2, 52, h, 14, m.tie) + rect(-26, -h / 2, 16, h, 8, lighten(m.tie, 0.1)),
	);
}

function front(s: Sketch, m: CableModel): string {
	const rx = m.coil === 'round' ? 270 : 320;
	const ry = m.coil === 'round' ? 228 : 205;
	const cy = 318;
	const t = m.thick;
	const band = m.turns * t + 28;
	const tail = (side: 1 | -1) =>
		tube(
			d`M${CENTRE + side * rx * 0.99} ${cy + 30}C${CENTRE + side * rx} ${cy + 220} ${CENTRE + side * 165} ${cy + 170} ${CENTRE + side * 165} ${cy + 260}`,
			m.colour,
			t,
		);
	const end = (side: 1 | -1, kind: PlugKind) =>
		group(
			{ transform: d`translate(${CENTRE + side * 165} ${cy + 440}) scale(1.12 -1.12)` },
			plug(s, kind, m.grip),
		);
	return (
		ellipse(CENTRE + 12, cy + 26, rx, ry, 'none', {
			stroke: '#4a3c2c',
			'stroke-width': t * 1.6,
			'stroke-opacity': 0.09,
		}) +
		tail(-1) +
		tail(1) +
		coil(s, m, CENTRE, cy, rx, ry) +
		tie(m, CENTRE, cy - ry - t / 2 - 14 + band / 2, 0, band) +
		end(-1, m.a) +
		end(1, m.b)
	);
}

/** One end large, the cable running off. */
function angle(s: Sketch, m: CableModel): string {
	return (
		tube('M398 575C240 740 200 850 380 870S640 700 920 850', m.colour, m.thick * 1.6, m.braided) +
		place(560, 370, 38, 2.15, plugShadow(), plug(s, m.b, m.grip))
	);
}

function plugShadow(): string {
	return dropShadow(-40, -50, 84, 190, 20, { dx: 14, dy: 6, soft: 26, strength: 0.8 });
}

/** Both ends side by side over the straight cable. */
function detail(s: Sketch, m: CableModel): string {
	const t = m.thick * 1.1;
	return (
		place(300, 400, 0, 1.9, plugShadow(), plug(s, m.a, m.grip)) +
		place(660, 400, 0, 1.9, plugShadow(), plug(s, m.b, m.grip)) +
		tube('M300 726V760C300 900 660 900 660 760V726', m.colour, t, m.braided) +
		path('M282 720h36v14h-36zM642 720h36v14h-36z', darken(m.colour, 0.1))
	);
}

export const drawCable: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	const drum = subject.subcategoryId === BY_THE_METRE;
	const views = drum ? { front: drumFront, angle: drumAngle, detail: drumDetail } : { front, angle, detail };
	return s.done(views[view](s, model));
};
