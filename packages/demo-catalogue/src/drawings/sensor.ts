import { bodyTones, fromHue } from './colours.ts';
import type { Drawing } from './drawing.ts';
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
	sketch,
	stroke,
} from './kit.ts';
import { lockAngle, lockDetail, lockFront, type SensorKind, type SensorModel } from './lock.ts';
import { dots } from './parts.ts';
import { camera } from './projection.ts';
import { block, disc, facePaint } from './solid.ts';

function choose(s: Sketch): SensorModel {
	const { series } = s.subject;
	const other = s.rnd.pick<SensorKind>(['motion', 'door', 'lock']);
	const kind = /lock/i.test(series)
		? 'lock'
		: /door|window/i.test(series)
			? 'door'
			: /motion|move/i.test(series)
				? 'motion'
				: other;
	return {
		kind,
		tones: bodyTones(kind === 'lock' ? s.rnd.pick(['#1f2328', '#3a3430', '#59616c']) : '#f4f5f7'),
		lamp: fromHue(s.rnd.pick([145, 200, 250, 25]), 0.7, 0.17),
		round: s.rnd.chance(0.5),
	};
}

/** The milky lens of a motion sensor with its facets, around 0,0. */
function eye(s: Sketch, m: SensorModel, r: number): string {
	const facets = [-0.5, 0, 0.5]
		.map((k) => d`M${r * k * 1.1} ${-r * 0.86}Q${r * k * 1.7} 0 ${r * k * 1.1} ${r * 0.86}`)
		.join('');
	const rows = [-0.4, 0.1, 0.56]
		.map((k) => d`M${-r * 0.9} ${r * k * 0.9}Q0 ${r * (k + 0.16)} ${r * 0.9} ${r * k * 0.9}`)
		.join('');
	return (
		circle(0, 0, r * 1.1, m.tones.edge) +
		circle(0, 0, r, s.radial(0.36, 0.3, 0.8, [0, '#ffffff'], [0.5, '#e3e8ee'], [1, '#a7b1bd'])) +
		stroke(facets + rows, '#8e99a6', 5, { 'stroke-opacity': 0.55 }) +
		ellipse(-r * 0.4, -r * 0.46, r * 0.2, r * 0.12, '#fff', { 'fill-opacity': 0.9 })
	);
}

function motionFront(s: Sketch, m: SensorModel): string {
	const { tones } = m;
	const corner = m.round ? 300 : 120;
	return (
		contactShadow(s, CENTRE, 850, 230, 32) +
		path(
			'M350 850Q352 800 430 790V720H530V790Q608 800 610 850z',
			s.linear(0, [0, tones.face], [0.3, tones.light], [1, tones.deep]),
		) +
		rect(
			180,
			110,
			600,
			m.round ? 600 : 640,
			corner,
			s.linear(50, [0, tones.light], [0.55, tones.face], [1, tones.dark]),
			{ stroke: tones.edge, 'stroke-width': 4 },
		) +
		group({ transform: 'translate(480 400)' }, eye(s, m, 196)) +
		glow(s, CENTRE, 664, 50, 50, m.lamp, 0.6) +
		circle(CENTRE, 664, 12, m.lamp)
	);
}

/** From its side, in the corner where it keeps watch. */
function motionAngle(s: Sketch, m: SensorModel): string {
	const { tones } = m;
	const beam = s.radial(0, 0.5, 1, [0, m.lamp, 0.32], [1, m.lamp, 0]);
	return (
		path('M470 430L930 190V790L470 560z', beam) +
		rect(110, 220, 64, 520, 24, s.linear(0, [0, tones.dark], [0.6, tones.light], [1, tones.edge])) +
		stroke('M170 480H260', tones.deep, 60) +
		stroke('M170 474H260', tones.face, 46) +
		path(
			'M250 330Q250 240 330 240H420Q470 240 470 300V690Q470 740 420 740H330Q250 740 250 650z',
			s.linear(60, [0, tones.light], [0.5, tones.face], [1, tones.edge]),
		) +
		path(
			'M466 330C600 340 620 420 620 490S600 640 466 650z',
			s.radial(0.3, 0.3, 0.9, [0, '#ffffff'], [0.5, '#e3e8ee'], [1, '#9da8b4']),
		) +
		stroke('M466 410Q560 416 610 440M466 490H618M466 570Q560 564 610 544', '#8e99a6', 5, {
			'stroke-opacity': 0.6,
		})
	);
}

function motionDetail(s: Sketch, m: SensorModel): string {
	const { tones } = m;
	return (
		contactShadow(s, CENTRE, 690, 400, 120, 0.9) +
		disc(s, CENTRE, 540, 370, 170, 110, tones) +
		ellipse(CENTRE, 530, 250, 112, tones.dark) +
		path(
			'M236 520C236 330 340 210 480 210S724 330 724 520A244 106 0 0 1 236 520z',
			s.radial(0.34, 0.25, 0.85, [0, '#ffffff'], [0.5, '#e3e8ee'], [1, '#9da8b4']),
		) +
		stroke(
			'M250 430Q480 540 710 430M300 310Q480 390 660 310M480 212Q400 380 410 620M480 212Q560 380 550 620',
			'#8e99a6',
			5,
			{ 'stroke-opacity': 0.5 },
		) +
		ellipse(380, 320, 44, 26, '#fff', { 'fill-opacity': 0.9 }) +
		circle(CENTRE, 770, 12, m.lamp) +
		glow(s, CENTRE, 770, 50, 40, m.lamp, 0.6)
	);
}

function doorArt(s: Sketch, m: SensorModel, w: number, h: number): string {
	return (
		glow(s, w / 2, h * 0.2, 70, 60, m.lamp, 0.6) +
		(m.round ? circle(w / 2, h * 0.2, 16, m.lamp) : rect(w / 2 - 42, h * 0.2 - 8, 84, 16, 8, m.lamp)) +
		stroke(d`M${w * 0.2} ${h * 0.88}H${w * 0.8}`, m.tones.edge, 6)
	);
}

function doorFront(s: Sketch, m: SensorModel): string {
	const { tones } = m;
	const paint = s.linear(45, [0, tones.light], [0.55, tones.face], [1, tones.dark]);
	const rim = { stroke: tones.edge, 'stroke-width': 4 };
	const r = m.round ? 90 : 50;
	return (
		dropShadow(190, 110, 330, 740, r) +
		rect(190, 110, 330, 740, r, paint, rim) +
		group({ transform: 'translate(190 110)' }, doorArt(s, m, 330, 740)) +
		dropShadow(570, 300, 200, 480, r * 0.8) +
		rect(570, 300, 200, 480, r * 0.8, paint, rim) +
		path('M650 520l40 0M650 560l40 0', 'none', {
			stroke: tones.edge,
			'stroke-width': 10,
			'stroke-linecap': 'round',
		})
	);
}

/** On a door standing ajar. */
function doorAngle(s: Sketch, m: SensorModel): string {
	const { tones } = m;
	const wood = bodyTones('#b98a58');
	const cam = camera(0, 0, 0, 0);
	const room =
		rect(90, 90, 330, 800, 0, facePaint(s, bodyTones('#e0d7c8'), 60)) +
		rect(392, 90, 40, 800, 0, '#cfc5b5') +
		path('M470 90H870V890H470z', s.linear(20, [0, wood.light], [1, wood.dark])) +
		path('M540 160H800V460H540zM540 520H800V820H540z', 'none', { stroke: wood.dark, 'stroke-width': 10 }) +
		rect(432, 90, 38, 800, 0, '#2a2118', { 'fill-opacity': 0.75 });
	return (
		group({ 'clip-path': s.clip(rect(90, 90, 780, 780, 70, '#000')) }, room) +
		circle(520, 492, 30, '#c9a86a') +
		circle(514, 486, 18, '#f0dcae') +
		dropShadow(226, 230, 176, 380, 40, { soft: 18 }) +
		group(
			{ transform: 'translate(226 230)' },
			block(s, cam, [0, 0, 0], { w: 176, h: 380, depth: 0, r: 40 }, tones, doorArt(s, m, 176, 380)),
		) +
		dropShadow(490, 300, 110, 250, 30, { soft: 16 }) +
		rect(490, 300, 110, 250, 30, facePaint(s, tones, 45))
	);
}

function doorDetail(s: Sketch, m: SensorModel): string {
	const { tones } = m;
	const cam = camera(-36, 30, 430, 520);
	const small = camera(-36, 30, 720, 640);
	return (
		contactShadow(s, 480, 700, 400, 110, 0.8) +
		block(
			s,
			cam,
			[-150, -330, 60],
			{ w: 300, h: 640, depth: 120, r: m.round ? 80 : 46 },
			tones,
			doorArt(s, m, 300, 640),
		) +
		block(
			s,
			small,
			[-80, -200, 50],
			{ w: 160, h: 400, depth: 100, r: m.round ? 60 : 36 },
			tones,
			dots(60, 180, 40, 40, 20, 8, tones.edge),
		)
	);
}

export const drawSensor: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	const views = {
		motion: { front: motionFront, angle: motionAngle, detail: motionDetail },
		door: { front: doorFront, angle: doorAngle, detail: doorDetail },
		lock: { front: lockFront, angle: lockAngle, detail: lockDetail },
	}[model.kind];
	return s.done(views[view](s, model));
};
