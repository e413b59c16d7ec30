import { bodyTones, mix, type Tones } from './colours.ts';
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
import { lens, portRow, slots } from './parts.ts';
import { box, camera } from './projection.ts';

type Model = { mini: boolean; tones: Tones; side: 1 | -1; accent: string; r: number };

function choose(s: Sketch): Model {
	const mini = s.subject.series.startsWith('Mini');
	return {
		mini,
		tones: bodyTones(
			mini
				? s.rnd.pick(['#f4f5f7', '#4a4f57', '#3c7a57', '#2f5fb3'] as const)
				: s.rnd.pick(['#f4f5f7', '#f4f5f7', '#2c3038', '#c3c8cf'] as const),
		),
		side: s.rnd.chance(0.5) ? 1 : -1,
		accent: s.rnd.pick(['#e0623f', '#c9a86a', '#3f86e0'] as const),
		r: s.rnd.range(34, 60),
	};
}

const sizeOf = (m: Model) => (m.mini ? { w: 520, h: 560 } : { w: 800, h: 330 });

function bigLens(s: Sketch, m: Model, cx: number, cy: number, r: number): string {
	const t = m.tones;
	return (
		circle(cx, cy, r * 1.24, s.linear(50, [0, t.edge], [0.5, t.face], [1, t.deep])) +
		circle(cx, cy, r * 1.12, s.linear(50, [0, '#5a626d'], [1, '#14171b'])) +
		lens(s, cx, cy, r, '#4a2f9a') +
		circle(cx, cy, r * 1.03, 'none', { stroke: m.accent, 'stroke-width': r * 0.05 })
	);
}

/** The front face, w × h. */
function faceArt(s: Sketch, m: Model): string {
	const { w, h } = sizeOf(m);
	const t = m.tones;
	const dark = mix(t.deep, '#14171b', 0.35);
	const body =
		rect(0, 0, w, h, m.mini ? 90 : m.r, s.linear(50, [0, t.edge], [0.4, t.face], [1, t.deep])) +
		rect(
			7,
			7,
			w - 14,
			h - 14,
			(m.mini ? 90 : m.r) - 7,
			s.linear(60, [0, t.light], [0.5, t.face], [1, t.dark]),
		);
	if (m.mini) {
		return (
			body +
			slots(80, h * 0.72, w - 160, h * 0.16, 12, dark) +
			bigLens(s, m, w / 2, h * 0.36, 122) +
			circle(w - 86, h * 0.62, 13, '#14171b')
		);
	}
	const lx = m.side === 1 ? w * 0.74 : w * 0.26;
	const gx = m.side === 1 ? w * 0.08 : w * 0.5;
	return (
		body +
		slots(gx, h * 0.28, w * 0.42, h * 0.44, 9, dark, false, 0.5) +
		bigLens(s, m, lx, h * 0.5, 118) +
		circle(m.side === 1 ? w * 0.55 : w * 0.45, h * 0.82, 12, '#14171b')
	);
}

/** Facing us, from a little above. */
function front(s: Sketch, m: Model): string {
	const { w, h } = sizeOf(m);
	const t = m.tones;
	const x = CENTRE - w / 2;
	const y = m.mini ? 240 : 370;
	const top = m.mini ? 70 : 110;
	const foot = y + h;
	return (
		contactShadow(s, CENTRE, foot + 30, w * 0.56, 44) +
		rect(x + w * 0.14, foot - 10, 70, 38, 12, t.deep) +
		rect(x + w * 0.86 - 70, foot - 10, 70, 38, 12, t.deep) +
		(m.mini
			? stroke(
					d`M${x + 90} ${y}V${y - 70}Q${x + 90} ${y - 140} ${x + 170} ${y - 140}H${x + w - 170}Q${x + w - 90} ${y - 140} ${x + w - 90} ${y - 70}V${y}`,
					t.dark,
					34,
				)
			: '') +
		(m.mini
			? ''
			: path(
					d`M${x + 90} ${y - top}H${x + w - 90}L${x + w - 12} ${y + 30}H${x + 12}z`,
					s.linear(0, [0, t.edge], [0.4, t.light], [1, t.face]),
					{ stroke: t.light, 'stroke-width': 26, 'stroke-linejoin': 'round' },
				) +
				group(
					{ transform: d`translate(${CENTRE} ${y - top * 0.5}) scale(1 .42)` },
					circle(0, 0, 62, t.dark),
					circle(0, 0, 44, t.light),
					circle(-120, 0, 22, t.dark),
					circle(120, 0, 22, t.dark),
				)) +
		group({ transform: d`translate(${x} ${y})` }, faceArt(s, m))
	);
}

/** At work: turned, with its beam. */
function angle(s: Sketch, m: Model): string {
	const { w, h } = sizeOf(m);
	const t = m.tones;
	const depth = m.mini ? 400 : 520;
	const cam = camera(-36, 22, 590, 560, m.mini ? 0.86 : 0.74);
	const b = box(cam, [-w / 2, -h / 2, depth / 2], w, h, depth);
	const lensAt = m.mini ? [0, -h * 0.14] : [m.side === 1 ? w * 0.24 : -w * 0.24, 0];
	const [lx, ly] = cam.project([lensAt[0] ?? 0, lensAt[1] ?? 0, depth / 2]);
	const [sx, sy] = cam.project([0, h / 2, 0]);
	const beam = s.linear(0, [0, '#ffe9a8', 0], [0.25, '#ffe08a', 0.35], [1, '#fff3c9', 0.95]);
	const soft = { stroke: t.face, 'stroke-width': 22, 'stroke-linejoin': 'round' };
	return (
		contactShadow(s, sx, sy + 10, 400, 170, 0.7) +
		path(b.outline, t.face, soft) +
		group(
			{ transform: b.top },
			rect(0, 0, w, depth, 40, s.linear(60, [0, t.light], [1, t.face])),
			circle(w / 2, depth * 0.5, 66, t.dark),
			circle(w / 2, depth * 0.5, 46, t.light),
			circle(w / 2 - 120, depth * 0.5, 22, t.dark),
			circle(w / 2 + 120, depth * 0.5, 22, t.dark),
		) +
		group(
			{ transform: b.right },
			rect(0, 0, depth, h, 40, s.linear(0, [0, t.dark], [1, t.deep])),
			slots(depth * 0.2, h * 0.3, depth * 0.6, h * 0.4, 10, mix(t.deep, '#14171b', 0.5)),
		) +
		group({ transform: b.front }, faceArt(s, m)) +
		path(d`M${lx - 30} ${ly - 60}L0 ${ly - 200}V${ly + 330}L${lx - 10} ${ly + 66}z`, beam)
	);
}

/** The back with its ports. */
function detail(s: Sketch, m: Model): string {
	const { w, h } = sizeOf(m);
	const t = m.tones;
	const k = m.mini ? 1.3 : 1.06;
	return place(
		CENTRE,
		CENTRE,
		0,
		k,
		contactShadow(s, 0, h / 2 + 22, w * 0.56, 40),
		rect(-w * 0.36, h / 2 - 10, 70, 34, 12, t.deep),
		rect(w * 0.36 - 70, h / 2 - 10, 70, 34, 12, t.deep),
		rect(-w / 2, -h / 2, w, h, m.mini ? 90 : m.r, s.linear(60, [0, t.light], [0.5, t.face], [1, t.dark]), {
			stroke: t.edge,
			'stroke-width': 5,
		}),
		rect(-w * 0.4, h * (m.mini ? 0.02 : -0.02), w * 0.8, m.mini ? 130 : 110, 24, mix(t.deep, '#14171b', 0.6)),
		portRow(
			m.mini ? ['hdmi', 'usbA', 'jack'] : ['hdmi', 'hdmi', 'usbA', 'rj45', 'jack'],
			0,
			h * (m.mini ? 0.02 : -0.02) + (m.mini ? 65 : 55),
			0.96,
			26,
		),
		slots(-w * 0.34, -h * 0.36, w * 0.68, h * 0.22, m.mini ? 11 : 20, t.deep),
		circle(w * 0.3, h * 0.4, 14, m.accent),
	);
}

export const drawProjector: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
