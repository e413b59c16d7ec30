import { bodyColour, bodyTones, lightness, mix, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { keypad } from './keypad.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	gloss,
	group,
	numberOf,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { dots, lens } from './parts.ts';
import { camera, type Point3, slabOutline } from './projection.ts';
import { chooseWallpaper, type WallpaperChoice, wallpaper } from './wallpaper.ts';

type Model = {
	tones: Tones;
	keys: { key: string; mark: string };
	screen: WallpaperChoice;
	/** Height of the screen as a share of its width. */
	tall: number;
	corner: number;
	wide: boolean;
	roundPad: boolean;
	keyRadius: number;
};

const W = 340;
const H = 780;

function choose(s: Sketch): Model {
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['black', 'blue', 'red', 'white', 'green']));
	const screen = chooseWallpaper(s);
	const inch = numberOf(s.subject, 'screenSize', s.rnd.pick([1.8, 2.4]));
	const lightKeys = s.rnd.chance(0.5);
	const keys = lightKeys
		? { key: mix(tones.edge, '#ffffff', 0.4), mark: tones.deep }
		: lightness(tones.face) < 0.45
			? { key: '#555d68', mark: '#f1f4f7' }
			: { key: '#262b32', mark: '#e9edf2' };
	return {
		tones,
		screen,
		keys,
		tall: inch > 2 ? 1.12 : 0.86,
		corner: s.rnd.range(46, 88),
		wide: inch > 2,
		roundPad: s.rnd.chance(0.5),
		keyRadius: s.rnd.pick([8, 16, 26]),
	};
}

function navigation(s: Sketch, m: Model, y: number, h: number): string {
	const { key, mark } = m.keys;
	const mid = y + h / 2;
	const side = W * 0.1;
	const pill = (x: number, top: number) => rect(x, top, W * 0.22, h * 0.36, h * 0.17, key);
	const ring = m.roundPad
		? circle(W / 2, mid, h * 0.47, key) +
			circle(W / 2, mid, h * 0.24, s.linear(50, [0, m.tones.edge], [1, m.tones.dark]))
		: rect(W / 2 - h * 0.52, y + h * 0.04, h * 1.04, h * 0.92, h * 0.24, key) +
			rect(
				W / 2 - h * 0.28,
				y + h * 0.26,
				h * 0.56,
				h * 0.48,
				h * 0.14,
				s.linear(50, [0, m.tones.edge], [1, m.tones.dark]),
			);
	const right = W - side - W * 0.22;
	const low = y + h * 0.6;
	return (
		pill(side, y + h * 0.04) +
		pill(right, y + h * 0.04) +
		pill(side, low) +
		pill(right, low) +
		rect(side + W * 0.06, low + h * 0.13, W * 0.1, h * 0.1, h * 0.05, '#45c274') +
		rect(right + W * 0.06, low + h * 0.13, W * 0.1, h * 0.1, h * 0.05, '#ec5a52') +
		rect(side + W * 0.07, y + h * 0.19, W * 0.08, h * 0.06, 3, mark) +
		rect(right + W * 0.07, y + h * 0.19, W * 0.08, h * 0.06, 3, mark) +
		ring
	);
}

function faceArt(s: Sketch, m: Model, marked = true): string {
	const { tones } = m;
	const sw = W * 0.76;
	const sh = sw * m.tall;
	const sx = (W - sw) / 2;
	const sy = 78;
	const glass = 18;
	const navY = sy + sh + glass + 22;
	const navH = m.wide ? 96 : 112;
	const padY = navY + navH + 20;
	return (
		rect(0, 0, W, H, m.corner, s.linear(50, [0, tones.edge], [0.5, tones.face], [1, tones.deep])) +
		rect(
			7,
			7,
			W - 14,
			H - 14,
			m.corner - 7,
			s.linear(60, [0, tones.light], [0.5, tones.face], [1, tones.dark]),
		) +
		rect(sx - glass, sy - glass - 22, sw + 2 * glass, sh + 2 * glass + 22, 26, '#101317') +
		rect(W / 2 - 34, sy - 24, 68, 7, 3.5, '#59616b') +
		wallpaper(s, sx, sy, sw, sh, 8, m.screen) +
		rect(sx, sy, sw, 22, 8, '#000', { 'fill-opacity': 0.25 }) +
		rect(sx + sw - 40, sy + 6, 30, 10, 3, '#fff') +
		rect(sx + 10, sy + 6, 22, 10, 3, '#fff', { 'fill-opacity': 0.8 }) +
		gloss(s, sx - glass, sy - glass - 22, sw + 2 * glass, sh + 2 * glass + 22, 26, 0.7) +
		navigation(s, m, navY, navH) +
		keypad(W * 0.1, padY, W * 0.8, H - padY - 46, 4, m.keys, { r: m.keyRadius, gap: 11, marked })
	);
}

function backArt(s: Sketch, m: Model): string {
	const { tones } = m;
	return (
		rect(0, 0, W, H, m.corner, s.linear(50, [0, tones.edge], [0.5, tones.face], [1, tones.deep])) +
		rect(
			7,
			7,
			W - 14,
			H - 14,
			m.corner - 7,
			s.linear(60, [0, tones.light], [0.5, tones.face], [1, tones.dark]),
		) +
		stroke(d`M10 ${H * 0.28}Q${W / 2} ${H * 0.24} ${W - 10} ${H * 0.28}`, tones.deep, 4) +
		circle(W / 2, 96, 46, tones.deep) +
		lens(s, W / 2, 96, 38) +
		circle(W / 2 + 82, 96, 13, '#fff6dc', { stroke: tones.deep, 'stroke-width': 4 }) +
		dots(W / 2 - 62, H * 0.84, 124, 40, 22, 9, tones.deep)
	);
}

/** The back, and before it the front. */
function front(s: Sketch, m: Model): string {
	const y = CENTRE - H / 2 - 8;
	const x = CENTRE - 306;
	const fx = CENTRE - 34;
	return (
		place(
			x + W / 2 + 20,
			y + H / 2 + 6,
			-6,
			0.92,
			dropShadow(-W / 2, -H / 2, W, H, m.corner, { soft: 40 }) +
				group({ transform: d`translate(${-W / 2} ${-H / 2})` }, backArt(s, m)),
		) +
		dropShadow(fx, y, W, H, m.corner, { dx: -4, dy: 22, soft: 40, strength: 1.2 }) +
		group({ transform: d`translate(${fx} ${y})` }, faceArt(s, m))
	);
}

/** Lying, seen from the lower left. */
function angle(s: Sketch, m: Model): string {
	const cam = camera(40, 46, CENTRE, CENTRE - 24, 1.02);
	const at: Point3 = [-W / 2, 0, -H / 2];
	const thick = 62;
	const { tones } = m;
	const [sx, sy] = cam.project([0, thick, 0]);
	return (
		contactShadow(s, sx + 6, sy + 24, 440, 300, 0.7) +
		path(
			slabOutline(cam, at, [1, 0, 0], [0, 0, 1], { w: W, h: H, r: m.corner }, [0, thick, 0]),
			s.linear(
				0,
				[0, tones.face],
				[0.3, tones.edge],
				[0.44, tones.face],
				[0.75, tones.dark],
				[1, tones.deep],
			),
		) +
		group(
			{ transform: cam.plane([-W / 2, 0, -H / 2], [0, 0, 1], [0, 1, 0]) },
			rect(H * 0.2, thick * 0.3, H * 0.2, thick * 0.32, 10, tones.deep),
		) +
		group({ transform: cam.plane(at, [1, 0, 0], [0, 0, 1]) }, faceArt(s, m, false))
	);
}

/** The back without its cover, and the battery beside it. */
function detail(s: Sketch, m: Model): string {
	const { tones } = m;
	const hollow = s.linear(60, [0, '#14171b'], [1, '#343a42']);
	const gold = stroke('M-40 0v22M0 0v22M40 0v22', '#d9b25c', 16, { 'stroke-linecap': 'butt' });
	const battery =
		dropShadow(-126, -170, 252, 340, 22, { dx: 12, dy: 18, soft: 34 }) +
		rect(-126, -170, 252, 340, 22, s.linear(60, [0, '#f6f7f9'], [1, '#c9ced6'])) +
		rect(-126, -170, 252, 96, 22, tones.face) +
		rect(-126, -100, 252, 30, 0, tones.face) +
		stroke('M-86-24H60M-86 20H86M-86 64H20', '#9aa2ac', 14) +
		path('M54 92L22 140H48L40 170L84 116H56z', m.tones.dark) +
		place(0, -170, 0, 1, gold);
	return (
		place(
			CENTRE - 136,
			CENTRE + 10,
			-7,
			1,
			dropShadow(-W / 2, -H / 2, W, H, m.corner, { soft: 44 }),
			group(
				{ transform: d`translate(${-W / 2} ${-H / 2})` },
				backArt(s, m) +
					rect(30, H * 0.31, W - 60, H * 0.62, 28, tones.deep) +
					rect(40, H * 0.33, W - 80, H * 0.44, 16, hollow) +
					place(W / 2, H * 0.34, 0, 0.9, gold) +
					rect(48, H * 0.8, 108, 78, 10, '#c3c8cf') +
					rect(W - 156, H * 0.8, 108, 78, 10, '#c3c8cf') +
					rect(66, H * 0.825, 34, 38, 6, '#d9b25c') +
					rect(W - 138, H * 0.825, 34, 38, 6, '#d9b25c'),
			),
		) + place(CENTRE + 212, CENTRE + 150, 9, 1.04, battery)
	);
}

export const drawFeaturePhone: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
