import { type BodyTones, bodyColour, bodyTones, lightness } from './colours.ts';
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
} from './kit.ts';
import { screw, slots } from './parts.ts';
import { chooseWallpaper, type WallpaperChoice, wallpaper } from './wallpaper.ts';

const TV_MOUNTS = 1104;
type Kind = 'single' | 'dual' | 'fixed' | 'tilt' | 'motion';
type Model = { tones: BodyTones; kind: Kind; screen: WallpaperChoice; rise: number };

function choose(s: Sketch): Model {
	const { series, subcategoryId } = s.subject;
	const tv = subcategoryId === TV_MOUNTS;
	const tones = bodyTones(
		bodyColour(s.subject, s.rnd, tv ? ['black', 'grey', 'black'] : ['black', 'silver', 'white']),
	);
	const kind = tv
		? series.includes('Fixed')
			? 'fixed'
			: series.includes('Tilt')
				? 'tilt'
				: 'motion'
		: series.includes('Dual')
			? 'dual'
			: 'single';
	return { tones, kind, screen: chooseWallpaper(s), rise: s.rnd.range(-30, 50) };
}

/** A segment of an arm: a thick bar with a lit upper edge. */
function link(t: BodyTones, x1: number, y1: number, x2: number, y2: number, width: number): string {
	const way = d`M${x1} ${y1}L${x2} ${y2}`;
	return (
		stroke(way, t.dark, width) +
		stroke(way, t.face, width * 0.78, { transform: d`translate(${-width * 0.05} ${-width * 0.08})` }) +
		stroke(way, t.shine, width * 0.14, { transform: d`translate(${-width * 0.12} ${-width * 0.26})` })
	);
}

function joint(t: BodyTones, x: number, y: number, r: number): string {
	return circle(x, y, r, t.dark) + circle(x - 2, y - 3, r * 0.84, t.light) + circle(x, y, r * 0.42, t.deep);
}

function clampAndPole(s: Sketch, m: Model, x: number, top: number): string {
	const t = m.tones;
	return (
		rect(60, 800, 840, 46, 12, s.linear(90, [0, '#e2cba6'], [1, '#c4a778'])) +
		path(d`M${x - 70} 776h140v24h-140z`, t.face) +
		rect(x - 92, 770, 184, 32, 10, s.linear(90, [0, t.shine], [1, t.dark])) +
		path(d`M${x - 64} 840h40v60h70v26h-110z`, t.dark) +
		rect(x - 24, top, 48, 776 - top, 12, s.linear(0, [0, t.shine], [0.4, t.face], [1, t.dark]))
	);
}

/** A screen in profile, held at x, y. */
function screenSide(s: Sketch, t: BodyTones, x: number, y: number, tilt: number): string {
	return place(
		x,
		y,
		tilt,
		1,
		rect(-6, -70, 26, 140, 10, t.dark),
		rect(16, -190, 30, 380, 12, s.linear(0, [0, '#59616b'], [0.5, '#2a2f36'], [1, '#101317'])),
	);
}

function screenFront(s: Sketch, m: Model, x: number, y: number, w: number, h: number): string {
	return rect(x, y, w, h, 14, '#23282e') + wallpaper(s, x + 10, y + 10, w - 20, h - 20, 6, m.screen);
}

function deskFront(s: Sketch, m: Model): string {
	const t = m.tones;
	if (m.kind === 'dual') {
		return (
			contactShadow(s, CENTRE, 850, 400, 30, 0.7) +
			clampAndPole(s, m, CENTRE, 330) +
			link(t, CENTRE, 400, 250, 440, 52) +
			link(t, CENTRE, 400, 710, 440, 52) +
			joint(t, CENTRE, 398, 44) +
			screenFront(s, m, 60, 210, 404, 270) +
			screenFront(s, m, 496, 210, 404, 270) +
			rect(CENTRE - 24, 300, 48, 60, 12, t.face)
		);
	}
	const elbow = { x: 330, y: 330 + m.rise };
	return (
		contactShadow(s, 270, 850, 260, 30, 0.7) +
		clampAndPole(s, m, 230, 560) +
		joint(t, 230, 560, 44) +
		link(t, 230, 560, elbow.x, elbow.y, 62) +
		link(t, elbow.x, elbow.y, 690, 330, 54) +
		joint(t, elbow.x, elbow.y, 46) +
		joint(t, 690, 330, 38) +
		rect(716, 306, 60, 48, 10, t.dark) +
		screenSide(s, t, 776, 330, 6)
	);
}

function deskAngle(s: Sketch, m: Model): string {
	const t = m.tones;
	return (
		contactShadow(s, CENTRE, 850, 320, 30, 0.7) +
		clampAndPole(s, m, CENTRE, 420) +
		link(t, CENTRE, 470, CENTRE + 150, 420, 56) +
		(m.kind === 'dual' ? link(t, CENTRE, 470, CENTRE - 150, 420, 56) : '') +
		joint(t, CENTRE, 470, 46) +
		(m.kind === 'dual'
			? vesa(s, t, CENTRE - 250, 330, 230) + vesa(s, t, CENTRE + 250, 330, 230)
			: screenFront(s, m, 130, 130, 700, 420))
	);
}

/** The plate a screen is screwed to. */
function vesa(s: Sketch, t: BodyTones, cx: number, cy: number, size: number): string {
	const h = size / 2;
	return (
		path(
			d`M${cx - h} ${cy - h}h${size * 0.3}l${size * 0.2} ${size * 0.2}l${size * 0.2} ${-size * 0.2}h${size * 0.3}v${size * 0.3}l${-size * 0.2} ${size * 0.2}l${size * 0.2} ${size * 0.2}v${size * 0.3}h${-size * 0.3}l${-size * 0.2} ${-size * 0.2}l${-size * 0.2} ${size * 0.2}h${-size * 0.3}v${-size * 0.3}l${size * 0.2} ${-size * 0.2}l${-size * 0.2} ${-size * 0.2}z`,
			s.linear(50, [0, t.shine], [0.3, t.light], [0.6, t.face], [1, t.dark]),
			{ stroke: t.face, 'stroke-width': 10, 'stroke-linejoin': 'round' },
		) +
		[-1, 1]
			.flatMap((x) => [-1, 1].map((y) => screw(cx + x * h * 0.78, cy + y * h * 0.78, size * 0.055)))
			.join('') +
		circle(cx, cy, size * 0.13, t.deep) +
		circle(cx, cy, size * 0.09, t.light)
	);
}

function plateDetail(s: Sketch, m: Model): string {
	return (
		dropShadow(330, 320, 300, 320, 140, { dy: 36, soft: 56 }) +
		link(m.tones, CENTRE, CENTRE, 60, 900, 110) +
		vesa(s, m.tones, CENTRE, 470, 620)
	);
}

/** Rails hooked on a wall plate. */
function railsFront(s: Sketch, m: Model): string {
	const t = m.tones;
	const metal = s.linear(0, [0, t.shine], [0.4, t.face], [1, t.dark]);
	const rail = (x: number) =>
		dropShadow(x, 130, 84, 690, 20) +
		rect(x, 130, 84, 690, 20, metal) +
		slots(x + 26, 190, 32, 560, 7, t.deep, false, 0.5) +
		(m.kind === 'tilt' ? joint(t, x + 42, 470, 46) : '');
	return (
		dropShadow(90, 350, 780, 240, 24, { dy: 30, soft: 44 }) +
		rect(90, 350, 780, 240, 24, s.linear(90, [0, t.light], [0.5, t.face], [1, t.dark])) +
		slots(130, 388, 700, 24, 9, t.deep, true, 0.7) +
		slots(130, 528, 700, 24, 9, t.deep, true, 0.7) +
		rail(230) +
		rail(646) +
		screw(CENTRE, 470, 22)
	);
}

function motionFront(s: Sketch, m: Model): string {
	const t = m.tones;
	return (
		dropShadow(90, 250, 130, 460, 20) +
		rect(90, 250, 130, 460, 20, s.linear(0, [0, t.shine], [0.4, t.face], [1, t.dark])) +
		[300, 480, 660].map((y) => screw(155, y, 16)).join('') +
		link(t, 190, 420, 400, 330, 60) +
		link(t, 190, 560, 400, 640, 60) +
		link(t, 400, 330, 620, 470, 60) +
		link(t, 400, 640, 620, 500, 60) +
		joint(t, 400, 330, 42) +
		joint(t, 400, 640, 42) +
		dropShadow(520, 300, 340, 340, 20) +
		vesa(s, t, 690, 482, 370)
	);
}

/** From the side: the wall, the mount and a thin television. */
function wallSide(s: Sketch, m: Model): string {
	const t = m.tones;
	const tilt = m.kind === 'fixed' ? 0 : m.kind === 'tilt' ? 9 : 4;
	const x = m.kind === 'motion' ? 660 : 380;
	return place(
		m.kind === 'motion' ? 60 : 190,
		0,
		0,
		1,
		rect(90, 80, 130, 800, 16, s.linear(0, [0, '#e9e1d4'], [1, '#d3c8b6'])) +
			rect(220, 330, 34, 300, 8, t.face) +
			(m.kind === 'motion'
				? link(t, 250, 480, 460, 400, 56) + link(t, 460, 400, x - 20, 480, 56) + joint(t, 460, 400, 42)
				: link(t, 250, 480, x, 480, 70)) +
			joint(t, x, 480, 44) +
			place(
				x + 30,
				480,
				tilt,
				1,
				rect(0, -190, 30, 380, 8, t.dark),
				rect(28, -360, 64, 720, 22, s.linear(0, [0, '#59616b'], [0.5, '#2a2f36'], [1, '#101317'])),
			),
	);
}

/** In use, seen from the front. */
function tvDetail(s: Sketch, m: Model): string {
	const t = m.tones;
	const back = bodyTones(lightness(t.face) < 0.45 ? '#aab1ba' : '#2a2f36');
	return (
		dropShadow(80, 230, 800, 470, 18, { dy: 36, soft: 50 }) +
		rect(80, 230, 800, 470, 18, s.linear(50, [0, back.light], [0.5, back.face], [1, back.dark])) +
		slots(330, 270, 300, 36, 14, back.deep) +
		group(
			{ transform: 'translate(240 225) scale(.5)' },
			m.kind === 'motion' ? vesa(s, t, 480, 480, 620) : railsFront(s, m),
		)
	);
}

const DESK = { front: deskFront, angle: deskAngle, detail: plateDetail };

export const drawArm: Drawing = (subject, view) => {
	const s = sketch(subject);
	const m = choose(s);
	if (m.kind === 'single' || m.kind === 'dual') return s.done(DESK[view](s, m));
	const wall = { front: m.kind === 'motion' ? motionFront : railsFront, angle: wallSide, detail: tvDetail };
	return s.done(wall[view](s, m));
};
