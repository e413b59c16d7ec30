import { bodyTones, darken, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	ellipse,
	group,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	textOf,
} from './kit.ts';
import { dots, portRow } from './parts.ts';
import { box, camera } from './projection.ts';
import { remote } from './remote.ts';

type Model = {
	tones: Tones;
	long: number;
	sub: boolean;
	rear: boolean;
	round: boolean;
	accent: string;
	led: string;
};

function choose(s: Sketch): Model {
	const channels = textOf(s.subject, 'channels', s.rnd.pick(['2.0', '2.1']));
	return {
		tones: bodyTones(s.rnd.pick(['#1f2328', '#2a2d33', '#3a4048', '#c3c8cf'] as const)),
		long: s.rnd.range(760, 820),
		sub: channels.endsWith('.1'),
		rear: channels.startsWith('5'),
		round: s.rnd.chance(0.5),
		accent: s.rnd.pick(['#e0623f', '#3f86e0', '#c3c8cf', '#45b37c'] as const),
		led: s.rnd.pick(['#7be0a2', '#ffffff', '#7cc4ff'] as const),
	};
}

function grille(s: Sketch, t: Tones, w: number, h: number, gap = 24): string {
	return (
		rect(0, 0, w, h, 10, s.linear(80, [0, t.face], [1, t.deep])) +
		dots(16, 18, w - 32, h - 36, gap, 7, darken(t.face, 0.16))
	);
}

/** The bar from the front and a little above, w × h with its top's depth. */
function bar(s: Sketch, m: Model, w: number, h: number, top: number): string {
	const { tones } = m;
	const r = m.round ? h * 0.42 : 16;
	return (
		path(
			d`M${top * 0.5 + r * 0.5} ${-top}H${w - top * 0.5 - r * 0.5}L${w - 4} ${r * 0.7}H4z`,
			s.linear(0, [0, tones.edge], [0.4, tones.light], [1, tones.face]),
			{
				stroke: tones.light,
				'stroke-width': 10,
				'stroke-linejoin': 'round',
			},
		) +
		rect(0, 0, w, h, r, s.linear(90, [0, tones.edge], [0.12, tones.face], [1, tones.deep])) +
		rect(8, 10, w - 16, h - 18, Math.max(6, r - 8), s.linear(90, [0, tones.face], [1, tones.dark])) +
		dots(30, 28, w - 60, h - 54, 24, 7, tones.deep) +
		rect(w / 2 - 70, h / 2 - 17, 140, 34, 12, tones.deep) +
		circle(w / 2 - 36, h / 2, 7, m.led) +
		circle(w / 2, h / 2, 7, m.led) +
		circle(w / 2 + 36, h / 2, 7, m.led, { 'fill-opacity': 0.4 }) +
		group(
			{ transform: d`translate(${w / 2} ${-top * 0.42}) scale(1 .45)` },
			circle(-60, 0, 15, tones.deep) + circle(0, 0, 15, tones.deep) + circle(60, 0, 15, tones.deep),
		)
	);
}

function subwoofer(s: Sketch, m: Model, w: number, h: number): string {
	const { tones } = m;
	const r = w * 0.3;
	return (
		contactShadow(s, w / 2, h + 4, w * 0.62, 26) +
		rect(0, 0, w, h, 30, s.linear(50, [0, tones.edge], [0.3, tones.face], [1, tones.deep])) +
		rect(12, 12, w - 24, h - 24, 22, s.linear(60, [0, tones.light], [0.5, tones.face], [1, tones.dark])) +
		circle(w / 2, h * 0.6, r, tones.deep) +
		circle(
			w / 2,
			h * 0.6,
			r * 0.86,
			s.radial(0.4, 0.35, 0.7, [0, tones.light], [0.5, tones.dark], [1, tones.deep]),
		) +
		circle(w / 2, h * 0.6, r * 0.36, s.radial(0.35, 0.3, 0.8, [0, tones.edge], [1, tones.dark])) +
		rect(w / 2 - 28, h * 0.15, 56, 10, 5, m.accent)
	);
}

function satellite(s: Sketch, m: Model): string {
	return (
		contactShadow(s, 60, 204, 80, 18) +
		rect(0, 0, 120, 200, 26, s.linear(50, [0, m.tones.edge], [0.4, m.tones.face], [1, m.tones.deep])) +
		group({ transform: 'translate(12 12)' }, grille(s, m.tones, 96, 176))
	);
}

function front(s: Sketch, m: Model): string {
	const w = m.long;
	const x = CENTRE - w / 2;
	const y = m.sub ? 620 : 400;
	const h = m.sub ? 128 : 150;
	const at = (left: number, top: number, ...art: string[]) =>
		group({ transform: d`translate(${left} ${top})` }, ...art);
	return (
		(m.sub ? at(m.rear ? CENTRE - 160 : x + w - 390, 180, subwoofer(s, m, 320, 390)) : '') +
		(m.rear ? at(x + 60, 350, satellite(s, m)) + at(x + w - 180, 350, satellite(s, m)) : '') +
		(m.sub && !m.rear ? place(x + 170, 420, 14, 0.86, remote(s, '#2a2d33', m.accent)) : '') +
		(m.sub ? '' : place(CENTRE + 20, 690, 78, 1, remote(s, '#2a2d33', m.accent))) +
		contactShadow(s, CENTRE, y + h + 4, w * 0.56, 40) +
		at(x, y, bar(s, m, w, h, 46))
	);
}

/** Turned: its end and its length. */
function angle(s: Sketch, m: Model): string {
	const cam = camera(-38, 24, CENTRE - 10, CENTRE + 40, 1.02);
	const w = 880;
	const h = 116;
	const depth = 150;
	const { tones } = m;
	const cube = box(cam, [-w / 2, -h / 2, depth / 2], w, h, depth);
	const sub = box(cam, [-w / 2 + 20, -h / 2 - 240, -200], 290, 340, 290);
	const [sx, sy] = cam.project([0, h / 2, 0]);
	const soft = { stroke: tones.face, 'stroke-width': 14, 'stroke-linejoin': 'round' };
	const flat = (transform: string, ...art: string[]) => group({ transform }, ...art);
	return (
		contactShadow(s, sx, sy + 20, 470, 190, 0.6) +
		(m.sub
			? path(sub.outline, tones.dark, soft) +
				flat(sub.top, rect(0, 0, 290, 290, 16, tones.light)) +
				flat(sub.right, rect(0, 0, 290, 340, 16, tones.dark)) +
				flat(
					sub.front,
					rect(0, 0, 290, 340, 16, tones.face),
					ellipse(145, 190, 100, 100, tones.deep),
					ellipse(145, 190, 84, 84, tones.dark),
					ellipse(145, 190, 36, 36, tones.light),
				)
			: '') +
		path(cube.outline, tones.dark, soft) +
		flat(
			cube.top,
			rect(0, 0, w, depth, 14, s.linear(0, [0, tones.light], [1, tones.edge])),
			circle(w / 2 - 60, 70, 17, tones.deep),
			circle(w / 2, 70, 17, tones.deep),
			circle(w / 2 + 60, 70, 17, tones.deep),
		) +
		flat(
			cube.right,
			rect(0, 0, depth, h, 14, s.linear(0, [0, tones.face], [1, tones.dark])),
			rect(depth / 2 - 40, h / 2 - 5, 80, 10, 5, m.accent),
		) +
		flat(
			cube.front,
			grille(s, tones, w, h, 28),
			circle(w / 2 - 30, h / 2, 8, m.led),
			circle(w / 2, h / 2, 8, m.led),
		)
	);
}

/** The back with its ports above, the remote control and a corner below. */
function detail(s: Sketch, m: Model): string {
	const { tones } = m;
	return (
		contactShadow(s, CENTRE, 484, 470, 40) +
		rect(-60, 190, 1080, 290, 40, s.linear(90, [0, tones.edge], [0.14, tones.face], [1, tones.dark])) +
		rect(150, 266, 660, 150, 30, tones.deep) +
		portRow(['hdmi', 'usbA', 'rj45', 'jack', 'usbC'], CENTRE, 341, 1.2, 30) +
		place(CENTRE, 710, 82, 1.24, remote(s, '#2a2d33', m.accent))
	);
}

export const drawSoundbar: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
