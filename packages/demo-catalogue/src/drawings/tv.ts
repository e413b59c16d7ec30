import { bodyTones, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
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
import { portRow, slots } from './parts.ts';
import { camera, slabOutline } from './projection.ts';
import { remote } from './remote.ts';
import { chooseWallpaper, type WallpaperChoice, wallpaper } from './wallpaper.ts';

type Model = {
	tones: Tones;
	inch: number;
	bezel: number;
	chin: number;
	legs: 'feet' | 'stand' | 'blade';
	screen: WallpaperChoice;
	tiles: boolean;
};

function choose(s: Sketch): Model {
	const inch = numberOf(s.subject, 'screenSize', s.rnd.pick([32, 43, 55]));
	const screen = chooseWallpaper(s);
	const big = inch >= 50;
	return {
		tones: bodyTones(s.rnd.pick(['#1f2328', '#1f2328', '#4a4f57', '#8d949e'] as const)),
		inch,
		bezel: big ? s.rnd.range(6, 9) : s.rnd.range(11, 16),
		chin: big ? s.rnd.range(10, 16) : s.rnd.range(20, 30),
		legs: big
			? s.rnd.pick(['feet', 'stand', 'blade'] as const)
			: s.rnd.pick(['feet', 'feet', 'blade'] as const),
		screen,
		tiles: s.rnd.chance(0.5),
	};
}

function panel(s: Sketch, m: Model, w: number): string {
	const h = heightOf(m, w);
	const b = m.bezel;
	const sh = h - b - m.chin;
	const tile = (i: number) =>
		rect(b + w * 0.05 + i * w * 0.155, b + sh * 0.72, w * 0.138, sh * 0.17, 10, '#fff', {
			'fill-opacity': 0.3 + (i === 1 ? 0.5 : 0),
		});
	return (
		rect(0, 0, w, h, 12, s.linear(50, [0, m.tones.edge], [0.4, m.tones.face], [1, m.tones.dark])) +
		rect(3, 3, w - 6, h - 6, 9, '#101317') +
		wallpaper(s, b, b, w - 2 * b, sh, 3, m.screen) +
		(m.tiles ? [0, 1, 2, 3, 4, 5].map(tile).join('') : '') +
		gloss(s, b, b, w - 2 * b, sh, 3, 0.8) +
		rect(w / 2 - 22, h - m.chin * 0.62, 44, 4, 2, '#59616b') +
		circle(w / 2 + 60, h - m.chin * 0.5, 3, '#e2553f')
	);
}

function heightOf(m: Model, w: number): number {
	return ((w - 2 * m.bezel) * 9) / 16 + m.bezel + m.chin;
}

function legsArt(s: Sketch, m: Model, x: number, w: number, y: number): string {
	const { tones } = m;
	const metal = s.linear(90, [0, tones.edge], [0.4, tones.face], [1, tones.deep]);
	if (m.legs === 'stand') {
		return (
			rect(
				CENTRE - 60,
				y - 10,
				120,
				70,
				6,
				s.linear(0, [0, tones.face], [0.5, tones.edge], [1, tones.dark]),
			) +
			path(
				d`M${CENTRE - w * 0.2} ${y + 60}Q${CENTRE} ${y + 36} ${CENTRE + w * 0.2} ${y + 60}L${CENTRE + w * 0.22} ${y + 78}H${CENTRE - w * 0.22}z`,
				metal,
			)
		);
	}
	const one = (cx: number, side: 1 | -1) =>
		m.legs === 'feet'
			? stroke(d`M${cx - side * 40} ${y + 68}L${cx} ${y + 6}L${cx + side * 84} ${y + 68}`, tones.face, 20, {
					'stroke-linejoin': 'round',
				}) + stroke(d`M${cx - side * 40} ${y + 64}L${cx} ${y + 2}`, tones.edge, 5)
			: path(
					d`M${cx - 13} ${y - 4}h26L${cx + 13} ${y + 62}L${cx + 74} ${y + 78}H${cx - 74}L${cx - 13} ${y + 62}z`,
					metal,
					{ stroke: tones.face, 'stroke-width': 4, 'stroke-linejoin': 'round' },
				);
	return one(x + w * 0.18, -1) + one(x + w * 0.82, 1);
}

const widthOf = (m: Model) => 700 + ((Math.min(75, m.inch) - 32) / 43) * 130;

function front(s: Sketch, m: Model): string {
	const w = widthOf(m);
	const h = heightOf(m, w);
	const x = CENTRE - w / 2;
	const y = CENTRE - (h + 78) / 2;
	return (
		contactShadow(s, CENTRE, y + h + 82, w * 0.52, 36) +
		legsArt(s, m, x, w, y + h) +
		group({ transform: d`translate(${x} ${y})` }, panel(s, m, w))
	);
}

function angle(s: Sketch, m: Model): string {
	const w = widthOf(m) * 1.02;
	const h = heightOf(m, w);
	const cam = camera(-36, 12, CENTRE - 40, CENTRE - 20, 1.04);
	const thick = 34;
	const { tones } = m;
	const y = h / 2;
	const foot = (fx: number) => {
		const points = [
			[fx, y - 6, 0],
			[fx, y + 74, 110],
			[fx, y + 74, -130],
		] as const;
		const [a, b, c] = points.map((p) => cam.project(p));
		return a && b && c
			? stroke(d`M${c[0]} ${c[1]}L${a[0]} ${a[1]}L${b[0]} ${b[1]}`, tones.dark, 22, {
					'stroke-linejoin': 'round',
				})
			: '';
	};
	const plate = (top: number) => cam.plane([-w * 0.24, y + top, -110], [1, 0, 0], [0, 0, 1]);
	const [sx, sy] = cam.project([0, y + 74, 0]);
	const stand =
		m.legs === 'stand'
			? group({ transform: plate(84) }, rect(0, 0, w * 0.48, 230, 24, tones.deep)) +
				group(
					{ transform: plate(72) },
					rect(0, 0, w * 0.48, 230, 24, s.linear(20, [0, tones.edge], [1, tones.face])),
				) +
				group(
					{ transform: cam.plane([-70, y - 20, -20], [1, 0, 0], [0, 1, 0]) },
					rect(0, 0, 140, 96, 8, tones.dark),
				)
			: foot(-w * 0.32) + foot(w * 0.32);
	return (
		contactShadow(s, sx, sy + 14, w * 0.46, 90, 0.8) +
		stand +
		path(
			slabOutline(cam, [-w / 2, -h / 2, 0], [1, 0, 0], [0, 1, 0], { w, h, r: 12 }, [0, 0, -thick]),
			s.linear(0, [0, tones.dark], [0.8, tones.face], [0.93, tones.edge], [1, tones.dark]),
		) +
		group({ transform: cam.plane([-w / 2, -h / 2, 0], [1, 0, 0], [0, 1, 0]) }, panel(s, m, w)) +
		place(800, 760, 24, 0.62, remote(s, '#2a2d33', '#3f86e0'))
	);
}

/** The back with its ports and the mount. */
function detail(s: Sketch, m: Model): string {
	const w = widthOf(m);
	const h = heightOf(m, w);
	const x = CENTRE - w / 2;
	const y = CENTRE - (h + 78) / 2;
	const { tones } = m;
	const bw = w * 0.74;
	const bx = CENTRE - bw / 2;
	const by = y + h * 0.34;
	const bh = h * 0.6;
	const hole = (dx: number, dy: number) =>
		circle(CENTRE + dx, by + bh * 0.36 + dy, 11, tones.deep, { stroke: tones.edge, 'stroke-width': 4 });
	return (
		contactShadow(s, CENTRE, y + h + 82, w * 0.52, 36) +
		legsArt(s, m, x, w, y + h) +
		rect(x, y, w, h, 12, s.linear(60, [0, tones.light], [0.5, tones.face], [1, tones.dark])) +
		rect(
			bx,
			by,
			bw,
			bh,
			28,
			s.linear(60, [0, tones.edge], [0.2, tones.light], [0.6, tones.face], [1, tones.dark]),
		) +
		slots(CENTRE - w * 0.22, y + h * 0.08, w * 0.44, h * 0.16, 16, tones.dark) +
		hole(-86, -46) +
		hole(86, -46) +
		hole(-86, 76) +
		hole(86, 76) +
		rect(bx + 30, by + bh - 100, bw * 0.62, 76, 14, tones.deep) +
		portRow(['hdmi', 'hdmi', 'usbA', 'rj45', 'jack'], bx + 30 + bw * 0.31, by + bh - 62, 0.66, 20)
	);
}

export const drawTv: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
