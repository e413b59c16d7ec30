import { bodyColour, bodyTones, darken, lightness, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	ellipse,
	group,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';

type Model = { tones: Tones; stem: boolean; shape: 'pebble' | 'tall' | 'box'; tip: string; led: string };

function choose(s: Sketch): Model {
	const { brand } = s.subject;
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['white', 'black', 'blue', 'pink']));
	const stem = s.rnd.chance(0.6);
	const shape = s.rnd.pick(['pebble', 'tall', 'box'] as const);
	return {
		tones,
		stem: brand === 'Apple' || (brand !== 'Samsung' && stem),
		shape: brand === 'Apple' ? 'pebble' : shape,
		tip: lightness(tones.face) > 0.8 ? '#d5d9df' : darken(tones.face, 0.14),
		led: s.rnd.pick(['#45d27a', '#f0a13c', '#5aa9f5'] as const),
	};
}

const shell = (s: Sketch, t: Tones) =>
	s.radial(0.34, 0.28, 0.85, [0, t.light], [0.45, t.face], [0.9, t.dark], [1, t.dark]);
const rod = (s: Sketch, t: Tones) => s.linear(0, [0, t.dark], [0.25, t.light], [0.55, t.face], [1, t.dark]);

/** One bud around 0,0, its tip to the right; the stem hangs down. */
function bud(s: Sketch, m: Model): string {
	const { tones } = m;
	const rim = { stroke: tones.edge, 'stroke-width': 2 };
	const tip =
		rect(52, -44, 50, 76, 22, tones.dark) +
		path(
			'M84-62Q140-56 146-4Q140 44 84 50Q98-6 84-62z',
			s.linear(60, [0, darken(m.tip, -0.06)], [1, darken(m.tip, 0.12)]),
		) +
		ellipse(136, -6, 13, 26, '#2b2f35');
	if (m.stem) {
		return (
			tip +
			rect(-44, 0, 62, 276, 31, rod(s, tones), rim) +
			rect(-44, 240, 62, 36, 16, s.linear(0, [0, '#8d949e'], [0.3, '#f3f5f8'], [1, '#7b838d'])) +
			ellipse(8, -2, 92, 88, shell(s, tones), rim) +
			ellipse(-42, -8, 15, 34, '#23272d', { transform: 'rotate(14 -42 -8)' }) +
			ellipse(-4, -48, 34, 17, '#fff', { 'fill-opacity': 0.45, transform: 'rotate(-24 -4 -48)' })
		);
	}
	return (
		tip +
		path(
			'M-96-10C-96-86-40-112 22-100C92-88 108-26 88 32C70 88 6 122-46 96C-86 76-96 38-96-10z',
			shell(s, tones),
			rim,
		) +
		ellipse(-26, -6, 44, 52, s.linear(50, [0, tones.edge], [1, tones.deep]), {
			transform: 'rotate(16 -26 -6)',
		}) +
		ellipse(-26, -6, 38, 46, s.linear(50, [0, tones.light], [1, tones.dark]), {
			transform: 'rotate(16 -26 -6)',
		}) +
		rect(10, 62, 26, 9, 4, '#23272d') +
		ellipse(6, -68, 36, 14, '#fff', { 'fill-opacity': 0.35, transform: 'rotate(-10 6 -68)' })
	);
}

function mirrored(...content: string[]): string {
	return group({ transform: 'scale(-1 1)' }, ...content);
}

function caseSize(m: Model): { w: number; h: number; r: number } {
	if (m.shape === 'pebble') return { w: 600, h: 300, r: 132 };
	if (m.shape === 'tall') return { w: 470, h: 350, r: 150 };
	return { w: 540, h: 300, r: 74 };
}

/** The case stands open, the buds rise out of it. */
function front(s: Sketch, m: Model): string {
	const { w, h, r } = caseSize(m);
	const { tones } = m;
	const x = CENTRE - w / 2;
	const bottom = 860;
	const y = bottom - h;
	const lidH = h * 0.62;
	const lidY = y - lidH - 128;
	const body = s.linear(60, [0, tones.light], [0.55, tones.face], [1, tones.dark]);
	const hollow = s.linear(90, [0, tones.deep], [1, tones.dark]);
	const k = w * 0.245;
	const scale = Math.min(1.14, 740 / (bottom - lidY));
	const rise = CENTRE + 8 - (scale * (lidY + bottom)) / 2;
	const art =
		contactShadow(s, CENTRE, bottom + 2, w * 0.6, 44) +
		path(
			d`M${x + 20} ${y + 6}V${lidY + r * 0.8}Q${x + 20} ${lidY} ${x + r} ${lidY}H${x + w - r}Q${x + w - 20} ${lidY} ${x + w - 20} ${lidY + r * 0.8}V${y + 6}z`,
			s.linear(60, [0, tones.light], [0.5, tones.face], [1, tones.dark]),
		) +
		path(
			d`M${x + 44} ${y + 6}V${lidY + r * 0.8}Q${x + 44} ${lidY + 26} ${x + r} ${lidY + 26}H${x + w - r}Q${x + w - 44} ${lidY + 26} ${x + w - 44} ${lidY + r * 0.8}V${y + 6}z`,
			hollow,
		) +
		rect(x, y - 14, w, 60, 30, tones.dark) +
		rect(x + 22, y - 10, w - 44, 36, 18, tones.deep) +
		place(CENTRE - k, y - (m.stem ? 104 : 56), 0, 1.14, bud(s, m)) +
		place(CENTRE + k, y - (m.stem ? 104 : 56), 0, 1.14, mirrored(bud(s, m))) +
		path(
			d`M${x} ${y + 16}H${x + w}V${bottom - r}Q${x + w} ${bottom} ${x + w - r} ${bottom}H${x + r}Q${x} ${bottom} ${x} ${bottom - r}z`,
			body,
			{ stroke: tones.edge, 'stroke-width': 2 },
		) +
		rect(x, y + 8, w, 22, 10, s.linear(0, [0, tones.edge], [0.5, tones.light], [1, tones.dark])) +
		circle(CENTRE, y + 104, 9, m.led) +
		stroke(d`M${x + 26} ${y + 60}V${bottom - r}`, '#fff', 10, { 'stroke-opacity': 0.35 });
	return place(CENTRE * (1 - scale), rise, 0, scale, art);
}

function closedCase(s: Sketch, m: Model): string {
	const size = caseSize(m);
	const w = size.w;
	const h = size.h * 1.32;
	const r = Math.min(size.r * 1.25, h / 2);
	const { tones } = m;
	return (
		dropShadow(-w / 2, -h / 2, w, h, r, { dx: 14, dy: 26, soft: 50 }) +
		rect(-w / 2, -h / 2, w, h, r, s.linear(60, [0, tones.light], [0.5, tones.face], [1, tones.dark]), {
			stroke: tones.edge,
			'stroke-width': 2,
		}) +
		path(d`M${-w / 2} ${-h * 0.14}H${w / 2}`, 'none', {
			stroke: tones.deep,
			'stroke-width': 6,
			'stroke-opacity': 0.7,
		}) +
		stroke(d`M${-w / 2 + 4} ${-h * 0.14 + 6}H${w / 2 - 4}`, '#fff', 4, { 'stroke-opacity': 0.35 }) +
		rect(-56, -h * 0.14 - 7, 112, 26, 13, tones.dark) +
		circle(0, h * 0.12, 9, m.led) +
		ellipse(-w * 0.2, -h * 0.35, w * 0.18, h * 0.06, '#fff', { 'fill-opacity': 0.4 })
	);
}

/** The closed case from above, the buds beside it. */
function angle(s: Sketch, m: Model): string {
	const budShadow = ellipse(14, 26, 104, 96, '#4a3c2c', { 'fill-opacity': 0.14 });
	return (
		place(CENTRE - 30, 330, -12, 1, closedCase(s, m)) +
		place(330, 690, -38, 0.92, budShadow + bud(s, m)) +
		place(690, 640, 46, 0.92, budShadow + mirrored(bud(s, m)))
	);
}

/** The pair, close. */
function detail(s: Sketch, m: Model): string {
	const scale = m.stem ? 2 : 2.05;
	return (
		contactShadow(s, CENTRE - 10, 850, 380, 50, 0.8) +
		place(690, m.stem ? 250 : 300, m.stem ? 16 : 24, scale * 0.86, mirrored(bud(s, m))) +
		place(270, m.stem ? 330 : 590, m.stem ? 8 : -14, scale, bud(s, m))
	);
}

export const drawEarbuds: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
