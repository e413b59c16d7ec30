import { bodyTones, type Tones } from './colours.ts';
import { circle, dropShadow, glow, group, path, place, rect, type Sketch, stroke } from './kit.ts';
import { camera } from './projection.ts';
import { block, facePaint } from './solid.ts';

export type SensorKind = 'motion' | 'door' | 'lock';
/** A sensor or lock, as chosen for one product. */
export type SensorModel = { kind: SensorKind; tones: Tones; lamp: string; round: boolean };

/** The outer plate of a smart lock, 250 × 720: keypad on glass, finger pad below. */
function plateArt(s: Sketch, m: SensorModel): string {
	let keys = '';
	for (let i = 0; i < 12; i++)
		keys += circle(66 + (i % 3) * 59, 96 + Math.floor(i / 3) * 62, 13, '#dfe7ee', { 'fill-opacity': 0.9 });
	return (
		rect(
			20,
			24,
			210,
			330,
			m.round ? 60 : 26,
			s.linear(40, [0, '#39434e'], [0.5, '#151a20'], [1, '#0c0f13']),
		) +
		keys +
		rect(95, 322, 60, 8, 4, m.lamp) +
		circle(125, 620, 44, m.tones.deep) +
		circle(125, 620, 36, s.linear(50, [0, '#59636e'], [1, '#1b1f24'])) +
		stroke('M108 628a18 18 0 1 1 34 0M116 632a10 10 0 1 1 18-2M125 618v18', m.lamp, 4)
	);
}

/** The handle on its rose, pointing right from 0,0. */
function handle(s: Sketch, m: SensorModel, length: number): string {
	const { tones } = m;
	return (
		rect(-20, -8, length - 26, 70, 35, '#000', { 'fill-opacity': 0.16 }) +
		circle(0, 0, 62, s.linear(50, [0, tones.edge], [1, tones.deep])) +
		rect(-34, -36, length, 72, 36, s.linear(90, [0, tones.edge], [0.3, tones.light], [1, tones.dark]))
	);
}

export function lockFront(s: Sketch, m: SensorModel): string {
	const r = m.round ? 110 : 50;
	return (
		dropShadow(250, 100, 270, 760, r, { soft: 36 }) +
		group(
			{ transform: 'translate(246 96) scale(1.08 1.06)' },
			rect(0, 0, 250, 720, r, facePaint(s, m.tones, 40), { stroke: m.tones.edge, 'stroke-width': 3 }) +
				plateArt(s, m),
		) +
		place(382, 590, 0, 1, handle(s, m, 370)) +
		glow(s, 381, 444, 90, 40, m.lamp, 0.5)
	);
}

export function lockAngle(s: Sketch, m: SensorModel): string {
	const cam = camera(38, 12, 480, 470);
	return (
		group(
			{ 'clip-path': s.clip(rect(130, 70, 640, 820, 60, '#000')) },
			rect(130, 70, 560, 820, 0, s.linear(20, [0, '#b98a58'], [1, '#8d6337'])) +
				rect(690, 70, 80, 820, 0, '#6d4a27'),
		) +
		block(
			s,
			cam,
			[-125, -360, 60],
			{ w: 250, h: 720, depth: 70, r: m.round ? 100 : 46 },
			m.tones,
			plateArt(s, m),
		) +
		group({ transform: cam.plane([0, 100, 130], [1, 0, 0], [0, 1, 0]) }, handle(s, m, 330))
	);
}

/** The bolt in the edge of the door, with the cards that open it. */
export function lockDetail(s: Sketch, m: SensorModel): string {
	const steel = bodyTones('#c3c8cf');
	const card = (x: number, y: number, turn: number, colour: string) =>
		place(
			x,
			y,
			turn,
			1,
			dropShadow(-170, -105, 340, 210, 24, { soft: 20 }) +
				rect(
					-170,
					-105,
					340,
					210,
					24,
					s.linear(45, [0, bodyTones(colour).light], [1, bodyTones(colour).dark]),
				) +
				stroke('M40-40a56 56 0 0 1 0 80M72-64a92 92 0 0 1 0 128M12-18a28 28 0 0 1 0 36', m.lamp, 9, {
					'stroke-opacity': 0.85,
				}) +
				rect(-130, 44, 90, 12, 6, '#fff', { 'fill-opacity': 0.5 }),
		);
	return (
		rect(110, 90, 240, 780, 36, s.linear(0, [0, '#b98a58'], [1, '#8d6337'])) +
		rect(160, 170, 140, 620, 20, facePaint(s, steel, 30)) +
		circle(230, 214, 16, steel.deep) +
		circle(230, 746, 16, steel.deep) +
		rect(186, 300, 88, 150, 10, '#2a2f36') +
		rect(200, 314, 150, 122, 12, s.linear(90, [0, '#ffffff'], [0.4, steel.face], [1, steel.deep])) +
		rect(186, 540, 88, 120, 10, '#2a2f36') +
		path('M200 554H310L340 600V646H200z', s.linear(90, [0, '#ffffff'], [0.4, steel.face], [1, steel.deep])) +
		card(640, 560, 14, '#39506b') +
		card(640, 390, -10, '#2a2f36')
	);
}
