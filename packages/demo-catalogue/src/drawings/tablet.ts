import { bodyColour, bodyTones, fromHue, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
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
	roundedPath,
	type Sketch,
	sketch,
} from './kit.ts';
import { dots, lens } from './parts.ts';
import { camera, type Point3, slabOutline } from './projection.ts';
import { chooseWallpaper, type WallpaperChoice, wallpaper } from './wallpaper.ts';

const KIDS = 802;

type Model = {
	tones: Tones;
	kids: boolean;
	accent: Tones;
	portrait: boolean;
	/** Of the screen's side, long one, for the front picture. */
	long: number;
	short: number;
	corner: number;
	bezel: number;
	twin: boolean;
	screen: WallpaperChoice;
};

function choose(s: Sketch): Model {
	const { subject, rnd } = s;
	const kids = subject.subcategoryId === KIDS;
	const colour = bodyColour(
		subject,
		rnd,
		kids ? ['blue', 'pink', 'green', 'red'] : ['grey', 'silver', 'blue', 'green'],
	);
	const inch = numberOf(subject, 'screenSize', rnd.pick([8.7, 10.1, 11]));
	const screen = chooseWallpaper(s);
	const apple = subject.brand === 'Apple';
	const long = Math.min(800, 640 + (inch - 8) * 36);
	return {
		tones: bodyTones(colour),
		kids,
		accent: bodyTones(fromHue(rnd.pick([90, 145, 30, 300, 200] as const), 0.78, 0.14)),
		portrait: !kids && (inch < 9.5 || rnd.chance(0.35)),
		long,
		short: long * (apple ? 0.72 : rnd.range(0.61, 0.66)),
		corner: rnd.range(26, 40),
		bezel: inch < 9.5 ? 30 : rnd.range(18, 26),
		twin: rnd.chance(0.5),
		screen: kids && screen.kind === 'gol' ? { ...screen, kind: 'dunes' } : screen,
	};
}

const size = (m: Model) => (m.portrait ? { w: m.short, h: m.long } : { w: m.long, h: m.short });

function icons(m: Model, w: number, h: number): string {
	const side = Math.min(w, h) * 0.1;
	const gap = side * 0.36;
	const count = m.kids ? 5 : 6;
	const total = count * side + (count - 1) * gap;
	let text = rect(
		(w - total) / 2 - gap,
		h - m.bezel - side - gap * 1.9,
		total + 2 * gap,
		side + 1.4 * gap,
		side * 0.45,
		'#fff',
		{
			'fill-opacity': 0.28,
		},
	);
	for (let i = 0; i < count; i++) {
		text += rect(
			(w - total) / 2 + i * (side + gap),
			h - m.bezel - side - gap * 1.2,
			side,
			side,
			side * 0.28,
			fromHue(m.screen.hue + 80 + i * 60, 0.76, 0.15),
		);
	}
	return text;
}

function faceArt(s: Sketch, m: Model, w: number, h: number, dock = true): string {
	const { tones, bezel: b, corner: r } = m;
	return (
		rect(0, 0, w, h, r, s.linear(50, [0, tones.edge], [0.5, tones.face], [1, tones.deep])) +
		rect(5, 5, w - 10, h - 10, r - 4, '#0d0f12') +
		wallpaper(s, b, b, w - 2 * b, h - 2 * b, Math.max(8, r - b + 8), m.screen) +
		gloss(s, b, b, w - 2 * b, h - 2 * b, Math.max(8, r - b + 8), 0.75) +
		(dock ? icons(m, w, h) : '') +
		circle(w / 2, b / 2 + 2, 4.5, '#3d4650')
	);
}

function backArt(s: Sketch, m: Model, w: number, h: number): string {
	const { tones, corner: r } = m;
	const lens2 = m.twin ? lens(s, 78, 154, 30) : circle(74, 138, 11, '#fff6dc');
	const plate = m.twin
		? rect(34, 34, 88, 164, 44, s.linear(50, [0, tones.edge], [1, tones.deep])) +
			rect(38, 38, 80, 156, 40, tones.face)
		: circle(76, 76, 46, s.linear(50, [0, tones.edge], [1, tones.deep]));
	return (
		rect(0, 0, w, h, r, s.linear(50, [0, tones.edge], [0.5, tones.face], [1, tones.deep])) +
		rect(6, 6, w - 12, h - 12, r - 5, s.linear(60, [0, tones.light], [0.5, tones.face], [1, tones.dark])) +
		rect(
			6,
			6,
			w - 12,
			h - 12,
			r - 5,
			s.linear(30, [0.2, '#fff', 0], [0.5, '#fff', 0.16], [0.51, '#fff', 0], [1, '#fff', 0]),
		) +
		plate +
		lens(s, 77, 77, m.twin ? 30 : 36) +
		lens2
	);
}

/** A thick soft frame with a handle, w × h inside it. */
function bumper(s: Sketch, m: Model, w: number, h: number): string {
	const k = 46;
	const { accent } = m;
	const paint = s.linear(60, [0, m.tones.light], [0.5, m.tones.face], [1, m.tones.dark]);
	const hw = w * 0.46;
	const handle = d`${roundedPath(w / 2 - hw / 2, -k - 92, hw, 150, 62)}${roundedPath(w / 2 - hw / 2 + 46, -k - 48, hw - 92, 60, 28)}`;
	const feet = [
		[-k - 8, -k - 8],
		[w + k - 92, -k - 8],
		[-k - 8, h + k - 92],
		[w + k - 92, h + k - 92],
	]
		.map(([x = 0, y = 0]) => roundedPath(x, y, 100, 100, 46))
		.join('');
	return (
		path(handle, s.linear(60, [0, accent.light], [1, accent.face]), { 'fill-rule': 'evenodd' }) +
		path(feet, s.linear(60, [0, accent.light], [1, accent.face])) +
		rect(-k, -k, w + 2 * k, h + 2 * k, 66, paint) +
		rect(-k + 7, -k + 7, w + 2 * k - 14, h + 2 * k - 14, 60, 'none', {
			stroke: m.tones.edge,
			'stroke-width': 5,
			'stroke-opacity': 0.6,
		}) +
		rect(-8, -8, w + 16, h + 16, m.corner + 6, m.tones.deep)
	);
}

function front(s: Sketch, m: Model): string {
	if (m.kids) {
		const w = m.long * 0.9;
		const h = m.short * 0.9;
		const x = CENTRE - w / 2;
		const y = CENTRE - h / 2 + 34;
		return (
			dropShadow(x - 46, y - 46, w + 92, h + 92, 66, { dy: 28, soft: 50 }) +
			group({ transform: d`translate(${x} ${y})` }, bumper(s, m, w, h) + faceArt(s, m, w, h))
		);
	}
	const { w, h } = size(m);
	const shift = m.portrait ? { dx: -118, dy: 0, turn: -7 } : { dx: 46, dy: -96, turn: 4 };
	const x = CENTRE - w / 2 - shift.dx * 0.5;
	const y = CENTRE - h / 2 - shift.dy * 0.5;
	return (
		place(
			x + w / 2 + shift.dx,
			y + h / 2 + shift.dy,
			shift.turn,
			0.94,
			dropShadow(-w / 2, -h / 2, w, h, m.corner, { soft: 40 }) +
				group({ transform: d`translate(${-w / 2} ${-h / 2})` }, backArt(s, m, w, h)),
		) +
		dropShadow(x, y, w, h, m.corner, { dx: 2, dy: 22, soft: 42, strength: 1.25 }) +
		group({ transform: d`translate(${x} ${y})` }, faceArt(s, m, w, h))
	);
}

/** Leaning back, seen from the left. */
function angle(s: Sketch, m: Model): string {
	const w = m.long * 0.98;
	const h = m.short * 0.98;
	const cam = camera(36, 20, CENTRE - 10, CENTRE + 40, m.kids ? 0.88 : 1.04);
	const lean = (18 * Math.PI) / 180;
	const v: Point3 = [0, Math.cos(lean), Math.sin(lean)];
	const at = (grow: number): Point3 => [-w / 2 - grow, -(h / 2 + grow) * v[1], -(h / 2 + grow) * v[2]];
	const thick = m.kids ? 80 : 20;
	const grow = m.kids ? 46 : 0;
	const back: Point3 = [0, v[2] * thick, -v[1] * thick];
	const { tones } = m;
	const [sx, sy] = cam.project([0, (h / 2 + grow) * v[1], 0]);
	return (
		contactShadow(s, sx, sy + 20, 430, 90, 0.45) +
		group(
			{
				transform: cam.plane(
					[-w / 2 - grow, (h / 2 + grow) * v[1] + 6, (h / 2 + grow) * v[2] - 130],
					[1, 0, 0],
					[0, 0, 1],
				),
			},
			dropShadow(0, 0, w + 2 * grow, 130, 20, { dx: 6, dy: 4, soft: 50 }),
		) +
		path(
			slabOutline(
				cam,
				at(grow),
				[1, 0, 0],
				v,
				{ w: w + 2 * grow, h: h + 2 * grow, r: m.kids ? 66 : m.corner },
				back,
			),
			s.linear(0, [0, tones.deep], [0.12, tones.face], [0.6, tones.edge], [1, tones.face]),
		) +
		group(
			{ transform: cam.plane(at(0), [1, 0, 0], v) },
			(m.kids ? bumper(s, m, w, h) : '') + faceArt(s, m, w, h, !m.kids),
		)
	);
}

/** The back, with its cameras and speakers. */
function detail(s: Sketch, m: Model): string {
	const w = m.short * 1.02;
	const h = m.long * 1.02;
	const art = m.kids
		? bumper(s, m, w, h) +
			backArt(s, m, w, h) +
			rect(w * 0.2, h * 0.5, w * 0.6, h * 0.3, 40, m.accent.face) +
			rect(w * 0.26, h * 0.535, w * 0.48, h * 0.23, 26, m.tones.dark)
		: backArt(s, m, w, h);
	const pen = m.kids
		? ''
		: rect(w + 26, h * 0.2, 24, h * 0.6, 12, s.linear(0, [0, '#fff'], [0.5, '#eceff3'], [1, '#b9c0ca'])) +
			path(d`M${w + 28} ${h * 0.21}h20L${w + 40} ${h * 0.14}q-2 -5 -4 0z`, '#c3c8cf');
	const scale = m.kids ? 0.86 : 0.98;
	return place(
		CENTRE - (m.kids ? 0 : 30),
		CENTRE + (m.kids ? 36 : -6),
		m.kids ? 0 : -14,
		scale,
		dropShadow(-w / 2, -h / 2, w, h, m.corner, { dx: 12, dy: 24, soft: 50 }),
		group(
			{ transform: d`translate(${-w / 2} ${-h / 2})` },
			art,
			pen,
			dots(w * 0.12, h - 22, w * 0.2, 2, 16, 7, m.tones.deep),
			dots(w * 0.68, h - 22, w * 0.2, 2, 16, 7, m.tones.deep),
		),
	);
}

export const drawTablet: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
