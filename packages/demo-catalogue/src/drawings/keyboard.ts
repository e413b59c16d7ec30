import {
	type BodyTones,
	bodyColour,
	bodyTones,
	darken,
	fromHue,
	LIGHT_HUES,
	lightness,
	mix,
} from './colours.ts';
import type { Drawing } from './drawing.ts';
import { type KeyRows, keyField } from './keys.ts';
import {
	CENTRE,
	contactShadow,
	d,
	dropShadow,
	flagOf,
	glow,
	group,
	path,
	rect,
	type Sketch,
	sketch,
	stroke,
	textOf,
} from './kit.ts';
import { camera, type Point3, slabOutline } from './projection.ts';

type Layout = 'full' | 'tkl' | 'compact';
type Model = {
	tones: BodyTones;
	keys: string;
	accent: string;
	layout: Layout;
	light: number | undefined;
	w: number;
	h: number;
	r: number;
	wired: boolean;
	thick: number;
};

const ones = (count: number) => Array.from({ length: count }, () => 1);
/** Fewer keys than in life: at the size of a card they read better and weigh less. */
const MAIN: KeyRows = [
	[...ones(8), 1.6],
	[1.3, ...ones(7), 1.3],
	[1.7, ...ones(6), 1.9],
	[1.2, 1.2, 4.8, 1.2, 1.2],
];
const NAV: KeyRows = [[1], [1], [1], [1]];
const PAD: KeyRows = [
	[1, 1, 1],
	[1, 1, 1],
	[1, 1, 1],
	[2, 1],
];

function choose(s: Sketch): Model {
	const { series } = s.subject;
	const mech = textOf(s.subject, 'switchType', 'Membrane') !== 'Membrane' || series.includes('Mech');
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['black', 'black', 'white', 'grey']));
	const lit = flagOf(s.subject, 'backlight', false);
	const layout = series.includes('87')
		? 'tkl'
		: mech
			? s.rnd.pick(['full', 'tkl', 'compact'] as const)
			: s.rnd.pick(['full', 'full', 'tkl'] as const);
	const hue = s.rnd.pick(LIGHT_HUES);
	const dark = lightness(tones.face) < 0.5;
	const connection = textOf(s.subject, 'connection', 'USB');
	return {
		tones,
		keys: lit
			? dark
				? '#22262b'
				: mix(tones.light, '#ffffff', 0.6)
			: dark
				? tones.light
				: s.rnd.chance(0.5)
					? mix(tones.light, '#ffffff', 0.3)
					: tones.light,
		accent: fromHue(hue, 0.66, 0.16),
		layout,
		light: lit ? hue : undefined,
		w: layout === 'full' ? 900 : layout === 'tkl' ? 760 : 640,
		h: 310,
		r: mech ? 18 : 30,
		wired: connection === 'USB' || connection === 'Wired',
		thick: mech ? 44 : 26,
	};
}

/** The keyboard from above, w × h. */
function art(s: Sketch, m: Model): string {
	const { w, h, tones: t } = m;
	const pad = 22;
	const area = { x: pad, y: pad, w: w - 2 * pad, h: h - 2 * pad };
	const unit = area.w / (m.layout === 'full' ? 13.8 : m.layout === 'tkl' ? 10.9 : 9.6);
	const main = { ...area, w: unit * 9.6 };
	const hue = m.light ?? 0;
	const turn = hue < 120 ? -40 : 40;
	const glowL = lightness(m.keys) > 0.5 ? 0.8 : 0.52;
	const well =
		m.light === undefined
			? lightness(m.keys) > 0.7
				? t.dark
				: t.deep
			: s.linear(
					0,
					[0, fromHue(hue, glowL, 0.12)],
					[0.5, fromHue(hue + turn, glowL, 0.12)],
					[1, fromHue(hue + 2 * turn, glowL, 0.12)],
				);
	const look = { gap: m.light === undefined ? 8 : 6, soft: 8 };
	const row = area.h / 4;
	return (
		rect(0, 0, w, h, m.r, s.linear(50, [0, t.shine], [0.3, t.face], [1, t.dark])) +
		rect(pad - 6, pad - 6, w - 2 * pad + 12, h - 2 * pad + 12, 12, well) +
		keyField(main, MAIN, m.keys, look) +
		(m.layout === 'compact'
			? ''
			: keyField({ ...area, x: area.x + unit * 9.8, w: unit * 1.1 }, NAV, m.keys, look)) +
		(m.layout === 'full'
			? keyField({ ...area, x: area.x + unit * 11.1, w: unit * 2.7 }, PAD, m.keys, look)
			: '') +
		(m.light === undefined
			? keyField({ x: area.x, y: area.y, w: unit, h: row }, [[1]], m.accent, look) +
				keyField(
					{ x: area.x + unit * 7.7, y: area.y + row * 2, w: unit * 1.9, h: row },
					[[1]],
					m.accent,
					look,
				)
			: '')
	);
}

function front(s: Sketch, m: Model): string {
	const cam = camera(-30, 50, CENTRE, CENTRE, m.layout === 'full' ? 0.96 : m.layout === 'tkl' ? 1.1 : 1.24);
	const at: Point3 = [-m.w / 2, 0, -m.h / 2];
	const t = m.tones;
	const [x, y] = cam.project([-m.w * 0.2, 0, -m.h / 2]);
	const way = d`M${x} ${y + 20}C${x - 60} ${y - 90} ${x + 200} ${y - 40} ${x + 140} ${y - 160}`;
	return (
		group(
			{ transform: d`translate(${CENTRE} ${CENTRE + 40}) rotate(20)` },
			contactShadow(s, 0, 0, 470, 210),
		) +
		(m.light === undefined
			? ''
			: group(
					{ transform: d`translate(${CENTRE} ${CENTRE + 30}) rotate(20)` },
					glow(s, 0, 0, 480, 230, fromHue(m.light + 45, 0.7, 0.17), 0.5),
				)) +
		(m.wired ? stroke(way, '#2a2f36', 14) : '') +
		path(
			slabOutline(cam, at, [1, 0, 0], [0, 0, 1], { w: m.w, h: m.h, r: m.r }, [0, m.thick, 0]),
			s.linear(0, [0, t.face], [0.75, t.dark], [1, t.deep]),
		) +
		group({ transform: cam.plane(at, [1, 0, 0], [0, 0, 1]) }, art(s, m))
	);
}

function angle(s: Sketch, m: Model): string {
	const k = 820 / m.w;
	const h = m.h * k;
	const y = CENTRE - h / 2 + (m.wired ? 40 : 0);
	const way = d`M${CENTRE - 60} ${y + 10}C${CENTRE - 60} ${y - 160} ${CENTRE + 240} ${y - 40} ${CENTRE + 220} ${y - 190}`;
	return (
		(m.wired
			? stroke(way, '#2a2f36', 16) +
				rect(CENTRE + 196, y - 250, 48, 70, 10, '#23282e') +
				rect(CENTRE + 202, y - 294, 36, 50, 4, '#c3c8cf')
			: '') +
		dropShadow(70, y, 820, h, m.r, { dy: 26, soft: 40 }) +
		group({ transform: `translate(70 ${y.toFixed(1)}) scale(${k.toFixed(3)})` }, art(s, m))
	);
}

/** A corner of the keys, large. */
function detail(s: Sketch, m: Model): string {
	const clip = s.clip(rect(80, 110, 800, 740, 56, '#000'));
	const t = m.tones;
	const hue = m.light ?? 0;
	const well =
		m.light === undefined
			? s.linear(50, [0, t.dark], [1, t.deep])
			: s.linear(30, [0, fromHue(hue, 0.72, 0.18)], [1, fromHue(hue + (hue < 120 ? -70 : 70), 0.68, 0.18)]);
	const cap = (x: number, y: number, w: number, colour: string) => {
		const tone = bodyTones(colour);
		return (
			rect(x, y, w, 190, 30, tone.dark) +
			rect(x + 6, y + 4, w - 12, 172, 28, tone.face) +
			rect(x + 22, y + 10, w - 44, 142, 26, s.linear(50, [0, tone.shine], [0.2, tone.light], [1, tone.face]))
		);
	};
	const base = m.light !== undefined && lightness(t.face) < 0.5 ? '#23272d' : m.keys;
	const colours = [m.light === undefined ? m.accent : base, base, base, base];
	let keys = '';
	for (let r = 0; r < 4; r++) {
		const offset = [0, 60, 110, -40][r] ?? 0;
		for (let c = -1; c < 5; c++)
			keys += cap(
				110 + offset + c * 212,
				140 + r * 208,
				196,
				r === 0 && c === 0 ? (colours[0] ?? base) : base,
			);
	}
	return (
		dropShadow(80, 110, 800, 740, 56, { dy: 20 }) +
		group({ 'clip-path': clip }, rect(80, 110, 800, 740, 0, well), keys) +
		rect(80, 110, 800, 740, 56, 'none', { stroke: darken(t.face, 0.04), 'stroke-width': 6 })
	);
}

export const drawKeyboard: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
