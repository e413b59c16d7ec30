import { fromHue } from './colours.ts';
import { circle, d, group, path, rect, type Sketch } from './kit.ts';

export const WALLPAPERS = ['dunes', 'waves', 'mountains', 'gol', 'rings'] as const;
type WallpaperKind = (typeof WALLPAPERS)[number];
export type WallpaperChoice = { kind: WallpaperKind; hue: number };

/** The carpet is the rare treat among the calmer ones. */
const OFTEN = [...WALLPAPERS, 'dunes', 'waves', 'mountains', 'rings'] as const;

/** Hues that look well on a lit screen and differ from each other. */
const HUES = [15, 38, 165, 195, 225, 255, 285, 320, 350] as const;

/** Draw this before looking at the view, so that all views show the same picture. */
export function chooseWallpaper(s: Sketch): WallpaperChoice {
	const kind = s.rnd.pick(OFTEN);
	return { kind, hue: s.rnd.pick(HUES) + s.rnd.range(-8, 8) };
}

function dunes(s: Sketch, w: number, h: number, hue: number): string {
	const warm = hue + 40;
	return (
		rect(0, 0, w, h, 0, s.linear(90, [0, fromHue(hue, 0.62, 0.13)], [0.75, fromHue(warm, 0.86, 0.09)])) +
		circle(w * 0.68, h * 0.34, h * 0.11, fromHue(warm, 0.96, 0.06)) +
		path(
			d`M0 ${h * 0.62}Q${w * 0.3} ${h * 0.36} ${w * 0.58} ${h * 0.62}T${w} ${h * 0.56}V${h}H0z`,
			fromHue(warm, 0.74, 0.12),
		) +
		path(
			d`M0 ${h * 0.8}Q${w * 0.26} ${h * 0.84} ${w * 0.5} ${h * 0.66}T${w} ${h * 0.7}V${h}H0z`,
			fromHue(hue, 0.58, 0.14),
		) +
		path(
			d`M0 ${h * 0.86}Q${w * 0.4} ${h * 0.98} ${w * 0.64} ${h * 0.82}T${w} ${h * 0.86}V${h}H0z`,
			fromHue(hue, 0.42, 0.12),
		)
	);
}

function waves(s: Sketch, w: number, h: number, hue: number): string {
	const turn = hue < 120 ? -20 : 22;
	const ground = s.linear(45, [0, fromHue(hue, 0.42, 0.13)], [1, fromHue(hue + turn, 0.32, 0.11)]);
	const bands = [0, 1, 2, 3].map((i) => {
		const y = h * (0.18 + i * 0.2);
		const at = hue + i * turn;
		const paint = s.linear(
			0,
			[0, fromHue(at, 0.52 + i * 0.1, 0.16)],
			[1, fromHue(at + turn, 0.62 + i * 0.08, 0.14)],
		);
		const wave = d`M0 ${y + h * 0.3}C${w * 0.3} ${y - h * 0.12} ${w * 0.52} ${y + h * 0.5} ${w} ${y}V${h}H0z`;
		return path(wave, paint);
	});
	return rect(0, 0, w, h, 0, ground) + bands.join('');
}

function mountains(s: Sketch, w: number, h: number, hue: number): string {
	const sky = s.linear(90, [0, fromHue(hue, 0.72, 0.11)], [0.8, fromHue(hue + 70, 0.92, 0.06)]);
	return (
		rect(0, 0, w, h, 0, sky) +
		circle(w * 0.3, h * 0.34, h * 0.1, '#fff', { 'fill-opacity': 0.85 }) +
		path(
			d`M0 ${h * 0.7}L${w * 0.2} ${h * 0.48}L${w * 0.34} ${h * 0.6}L${w * 0.6} ${h * 0.28}L${w * 0.82} ${h * 0.56}L${w} ${h * 0.42}V${h}H0z`,
			fromHue(hue, 0.62, 0.1),
		) +
		path(
			d`M${w * 0.6} ${h * 0.28}L${w * 0.68} ${h * 0.38}L${w * 0.6} ${h * 0.42}L${w * 0.54} ${h * 0.36}z`,
			'#fff',
			{ 'fill-opacity': 0.7 },
		) +
		path(
			d`M0 ${h * 0.82}L${w * 0.16} ${h * 0.68}L${w * 0.42} ${h * 0.86}L${w * 0.7} ${h * 0.62}L${w} ${h * 0.84}V${h}H0z`,
			fromHue(hue, 0.46, 0.11),
		) +
		path(d`M0 ${h * 0.94}Q${w * 0.4} ${h * 0.78} ${w} ${h * 0.95}V${h}H0z`, fromHue(hue + 10, 0.33, 0.09))
	);
}

/** Göls, the medallions of Turkmen carpets: a row of quartered octagons with diamonds between. */
function gol(s: Sketch, w: number, h: number, hue: number): string {
	const ground = s.linear(45, [0, fromHue(hue, 0.45, 0.14)], [1, fromHue(hue, 0.33, 0.12)]);
	const cream = fromHue(hue + 30, 0.64, 0.11);
	const accent = fromHue(hue + 18, 0.52, 0.13);
	const inner = fromHue(hue, 0.38, 0.13);
	const k = Math.min(w, h) / 100;
	const medal = (cx: number, cy: number) => {
		const X = (x: number) => cx + x * k;
		const Y = (y: number) => cy + y * k;
		const eight = (q: number) =>
			d`M${X(-40 * q)} ${Y(-14 * q)}L${X(-22 * q)} ${Y(-32 * q)}H${X(22 * q)}L${X(40 * q)} ${Y(-14 * q)}V${Y(14 * q)}L${X(22 * q)} ${Y(32 * q)}H${X(-22 * q)}L${X(-40 * q)} ${Y(14 * q)}z`;
		const quarter = (i: 1 | -1) =>
			d`M${cx} ${cy}V${Y(-26 * i)}H${X(18 * i)}L${X(33 * i)} ${Y(-11 * i)}V${cy}z`;
		return (
			path(eight(1), cream) +
			path(eight(0.84), inner) +
			path(quarter(1) + quarter(-1), accent) +
			path(d`M${X(-13)} ${cy}L${cx} ${Y(-13)}L${X(13)} ${cy}L${cx} ${Y(13)}z`, cream)
		);
	};
	const diamond = (cx: number, cy: number) =>
		path(d`M${cx - 13 * k} ${cy}L${cx} ${cy - 16 * k}L${cx + 13 * k} ${cy}L${cx} ${cy + 16 * k}z`, accent);
	const along = w > h;
	const spots = [0, 0.5, 1].map((q) => (along ? medal(w * q, h / 2) : medal(w / 2, h * q))).join('');
	const between = [0.25, 0.75]
		.map((q) => (along ? diamond(w * q, 0) + diamond(w * q, h) : diamond(0, h * q) + diamond(w, h * q)))
		.join('');
	return rect(0, 0, w, h, 0, ground) + between + spots;
}

function rings(s: Sketch, w: number, h: number, hue: number): string {
	const big = Math.max(w, h);
	const turn = hue > 120 && hue <= 240 ? 24 : -24;
	let text = rect(
		0,
		0,
		w,
		h,
		0,
		s.linear(60, [0, fromHue(hue + 50, 0.86, 0.08)], [1, fromHue(hue, 0.7, 0.14)]),
	);
	for (const [i, r] of [0.78, 0.58, 0.4, 0.23].entries()) {
		const paint = s.linear(
			60,
			[0, fromHue(hue + i * turn, 0.78 - i * 0.11, 0.14)],
			[1, fromHue(hue + i * turn, 0.6 - i * 0.1, 0.17)],
		);
		text += circle(w * 0.86, h * 0.95, big * r, paint);
	}
	return text;
}

const KINDS = { dunes, waves, mountains, gol, rings };

/** A lit screen: wallpaper clipped to the rounded area. */
export function wallpaper(
	s: Sketch,
	x: number,
	y: number,
	w: number,
	h: number,
	r: number,
	{ kind, hue }: WallpaperChoice,
): string {
	const clip = s.clip(rect(0, 0, w, h, r, '#000'));
	const inside = group({ 'clip-path': clip }, KINDS[kind](s, w, h, hue));
	return group({ transform: d`translate(${x} ${y})` }, inside);
}
