import { bodyColour, bodyTones, PRODUCT_COLOURS, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	gloss,
	group,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { camera, slabOutline } from './projection.ts';
import { chooseWallpaper, type WallpaperChoice, wallpaper } from './wallpaper.ts';

type Model = { left: Tones; right: Tones; screen: WallpaperChoice };

function choose(s: Sketch): Model {
	const colour = bodyColour(s.subject, s.rnd, ['red', 'blue', 'grey', 'white']);
	const screen = chooseWallpaper(s);
	const plain =
		colour === PRODUCT_COLOURS.white || colour === PRODUCT_COLOURS.black || colour === PRODUCT_COLOURS.grey;
	const other = s.rnd.pick(['#18a0c9', '#3c9a57', '#6b4fa0', '#e0a13c'] as const);
	return { left: bodyTones(plain ? colour : other), right: bodyTones(colour), screen };
}

const W = 560;
const H = 366;
const C = 138;

function stick(s: Sketch, x: number, y: number): string {
	return (
		circle(x, y, 45, '#14171b', { 'fill-opacity': 0.85 }) +
		circle(x, y, 36, s.linear(50, [0, '#5a626d'], [1, '#1d2126'])) +
		circle(x, y, 24, s.linear(50, [0, '#2b3037'], [1, '#4a515b']))
	);
}

function four(x: number, y: number): string {
	return [
		[0, -36],
		[36, 0],
		[0, 36],
		[-36, 0],
	]
		.map(
			([dx = 0, dy = 0]) =>
				circle(x + dx, y + dy, 18, '#14171b') + circle(x + dx - 1, y + dy - 2, 15, '#343a42'),
		)
		.join('');
}

/** A side controller, C × H, round at its left (or, mirrored, at its right). */
function side(s: Sketch, t: Tones, mirror: boolean): string {
	const r = 112;
	const shape = d`M${C} 0V${H}H${r}Q0 ${H} 0 ${H - r}V${r}Q0 0 ${r} 0z`;
	const body = path(shape, s.linear(mirror ? 120 : 60, [0, t.light], [0.5, t.face], [1, t.dark]), {
		stroke: t.edge,
		'stroke-width': 3,
	});
	return mirror ? group({ transform: `matrix(-1 0 0 1 ${C} 0)` }, body) : body;
}

function leftSide(s: Sketch, m: Model): string {
	return side(s, m.left, false) + stick(s, 66, 112) + four(66, 232) + stroke('M92 40h28', '#14171b', 9);
}

function rightSide(s: Sketch, m: Model): string {
	return (
		side(s, m.right, true) +
		four(72, 112) +
		stick(s, 72, 236) +
		stroke('M20 40h28M34 26v28', '#14171b', 9) +
		circle(34, 312, 13, '#343a42')
	);
}

function slate(s: Sketch, m: Model): string {
	return (
		rect(0, 0, W, H, 10, s.linear(60, [0, '#4a515b'], [0.5, '#2a2f36'], [1, '#14171b'])) +
		rect(7, 7, W - 14, H - 14, 8, '#0c0e11') +
		wallpaper(s, 26, 26, W - 52, H - 52, 4, m.screen) +
		gloss(s, 26, 26, W - 52, H - 52, 4, 0.8)
	);
}

function whole(s: Sketch, m: Model): string {
	return (
		leftSide(s, m) +
		group({ transform: `translate(${C} 0)` }, slate(s, m)) +
		group({ transform: `translate(${C + W} 0)` }, rightSide(s, m))
	);
}

const FULL = W + 2 * C;

function front(s: Sketch, m: Model): string {
	const x = CENTRE - FULL / 2;
	const y = CENTRE - H / 2 - 10;
	return (
		dropShadow(x, y, FULL, H, 112, { dx: 6, dy: 30, soft: 56 }) +
		place(CENTRE, CENTRE - 10, 0, 1, group({ transform: d`translate(${-FULL / 2} ${-H / 2})` }, whole(s, m)))
	);
}

function angle(s: Sketch, m: Model): string {
	const cam = camera(-30, 48, CENTRE, CENTRE - 20, 1.06);
	const thick = 46;
	const [sx, sy] = cam.project([0, thick, 0]);
	return (
		contactShadow(s, sx, sy + 20, 450, 270, 0.7) +
		path(
			slabOutline(cam, [-FULL / 2, 0, -H / 2], [1, 0, 0], [0, 0, 1], { w: FULL, h: H, r: 100 }, [
				0,
				thick,
				0,
			]),
			s.linear(
				0,
				[0, m.left.face],
				[0.16, m.left.dark],
				[0.17, '#2a2f36'],
				[0.72, '#14171b'],
				[0.73, m.right.face],
				[1, m.right.deep],
			),
		) +
		group({ transform: cam.plane([-FULL / 2, 0, -H / 2], [1, 0, 0], [0, 0, 1]) }, whole(s, m))
	);
}

/** Taken apart: the slate, and the controllers beside it, with the dock behind. */
function detail(s: Sketch, m: Model): string {
	return (
		contactShadow(s, CENTRE, 452, 360, 36) +
		rect(CENTRE - 310, 110, 620, 340, 34, s.linear(60, [0, '#4a515b'], [0.5, '#2a2f36'], [1, '#14171b'])) +
		stroke(d`M${CENTRE - 200} 152H${CENTRE + 200}`, '#14171b', 24, {
			'stroke-linecap': 'butt',
			'stroke-dasharray': '10 12',
		}) +
		circle(CENTRE + 262, 412, 7, '#7be0a2') +
		place(CENTRE - W * 0.46, 240, 0, 0.92, dropShadow(0, 0, W, H, 12, { soft: 36 }), slate(s, m)) +
		place(180, 560, -24, 0.98, dropShadow(0, 0, C, H, 60, { soft: 36 }), leftSide(s, m)) +
		place(640, 504, 24, 0.98, dropShadow(0, 0, C, H, 60, { soft: 36 }), rightSide(s, m))
	);
}

export const drawHandheld: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
