import { bodyTones, darken, lighten } from './colours.ts';
import { circle, d, path, rect, type Sketch, stroke } from './kit.ts';
import { slots } from './parts.ts';
import { facePaint } from './solid.ts';

const STEEL = ['#eef1f4', '#c3c8cf', '#8d959f'] as const;
const GOLD = ['#f6e3ae', '#d9b25c', '#a07c2c'] as const;

function metal(s: Sketch, [light, face, dark]: readonly [string, string, string]): string {
	return s.linear(0, [0, light], [0.45, face], [1, dark]);
}

/** A cable as a round tube: shade, colour, and a line of light. */
export function tube(line: string, colour: string, width: number, braided = false, shine = true): string {
	return (
		stroke(line, darken(colour, 0.14), width) +
		stroke(line, colour, width * 0.78) +
		(braided
			? stroke(line, darken(colour, 0.1), width * 0.78, {
					'stroke-dasharray': d`${width * 0.16} ${width * 0.3}`,
					'stroke-linecap': 'butt',
					'stroke-opacity': 0.7,
				})
			: '') +
		(shine
			? stroke(line, lighten(colour, 0.16), width * 0.2, {
					'stroke-opacity': 0.75,
					transform: d`translate(${-width * 0.12} ${-width * 0.14})`,
				})
			: '')
	);
}

/** A network cable plugged into a socket at x, y and hanging out of the picture's bottom part. */
export function cableDown(x: number, y: number, colour: string, sway: number): string {
	const line = d`M${x} ${y + 60}V${y + 130}C${x} ${y + 250} ${x + sway} ${y + 240} ${x + sway} ${y + 400}`;
	return (
		tube(line, colour, 26) +
		rect(x - 30, y - 24, 60, 70, 8, '#dfe5ea') +
		rect(x - 30, y - 24, 60, 70, 8, '#9fb0bd', { 'fill-opacity': 0.35 }) +
		rect(x - 12, y - 12, 24, 58, 4, '#f4f7f9') +
		path(d`M${x - 34} ${y + 40}h68l-14 74h-40z`, colour, {
			stroke: colour,
			'stroke-width': 8,
			'stroke-linejoin': 'round',
		}) +
		slots(x - 22, y + 56, 44, 44, 3, darken(colour, 0.16), false, 0.4)
	);
}

export type PlugKind = 'usbA' | 'usbC' | 'micro' | 'lightning' | 'hdmi' | 'displayPort' | 'rj45' | 'jack';

/** The kind of plug a catalogue's connector name means. */
export function plugOf(connector: string): PlugKind {
	switch (connector) {
		case 'Lightning':
			return 'lightning';
		case 'micro-USB':
			return 'micro';
		case 'HDMI':
			return 'hdmi';
		case 'DisplayPort':
			return 'displayPort';
		case 'RJ-45':
		case 'Ethernet':
			return 'rj45';
		case '3.5 mm':
			return 'jack';
		default:
			return 'usbC';
	}
}

/** The metal or clear end of a plug, pointing up, its foot at 0,0. */
function tip(s: Sketch, kind: PlugKind): string {
	const steel = metal(s, STEEL);
	switch (kind) {
		case 'usbA':
			return (
				rect(-42, -110, 84, 116, 6, steel) +
				rect(-26, -86, 18, 22, 3, '#3a4048') +
				rect(8, -86, 18, 22, 3, '#3a4048')
			);
		case 'usbC':
			return rect(-33, -84, 66, 92, 20, steel) + rect(-20, -84, 40, 10, 5, '#6c747e');
		case 'micro':
			return (
				path('M-30-70H30L36-58V6H-36V-58z', steel) +
				rect(-18, -52, 10, 16, 2, '#3a4048') +
				rect(8, -52, 10, 16, 2, '#3a4048')
			);
		case 'lightning':
			return (
				rect(-26, -82, 52, 90, 12, '#f1f3f5') +
				path('M-15-70v34M-5-70v34M5-70v34M15-70v34', 'none', { stroke: '#c9a24a', 'stroke-width': 6 })
			);
		case 'hdmi':
			return (
				path('M-62-84H62V-20L52 6H-52L-62-20z', metal(s, GOLD)) +
				rect(-34, -66, 16, 30, 3, '#6b5220') +
				rect(18, -66, 16, 30, 3, '#6b5220')
			);
		case 'displayPort':
			return (
				path('M-58-84H34L58-62V6H-58z', steel) +
				rect(-36, -62, 16, 28, 3, '#3a4048') +
				rect(14, -62, 16, 28, 3, '#3a4048')
			);
		case 'rj45':
			return (
				rect(-46, -112, 92, 120, 8, s.linear(0, [0, '#ffffff'], [0.5, '#e2e9ee'], [1, '#b9c6cf'])) +
				path('M-30-104v40M-20-104v40M-10-104v40M0-104v40M10-104v40M20-104v40M30-104v40', 'none', {
					stroke: '#d0a445',
					'stroke-width': 5,
				}) +
				rect(-20, -56, 40, 62, 6, '#fff', { 'fill-opacity': 0.85 })
			);
		case 'jack':
			return (
				rect(-17, -84, 34, 92, 4, metal(s, GOLD)) +
				path('M-15-80H15V-124Q10-140 0-142Q-10-140 -15-124z', metal(s, GOLD)) +
				rect(-17, -46, 34, 7, 0, '#23262b') +
				rect(-17, -84, 34, 7, 0, '#23262b')
			);
	}
}

const WIDTH: Readonly<Record<PlugKind, number>> = {
	usbA: 108,
	usbC: 92,
	micro: 92,
	lightning: 74,
	hdmi: 148,
	displayPort: 144,
	rj45: 96,
	jack: 64,
};

/** A plug with its grip, pointing up; the cable leaves at 0,+170. */
export function plug(s: Sketch, kind: PlugKind, colour: string): string {
	const tones = bodyTones(colour);
	const w = WIDTH[kind];
	const half = w / 2;
	if (kind === 'rj45') {
		return (
			tip(s, kind) +
			rect(-16, 120, 32, 56, 6, tones.dark) +
			path('M-48 0H48L26 150H-26z', facePaint(s, tones, 20), {
				stroke: tones.face,
				'stroke-width': 8,
				'stroke-linejoin': 'round',
			}) +
			slots(-28, 40, 56, 90, 4, tones.deep, false, 0.36)
		);
	}
	return (
		tip(s, kind) +
		rect(
			-half,
			0,
			w,
			120,
			kind === 'jack' || kind === 'lightning' ? 18 : 22,
			s.linear(0, [0, tones.light], [0.45, tones.face], [1, tones.dark]),
			{ stroke: tones.edge, 'stroke-width': 2 },
		) +
		path('M-22 118H22L16 176H-16z', tones.dark) +
		slots(-18, 128, 36, 40, 3, tones.deep, false, 0.4) +
		(kind === 'usbC' || kind === 'usbA' ? circle(0, 60, 9, tones.dark) : '')
	);
}
