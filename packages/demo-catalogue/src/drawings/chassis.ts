import { type BodyTones, darken, fromHue, lighten } from './colours.ts';
import { circle, d, glow, group, path, rect, type Sketch } from './kit.ts';
import { dots, fan, port, screw, slots } from './parts.ts';

/** What desktop computers and empty cases share. Faces are drawn flat; the drawings lay them on a box. */
export type Chassis = {
	tones: BodyTones;
	w: number;
	h: number;
	depth: number;
	glass: boolean;
	fans: number;
	/** Hue of the fans' light; none without it. */
	light: number | undefined;
	panel: 'mesh' | 'bars' | 'plain' | 'fans';
	/** Parts inside, or an empty case. */
	filled: boolean;
};

const lit = (hue: number, i = 0) => fromHue(hue + (hue < 120 ? -i : i) * 24, 0.72, 0.19);

function fanColumn(s: Sketch, m: Chassis, x: number, top: number, bottom: number, r: number): string {
	const step = (bottom - top) / m.fans;
	let text = '';
	for (let i = 0; i < m.fans; i++) {
		const size = Math.min(r, step / 2 - 4);
		text += fan(s, x, top + step * (i + 0.5), size, {
			...(m.light === undefined ? {} : { light: lit(m.light, i) }),
			turn: i * 17,
		});
	}
	return text;
}

/** The front panel, w × h. */
export function chassisFront(s: Sketch, m: Chassis): string {
	const { w, h, tones: t } = m;
	const ground = rect(0, 0, w, h, 14, s.linear(60, [0, t.light], [0.45, t.face], [1, t.dark]));
	const button =
		circle(w / 2, h * 0.055, 10, t.deep) +
		circle(w / 2, h * 0.055, 5, m.light === undefined ? '#7fd1ff' : lit(m.light));
	const inset = { x: w * 0.1, y: h * 0.1, w: w * 0.8, h: h * 0.84 };
	const strip =
		m.light === undefined
			? ''
			: rect(
					w * 0.47,
					h * 0.14,
					w * 0.06,
					h * 0.78,
					8,
					s.linear(90, [0, lit(m.light)], [1, lit(m.light, 3)]),
				);
	switch (m.panel) {
		case 'fans':
			return (
				ground +
				rect(inset.x, inset.y, inset.w, inset.h, 16, '#14171b') +
				fanColumn(s, m, w / 2, inset.y + 8, inset.y + inset.h - 8, inset.w / 2 - 6) +
				button
			);
		case 'mesh':
			return (
				ground +
				rect(inset.x, inset.y, inset.w, inset.h, 14, t.deep) +
				dots(inset.x + 18, inset.y + 18, inset.w - 36, inset.h - 36, 26, 9, lighten(t.deep, 0.14)) +
				button
			);
		case 'bars':
			return ground + slots(w * 0.16, h * 0.14, w * 0.68, h * 0.78, 7, t.deep, true, 0.4) + strip + button;
		case 'plain':
			return (
				ground +
				rect(w * 0.1, h * 0.06, w * 0.8, h * 0.075, 6, t.dark) +
				rect(w * 0.1, h * 0.16, w * 0.8, h * 0.05, 6, t.dark) +
				port('usbA', w * 0.28, h * 0.29, w / 330) +
				port('usbA', w * 0.28, h * 0.35, w / 330) +
				port('usbC', w * 0.56, h * 0.29, w / 330) +
				port('jack', w * 0.56, h * 0.35, w / 400) +
				circle(w * 0.8, h * 0.3, w * 0.075, t.deep) +
				circle(w * 0.8, h * 0.3, w * 0.055, t.face) +
				slots(w * 0.16, h * 0.66, w * 0.68, h * 0.26, 7, t.deep, false, 0.4)
			);
	}
}

function partsInside(s: Sketch, m: Chassis, w: number, h: number): string {
	const hue = m.light ?? 220;
	const board = { x: w * 0.1, y: h * 0.09, w: w * 0.58, h: h * 0.6 };
	return (
		rect(board.x, board.y, board.w, board.h, 10, s.linear(50, [0, '#333a43'], [1, '#1c2127'])) +
		rect(board.x + 8, board.y + 8, board.w * 0.2, board.h * 0.42, 8, '#4a525c') +
		fan(s, board.x + board.w * 0.5, board.y + board.h * 0.31, board.h * 0.22, { light: lit(hue, 1) }) +
		[0, 1]
			.map((i) =>
				rect(
					board.x + board.w * (0.82 + i * 0.08),
					board.y + 14,
					board.w * 0.05,
					board.h * 0.5,
					4,
					s.linear(90, [0, lit(hue, 2)], [0.4, '#5d6670']),
				),
			)
			.join('') +
		rect(
			board.x - 6,
			board.y + board.h * 0.66,
			w * 0.62,
			h * 0.125,
			12,
			s.linear(90, [0, '#59626d'], [1, '#2a3037']),
		) +
		rect(board.x + 12, board.y + board.h * 0.66 + h * 0.085, w * 0.42, 10, 5, lit(hue)) +
		glow(s, board.x + w * 0.25, board.y + board.h * 0.66 + h * 0.14, w * 0.3, h * 0.08, lit(hue), 0.7)
	);
}

function emptyInside(m: Chassis, w: number, h: number): string {
	const t = m.tones;
	const holes = [0, 1, 2]
		.map((i) => rect(w * 0.66, h * (0.12 + i * 0.2), w * 0.035, h * 0.15, 8, t.deep))
		.join('');
	return (
		rect(w * 0.08, h * 0.08, w * 0.64, h * 0.64, 10, t.face, { 'fill-opacity': 0.5 }) +
		rect(w * 0.2, h * 0.15, w * 0.3, h * 0.24, 14, t.deep) +
		holes +
		[0, 1, 2, 3].map((i) => rect(w * 0.09, h * (0.46 + i * 0.055), w * 0.09, h * 0.035, 4, t.deep)).join('')
	);
}

/** The left side (back edge on the left), depth × h: glass with the inside behind it, or plain metal. */
export function chassisSide(s: Sketch, m: Chassis): string {
	const { depth: w, h, tones: t } = m;
	const metal = rect(0, 0, w, h, 12, s.linear(40, [0, t.light], [0.6, t.face], [1, t.dark]));
	if (!m.glass)
		return (
			metal +
			slots(w * 0.16, h * 0.2, w * 0.3, h * 0.2, 6, t.deep, false, 0.35) +
			rect(w * 0.9, h * 0.4, 12, h * 0.2, 6, t.dark)
		);
	const light =
		m.light === undefined ? '' : glow(s, w * 0.5, h * 0.4, w * 0.55, h * 0.5, lit(m.light, 1), 0.55);
	const pane = { x: 12, y: 12, w: w - 24, h: h - 24 };
	const clip = s.clip(rect(pane.x, pane.y, pane.w, pane.h, 8, '#000'));
	const shroud = rect(
		pane.x,
		h * 0.79,
		pane.w,
		h * 0.2,
		0,
		s.linear(90, [0, darken(t.face, 0.02)], [1, t.deep]),
	);
	return (
		metal +
		group(
			{ 'clip-path': clip },
			rect(pane.x, pane.y, pane.w, pane.h, 0, s.linear(60, [0, '#2a3038'], [1, '#12151a'])),
			light,
			m.filled ? partsInside(s, m, w, h) : emptyInside(m, w, h),
			fanColumn(s, m, w * 0.845, h * 0.06, h * 0.77, w * 0.115),
			shroud,
			path(d`M${pane.x} ${pane.y}H${w * 0.42}L${w * 0.16} ${h}H${pane.x}z`, '#fff', { 'fill-opacity': 0.07 }),
			path(d`M${w * 0.5} ${pane.y}h${w * 0.08}L${w * 0.32} ${h}h${-w * 0.08}z`, '#fff', {
				'fill-opacity': 0.05,
			}),
		)
	);
}

/** The back, w × h: connectors, fan, card slots, power supply. */
export function chassisBack(s: Sketch, m: Chassis, w: number, h: number): string {
	const { tones: t } = m;
	const io = { x: w * 0.09, y: h * 0.07, w: w * 0.3, h: h * 0.38 };
	const k = io.w / 230;
	const psu = { x: w * 0.12, y: h * 0.76, w: w * 0.76, h: h * 0.18 };
	const ports = m.filled
		? port('usbA', io.x + io.w * 0.3, io.y + io.h * 0.12, k) +
			port('usbA', io.x + io.w * 0.3, io.y + io.h * 0.26, k) +
			port('usbC', io.x + io.w * 0.74, io.y + io.h * 0.12, k) +
			port('hdmi', io.x + io.w * 0.5, io.y + io.h * 0.42, k) +
			port('displayPort', io.x + io.w * 0.5, io.y + io.h * 0.56, k) +
			port('rj45', io.x + io.w * 0.3, io.y + io.h * 0.76, k) +
			[0, 1, 2]
				.map((i) =>
					circle(
						io.x + io.w * 0.74,
						io.y + io.h * (0.68 + i * 0.11),
						9,
						['#7dbb6a', '#e39a9a', '#6aa5dd'][i] ?? '#888',
					),
				)
				.join('')
		: '';
	return (
		rect(0, 0, w, h, 14, s.linear(50, [0, t.light], [0.5, t.face], [1, t.dark])) +
		rect(io.x, io.y, io.w, io.h, 6, m.filled ? '#c3c8cf' : t.deep) +
		ports +
		fan(s, w * 0.68, h * 0.21, w * 0.21, m.light === undefined ? {} : { light: lit(m.light) }) +
		[0, 1, 2, 3, 4]
			.map((i) =>
				rect(w * 0.12, h * (0.5 + i * 0.046), w * 0.6, h * 0.03, 4, i === 1 && m.filled ? '#c3c8cf' : t.deep),
			)
			.join('') +
		rect(psu.x, psu.y, psu.w, psu.h, 8, t.deep) +
		(m.filled
			? dots(psu.x + 18, psu.y + 18, psu.w * 0.5, psu.h - 36, 20, 8, t.face) +
				rect(psu.x + psu.w * 0.66, psu.y + psu.h * 0.22, psu.w * 0.24, psu.h * 0.34, 6, '#0c0e11') +
				rect(psu.x + psu.w * 0.7, psu.y + psu.h * 0.68, psu.w * 0.16, psu.h * 0.16, 4, '#b83232')
			: '') +
		[0.04, 0.96].flatMap((x) => [0.04, 0.96].map((y) => screw(w * x, h * y * 0.99, 8))).join('')
	);
}

/** The top, w × depth. */
export function chassisTop(s: Sketch, m: Chassis): string {
	const { w, depth, tones: t } = m;
	return (
		rect(0, 0, w, depth, 12, s.linear(60, [0, t.shine], [1, t.light])) +
		(m.panel === 'plain' ? '' : rect(w * 0.14, depth * 0.12, w * 0.72, depth * 0.62, 10, t.dark))
	);
}
