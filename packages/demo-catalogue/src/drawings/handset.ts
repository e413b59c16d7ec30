import { fromHue, mix, type Tones } from './colours.ts';
import { circle, d, gloss, group, path, rect, type Sketch } from './kit.ts';
import { lens } from './parts.ts';
import { type WallpaperChoice, wallpaper } from './wallpaper.ts';

export type CameraLayout = 'square' | 'pill' | 'separate' | 'ring' | 'bar' | 'plate' | 'squircle';
export type Notch = 'hole' | 'drop' | 'island';

/** A smartphone as both the phone itself and its cases and holders draw it. */
export type Handset = {
	tones: Tones;
	cameras: CameraLayout;
	/** Corner radius as a share of the width. */
	corner: number;
	notch: Notch;
	screen: WallpaperChoice;
	dock: boolean;
};

const GLASS = '#0b0d10';

function notchArt(kind: Notch, w: number, top: number): string {
	switch (kind) {
		case 'hole':
			return circle(w / 2, top + w * 0.055, w * 0.027, GLASS);
		case 'island':
			return rect(w * 0.355, top + w * 0.03, w * 0.29, w * 0.08, w * 0.04, GLASS);
		case 'drop': {
			const k = w * 0.06;
			return path(
				d`M${w / 2 - 2 * k} ${top - 1}h${4 * k}q${-k} 0 ${-k} ${k * 0.6}a${k} ${k} 0 0 1 ${-2 * k} 0q0 ${-k * 0.6} ${-k} ${-k * 0.6}z`,
				GLASS,
			);
		}
	}
}

function dockArt(hue: number, w: number, bottom: number): string {
	const size = w * 0.145;
	const gap = w * 0.052;
	const x = (w - 4 * size - 3 * gap) / 2;
	const y = bottom - size - w * 0.09;
	let icons = rect(
		x - gap * 0.8,
		y - gap * 0.8,
		4 * size + 4.6 * gap,
		size + gap * 1.6,
		size * 0.45,
		'#fff',
		{ 'fill-opacity': 0.28 },
	);
	for (let i = 0; i < 4; i++) {
		const paint = i === 1 ? '#fff' : fromHue(hue + 90 + i * 75, 0.74, 0.15);
		icons += rect(x + i * (size + gap), y, size, size, size * 0.28, paint);
	}
	return icons;
}

/** The lit side, w × h. */
export function phoneFace(s: Sketch, m: Handset, w: number, h: number): string {
	const r = w * m.corner;
	const b = w * 0.034;
	const { tones } = m;
	return (
		rect(0, 0, w, h, r, s.linear(50, [0, tones.edge], [0.5, tones.face], [1, tones.deep])) +
		rect(w * 0.012, w * 0.012, w * 0.976, h - w * 0.024, r * 0.93, GLASS) +
		wallpaper(s, b, b, w - 2 * b, h - 2 * b, r * 0.82, m.screen) +
		gloss(s, b, b, w - 2 * b, h - 2 * b, r * 0.82, 0.75) +
		notchArt(m.notch, w, b) +
		(m.dock ? dockArt(m.screen.hue, w, h - b) : '') +
		rect(w * 0.33, h - b - w * 0.04, w * 0.34, w * 0.014, w * 0.007, '#fff', { 'fill-opacity': 0.85 })
	);
}

function ringed(s: Sketch, tones: Tones, cx: number, cy: number, r: number): string {
	const rim = s.linear(50, [0, tones.edge], [1, tones.deep]);
	return circle(cx, cy, r * 1.16, rim) + lens(s, cx, cy, r);
}

function flash(cx: number, cy: number, r: number): string {
	return circle(cx, cy, r, '#d9d2bd') + circle(cx, cy, r * 0.62, '#fff6dc');
}

/** The outline the camera block takes on a back of width w: what a case must leave open. */
export function cameraBlock(
	layout: CameraLayout,
	w: number,
): [x: number, y: number, w: number, h: number, r: number] {
	switch (layout) {
		case 'square':
			return [w * 0.06, w * 0.06, w * 0.48, w * 0.48, w * 0.14];
		case 'pill':
			return [w * 0.08, w * 0.08, w * 0.27, w * 0.53, w * 0.135];
		case 'separate':
			return [w * 0.07, w * 0.07, w * 0.25, w * 0.74, w * 0.12];
		case 'ring':
			return [w * 0.19, w * 0.1, w * 0.62, w * 0.62, w * 0.31];
		case 'bar':
			return [w * 0.06, w * 0.1, w * 0.88, w * 0.29, w * 0.145];
		case 'plate':
			return [w * 0.06, w * 0.06, w * 0.52, w * 0.52, w * 0.12];
		case 'squircle':
			return [w * 0.2, w * 0.09, w * 0.6, w * 0.56, w * 0.2];
	}
}

/** The camera block itself, on a back of width w. */
export function camerasArt(
	s: Sketch,
	{ tones, cameras }: Pick<Handset, 'tones' | 'cameras'>,
	w: number,
): string {
	const at = (x: number, y: number, r: number) => ringed(s, tones, w * x, w * y, w * r);
	const [bx, by, bw, bh, br] = cameraBlock(cameras, w);
	const rim = s.linear(50, [0, tones.edge], [1, tones.deep]);
	const lift = w * 0.012;
	const shade = rect(bx + lift, by + lift * 2, bw, bh, br, '#000', { 'fill-opacity': 0.16 });
	const plate = (fill: string) =>
		shade +
		rect(bx, by, bw, bh, br, rim) +
		rect(bx + lift, by + lift, bw - 2 * lift, bh - 2 * lift, br - lift, fill);
	const tinted = s.linear(50, [0, mix(tones.light, '#ffffff', 0.12)], [1, tones.face]);
	const glass = s.linear(50, [0, '#3b424b'], [0.5, '#1b1f24'], [1, '#101317']);
	switch (cameras) {
		case 'square':
			return (
				plate(tinted) +
				at(0.185, 0.19, 0.092) +
				at(0.185, 0.41, 0.092) +
				at(0.405, 0.3, 0.092) +
				flash(w * 0.41, w * 0.15, w * 0.032) +
				circle(w * 0.41, w * 0.45, w * 0.018, tones.deep)
			);
		case 'pill':
			return (
				plate(tinted) + at(0.215, 0.225, 0.1) + at(0.215, 0.465, 0.1) + flash(w * 0.44, w * 0.345, w * 0.032)
			);
		case 'separate':
			return (
				at(0.195, 0.195, 0.088) +
				at(0.195, 0.43, 0.088) +
				at(0.195, 0.665, 0.088) +
				flash(w * 0.39, w * 0.195, w * 0.03) +
				circle(w * 0.39, w * 0.4, w * 0.032, '#14171b')
			);
		case 'ring':
			return (
				plate(glass) +
				at(0.39, 0.3, 0.09) +
				at(0.61, 0.3, 0.09) +
				at(0.39, 0.52, 0.09) +
				at(0.61, 0.52, 0.075) +
				flash(w * 0.5, w * 0.41, w * 0.025)
			);
		case 'bar':
			return (
				plate(glass) +
				at(0.22, 0.245, 0.1) +
				at(0.47, 0.245, 0.1) +
				at(0.69, 0.245, 0.068) +
				flash(w * 0.83, w * 0.245, w * 0.03)
			);
		case 'plate':
			return (
				plate(glass) +
				at(0.2, 0.2, 0.098) +
				at(0.44, 0.2, 0.098) +
				at(0.2, 0.44, 0.098) +
				flash(w * 0.44, w * 0.4, w * 0.032) +
				circle(w * 0.44, w * 0.49, w * 0.022, '#3b424b')
			);
		case 'squircle':
			return (
				plate(glass) +
				at(0.5, 0.225, 0.09) +
				at(0.355, 0.455, 0.09) +
				at(0.645, 0.455, 0.09) +
				flash(w * 0.5, w * 0.43, w * 0.026)
			);
	}
}

/** The back, w × h; without cameras when something is to come between. */
export function phoneBack(s: Sketch, m: Handset, w: number, h: number, cameras = true): string {
	const r = w * m.corner;
	const { tones } = m;
	const t = w * 0.016;
	const sheen = s.linear(28, [0.2, '#fff', 0], [0.45, '#fff', 0.16], [0.46, '#fff', 0.03], [0.75, '#fff', 0]);
	return (
		rect(0, 0, w, h, r, s.linear(50, [0, tones.edge], [0.5, tones.face], [1, tones.deep])) +
		rect(
			t,
			t,
			w - 2 * t,
			h - 2 * t,
			r - t,
			s.linear(60, [0, tones.light], [0.5, tones.face], [1, tones.dark]),
		) +
		rect(t, t, w - 2 * t, h - 2 * t, r - t, sheen) +
		(cameras ? camerasArt(s, m, w) : '')
	);
}

/** Buttons on the right edge of a body whose top right corner is at x, y. */
export function sideKeys(x: number, y: number, w: number, colour: string): string {
	return group(
		{ fill: colour },
		rect(x - 3, y + w * 0.42, w * 0.018 + 3, w * 0.26, 3, colour),
		rect(x - 3, y + w * 0.78, w * 0.018 + 3, w * 0.17, 3, colour),
	);
}
