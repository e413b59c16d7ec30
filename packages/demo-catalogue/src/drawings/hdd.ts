import { bodyTones, fromHue } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	group,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
	textOf,
} from './kit.ts';
import { screw } from './parts.ts';
import { box, camera } from './projection.ts';

type Model = {
	small: boolean;
	label: string;
	second: string;
	w: number;
	h: number;
	thick: number;
	layout: number;
	dark: boolean;
};

function choose(s: Sketch): Model {
	const small = textOf(s.subject, 'formFactor', '3.5″').startsWith('2.5');
	const { series } = s.subject;
	const free = s.rnd.pick([145, 195, 230, 255, 45]);
	const hue = series.includes('Red')
		? 25
		: series.includes('Purple')
			? 305
			: series.includes('Blue')
				? 250
				: free;
	return {
		small,
		label: fromHue(hue, 0.56, 0.17),
		second: fromHue(hue, 0.42, 0.13),
		w: small ? 540 : 560,
		h: small ? 760 : 790,
		thick: small ? 90 : 190,
		layout: s.rnd.int(0, 2),
		dark: small || s.rnd.chance(0.3),
	};
}

/** The lid with its label, w × h. */
function lid(s: Sketch, m: Model): string {
	const { w, h } = m;
	const t = bodyTones(m.dark ? '#3a4149' : '#c3c8cf');
	const body = s.linear(50, [0, t.shine], [0.3, t.light], [0.6, t.face], [1, t.dark]);
	const paper = { x: w * 0.1, y: h * 0.2, w: w * 0.8, h: h * 0.54 };
	const ink = s.linear(50, [0, m.label], [1, m.second]);
	const lines = (x: number, y: number, lw: number) =>
		rect(x, y, lw, 18, 9, '#3a4149') +
		rect(x, y + 36, lw * 0.7, 12, 6, '#aab1ba') +
		rect(x, y + 62, lw * 0.82, 12, 6, '#aab1ba');
	const p = paper;
	const label =
		m.layout === 0
			? rect(p.x, p.y, p.w, p.h, 12, '#f7f8f9') +
				rect(p.x, p.y, p.w, p.h * 0.4, 12, ink) +
				lines(p.x + 30, p.y + p.h * 0.54, p.w * 0.6)
			: m.layout === 1
				? rect(p.x, p.y, p.w, p.h, 12, '#f7f8f9') +
					rect(p.x, p.y, p.w * 0.28, p.h, 12, ink) +
					lines(p.x + p.w * 0.36, p.y + 50, p.w * 0.5) +
					rect(p.x + p.w * 0.36, p.y + p.h - 110, 80, 80, 6, '#3a4149')
				: rect(p.x, p.y, p.w, p.h, 12, ink) +
					rect(p.x + 26, p.y + p.h * 0.5, p.w - 52, p.h * 0.42, 8, '#f7f8f9') +
					lines(p.x + 50, p.y + p.h * 0.58, p.w * 0.5) +
					rect(p.x + 34, p.y + 44, p.w * 0.44, 26, 13, '#fff');
	return (
		rect(0, 0, w, h, 26, body) +
		path(
			d`M${w * 0.5} ${h * 0.035}a${w * 0.44} ${w * 0.44} 0 0 1 ${w * 0.44} ${w * 0.44}V${h * 0.92}q0 20 -20 20H${w * 0.06 + 20}q-20 0 -20 -20V${h * 0.035 + w * 0.44}a${w * 0.44} ${w * 0.44} 0 0 1 ${w * 0.44} ${-w * 0.44}z`,
			'none',
			{ stroke: t.dark, 'stroke-width': 6, 'stroke-opacity': 0.7 },
		) +
		label +
		[
			[0.05, 0.04],
			[0.95, 0.04],
			[0.05, 0.5],
			[0.95, 0.5],
			[0.05, 0.96],
			[0.95, 0.96],
		]
			.map(([x = 0, y = 0]) => screw(w * x, h * y, 13))
			.join('')
	);
}

function front(s: Sketch, m: Model): string {
	const x = CENTRE - m.w / 2;
	const y = CENTRE - m.h / 2 - 8;
	return dropShadow(x, y, m.w, m.h, 26, { dy: 28, soft: 44 }) + place(x, y, 0, 1, lid(s, m));
}

function angle(s: Sketch, m: Model): string {
	const cam = camera(-36, 36, 0, 0, 0.94);
	const b = box(cam, [0, 0, 0], m.w, m.thick, m.h);
	const x = CENTRE - (b.bounds.left + b.bounds.right) / 2;
	const y = CENTRE - (b.bounds.top + b.bounds.bottom) / 2 - 10;
	const t = bodyTones(m.dark ? '#3a4149' : '#aab1ba');
	return (
		contactShadow(s, CENTRE, y + b.bounds.bottom - 190, 470, 240) +
		group(
			{ transform: d`translate(${x} ${y})` },
			path(b.outline, t.dark, { stroke: t.dark, 'stroke-width': 8, 'stroke-linejoin': 'round' }),
			group(
				{ transform: b.right },
				rect(0, 0, m.h, m.thick, 8, s.linear(90, [0, t.face], [1, t.deep])),
				[0.15, 0.5, 0.85].map((k) => circle(m.h * k, m.thick * 0.6, 16, '#14171b')).join(''),
			),
			group(
				{ transform: b.front },
				rect(0, 0, m.w, m.thick, 8, s.linear(90, [0, t.light], [1, t.face])),
				rect(m.w * 0.14, m.thick * 0.4, m.w * 0.26, m.thick * 0.4, 6, '#14171b'),
				rect(m.w * 0.44, m.thick * 0.4, m.w * 0.42, m.thick * 0.4, 6, '#14171b'),
			),
			group({ transform: b.top }, lid(s, m)),
		)
	);
}

/** Opened: the platter and the head arm. */
function detail(s: Sketch, m: Model): string {
	const { w, h } = m;
	const t = bodyTones(m.dark ? '#3a4149' : '#aab1ba');
	const r = w * 0.43;
	const disc = s.linear(
		35,
		[0, '#ffffff'],
		[0.25, '#c3c9d0'],
		[0.45, '#f2f4f6'],
		[0.7, '#a3abb5'],
		[1, '#d9dde2'],
	);
	const x = CENTRE - w / 2;
	const y = CENTRE - h / 2 - 8;
	const px = w * 0.8;
	const py = h * 0.82;
	return (
		dropShadow(x, y, w, h, 26, { dy: 28, soft: 44 }) +
		place(
			x,
			y,
			0,
			1,
			rect(0, 0, w, h, 26, s.linear(50, [0, t.light], [0.5, t.face], [1, t.dark])),
			rect(22, 22, w - 44, h - 44, 22, s.linear(50, [0, '#23282e'], [1, '#3a4149'])),
			circle(w / 2, h * 0.355, r, disc),
			circle(w / 2, h * 0.355, r * 0.34, s.linear(50, [0, '#8b939d'], [1, '#d5dae0'])),
			circle(w / 2, h * 0.355, r * 0.24, '#c3c9d0'),
			screw(w / 2, h * 0.355, 22),
			rect(w * 0.08, h * 0.74, w * 0.4, h * 0.2, 16, m.label),
			rect(w * 0.13, h * 0.79, w * 0.24, 16, 8, '#fff', { 'fill-opacity': 0.8 }),
			path(d`M${px - 64} ${py + 20}q64 76 116 -20l-30 -60z`, '#c9a55a'),
			path(
				d`M${px + 34} ${py - 10}L${w * 0.52} ${h * 0.46}l-22 8L${px - 44} ${py + 16}z`,
				s.linear(50, [0, '#f2f4f6'], [1, '#8b939d']),
			),
			circle(px, py, 52, s.linear(50, [0, '#f2f4f6'], [1, '#7c858f'])),
			screw(px, py, 20),
			stroke(d`M${w * 0.5} ${h * 0.455}l-14 -12`, '#14171b', 14),
		)
	);
}

export const drawHdd: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
