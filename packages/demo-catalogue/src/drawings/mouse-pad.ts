import { type BodyTones, bodyColour, bodyTones, fromHue, LIGHT_HUES, mix } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	ellipse,
	group,
	path,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { camera, type Point3, slabOutline } from './projection.ts';

type Print = 'plain' | 'waves' | 'stripe' | 'rings' | 'gol';
type Model = { tones: BodyTones; edge: string; print: Print; w: number; h: number; big: boolean };

function choose(s: Sketch): Model {
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['black', 'black', 'grey', 'blue']));
	const { series } = s.subject;
	const big = series.includes('XL');
	return {
		tones,
		edge: fromHue(s.rnd.pick(LIGHT_HUES), 0.64, 0.17),
		print: s.rnd.pick(['plain', 'waves', 'stripe', 'rings', 'gol']),
		w: big ? 900 : series.includes('M') ? 740 : 640,
		h: big ? 420 : series.includes('M') ? 600 : 540,
		big,
	};
}

/** The cloth from above, w × h. */
function art(s: Sketch, m: Model): string {
	const { w, h, tones: t, edge } = m;
	const clip = s.clip(rect(8, 8, w - 16, h - 16, 26, '#000'));
	const soft = mix(t.face, edge, 0.45);
	const prints: Record<Print, string> = {
		plain: '',
		waves:
			path(d`M0 ${h * 0.7}C${w * 0.3} ${h * 0.3} ${w * 0.5} ${h} ${w} ${h * 0.4}V${h}H0z`, soft) +
			path(d`M0 ${h * 0.86}C${w * 0.3} ${h * 0.56} ${w * 0.6} ${h * 1.1} ${w} ${h * 0.66}V${h}H0z`, edge),
		stripe:
			path(d`M${w * 0.6} 0h${w * 0.1}L${w * 0.4} ${h}h${-w * 0.1}z`, edge) +
			path(d`M${w * 0.74} 0h${w * 0.04}L${w * 0.48} ${h}h${-w * 0.04}z`, soft),
		rings:
			[0.5, 0.36, 0.22].map((r, i) => circle(w * 0.8, h * 0.9, w * r, i % 2 === 0 ? soft : t.face)).join('') +
			circle(w * 0.8, h * 0.9, w * 0.1, edge),
		gol: [0.5]
			.map(
				(x) =>
					path(d`M${w * x - 120} ${h / 2}l60 -80h120l60 80l-60 80h-120z`, edge) +
					path(d`M${w * x - 84} ${h / 2}l42 -56h84l42 56l-42 56h-84z`, t.face) +
					path(d`M${w * x - 34} ${h / 2}l34 -34l34 34l-34 34z`, soft),
			)
			.join(''),
	};
	return (
		rect(0, 0, w, h, 34, edge) +
		rect(8, 8, w - 16, h - 16, 26, s.linear(50, [0, t.light], [0.6, t.face], [1, t.dark])) +
		group({ 'clip-path': clip }, prints[m.print])
	);
}

function littleMouse(s: Sketch, x: number, y: number, k: number): string {
	const t = bodyTones('#e9ecf0');
	return group(
		{ transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${k})` },
		contactShadow(s, 10, 40, 120, 80, 0.9),
		ellipse(0, 0, 96, 66, t.dark, { transform: 'rotate(24) translate(0 14)' }),
		ellipse(0, -8, 96, 66, s.linear(60, [0, t.light], [0.5, t.face], [1, t.dark]), {
			transform: 'rotate(24)',
		}),
		stroke('M-84 -50C-60 -10 -40 10 -52 44M-88 -36Q-60 -34 -46 -10', t.deep, 5, { 'stroke-opacity': 0.5 }),
		rect(-76, -36, 34, 14, 7, '#59616b', { transform: 'rotate(24)' }),
	);
}

function front(s: Sketch, m: Model): string {
	const cam = camera(-30, 48, CENTRE, CENTRE + 10, m.big ? 0.9 : m.w > 700 ? 0.92 : 1.04);
	const at: Point3 = [-m.w / 2, 0, -m.h / 2];
	const t = m.tones;
	const [mx, my] = cam.project([m.w * 0.16, -20, m.h * 0.02]);
	return (
		contactShadow(s, CENTRE + 4, CENTRE + 36, 470, 290, 0.9) +
		path(
			slabOutline(cam, at, [1, 0, 0], [0, 0, 1], { w: m.w, h: m.h, r: 34 }, [0, 14, 0]),
			mix(m.edge, t.deep, 0.5),
		) +
		group({ transform: cam.plane(at, [1, 0, 0], [0, 0, 1]) }, art(s, m)) +
		littleMouse(s, mx, my, m.big ? 0.9 : 1.2)
	);
}

/** Rolled up for carrying. */
function angle(s: Sketch, m: Model): string {
	const t = m.tones;
	const r = m.big ? 118 : 104;
	const long = 620;
	return group(
		{ transform: d`translate(${CENTRE} ${CENTRE}) rotate(-24)` },
		contactShadow(s, 20, r * 0.9, long * 0.66, r * 0.8),
		rect(
			-long / 2,
			-r,
			long + r * 0.4,
			2 * r,
			r * 0.5,
			s.linear(90, [0, t.light], [0.35, t.face], [0.8, t.deep], [1, t.dark]),
		),
		rect(-long / 2 + 60, -r, 26, 2 * r, 0, m.edge),
		rect(long / 2 - 96, -r, 26, 2 * r, 0, m.edge),
		ellipse(long / 2 + r * 0.1, 0, r * 0.62, r, t.deep),
		...[0.92, 0.66, 0.4].map((k) =>
			ellipse(long / 2 + r * 0.1, 0, r * 0.62 * k, r * k, t.face, { stroke: m.edge, 'stroke-width': 9 }),
		),
		ellipse(long / 2 + r * 0.1, 0, r * 0.1, r * 0.18, t.deep),
	);
}

/** A corner with its stitched edge, large. */
function detail(s: Sketch, m: Model): string {
	const t = m.tones;
	const clip = s.clip(rect(80, 110, 800, 740, 56, '#000'));
	const hem = 'M960 300H330Q230 300 230 400V960';
	return group(
		{ 'clip-path': clip },
		rect(80, 110, 800, 740, 0, s.linear(50, [0, '#e9dcc8'], [1, '#cdb798'])),
		path('M980 320H350Q250 320 250 420V980H980z', '#4a3c2c', {
			'fill-opacity': 0.25,
			transform: 'translate(-34 40)',
		}),
		path('M980 276H330Q206 276 206 400V980H980z', mix(m.edge, t.deep, 0.55), {
			transform: 'translate(-8 14)',
		}),
		path('M980 276H330Q206 276 206 400V980H980z', m.edge),
		path('M980 330H360Q262 330 262 430V980H980z', s.linear(50, [0, t.light], [0.7, t.face], [1, t.dark])),
		stroke(hem, mix(m.edge, '#ffffff', 0.5), 12, { 'stroke-dasharray': '26 24' }),
		m.print === 'plain'
			? ''
			: stroke('M420 980C460 700 640 560 980 540', m.edge, 60) +
					stroke('M560 980C600 800 740 700 980 680', mix(t.face, m.edge, 0.45), 40),
	);
}

export const drawMousePad: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
