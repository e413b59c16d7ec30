import { bodyTones, darken, lighten, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	el,
	group,
	numberOf,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	textOf,
} from './kit.ts';
import { slots } from './parts.ts';
import { INKS } from './printer-parts.ts';
import { type Camera, camera } from './projection.ts';
import { block, facePaint } from './solid.ts';

const DROP = 'M0-150C80-30 120 30 120 90a120 120 0 0 1-240 0C-120 30-80-30 0-150z';

type Model = {
	bottle: boolean;
	inks: readonly string[];
	label: 'band' | 'slope' | 'drop';
	body: Tones;
};

/** Ink is sold in bottles for the tank printers (three-digit numbers of the 100s); the rest is toner. */
function choose(s: Sketch): Model {
	const { series, brand } = s.subject;
	const mono = textOf(s.subject, 'printColour') === 'Black-and-white';
	const bottle =
		/^10\d/.test(series) ||
		/ink|bottle/i.test(series) ||
		(brand === 'Epson' && !/toner|\d{3}[A-Z]/.test(series));
	const one = s.rnd.pick(INKS);
	const pack = numberOf(s.subject, 'packQuantity', 1);
	const black = INKS[3];
	const inks = mono
		? Array.from({ length: Math.min(3, pack) }, () => black)
		: pack >= 2 || one === black
			? INKS
			: [one];
	return {
		bottle,
		inks,
		label: s.rnd.pick(['band', 'slope', 'drop']),
		body: bodyTones(s.rnd.pick(['#1f2328', '#2d3640', '#3f4853'])),
	};
}

/** A bottle of ink around 0,0 (its middle): 240 wide, 620 high. */
function bottle(s: Sketch, m: Model, ink: string): string {
	const glass = s.linear(
		0,
		[0, darken(ink, 0.06)],
		[0.22, lighten(ink, 0.16)],
		[0.5, ink],
		[1, darken(ink, 0.14)],
	);
	const sheen = s.linear(0, [0, '#fff', 0.05], [0.2, '#fff', 0.55], [0.34, '#fff', 0.05], [1, '#000', 0.12]);
	const label =
		m.label === 'slope'
			? path('M-120-30L120-90V200H-120z', '#fff') + path('M-120 110L120 50V200H-120z', lighten(ink, 0.08))
			: m.label === 'band'
				? rect(-120, -60, 240, 260, 0, '#fff') + rect(-120, 146, 240, 26, 0, lighten(ink, 0.08))
				: rect(-120, -60, 240, 260, 0, '#fff');
	return (
		rect(-56, -310, 112, 110, 18, s.linear(0, [0, '#5a626c'], [0.3, '#454c55'], [1, '#1e2227'])) +
		slots(-48, -296, 96, 84, 7, '#23272d', true, 0.3) +
		rect(-44, -210, 88, 40, 0, '#cfd5db') +
		path('M-44-176H44Q120-150 120-90V270Q120 310 80 310H-80Q-120 310 -120 270V-90Q-120-150 -44-176z', glass) +
		label +
		path('M0-24C34 24 48 48 48 74a48 48 0 0 1-96 0C-48 48-34 24 0-24z', ink) +
		path('M-24 70a26 26 0 0 0 18 30', 'none', {
			stroke: '#fff',
			'stroke-width': 9,
			'stroke-linecap': 'round',
			'stroke-opacity': 0.8,
		}) +
		path('M-44-176H44Q120-150 120-90V270Q120 310 80 310H-80Q-120 310 -120 270V-90Q-120-150 -44-176z', sheen)
	);
}

/** The coloured parts of a toner block's front, w × h. */
function tonerInk(m: Model, ink: string, w: number, h: number): string {
	return m.label === 'slope'
		? path(
				d`M${w * 0.56} ${h * 0.6}L${w * 0.68} ${h * 0.14}H${w * 0.88}V${h * 0.6}z`,
				ink === INKS[3] ? '#59636e' : ink,
			)
		: rect(w * 0.12, h * 0.14, w * (m.label === 'band' ? 0.1 : 0.05), h * 0.46, 0, ink) +
				circle(w * 0.76, h * 0.37, h * 0.12, ink);
}

const TONER = { w: 620, h: 180, depth: 210 };

/** A toner cartridge in space without its coloured parts, its middle at the camera's origin. */
function shell(s: Sketch, m: Model, cam: Camera, right: boolean): string {
	const { w, h, depth } = TONER;
	const label =
		rect(0, h * 0.72, w, h * 0.28, 10, m.body.deep, { 'fill-opacity': 0.55 }) +
		rect(w * 0.12, h * 0.14, w * 0.76, h * 0.46, 10, '#fff') +
		path(
			d`M${w * 0.28} ${h * 0.28}h${w * 0.2}M${w * 0.28} ${h * 0.39}h${w * 0.26}M${w * 0.28} ${h * 0.5}h${w * 0.14}`,
			'none',
			{
				stroke: '#aab0b8',
				'stroke-width': h * 0.045,
				'stroke-linecap': 'round',
			},
		) +
		rect(w * 0.3, h * 0.8, w * 0.4, h * 0.09, h * 0.045, m.body.face);
	return (
		block(
			s,
			cam,
			[-w / 2 + 30, 20, depth / 2 + 44],
			{ w: w - 60, h: 72, depth: 80, r: 36 },
			bodyTones('#2f7d6b'),
		) +
		block(s, cam, [-w / 2, -105, depth / 2], { w, h, depth, r: 26 }, m.body, label) +
		group(
			{ transform: cam.plane([-w / 2, -105, -depth / 2], [1, 0, 0], [0, 0, 1]) },
			rect(w * 0.3, depth * 0.28, w * 0.4, depth * 0.44, 22, m.body.deep) +
				rect(w * 0.33, depth * 0.36, w * 0.34, depth * 0.16, 14, m.body.face),
		) +
		block(
			s,
			cam,
			[right ? w / 2 - 8 : -w / 2 - 26, -88, depth / 2 + 20],
			{ w: 34, h: 182, depth: depth + 10, r: 26 },
			bodyTones('#59636e'),
		)
	);
}

function toners(
	s: Sketch,
	m: Model,
	inks: readonly string[],
	yaw: number,
	cx: number,
	at: readonly number[],
	scale: number,
): string {
	const { w, h, depth } = TONER;
	const cam = camera(yaw, 28, 0, 0, scale);
	const href = s.symbol(shell(s, m, cam, yaw < 0));
	const plane = cam.plane([-w / 2, -105, depth / 2], [1, 0, 0], [0, 1, 0]);
	return inks
		.map((ink, i) => {
			const cy = at[i] ?? CENTRE;
			return (
				contactShadow(s, cx, cy + 132 * scale, 350 * scale, 44 * scale) +
				group(
					{ transform: d`translate(${cx} ${cy})` },
					el('use', { href }) + group({ transform: plane }, tonerInk(m, ink, w, h)),
				)
			);
		})
		.join('');
}

function front(s: Sketch, m: Model): string {
	const n = m.inks.length;
	if (m.bottle) {
		const scale = [1.24, 1.12, 0.98, 0.84][n - 1] ?? 0.84;
		const step = 246 * scale;
		return (
			contactShadow(s, CENTRE, CENTRE + 308 * scale, n === 1 ? 230 : 420, 36) +
			m.inks
				.map((ink, i) => place(CENTRE + (i - (n - 1) / 2) * step, CENTRE, 0, scale, bottle(s, m, ink)))
				.join('')
		);
	}
	if (n === 1) return toners(s, m, m.inks, -18, CENTRE, [CENTRE], 1.2);
	const gap = n === 4 ? 178 : 240;
	const rows = m.inks.map((_, i) => CENTRE - 12 + (i - (n - 1) / 2) * gap);
	return toners(s, m, m.inks, -18, CENTRE, rows, n === 4 ? 0.92 : 1.02);
}

function angle(s: Sketch, m: Model): string {
	const ink = m.inks[0] ?? INKS[3];
	if (m.bottle) {
		const shadow = dropShadow(-116, -290, 232, 590, 50, { dx: 34, dy: 0, soft: 60 });
		return place(CENTRE, CENTRE, 64, 1.25, shadow, bottle(s, m, ink));
	}
	return toners(s, m, [ink], 40, CENTRE, [CENTRE], 1.2);
}

/** With its box. */
function detail(s: Sketch, m: Model): string {
	const ink = m.inks[m.inks.length > 1 ? 1 : 0] ?? INKS[3];
	const cam = camera(24, 18, 0, 0);
	const card = bodyTones(ink);
	const boxAt = (cx: number, cy: number, w: number, h: number, depth: number) => {
		const wide = w > h;
		const art =
			path(d`M0 ${h * 0.34}V0H${w}V${h * 0.14}z`, '#fff') +
			m.inks.map((one, i) => circle(34 + i * 54, 44, 19, one)).join('') +
			place(
				wide ? w * 0.8 : w / 2,
				wide ? h * 0.44 : h * 0.64,
				0,
				wide ? 0.36 : 0.5,
				path(DROP, '#fff', { 'fill-opacity': 0.92 }),
			);
		return group(
			{ transform: d`translate(${cx} ${cy})` },
			block(s, cam, [-w / 2, -h / 2, depth / 2], { w, h, depth, r: 6 }, card, art, facePaint(s, card)),
		);
	};
	if (m.bottle) {
		return (
			contactShadow(s, CENTRE, 820, 390, 50) +
			boxAt(360, 470, 330, 620, 170) +
			contactShadow(s, 680, 836, 170, 28) +
			place(680, 540, 0, 0.94, bottle(s, m, ink))
		);
	}
	return (
		contactShadow(s, CENTRE - 20, 560, 400, 56) +
		boxAt(CENTRE - 10, 370, 640, 360, 170) +
		toners(s, m, [ink], -18, CENTRE + 40, [700], 0.98)
	);
}

export const drawCartridge: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
