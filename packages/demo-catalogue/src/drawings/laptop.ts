import { type BodyTones, bodyColour, bodyTones, fromHue, LIGHT_HUES, lightness, mix } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { COARSE_ROWS, type KeyRows, keyField, LAPTOP_ROWS } from './keys.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	gloss,
	glow,
	group,
	numberOf,
	path,
	rect,
	type Sketch,
	sketch,
	stroke,
	textOf,
} from './kit.ts';
import { dots, port } from './parts.ts';
import { camera, type Point3, slabOutline } from './projection.ts';
import { chooseWallpaper, type WallpaperChoice, wallpaper } from './wallpaper.ts';

const GAMING = 102;
const BUSINESS = 103;
const THIN = 104;

const NUMPAD: KeyRows = [
	[1, 1, 1, 1],
	[1, 1, 1, 1],
	[1, 1, 1, 1],
	[1, 1, 1, 1],
	[2, 1, 1],
];

type Model = {
	tones: BodyTones;
	/** The keyboard deck may be of another tone than the lid. */
	deck: BodyTones;
	keys: string;
	inch: number;
	bezel: number;
	thick: number;
	radius: number;
	screen: WallpaperChoice;
	/** Hue the key light starts from; none without a light. */
	light: number | undefined;
	numpad: boolean;
};

function choose(s: Sketch): Model {
	const { subcategoryId } = s.subject;
	const gaming = subcategoryId === GAMING;
	const thin = subcategoryId === THIN;
	const colour = bodyColour(
		s.subject,
		s.rnd,
		gaming
			? ['black', 'black', 'grey', 'blue']
			: subcategoryId === BUSINESS
				? ['black', 'grey', 'silver']
				: ['silver', 'grey', 'black'],
	);
	const tones = bodyTones(colour);
	const screen = chooseWallpaper(s);
	const inch = numberOf(s.subject, 'screenSize', s.rnd.pick([14, 15.6, 16]));
	const lightBody = lightness(tones.face) > 0.42;
	const darkDeck = gaming || (s.rnd.chance(0.3) && textOf(s.subject, 'colour') === '');
	const lightKeys = lightness(tones.face) > 0.66 && !darkDeck && s.rnd.chance(0.35);
	const quietKeys = lightBody && !darkDeck ? '#23272d' : '#434a53';
	const keys = gaming ? '#1d2126' : lightKeys ? mix(tones.light, '#ffffff', 0.5) : quietKeys;
	const hue = s.rnd.pick(LIGHT_HUES);
	return {
		tones,
		deck: darkDeck ? bodyTones('#1f2328') : tones,
		keys,
		inch,
		bezel: thin ? 12 : gaming ? 20 : s.rnd.range(14, 22),
		thick: thin ? 15 : gaming ? 32 : s.rnd.range(19, 25),
		radius: thin ? 30 : gaming ? 14 : s.rnd.range(18, 28),
		screen,
		light: gaming ? hue : undefined,
		numpad: inch >= 15.6 && s.rnd.chance(0.7),
	};
}

function keyLight(s: Sketch, hue: number, coarse: boolean): string {
	return s.linear(
		0,
		...[0, 1, 2, 3, 4].map(
			(i) =>
				[i / 4, fromHue(hue + i * (coarse ? 25 : 60), coarse ? 0.48 : 0.72, coarse ? 0.11 : 0.2)] as const,
		),
	);
}

function wellPaint(s: Sketch, m: Model, coarse = false): string {
	if (m.light !== undefined) return keyLight(s, m.light, coarse);
	return lightness(m.deck.face) < 0.4 ? m.deck.deep : m.deck.dark;
}

/** The deck from above, w × h; coarse when it is seen small. */
function deckArt(s: Sketch, m: Model, w: number, h: number, coarse = false): string {
	const numpad = m.numpad && !coarse;
	const { deck } = m;
	const top = h * 0.13;
	const kh = h * 0.44;
	const side = w * (numpad ? 0.045 : 0.09);
	const well = wellPaint(s, m, coarse);
	const main = numpad ? (w - 2 * side) * 0.78 : w - 2 * side;
	const padW = w * 0.34;
	const padX = side + main / 2 - padW / 2;
	const padY = top + kh + h * 0.055;
	const padH = h - padY - h * 0.05;
	return (
		rect(0, 0, w, h, m.radius, s.linear(60, [0, deck.light], [0.55, deck.face], [1, deck.dark])) +
		rect(w * 0.2, h * 0.04, w * 0.6, h * 0.022, h * 0.011, deck.deep) +
		rect(side - 6, top - 6, w - 2 * side + 12, kh + 12, 10, well) +
		keyField({ x: side, y: top, w: main, h: kh }, coarse ? COARSE_ROWS : LAPTOP_ROWS, m.keys, { gap: 5 }) +
		(numpad
			? keyField({ x: side + main + 10, y: top, w: w - 2 * side - main - 10, h: kh }, NUMPAD, m.keys, {
					gap: 5,
				})
			: '') +
		rect(padX, padY, padW, padH, 12, deck.edge) +
		rect(padX + 2.5, padY + 2.5, padW - 5, padH - 5, 10, s.linear(60, [0, deck.light], [1, deck.face]))
	);
}

function screenArt(s: Sketch, m: Model, w: number, h: number): string {
	const b = m.bezel;
	const chin = b * 1.5;
	return (
		rect(0, 0, w, h, m.radius, s.linear(90, [0, m.tones.edge], [1, m.tones.dark])) +
		rect(4, 4, w - 8, h - 6, m.radius - 3, '#101317') +
		wallpaper(s, b, b, w - 2 * b, h - b - chin, 6, m.screen) +
		gloss(s, b, b, w - 2 * b, h - b - chin, 6, 0.8) +
		circle(w / 2, b / 2 + 2, 3.5, '#3d4650')
	);
}

/** Open, facing us. */
function front(s: Sketch, m: Model): string {
	const w = 620 + (m.inch - 13) * 22;
	const h = w * 0.635;
	const x = CENTRE - w / 2;
	const deckH = 150;
	const y = CENTRE - (h + deckH + m.thick) / 2 - 8;
	const hinge = y + h;
	const spread = 58;
	const { deck, tones } = m;
	const edge = (inset: number, share: number) => {
		const grow = spread * share - inset;
		return [x - grow, x + w + grow] as const;
	};
	const [bl, br] = edge(0, 1);
	const bottom = hinge + deckH;
	const row = (from: number, to: number, inset: number) => {
		const [a, b] = edge(inset, from);
		const [c, e] = edge(inset, to);
		return d`M${a} ${hinge + deckH * from}H${b}L${e} ${hinge + deckH * to}H${c}z`;
	};
	const well = wellPaint(s, m);
	let rows = '';
	for (let i = 0; i < 5; i++) {
		const from = 0.13 + i * 0.112;
		const at = from + 0.045;
		const [a, b] = edge(w * 0.07 + 4, at);
		const key = (b - a) / 15;
		rows += stroke(d`M${a + key * 0.06} ${hinge + deckH * at}H${b}`, m.keys, deckH * 0.082, {
			'stroke-linecap': 'butt',
			'stroke-dasharray':
				i === 4
					? d`${key * 0.88} ${key * 0.12} ${key * 0.88} ${key * 0.12} ${key * 0.88} ${key * 0.12} ${key * 6.88} ${key * 0.12} ${key * 0.88} ${key * 0.12} ${key * 0.88} ${key * 0.12} ${key * 0.88} ${key * 0.12} ${key * 2.9}`
					: d`${key * 0.88} ${key * 0.12}`,
		});
	}
	return (
		contactShadow(s, CENTRE, bottom + m.thick, w * 0.68, 46) +
		(m.light === undefined
			? ''
			: glow(s, CENTRE, bottom + m.thick, w * 0.56, 40, fromHue(m.light + 60, 0.7, 0.2), 0.6)) +
		group({ transform: d`translate(${x} ${y})` }, screenArt(s, m, w, h + 8)) +
		path(
			d`M${x + 6} ${hinge}H${x + w - 6}L${br} ${bottom}H${bl}z`,
			s.linear(70, [0, deck.face], [0.6, deck.light], [1, deck.face]),
			{
				stroke: deck.face,
				'stroke-width': 6,
				'stroke-linejoin': 'round',
			},
		) +
		rect(x + w * 0.06, hinge - 3, w * 0.88, 9, 4, deck.deep) +
		path(row(0.11, 0.71, w * 0.065), well) +
		rows +
		path(row(0.76, 0.97, w * 0.36), s.linear(90, [0, deck.edge], [1, deck.light])) +
		path(
			d`M${bl - 3} ${bottom}H${br + 3}v${m.thick * 0.45}q0 ${m.thick * 0.55} ${-m.thick} ${m.thick * 0.55}H${bl - 3 + m.thick}q${-m.thick} 0 ${-m.thick} ${-m.thick * 0.55}z`,
			s.linear(90, [0, tones.edge], [0.22, tones.face], [1, tones.deep]),
		) +
		path(
			d`M${CENTRE - 62} ${bottom}h124q-4 ${m.thick * 0.42} -20 ${m.thick * 0.42}h-84q-16 0 -20 ${-m.thick * 0.42}z`,
			tones.dark,
		)
	);
}

/** Open, seen from the right and above. */
function angle(s: Sketch, m: Model): string {
	const w = 574 + (m.inch - 13) * 9;
	const depth = w * 0.64;
	const cam = camera(-34, 27, CENTRE - 6, 584, 0.96);
	const open = (20 * Math.PI) / 180;
	const up: Point3 = [0, Math.cos(open), Math.sin(open)];
	const half = w / 2;
	const lidTop: Point3 = [-half, -depth * up[1], -depth / 2 - depth * up[2]];
	const deckAt: Point3 = [-half, 0, -depth / 2];
	const [sx, sy] = cam.project([0, m.thick, 0]);
	const deckSize = { w, h: depth, r: m.radius };
	return (
		contactShadow(s, sx + 6, sy + 60, w * 0.74, depth * 0.36) +
		(m.light === undefined
			? ''
			: glow(s, sx, sy + 70, w * 0.66, depth * 0.34, fromHue(m.light + 60, 0.7, 0.2), 0.45)) +
		path(
			slabOutline(cam, deckAt, [1, 0, 0], [0, 0, 1], deckSize, [0, m.thick, 0]),
			s.linear(20, [0, m.tones.dark], [0.55, m.tones.edge], [1, m.tones.deep]),
		) +
		group({ transform: cam.plane(deckAt, [1, 0, 0], [0, 0, 1]) }, deckArt(s, m, w, depth, true)) +
		path(
			slabOutline(cam, lidTop, [1, 0, 0], up, deckSize, [0, 2, -10]),
			s.linear(0, [0, m.tones.dark], [1, m.tones.edge]),
		) +
		group({ transform: cam.plane(lidTop, [1, 0, 0], up) }, screenArt(s, m, w, depth))
	);
}

/** The deck from above, and the closed machine from its side with the ports. */
function detail(s: Sketch, m: Model): string {
	const w = 640 + (m.inch - 13) * 20;
	const h = w * 0.66;
	const x = CENTRE - w / 2;
	const sideH = m.thick * 2.6;
	const y = CENTRE - (h + 90 + sideH) / 2;
	const sideY = y + h + 90;
	const { tones } = m;
	const mid = sideY + sideH * 0.64;
	const body = s.linear(
		90,
		[0, tones.light],
		[0.34, tones.face],
		[0.36, tones.deep],
		[0.42, tones.face],
		[1, tones.dark],
	);
	const scale = sideH / 88;
	return (
		dropShadow(x, y, w, h, m.radius) +
		group({ transform: d`translate(${x} ${y})` }, deckArt(s, m, w, h)) +
		contactShadow(s, CENTRE, sideY + sideH + 4, w * 0.54, 26) +
		rect(x, sideY, w, sideH, Math.min(sideH / 2, m.radius + 6), body) +
		port('usbA', x + w * 0.14, mid, scale) +
		port('usbC', x + w * 0.27, mid, scale) +
		port('usbC', x + w * 0.37, mid, scale) +
		(m.thick > 18 ? port('hdmi', x + w * 0.52, mid, scale) : '') +
		port('jack', x + w * 0.88, mid, scale * 0.8) +
		dots(x + w * 0.66, mid - 8, w * 0.12, 16, 16, 6, tones.deep)
	);
}

export const drawLaptop: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	const draw = { front, angle, detail }[view];
	return s.done(draw(s, model));
};
