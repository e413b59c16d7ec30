import { bodyTones, type Tones } from './colours.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	ellipse,
	glow,
	group,
	path,
	rect,
	type Sketch,
	stroke,
} from './kit.ts';
import { port, slots } from './parts.ts';
import { camera } from './projection.ts';
import { block, facePaint } from './solid.ts';

/** A router or modem, as chosen for one product. */
export type RouterModel = {
	tones: Tones;
	accent: string;
	antennas: number;
	leds: number;
	ports: number;
	top: 'ribs' | 'slits' | 'wave';
	w: number;
	radius: number;
	/** A modem that takes a SIM card, standing upright. */
	upright: boolean;
};

/** The front of an upright mobile modem, w × h: signal bars, network lamps. */
function faceArt(s: Sketch, m: RouterModel, w: number, h: number): string {
	const { tones, accent } = m;
	let bars = '';
	for (let i = 0; i < 4; i++) {
		const bh = 22 + i * 20;
		bars += rect(w / 2 - 70 + i * 38, h * 0.34 - bh, 24, bh, 8, i < 3 ? accent : tones.deep);
	}
	return (
		glow(s, w / 2, h * 0.29, 150, 120, accent, 0.28) +
		bars +
		circle(w * 0.34, h * 0.46, 9, accent) +
		circle(w * 0.5, h * 0.46, 9, accent) +
		circle(w * 0.66, h * 0.46, 9, tones.deep) +
		(m.top === 'ribs'
			? slots(w * 0.2, h * 0.66, w * 0.6, h * 0.22, 7, tones.dark, true, 0.3)
			: slots(w * 0.2, h * 0.68, w * 0.6, h * 0.18, 6, tones.dark, false, 0.26))
	);
}

export function modemFront(s: Sketch, m: RouterModel): string {
	const { tones } = m;
	const w = 400;
	const h = 690;
	const x = CENTRE - w / 2;
	const y = 110;
	return (
		contactShadow(s, CENTRE, y + h + 36, 270, 38) +
		path(
			d`M${CENTRE - 160} ${y + h + 40}Q${CENTRE - 150} ${y + h - 30} ${CENTRE - 110} ${y + h - 40}H${CENTRE + 110}Q${CENTRE + 150} ${y + h - 30} ${CENTRE + 160} ${y + h + 40}z`,
			s.linear(90, [0, tones.deep], [1, tones.dark]),
		) +
		rect(x, y, w, h, 90, facePaint(s, tones, 40), { stroke: tones.edge, 'stroke-width': 3 }) +
		group({ transform: d`translate(${x} ${y})` }, faceArt(s, m, w, h)) +
		stroke(d`M${x + 26} ${y + 120}V${y + h - 130}`, '#fff', 10, { 'stroke-opacity': 0.35 })
	);
}

export function modemAngle(s: Sketch, m: RouterModel): string {
	const cam = camera(36, 18, CENTRE, CENTRE - 10);
	const [sx, sy] = cam.project([0, 345, 0]);
	return (
		contactShadow(s, sx, sy + 20, 270, 66) +
		block(s, cam, [-180, 300, 110], { w: 360, h: 44, depth: 220, r: 16 }, bodyTones('#59616c')) +
		block(s, cam, [-200, -345, 60], { w: 400, h: 660, depth: 130, r: 90 }, m.tones, faceArt(s, m, 400, 660))
	);
}

/** The foot with the sockets, the SIM card beside. */
export function modemDetail(s: Sketch, m: RouterModel): string {
	const { tones } = m;
	return (
		dropShadow(110, 150, 420, 660, 90) +
		rect(110, 150, 420, 660, 90, facePaint(s, tones, 50), { stroke: tones.edge, 'stroke-width': 3 }) +
		rect(180, 250, 280, 84, 18, tones.deep) +
		rect(198, 282, 244, 20, 8, '#14171b') +
		rect(180, 400, 280, 310, 26, tones.deep) +
		port('rj45', 250, 480, 1.1) +
		port('rj45', 390, 480, 1.1) +
		port('usbC', 250, 630, 1.1) +
		circle(390, 630, 26, tones.face) +
		dropShadow(600, 330, 250, 330, 26, { soft: 20 }) +
		path(
			'M626 330H800L850 380V634Q850 660 824 660H626Q600 660 600 634V356Q600 330 626 330z',
			s.linear(50, [0, '#ffffff'], [1, '#d9dee4']),
		) +
		rect(660, 450, 130, 130, 22, s.linear(45, [0, '#f3d588'], [1, '#c49a3c'])) +
		stroke('M660 494h40v44h-40M790 494h-40v44h40M725 450v44M725 538v42', '#8d6d26', 5) +
		ellipse(640, 384, 12, 12, m.accent)
	);
}
