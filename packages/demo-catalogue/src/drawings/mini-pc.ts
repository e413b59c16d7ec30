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
import { dots, type PortKind, portRow, slots } from './parts.ts';
import { box, camera, slabOutline } from './projection.ts';

type Model = {
	tones: BodyTones;
	w: number;
	h: number;
	front: PortKind[];
	back: PortKind[];
	vent: boolean;
	lamp: string;
};

function choose(s: Sketch): Model {
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['black', 'silver', 'grey', 'white']));
	const ports = Math.min(10, Math.max(4, numberOf(s.subject, 'ports', s.rnd.int(5, 8))));
	const all: PortKind[] = ['hdmi', 'rj45', 'usbA', 'usbA', 'displayPort', 'usbC'];
	return {
		tones,
		w: s.rnd.range(430, 520),
		h: s.rnd.range(130, 180),
		front: ports > 5 ? ['usbA', 'usbA', 'usbC', 'jack'] : ['usbA', 'usbC', 'jack'],
		back: all.slice(0, Math.max(4, Math.min(6, ports - 2))),
		vent: s.rnd.chance(0.5),
		lamp: s.rnd.pick(['#7fd1ff', '#9be59b', '#ffffff']),
	};
}

function topArt(s: Sketch, m: Model, w: number): string {
	const t = m.tones;
	return (
		rect(0, 0, w, w, 46, s.linear(50, [0, t.shine], [0.35, t.light], [1, t.face])) +
		(m.vent
			? circle(w / 2, w / 2, w * 0.3, t.face) +
				slots(w * 0.3, w * 0.3, w * 0.4, w * 0.4, 8, t.deep, false, 0.3)
			: rect(w * 0.41, w * 0.41, w * 0.18, w * 0.18, 14, t.dark) +
				rect(w * 0.46, w * 0.46, w * 0.08, w * 0.08, 6, t.edge))
	);
}

function faceArt(s: Sketch, m: Model, w: number, h: number): string {
	const t = m.tones;
	return (
		rect(0, 0, w, h, 26, s.linear(90, [0, t.light], [0.5, t.face], [1, t.dark])) +
		portRow(m.front, w * 0.42, h * 0.5, (w / 640) * 0.95) +
		circle(w * 0.86, h / 2, h * 0.13, t.deep) +
		circle(w * 0.86, h / 2, h * 0.07, m.lamp)
	);
}

function front(s: Sketch, m: Model): string {
	const w = m.w * 1.12;
	const h = m.h * 1.12;
	const cam = camera(-33, 30, CENTRE, CENTRE);
	const half = w / 2;
	const b = box(cam, [-half, -h / 2, half], w, h, w);
	const t = m.tones;
	const [sx, sy] = cam.project([0, h / 2, 0]);
	const bodySize = { w, h: w, r: 46 };
	return (
		contactShadow(s, sx + 6, sy + 16, w * 0.86, w * 0.46) +
		path(
			slabOutline(cam, [-half, -h / 2, -half], [1, 0, 0], [0, 0, 1], bodySize, [0, h, 0]),
			s.linear(0, [0, t.light], [0.28, t.face], [0.62, t.dark], [1, t.face]),
		) +
		group(
			{ transform: b.front },
			portRow(m.front, w * 0.46, h * 0.55, (w / 640) * 0.95),
			circle(w * 0.87, h * 0.55, h * 0.12, t.deep),
			circle(w * 0.87, h * 0.55, h * 0.06, m.lamp),
		) +
		group({ transform: b.right }, slots(w * 0.24, h * 0.34, w * 0.52, h * 0.4, 11, t.deep, true, 0.4)) +
		group({ transform: b.top }, topArt(s, m, w))
	);
}

function angle(s: Sketch, m: Model): string {
	const w = 780;
	const h = 780 * (m.h / m.w) + 40;
	const x = CENTRE - w / 2;
	const y = CENTRE - h / 2;
	const t = m.tones;
	return (
		contactShadow(s, CENTRE, y + h + 6, w * 0.56, 44) +
		rect(x, y, w, h, 30, s.linear(90, [0, t.shine], [0.06, t.light], [0.5, t.face], [1, t.dark])) +
		slots(x + w * 0.08, y + h * 0.16, w * 0.84, h * 0.22, 26, t.deep, true, 0.45) +
		portRow(m.back, CENTRE, y + h * 0.68, 1.02, 22)
	);
}

function detail(s: Sketch, m: Model): string {
	const w = 520;
	return (
		stroke(d`M620 560C720 560 700 800 600 800S560 700 700 690`, '#2a2f36', 14) +
		dropShadow(90, 110, w, w, 46, { dy: 30, soft: 40 }) +
		group({ transform: 'translate(90 110)' }, topArt(s, m, w)) +
		dropShadow(670, 560, 190, 290, 26) +
		rect(670, 560, 190, 290, 26, s.linear(50, [0, '#4a515b'], [0.5, '#2a2f36'], [1, '#1b1f24'])) +
		dots(715, 610, 100, 40, 20, 7, '#14171b') +
		contactShadow(s, 330, 850, 250, 26) +
		group({ transform: 'translate(90 720)' }, faceArt(s, m, w, w * 0.24))
	);
}

export const drawMiniPc: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
