import { type BodyTones, bodyTones, fromHue, LIGHT_HUES } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	glow,
	group,
	path,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { fan, port, screw, slots } from './parts.ts';
import { box, camera } from './projection.ts';

type Model = {
	tones: BodyTones;
	fans: number;
	w: number;
	h: number;
	thick: number;
	accent: string;
	lit: boolean;
	cut: 'angular' | 'soft' | 'block';
};

function choose(s: Sketch): Model {
	const strong = /4060|5060|4070|7600/.test(s.subject.series);
	const small = s.rnd.chance(strong ? 0.45 : 0.8);
	const fans = small ? 2 : 3;
	const colour = s.rnd.pick(['#23282e', '#23282e', '#3c444e', '#dfe3e8', '#5a626d']);
	return {
		tones: bodyTones(colour),
		fans,
		w: fans === 3 ? 800 : 760,
		h: fans === 3 ? 330 : 390,
		thick: s.rnd.range(90, 125),
		accent: fromHue(s.rnd.pick(LIGHT_HUES), 0.66, 0.19),
		lit: s.rnd.chance(strong ? 0.6 : 0.25),
		cut: s.rnd.pick(['angular', 'soft', 'block']),
	};
}

/** The side with the fans, w × h. */
function faceArt(s: Sketch, m: Model): string {
	const { w, h, tones: t } = m;
	const step = (w - 40) / m.fans;
	const r = Math.min(step / 2 - 10, h * 0.44);
	const paint = s.linear(50, [0, t.light], [0.5, t.face], [1, t.dark]);
	const corner = m.cut === 'angular' ? 34 : 0;
	const body =
		m.cut === 'angular'
			? path(
					d`M${corner} 0H${w - 12}q12 0 12 12V${h - corner}l${-corner} ${corner}H12q-12 0 -12 -12V${corner}z`,
					paint,
				)
			: rect(0, 0, w, h, m.cut === 'soft' ? 48 : 16, paint);
	let text = body;
	for (let i = 0; i < m.fans; i++) {
		const cx = 20 + step * (i + 0.5);
		text +=
			circle(cx, h / 2, r + 7, t.deep) +
			fan(s, cx, h / 2, r, { ...(m.lit ? { light: m.accent } : {}), blades: 9, turn: i * 23 });
		if (i > 0) {
			const x = 20 + step * i;
			text +=
				m.cut === 'angular'
					? path(d`M${x - 26} 12h40l-20 48h-14zM${x + 26} ${h - 12}h-40l20 -48h14z`, m.accent)
					: rect(x - 5, 16, 10, 44, 5, m.accent) + rect(x - 5, h - 60, 10, 44, 5, m.accent);
		}
	}
	return text;
}

function bracket(x: number, y: number, h: number): string {
	return rect(x, y, 16, h, 4, '#c3c8cf') + rect(x - 22, y, 34, 12, 4, '#aab1ba');
}

function fingers(x: number, y: number, w: number): string {
	return (
		rect(x, y, w, 34, 4, '#2f5b45') +
		stroke(d`M${x + 8} ${y + 22}h${w - 14}`, '#dcb65c', 22, {
			'stroke-dasharray': '7 5',
			'stroke-linecap': 'butt',
		}) +
		rect(x + w * 0.2, y + 4, 12, 34, 3, '#f7f4ef')
	);
}

function front(s: Sketch, m: Model): string {
	const x = CENTRE - m.w / 2 + 8;
	const y = CENTRE - m.h / 2 - 20;
	return (
		contactShadow(s, CENTRE, y + m.h + 40, m.w * 0.55, 38) +
		(m.lit ? glow(s, CENTRE, y + m.h + 40, m.w * 0.5, 36, m.accent, 0.5) : '') +
		fingers(x + 130, y + m.h - 6, m.w * 0.46) +
		bracket(x - 14, y - 22, m.h + 66) +
		group({ transform: d`translate(${x} ${y})` }, faceArt(s, m))
	);
}

function angle(s: Sketch, m: Model): string {
	const cam = camera(-30, 24, 0, 0, 1.02);
	const t = m.tones;
	const b = box(cam, [0, 0, 0], m.w, m.h, m.thick);
	const x = CENTRE - (b.bounds.left + b.bounds.right) / 2;
	const y = CENTRE - (b.bounds.top + b.bounds.bottom) / 2;
	return (
		contactShadow(s, CENTRE + 6, y + b.bounds.bottom - 66, 430, 110) +
		group(
			{ transform: d`translate(${x} ${y})` },
			path(b.outline, t.dark, { stroke: t.dark, 'stroke-width': 10, 'stroke-linejoin': 'round' }),
			group(
				{ transform: b.top },
				rect(0, 0, m.w, m.thick, 10, s.linear(60, [0, t.shine], [1, t.light])),
				rect(m.w * 0.3, m.thick * 0.36, m.w * 0.4, m.thick * 0.28, 8, m.lit ? m.accent : t.dark),
				rect(m.w * 0.8, m.thick * 0.2, m.w * 0.09, m.thick * 0.5, 6, '#14171b'),
			),
			group(
				{ transform: b.right },
				rect(0, 0, m.thick, m.h, 10, t.dark),
				slots(m.thick * 0.2, m.h * 0.12, m.thick * 0.6, m.h * 0.76, 9, t.deep, false, 0.45),
			),
			group({ transform: b.front }, faceArt(s, m)),
		)
	);
}

/** The backplate, and the connectors under it. */
function detail(s: Sketch, m: Model): string {
	const { w, tones: t } = m;
	const h = m.h * 0.94;
	const x = CENTRE - w / 2;
	const y = 140;
	const py = y + h + 110;
	return (
		dropShadow(x, y, w, h, 24) +
		rect(x, y, w, h, 24, s.linear(50, [0, t.light], [0.5, t.face], [1, t.dark])) +
		path(d`M${x + w * 0.3} ${y + h}L${x + w * 0.46} ${y}h${w * 0.05}L${x + w * 0.35} ${y + h}z`, m.accent, {
			'fill-opacity': 0.85,
		}) +
		slots(x + w * 0.68, y + h * 0.18, w * 0.24, h * 0.64, 7, t.deep, true, 0.5) +
		[0.05, 0.62].flatMap((u) => [0.1, 0.9].map((v) => screw(x + w * u, y + h * v, 12))).join('') +
		rect(x + w * 0.12, y + h * 0.32, w * 0.14, h * 0.36, 12, 'none', { stroke: t.edge, 'stroke-width': 5 }) +
		contactShadow(s, CENTRE, py + 176, w * 0.54, 30) +
		rect(x, py, w, 170, 18, s.linear(90, [0, '#e4e7eb'], [1, '#a9b1bb'])) +
		port('displayPort', x + 120, py + 60, 1.2) +
		port('displayPort', x + 280, py + 60, 1.2) +
		port('displayPort', x + 440, py + 60, 1.2) +
		port('hdmi', x + 600, py + 60, 1.2) +
		slots(x + 60, py + 112, w - 160, 34, 16, '#4a525c', true, 0.55) +
		circle(x + w - 48, py + 60, 16, '#6c757f')
	);
}

export const drawGpu: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
