import { bodyTones, fromHue, LIGHT_HUES } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	contactShadow,
	d,
	dropShadow,
	group,
	numberOf,
	path,
	place,
	rect,
	type Sketch,
	sketch,
} from './kit.ts';
import { camera } from './projection.ts';

type Model = {
	micro: boolean;
	label: string;
	second: string;
	body: string;
	print: 'halves' | 'wave' | 'rays';
	level: number;
};

function choose(s: Sketch): Model {
	const micro = /micro/i.test(s.subject.series);
	const hue = s.rnd.pick(LIGHT_HUES);
	const size = numberOf(s.subject, 'storage', 64);
	return {
		micro,
		label: fromHue(hue, 0.62, 0.18),
		second: fromHue(hue + (hue < 120 ? -36 : 36), 0.48, 0.15),
		body: s.rnd.pick(['#23282e', '#23282e', '#2c3a55', '#3a4149']),
		print: s.rnd.pick(['halves', 'wave', 'rays']),
		level: Math.max(1, Math.min(5, Math.round(Math.log2(size)) - 4)),
	};
}

/** Outlines of the two kinds of card, from their top left corner. */
const SD = {
	w: 580,
	h: 770,
	d: 'M30 0H430L580 150V740Q580 770 550 770H30Q0 770 0 740V250L22 228V120L0 98V30Q0 0 30 0z',
};
const MICRO = {
	w: 530,
	h: 740,
	d: 'M36 0H340Q372 0 372 30V100L420 150V210Q420 232 450 232H500Q530 240 530 280V706Q530 740 496 740H34Q0 740 0 706V34Q0 0 36 0z',
};

function shape(m: Model) {
	return m.micro ? MICRO : SD;
}

/** Bars that grow with the capacity stand in for the printed number. */
function levelMark(m: Model, x: number, y: number, colour: string): string {
	return Array.from({ length: 5 }, (_, i) =>
		rect(x + i * 40, y - i * 14, 26, 40 + i * 14, 8, colour, i < m.level ? {} : { 'fill-opacity': 0.28 }),
	).join('');
}

function face(s: Sketch, m: Model): string {
	const { w, h, d: outline } = shape(m);
	const t = bodyTones(m.body);
	const paint = s.linear(40, [0, m.label], [1, m.second]);
	const clip = s.clip(path(outline, '#000'));
	const body = path(outline, s.linear(50, [0, t.shine], [0.3, t.light], [0.6, t.face], [1, t.dark]));
	const top = m.micro ? h * 0.36 : h * 0.24;
	const area = m.micro ? { x: 0, y: top, w, h: h - top } : { x: 46, y: top, w: w - 92, h: h * 0.68 };
	const k = area;
	const inside =
		m.print === 'halves'
			? rect(k.x, k.y, k.w, k.h, m.micro ? 0 : 22, '#f4f2ee') +
				rect(k.x, k.y, k.w, k.h * 0.46, m.micro ? 0 : 22, paint)
			: m.print === 'wave'
				? rect(k.x, k.y, k.w, k.h, m.micro ? 0 : 22, paint) +
					path(
						d`M${k.x} ${k.y + k.h * 0.7}C${k.x + k.w * 0.3} ${k.y + k.h * 0.4} ${k.x + k.w * 0.6} ${k.y + k.h} ${k.x + k.w} ${k.y + k.h * 0.55}V${k.y + k.h - 20}H${k.x}z`,
						'#fff',
						{ 'fill-opacity': 0.24 },
					)
				: rect(k.x, k.y, k.w, k.h, m.micro ? 0 : 22, paint) +
					path(
						d`M${k.x} ${k.y + k.h}L${k.x + k.w * 0.4} ${k.y}h${k.w * 0.2}L${k.x + k.w * 0.3} ${k.y + k.h}zM${k.x + k.w * 0.5} ${k.y + k.h}L${k.x + k.w * 0.8} ${k.y}h${k.w * 0.1}L${k.x + k.w * 0.66} ${k.y + k.h}z`,
						'#fff',
						{ 'fill-opacity': 0.16 },
					);
	const ink = m.print === 'halves' ? '#3a4149' : '#ffffff';
	return (
		body +
		group({ 'clip-path': clip }, inside) +
		levelMark(m, k.x + 48, k.y + k.h - 96, ink) +
		rect(k.x + 48, k.y + 52, k.w * 0.42, 32, 16, '#fff') +
		rect(k.x + 48, k.y + 104, k.w * 0.26, 20, 10, '#fff', { 'fill-opacity': 0.7 }) +
		(m.micro ? rect(60, 50, 170, 26, 13, t.dark) : '')
	);
}

function back(s: Sketch, m: Model): string {
	const { w, h, d: outline } = shape(m);
	const t = bodyTones(m.body);
	const count = m.micro ? 7 : 8;
	const span = m.micro ? 320 : 500;
	const left = m.micro ? w - 26 - span : 40;
	const step = span / count;
	const gold = s.linear(90, [0, '#f1d58d'], [1, '#c99f47']);
	const contacts = Array.from({ length: count }, (_, i) =>
		rect(left + i * step + 6, m.micro ? 24 : i === 0 ? 190 : 46, step - 12, m.micro ? 140 : 130, 10, gold),
	).join('');
	const flip = d`translate(${w} 0) scale(-1 1)`;
	return (
		path(outline, s.linear(130, [0, t.light], [0.5, t.face], [1, t.dark]), { transform: flip }) +
		contacts +
		rect(w * 0.14, h * 0.5, w * 0.72, h * 0.36, 16, 'none', { stroke: t.dark, 'stroke-width': 5 }) +
		rect(w * 0.2, h * 0.58, w * 0.4, 18, 9, t.dark) +
		rect(w * 0.2, h * 0.64, w * 0.28, 14, 7, t.dark)
	);
}

function front(s: Sketch, m: Model): string {
	const { w, h } = shape(m);
	const x = CENTRE - w / 2;
	const y = CENTRE - h / 2 - 8;
	const high = m.micro ? 260 : 130;
	return (
		dropShadow(x + 10, y + high, w - 20, h - high, 34, { dy: 28, soft: 44 }) + place(x, y, 0, 1, face(s, m))
	);
}

/** Lying down, three-quarter. */
function angle(s: Sketch, m: Model): string {
	const { w, h, d: outline } = shape(m);
	const cam = camera(36, 42, CENTRE, CENTRE - 6, 1.02);
	const thick = m.micro ? 18 : 34;
	const t = bodyTones(m.body);
	const layer = (y: number, fill: string) =>
		group({ transform: cam.plane([-w / 2, y, -h / 2], [1, 0, 0], [0, 0, 1]) }, path(outline, fill));
	return (
		contactShadow(s, CENTRE, CENTRE + 36, 430, 280) +
		[1, 0.75, 0.5, 0.25].map((k) => layer(thick * k, k > 0.8 ? t.deep : t.dark)).join('') +
		group({ transform: cam.plane([-w / 2, 0, -h / 2], [1, 0, 0], [0, 0, 1]) }, face(s, m))
	);
}

/** The contacts at the back; a micro card comes with its adapter. */
function detail(s: Sketch, m: Model): string {
	if (!m.micro) {
		const k = 0.78;
		return (
			place(
				330,
				430,
				-9,
				k,
				dropShadow(-280, -360, 560, 740, 34, { dy: 28, soft: 44 }),
				place(-290, -385, 0, 1, face(s, m)),
			) +
			place(
				640,
				540,
				7,
				k,
				dropShadow(-280, -360, 560, 740, 34, { dy: 28, soft: 44 }),
				place(-290, -385, 0, 1, back(s, m)),
			)
		);
	}
	const adapter = bodyTones('#2a2f36');
	return (
		place(
			340,
			440,
			-6,
			0.82,
			dropShadow(-280, -360, 560, 740, 34, { dy: 28, soft: 44 }),
			place(
				-290,
				-385,
				0,
				1,
				path(
					SD.d,
					s.linear(50, [0, adapter.shine], [0.3, adapter.light], [0.6, adapter.face], [1, adapter.dark]),
				),
				rect(70, 250, 440, 400, 24, '#f4f2ee'),
				rect(110, 300, 220, 34, 17, adapter.face),
				path('M250 480l40 -60l40 60z', m.label),
				rect(278, 470, 24, 100, 8, m.label),
			),
		) +
		place(
			690,
			640,
			8,
			0.56,
			dropShadow(-250, -340, 500, 700, 34, { dy: 34, soft: 50 }),
			place(-265, -370, 0, 1, back(s, m)),
		)
	);
}

export const drawMemoryCard: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
