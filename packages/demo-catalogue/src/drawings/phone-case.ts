import { bodyColour, bodyTones, darken, mix, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { type CameraLayout, cameraBlock, camerasArt, type Handset, phoneBack, phoneFace } from './handset.ts';
import {
	CENTRE,
	contactShadow,
	d,
	dropShadow,
	group,
	path,
	place,
	rect,
	roundedPath,
	type Sketch,
	sketch,
	stroke,
	textOf,
} from './kit.ts';
import { camera, type Point3, slabOutline } from './projection.ts';
import { chooseWallpaper } from './wallpaper.ts';

type Model = {
	kind: 'clear' | 'soft' | 'book';
	leather: boolean;
	tones: Tones;
	phone: Handset;
	corner: number;
	dot: boolean;
};

const W = 384;
const H = 772;

function choose(s: Sketch): Model {
	const { series } = s.subject;
	const kind = series.startsWith('Clear') ? 'clear' : series.startsWith('Book') ? 'book' : 'soft';
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['green', 'blue', 'black', 'pink', 'red', 'purple']));
	const layouts: readonly [CameraLayout, ...CameraLayout[]] = ['square', 'separate', 'plate', 'pill'];
	const screen = chooseWallpaper(s);
	const cameras = s.rnd.pick(layouts);
	const inside = s.rnd.pick(['#2f5fb3', '#6b4fa0', '#1f2328', '#3c7a57', '#dba0b0'] as const);
	return {
		kind,
		tones,
		leather: textOf(s.subject, 'material') === 'Eco-leather' || kind === 'book',
		corner: s.rnd.range(52, 68),
		dot: s.rnd.chance(0.5),
		phone: {
			tones: bodyTones(kind === 'clear' ? inside : '#1f2328'),
			cameras,
			screen,
			corner: 0.14,
			notch: s.rnd.pick(['hole', 'island'] as const),
			dock: true,
		},
	};
}

function stitches(m: Model, inset: number): string {
	const seam = roundedPath(inset, inset, W - 2 * inset, H - 2 * inset, m.corner - inset);
	return stroke(seam, mix(m.tones.edge, '#fff4dd', 0.4), 3.5, { 'stroke-dasharray': '15 11' });
}

/** What lies in the camera's opening: the phone's cameras, on their block. */
function cutout(s: Sketch, m: Model, filled: boolean): string {
	const [x, y, w, h, r] = cameraBlock(m.phone.cameras, W - 30);
	const at = 10;
	const rim = s.linear(50, [0, m.tones.edge], [1, m.tones.deep]);
	const inner = filled ? m.phone.tones.face : s.linear(60, [0, '#d8d2c8'], [1, '#f2eee7']);
	return (
		rect(x + at - 9, y + at - 9, w + 28, h + 28, r + 12, rim) +
		rect(x + at - 2, y + at - 2, w + 14, h + 14, r + 6, inner) +
		(filled ? group({ transform: `translate(${at + 5} ${at + 5})` }, camerasArt(s, m.phone, W - 30)) : '')
	);
}

/** The outside of a case, W × H. */
function outside(s: Sketch, m: Model, filled = true): string {
	const { tones, corner } = m;
	if (m.kind === 'clear') {
		const inset = 15;
		const thin = s.linear(50, [0, '#ffffff', 0.9], [0.5, '#dfe7ee', 0.75], [1, '#b9c5d0', 0.9]);
		const sheen = s.linear(
			30,
			[0.15, '#fff', 0.5],
			[0.3, '#fff', 0.08],
			[0.31, '#fff', 0.3],
			[0.42, '#fff', 0.02],
			[0.9, '#fff', 0.2],
		);
		const bumps = [
			[0, 0],
			[W - 70, 0],
			[0, H - 70],
			[W - 70, H - 70],
		]
			.map(([x = 0, y = 0]) => roundedPath(x - 5, y - 5, 80, 80, corner + 4))
			.join('');
		return (
			path(bumps, '#cbd6df') +
			rect(0, 0, W, H, corner, thin, { stroke: '#b4c1cc', 'stroke-width': 3 }) +
			group(
				{ transform: d`translate(${inset} ${inset})` },
				phoneBack(s, m.phone, W - 2 * inset, H - 2 * inset, false),
			) +
			rect(4, 4, W - 8, H - 8, corner - 4, sheen, {
				stroke: '#fff',
				'stroke-width': 5,
				'stroke-opacity': 0.75,
			}) +
			group({ transform: d`translate(${inset} ${inset})` }, camerasArt(s, m.phone, W - 2 * inset))
		);
	}
	const ground = m.leather
		? s.linear(60, [0, tones.light], [0.35, tones.face], [1, tones.dark])
		: s.linear(60, [0, tones.light], [0.5, tones.face], [1, tones.dark]);
	return (
		rect(0, 0, W, H, corner, s.linear(50, [0, tones.edge], [0.5, tones.face], [1, tones.deep])) +
		rect(8, 8, W - 16, H - 16, corner - 8, ground) +
		(m.leather ? stitches(m, 24) : '') +
		cutout(s, m, filled) +
		(m.dot && !m.leather
			? rect(W / 2 - 66, H * 0.56 - 66, 132, 132, 66, 'none', { stroke: tones.light, 'stroke-width': 9 }) +
				rect(W / 2 - 6, H * 0.56 + 86, 12, 62, 6, tones.light)
			: rect(W / 2 - 34, H * 0.86, 68, 12, 6, tones.dark))
	);
}

/** The hollow inside of a case. */
function inside(s: Sketch, m: Model): string {
	const { tones, corner } = m;
	const lining = mix(tones.dark, '#8b8f96', 0.25);
	return (
		rect(0, 0, W, H, corner, s.linear(50, [0, tones.edge], [0.5, tones.face], [1, tones.dark])) +
		rect(
			15,
			15,
			W - 30,
			H - 30,
			corner - 14,
			s.linear(60, [0, darken(lining, 0.12)], [0.4, lining], [1, mix(lining, tones.light, 0.4)]),
		) +
		group({ transform: `matrix(-1 0 0 1 ${W} 0)` }, cutout(s, m, false))
	);
}

function laid(x: number, y: number, turn: number, scale: number, m: Model, art: string): string {
	return place(
		x,
		y,
		turn,
		scale,
		dropShadow(-W / 2, -H / 2, W, H, m.corner, { dx: 6, dy: 22, soft: 40 }) +
			group({ transform: d`translate(${-W / 2} ${-H / 2})` }, art),
	);
}

function bookCover(s: Sketch, m: Model): string {
	const { tones } = m;
	const card = (y: number, hue: string) =>
		rect(56, y - 26, W - 104, 70, 12, hue) +
		rect(40, y, W - 72, 150, 14, s.linear(60, [0, tones.light], [1, tones.face])) +
		stroke(d`M52 ${y + 10}H${W - 44}`, mix(tones.edge, '#fff4dd', 0.4), 3, { 'stroke-dasharray': '13 10' });
	return (
		rect(0, 0, W, H, 40, s.linear(50, [0, tones.light], [0.5, tones.face], [1, tones.dark])) +
		stroke(roundedPath(16, 16, W - 32, H - 32, 28), mix(tones.edge, '#fff4dd', 0.4), 3.5, {
			'stroke-dasharray': '15 11',
		}) +
		card(170, '#f0c14b') +
		card(290, '#5a8de0') +
		rect(40, 460, W - 72, 250, 14, s.linear(60, [0, tones.light], [1, tones.face]))
	);
}

function openBook(s: Sketch, m: Model): string {
	const inset = 24;
	const tab = rect(-60, H / 2 - 42, 110, 84, 30, s.linear(50, [0, m.tones.face], [1, m.tones.deep]));
	return (
		dropShadow(-W - 8, -H / 2, 2 * W + 16, H, 44, { soft: 44 }) +
		rect(
			-40,
			-H / 2 + 6,
			80,
			H - 12,
			10,
			s.linear(0, [0, m.tones.dark], [0.5, m.tones.light], [1, m.tones.dark]),
		) +
		group({ transform: d`translate(${-W - 8} ${-H / 2})` }, tab + bookCover(s, m)) +
		group(
			{ transform: d`translate(8 ${-H / 2})` },
			rect(0, 0, W, H, 44, s.linear(50, [0, m.tones.light], [0.5, m.tones.face], [1, m.tones.dark])) +
				group(
					{ transform: `translate(${inset} ${inset})` },
					phoneFace(s, m.phone, W - 2 * inset, H - 2 * inset),
				),
		)
	);
}

function front(s: Sketch, m: Model): string {
	if (m.kind === 'book') return place(CENTRE + 14, CENTRE - 10, 0, 0.98, openBook(s, m));
	if (m.kind === 'clear') return laid(CENTRE, CENTRE - 8, 6, 1.02, m, outside(s, m));
	return (
		laid(CENTRE - 118, CENTRE - 6, -9, 0.95, m, inside(s, m)) +
		laid(CENTRE + 104, CENTRE - 2, 5, 1, m, outside(s, m))
	);
}

/** Lying, seen from above. */
function angle(s: Sketch, m: Model): string {
	const cam = camera(-40, 46, CENTRE, CENTRE - 16, 1.08);
	const at: Point3 = [-W / 2, 0, -H / 2];
	const thick = m.kind === 'book' ? 74 : 50;
	const { tones } = m;
	const [sx, sy] = cam.project([0, thick, 0]);
	const side =
		m.kind === 'clear'
			? s.linear(0, [0, '#e6edf3'], [0.4, '#b6c3ce'], [0.6, '#dbe4eb'], [1, '#9aa9b6'])
			: s.linear(
					0,
					[0, tones.edge],
					[0.3, tones.face],
					[0.5, tones.light],
					[0.7, tones.dark],
					[1, tones.deep],
				);
	return (
		contactShadow(s, sx + 10, sy + 26, 450, 310, 0.65) +
		path(slabOutline(cam, at, [1, 0, 0], [0, 0, 1], { w: W, h: H, r: m.corner }, [0, thick, 0]), side) +
		group(
			{ transform: cam.plane([W / 2, 0, H / 2], [0, 0, -1], [0, 1, 0]) },
			rect(H * 0.5, thick * 0.28, H * 0.15, thick * 0.36, 9, m.kind === 'clear' ? '#8e9dab' : tones.deep) +
				rect(H * 0.69, thick * 0.28, H * 0.09, thick * 0.36, 9, m.kind === 'clear' ? '#8e9dab' : tones.deep),
		) +
		group(
			{ transform: cam.plane([-W / 2, 0, H / 2], [1, 0, 0], [0, 1, 0]) },
			rect(W * 0.36, thick * 0.28, W * 0.28, thick * 0.46, thick * 0.23, '#14171b'),
		) +
		group({ transform: cam.plane(at, [1, 0, 0], [0, 0, 1]) }, outside(s, m))
	);
}

/** The corner with the cameras, close. */
function detail(s: Sketch, m: Model): string {
	return place(
		CENTRE + 60,
		CENTRE + 440,
		-12,
		1.8,
		dropShadow(-W / 2, -H / 2, W, H, m.corner, { dx: 8, dy: 14, soft: 34 }) +
			group({ transform: d`translate(${-W / 2} ${-H / 2})` }, outside(s, m)),
	);
}

export const drawPhoneCase: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
