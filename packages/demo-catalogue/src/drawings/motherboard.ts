import { type BodyTones, bodyTones, darken, fromHue, LIGHT_HUES, lighten, mix } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	group,
	path,
	rect,
	type Sketch,
	sketch,
	textOf,
} from './kit.ts';
import { type PortKind, port, screw, slots } from './parts.ts';
import { camera, type Point3, slabOutline } from './projection.ts';

type Model = {
	w: number;
	h: number;
	slots: number;
	ram: number;
	board: string;
	sink: BodyTones;
	accent: string;
	amd: boolean;
};

function choose(s: Sketch): Model {
	const format = textOf(s.subject, 'formFactor', s.rnd.pick(['ATX', 'Micro-ATX', 'Mini-ITX']));
	const board = s.rnd.pick(['#20262d', '#20262d', '#1d2f3f', '#2a2630']);
	const sink = s.rnd.pick(['#59626d', '#c3c8cf', '#39414b', '#8b93a0']);
	const accent = fromHue(s.rnd.pick(LIGHT_HUES), 0.66, 0.17);
	const cheap = /H610|A620/.test(s.subject.series);
	const itx = format === 'Mini-ITX';
	return {
		w: itx ? 700 : format === 'Micro-ATX' ? 720 : 660,
		h: itx ? 700 : format === 'Micro-ATX' ? 720 : 800,
		slots: itx ? 1 : format === 'Micro-ATX' ? 2 : 3,
		ram: itx || cheap ? 2 : 4,
		board,
		sink: bodyTones(sink),
		accent,
		amd: textOf(s.subject, 'socket').startsWith('AM'),
	};
}

function heatsink(s: Sketch, m: Model, x: number, y: number, w: number, h: number, upright: boolean): string {
	const t = m.sink;
	return (
		rect(x, y, w, h, 10, s.linear(50, [0, t.light], [0.6, t.face], [1, t.dark])) +
		slots(x + 12, y + 12, w - 24, h - 24, 4, t.dark, upright, 0.35)
	);
}

function socket(m: Model, x: number, y: number, size: number): string {
	const k = size / 100;
	const inner = m.amd
		? rect(x + 14 * k, y + 14 * k, 72 * k, 72 * k, 4, '#c9a55a') +
			rect(x + 36 * k, y + 36 * k, 28 * k, 28 * k, 4, '#2a2f36')
		: rect(x + 18 * k, y + 14 * k, 64 * k, 72 * k, 6, '#d5dae0') +
			rect(x + 27 * k, y + 23 * k, 46 * k, 54 * k, 4, '#c9a55a') +
			rect(x + 40 * k, y + 38 * k, 20 * k, 24 * k, 3, '#2a2f36');
	return (
		rect(x, y, size, size, 10, '#3a414a') + inner + rect(x + 90 * k, y + 12 * k, 5 * k, 76 * k, 4, '#aab1ba')
	);
}

function boardArt(s: Sketch, m: Model): string {
	const { w, h } = m;
	const trace = lighten(m.board, 0.06);
	const top = Math.min(h * 0.54, w * 0.66);
	const size = w * 0.27;
	const sx = w * 0.32;
	const sy = top * 0.32;
	const ramX = w * 0.655;
	const rams = Array.from(
		{ length: m.ram },
		(_, i) =>
			rect(
				ramX + i * 34,
				top * 0.08,
				18,
				top * 0.82,
				5,
				i % 2 === 0 ? '#59626d' : mix(m.accent, '#59626d', 0.45),
			) + rect(ramX + i * 42 + 9, top * 0.11, 8, top * 0.76, 2, '#14171b'),
	).join('');
	const pitch = (h - top - 20) / Math.max(2, m.slots);
	const cards = Array.from({ length: m.slots }, (_, i) => {
		const y = top + 20 + pitch * (i + 0.3);
		return (
			rect(w * 0.07, y, w * 0.54, 38, 8, i === 0 ? '#c3c8cf' : '#59626d') +
			rect(w * 0.085, y + 14, w * 0.51, 10, 4, '#14171b')
		);
	}).join('');
	const sinkY = m.slots === 1 ? top + 30 : top + 14 + pitch * 0.72;
	return (
		rect(0, 0, w, h, 18, s.linear(50, [0, lighten(m.board, 0.08)], [1, darken(m.board, 0.03)])) +
		path(
			d`M${w * 0.3} ${top + 4}v${h * 0.12}l60 60v${h * 0.2}M${w * 0.36} ${top + 4}v${h * 0.1}l70 70v${h * 0.18}M${w * 0.62} ${sy + size * 0.4}h${w * 0.05}M${w * 0.62} ${sy + size * 0.6}h${w * 0.05}`,
			'none',
			{ stroke: trace, 'stroke-width': 6 },
		) +
		rect(0, h * 0.035, w * 0.14, top * 0.84, 10, s.linear(0, [0, m.sink.light], [1, m.sink.dark])) +
		rect(w * 0.105, h * 0.05, 8, top * 0.78, 4, m.accent) +
		heatsink(s, m, w * 0.17, sy - 6, w * 0.1, size * 1.1, false) +
		heatsink(s, m, sx - 10, h * 0.03, size * 1.1, sy - h * 0.055, true) +
		socket(m, sx, sy, size) +
		rams +
		rect(w * 0.935, top * 0.3, w * 0.045, top * 0.42, 5, '#c9cfd6') +
		cards +
		heatsink(s, m, w * 0.66, h - (h - top) * 0.8, w * 0.24, (h - top) * 0.5, true) +
		rect(w * 0.66, h - (h - top) * 0.8, w * 0.24, 8, 4, m.accent) +
		(m.slots > 1 ? rect(w * 0.14, sinkY, w * 0.42, 52, 10, m.sink.face) : '') +
		circle(w * 0.62, top + (h - top) * 0.62, 24, '#aab1ba') +
		circle(w * 0.62, top + (h - top) * 0.62, 18, '#d5dae0') +
		rect(w * 0.1, h - 26, w * 0.5, 16, 4, '#14171b') +
		[0.03, 0.97].flatMap((x) => [0.022, 0.978].map((y) => screw(w * x, h * y, 11, '#c9cfd6'))).join('')
	);
}

function front(s: Sketch, m: Model): string {
	const k = m.h > 760 ? 0.98 : 1.05;
	const x = CENTRE - (m.w * k) / 2;
	const y = CENTRE - (m.h * k) / 2 - 8;
	return (
		dropShadow(x, y, m.w * k, m.h * k, 18, { dy: 26, soft: 40 }) +
		group({ transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${k})` }, boardArt(s, m))
	);
}

function angle(s: Sketch, m: Model): string {
	const cam = camera(34, 46, CENTRE, CENTRE - 14, m.h > 760 ? 0.86 : 0.92);
	const at: Point3 = [-m.w / 2, 0, -m.h / 2];
	return (
		contactShadow(s, CENTRE + 4, CENTRE + 40, 470, 320) +
		path(
			slabOutline(cam, at, [1, 0, 0], [0, 0, 1], { w: m.w, h: m.h, r: 18 }, [0, 16, 0]),
			s.linear(0, [0, lighten(m.board, 0.1)], [1, darken(m.board, 0.05)]),
		) +
		group({ transform: cam.plane(at, [1, 0, 0], [0, 0, 1]) }, boardArt(s, m))
	);
}

/** The connectors at the back. */
function detail(s: Sketch, m: Model): string {
	const y = 290;
	const h = 400;
	const t = m.sink;
	const columns: [PortKind, PortKind][] = [
		['hdmi', 'displayPort'],
		['usbA', 'usbA'],
		['usbA', 'usbC'],
		['rj45', 'usbA'],
		['usbA', 'usbC'],
	];
	const used = columns.slice(0, m.slots === 3 ? 5 : 4);
	const step = 640 / (used.length + 0.4);
	const ports = used
		.map(
			([a, b], i) =>
				port(a, 165 + step * (i + 0.5), y + 150, 1.25) + port(b, 165 + step * (i + 0.5), y + 262, 1.25),
		)
		.join('');
	return (
		contactShadow(s, CENTRE, y + h + 6, 440, 40) +
		rect(80, y, 800, h, 24, s.linear(90, [0, t.light], [0.3, t.face], [1, t.dark])) +
		rect(80, y, 800, 16, 8, m.accent) +
		rect(120, y + 70, 720, 270, 18, '#23282f') +
		ports +
		['#7dbb6a', '#e39a9a', '#6aa5dd']
			.map(
				(c, i) =>
					circle(780, y + 128 + i * 76, 27, '#c3c8cf') +
					circle(780, y + 128 + i * 76, 19, c) +
					circle(780, y + 128 + i * 76, 9, '#14171b'),
			)
			.join('') +
		rect(60, y + h - 18, 840, 22, 8, darken(m.board, 0.02))
	);
}

export const drawMotherboard: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
