import { type BodyTones, bodyColour, bodyTones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	group,
	numberOf,
	path,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { PORT_WIDTH, type PortKind, portRow } from './parts.ts';
import { box, camera, type Point3, slabOutline } from './projection.ts';

type Model = { tones: BodyTones; ports: PortKind[]; far: PortKind[]; dock: boolean; r: number; wire: string };

const ALL: readonly PortKind[] = [
	'hdmi',
	'usbA',
	'usbA',
	'usbC',
	'rj45',
	'usbA',
	'jack',
	'displayPort',
	'usbC',
	'usbA',
];

function choose(s: Sketch): Model {
	const named = Number(/^\d+/.exec(s.subject.series)?.[0] ?? 0);
	const count = Math.min(10, Math.max(3, named || numberOf(s.subject, 'ports', 4)));
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['grey', 'silver', 'black', 'blue']));
	const ports = ALL.slice(0, count);
	const near = Math.min(4, Math.ceil(count / 2) + 1);
	return {
		tones,
		ports: ports.slice(0, near),
		far: ports.slice(near).length > 0 ? ports.slice(near) : ['usbC'],
		dock: count >= 10,
		r: s.rnd.range(24, 44),
		wire: s.rnd.pick(['#2a2f36', '#59616b', '#2a2f36']),
	};
}

function widthOf(ports: readonly PortKind[], gap: number): number {
	return ports.reduce((sum, kind) => sum + PORT_WIDTH[kind] + gap, gap);
}

function topArt(s: Sketch, m: Model, w: number, depth: number): string {
	const t = m.tones;
	return (
		rect(0, 0, w, depth, m.r, s.linear(50, [0, t.shine], [0.4, t.light], [1, t.face])) +
		circle(w - 46, depth / 2, 9, '#8fe3a8') +
		rect(40, depth / 2 - 5, w * 0.2, 10, 5, t.dark)
	);
}

function plug(s: Sketch, x: number, y: number): string {
	return (
		rect(x - 34, y, 68, 120, 16, s.linear(0, [0, '#5c646f'], [1, '#23282e'])) +
		rect(x - 22, y + 112, 44, 56, 12, s.linear(0, [0, '#eceff2'], [1, '#9aa2ac']))
	);
}

function front(s: Sketch, m: Model): string {
	const w = Math.max(560, widthOf(m.ports, 40));
	const h = m.ports.includes('rj45') ? 120 : 92;
	const depth = m.dock ? 300 : 220;
	const cam = camera(-28, 32, CENTRE + 20, CENTRE + 70, Math.min(1.12, 720 / w));
	const at: Point3 = [-w / 2, -h / 2, -depth / 2];
	const b = box(cam, [-w / 2, -h / 2, depth / 2], w, h, depth);
	const t = m.tones;
	const [cx, cy] = cam.project([-w / 2 + 10, 0, -10]);
	const [sx, sy] = cam.project([0, h / 2, 0]);
	const way = d`M${cx} ${cy}C${cx - 150} ${cy - 60} ${cx - 60} ${cy - 330} ${cx + 130} ${cy - 300}S${cx + 330} ${cy - 210} ${cx + 330} ${cy - 210}`;
	return (
		contactShadow(s, sx, sy + 10, w * 0.66, depth * 0.72) +
		stroke(way, m.wire, 26) +
		stroke(way, '#fff', 5, { 'stroke-opacity': 0.18 }) +
		path(
			slabOutline(cam, at, [1, 0, 0], [0, 0, 1], { w, h: depth, r: m.r }, [0, h, 0]),
			s.linear(0, [0, t.light], [0.3, t.face], [0.75, t.dark], [1, t.face]),
		) +
		group({ transform: b.front }, portRow(m.ports, w / 2, h * 0.54, h > 100 ? 0.98 : 1, 40)) +
		group({ transform: b.top }, topArt(s, m, w, depth)) +
		group({ transform: d`translate(${cx + 330} ${cy - 222}) rotate(-64)` }, plug(s, 0, -8))
	);
}

/** Both long sides straight on. */
function angle(s: Sketch, m: Model): string {
	const side = (y: number, ports: readonly PortKind[]) => {
		const t = m.tones;
		const h = 170;
		return (
			contactShadow(s, CENTRE, y + h + 4, 430, 32) +
			rect(90, y, 780, h, 34, s.linear(90, [0, t.shine], [0.08, t.light], [0.5, t.face], [1, t.dark])) +
			portRow(ports, CENTRE, y + h / 2, Math.min(1.5, 700 / widthOf(ports, 30)), 30)
		);
	};
	return side(230, m.ports) + side(550, m.far);
}

/** From above, plugged in at a laptop. */
function detail(s: Sketch, m: Model): string {
	const w = 520;
	const h = m.dock ? 330 : 240;
	const lap = bodyTones('#c3c8cf');
	const way = 'M330 320C330 440 200 420 200 520S260 580 350 580';
	return (
		dropShadow(60, -60, 840, 330, 40) +
		rect(60, -60, 840, 330, 40, s.linear(50, [0, lap.light], [1, lap.face])) +
		rect(110, -60, 740, 190, 14, '#23282e') +
		rect(330, 160, 300, 110, 14, lap.light, { stroke: lap.dark, 'stroke-width': 3 }) +
		stroke(way, m.wire, 24) +
		rect(300, 250, 60, 96, 14, s.linear(0, [0, '#5c646f'], [1, '#23282e'])) +
		dropShadow(340, 460, w, h, m.r, { dy: 30, soft: 40 }) +
		group({ transform: 'translate(340 460)' }, topArt(s, m, w, h))
	);
}

export const drawHub: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
