import { fromHue, type Tones } from './colours.ts';
import { circle, d, dropShadow, ellipse, group, path, rect, type Sketch } from './kit.ts';
import { facePaint, writing } from './solid.ts';

/** Cyan, magenta, yellow and black as they look in a tank. */
export const INKS = ['#1d9fd8', '#d8337f', '#f2c021', '#23262b'] as const;

/** A printed sheet; `taper` narrows its top (a sheet that leans back). */
export function paper(
	s: Sketch,
	x: number,
	y: number,
	w: number,
	h: number,
	taper: number,
	blank = false,
): string {
	const bars = Math.max(2, Math.floor(h / 34) - 1);
	const shares = Array.from({ length: bars }, (_, i) => [0.62, 1, 0.94, 1, 0.7, 1, 0.88][i % 7] ?? 1);
	return (
		path(
			d`M${x} ${y + h}L${x + taper} ${y}H${x + w - taper}L${x + w} ${y + h}z`,
			s.linear(60, [0, '#ffffff'], [1, '#e6e9ed']),
			{ stroke: '#d3d8de', 'stroke-width': 2, 'stroke-linejoin': 'round' },
		) + (blank ? '' : writing(x + taper + w * 0.12, y + 30, w * 0.76 - taper * 2, shares, 34, '#c3c8cf'))
	);
}

/** A printed picture lying in the tray, wider towards us; grey without colour. */
export function photo(
	s: Sketch,
	x: number,
	y: number,
	w: number,
	h: number,
	spread: number,
	hue: number | undefined,
): string {
	const tone = (turn: number, light: number) =>
		hue === undefined ? fromHue(260, light, 0.01) : fromHue(hue + turn, light, 0.14);
	const at = (u: number, v: number) => {
		const grow = spread * v;
		return d`${x - grow + (w + 2 * grow) * u} ${y + h * v}`;
	};
	return (
		path(`M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}z`, '#fff', {
			stroke: '#d3d8de',
			'stroke-width': 2,
		}) +
		path(
			`M${at(0.06, 0.04)}L${at(0.94, 0.04)}L${at(0.94, 0.92)}L${at(0.06, 0.92)}z`,
			s.linear(90, [0, tone(60, 0.86)], [1, tone(20, 0.72)]),
		) +
		path(
			`M${at(0.06, 0.7)}L${at(0.3, 0.36)}L${at(0.48, 0.62)}L${at(0.68, 0.26)}L${at(0.94, 0.66)}L${at(0.94, 0.92)}L${at(0.06, 0.92)}z`,
			tone(0, 0.52),
		) +
		path(
			`M${at(0.06, 0.82)}Q${at(0.4, 0.6)} ${at(0.94, 0.84)}L${at(0.94, 0.92)}L${at(0.06, 0.92)}z`,
			tone(-20, 0.4),
		)
	);
}

const LEVELS = [0.72, 0.56, 0.8, 0.66] as const;

/** The window in the front of an ink-tank printer, the inks behind it. */
export function tankWindow(s: Sketch, x: number, y: number, w: number, h: number, colour: boolean): string {
	const inks = colour ? INKS : INKS.slice(3);
	const pad = w * 0.05;
	const gap = w * 0.035;
	const each = (w - 2 * pad - gap * (inks.length - 1)) / inks.length;
	const cells = inks.map((ink, i) => {
		const level = (LEVELS[i] ?? 0.7) * (h - 2 * pad);
		const cx = x + pad + i * (each + gap);
		return (
			rect(cx, y + pad, each, h - 2 * pad, 8, '#e9eef2') + rect(cx, y + h - pad - level, each, level, 8, ink)
		);
	});
	return (
		rect(x, y, w, h, 16, '#0f1318') +
		cells.join('') +
		rect(
			x + pad,
			y + pad,
			w - 2 * pad,
			(h - 2 * pad) * 0.4,
			8,
			s.linear(90, [0, '#fff', 0.4], [1, '#fff', 0.02]),
		)
	);
}

/** The tanks of an ink-tank printer seen close: caps up, levels behind the window. */
export function tanks(s: Sketch, tones: Tones, colour: boolean): string {
	const inks = colour ? INKS : INKS.slice(3);
	const w = 760;
	const x = 100;
	const y = 330;
	const h = 470;
	const each = (w - 120) / inks.length;
	const cells = inks.map((ink, i) => {
		const cw = Math.min(each - 24, 240);
		const cx = x + 60 + each * (i + 0.5);
		const level = (LEVELS[i] ?? 0.7) * 310;
		const glass = s.linear(0, [0, '#fff', 0.5], [0.25, '#fff', 0.08], [0.8, '#000', 0], [1, '#000', 0.18]);
		return (
			rect(cx - 36, y - 116, 72, 120, 16, s.linear(0, [0, tones.edge], [0.4, tones.face], [1, tones.deep])) +
			rect(cx - 48, y - 160, 96, 66, 20, ink) +
			rect(cx - 48, y - 160, 96, 66, 20, glass) +
			rect(cx - cw / 2, y + 70, cw, 350, 18, '#e4eaef') +
			group(
				{ 'clip-path': s.clip(rect(cx - cw / 2, y + 70, cw, 350, 18, '#000')) },
				rect(cx - cw / 2, y + 420 - level, cw, level, 0, ink) +
					ellipse(cx, y + 420 - level, cw / 2, 9, '#fff', { 'fill-opacity': 0.28 }),
			) +
			rect(cx - cw / 2, y + 70, cw, 350, 18, glass) +
			path(d`M${cx + cw / 2 - 34} ${y + 130}h20M${cx + cw / 2 - 34} ${y + 370}h20`, 'none', {
				stroke: '#fff',
				'stroke-width': 5,
				'stroke-opacity': 0.85,
			})
		);
	});
	return (
		dropShadow(x, y, w, h, 44) +
		rect(x, y, w, h, 44, facePaint(s, tones, 55)) +
		rect(x + 36, y + 44, w - 72, h - 66, 26, '#12161b') +
		cells.join('') +
		circle(x + w - 30, y + 24, 7, '#4ade80')
	);
}
