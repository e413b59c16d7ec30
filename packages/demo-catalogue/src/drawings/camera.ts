import { bodyColour, bodyTones, lightness, type Tones } from './colours.ts';
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
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { dots, lens, port, screw } from './parts.ts';
import { facePaint } from './solid.ts';

type Kind = 'bullet' | 'dome' | 'indoor';
type Model = {
	kind: Kind;
	tones: Tones;
	leds: number;
	glass: string;
	lamp: string;
	shield: boolean;
	turn: number;
};

function choose(s: Sketch): Model {
	const { series } = s.subject;
	const kind = /dome/i.test(series)
		? 'dome'
		: /indoor|360|home/i.test(series)
			? 'indoor'
			: /bullet/i.test(series)
				? 'bullet'
				: s.rnd.pick<Kind>(['bullet', 'dome', 'indoor']);
	return {
		kind,
		tones: bodyTones(bodyColour(s.subject, s.rnd, ['white', 'white', 'white', 'black', 'grey'])),
		leds: s.rnd.pick([2, 4, 6]),
		glass: s.rnd.pick(['#27408f', '#3b2a6b', '#1f5a66']),
		lamp: s.rnd.pick(['#4ade80', '#4aa3ff', '#ff6b5e']),
		shield: s.rnd.chance(0.65),
		turn: s.rnd.range(-6, 6),
	};
}

/** The dark face of a bullet: lens in the middle, infrared lamps around it. */
function eye(s: Sketch, m: Model, r: number): string {
	let ring = '';
	for (let i = 0; i < m.leds; i++) {
		const a = ((i + 0.5) * 2 * Math.PI) / m.leds;
		ring +=
			circle(Math.cos(a) * r * 0.74, Math.sin(a) * r * 0.74, r * 0.1, '#4d2430') +
			circle(Math.cos(a) * r * 0.72, Math.sin(a) * r * 0.72, r * 0.04, '#d98a94');
	}
	return (
		circle(0, 0, r, s.linear(50, [0, '#343b44'], [1, '#0d1014'])) + ring + lens(s, 0, 0, r * 0.5, m.glass)
	);
}

function wallPlate(s: Sketch, x: number, y: number, rx: number, ry: number, tones: Tones): string {
	return (
		ellipse(x + 12, y + 14, rx, ry, '#4a3c2c', { 'fill-opacity': 0.14 }) +
		ellipse(x + 6, y, rx, ry, tones.deep) +
		ellipse(x, y, rx, ry, facePaint(s, tones, 40))
	);
}

function bulletFront(s: Sketch, m: Model): string {
	const { tones } = m;
	const round = s.linear(90, [0, tones.light], [0.3, tones.face], [0.75, tones.dark], [1, tones.deep]);
	const tube = path('M-230-150H250Q300-150 300-90V90Q300 150 250 150H-230z', round);
	const hood = m.shield
		? path(
				'M-330-176H240Q312-176 318-110L318-76Q300-132 240-132H-330z',
				s.linear(90, [0, tones.light], [1, tones.edge]),
			)
		: '';
	return (
		stroke('M640 560C700 640 730 660 760 690', tones.deep, 74) +
		stroke('M636 552C696 632 726 650 756 682', tones.face, 62) +
		wallPlate(s, 778, 700, 74, 132, tones) +
		place(
			480,
			420,
			-13,
			1.08,
			tube +
				ellipse(-230, 0, 96, 150, tones.edge) +
				ellipse(-236, 0, 88, 140, tones.deep) +
				group({ transform: 'translate(-238 0) scale(.64 1)' }, eye(s, m, 132)) +
				rect(60, -120, 12, 250, 6, tones.dark) +
				hood,
		)
	);
}

/** From its side, on a wall. */
function bulletAngle(s: Sketch, m: Model): string {
	const { tones } = m;
	const round = s.linear(90, [0, tones.light], [0.3, tones.face], [0.75, tones.dark], [1, tones.deep]);
	return (
		rect(96, 250, 56, 300, 24, s.linear(0, [0, tones.dark], [0.6, tones.light], [1, tones.dark])) +
		screw(124, 296, 14) +
		screw(124, 504, 14) +
		stroke('M150 400H250C310 400 320 420 330 470', tones.deep, 76) +
		stroke('M150 394H250C310 394 320 416 328 466', tones.face, 60) +
		circle(336, 470, 58, tones.dark) +
		circle(330, 464, 50, facePaint(s, tones, 50)) +
		place(
			560,
			560,
			9,
			1,
			rect(-290, -115, 560, 230, 54, round) +
				rect(-150, -115, 10, 230, 5, tones.dark) +
				path('M200-112H262Q300-112 300-74V74Q300 112 262 112H200z', '#171b20') +
				rect(270, -60, 20, 120, 10, m.glass) +
				(m.shield
					? path(
							'M-270-142H330Q348-142 348-124V-100H-290Q-290-142 -270-142z',
							s.linear(90, [0, tones.light], [1, tones.edge]),
						)
					: '') +
				stroke('M-290 30C-380 40 -400 120 -380 190', '#3a4048', 18),
		)
	);
}

function bulletDetail(s: Sketch, m: Model): string {
	const { tones } = m;
	return (
		dropShadow(150, 150, 660, 660, 330, { dy: 30, soft: 50 }) +
		(m.shield
			? path(
					'M110 480A370 370 0 0 1 850 480L800 470A320 320 0 0 0 160 470z',
					s.linear(60, [0, tones.light], [1, tones.dark]),
					{ stroke: tones.edge, 'stroke-width': 3 },
				)
			: '') +
		circle(CENTRE, CENTRE, 325, facePaint(s, tones, 50), { stroke: tones.edge, 'stroke-width': 4 }) +
		group({ transform: 'translate(480 480)' }, eye(s, m, 276)) +
		glow(s, CENTRE, 722, 40, 40, m.lamp, 0.6) +
		circle(CENTRE, 722, 9, m.lamp)
	);
}

/** The smoked glass of a dome with the lens behind it, hanging from 0,0. */
function bowl(s: Sketch, m: Model, r: number, lensX: number): string {
	const glass = s.radial(0.36, 0.2, 0.95, [0, '#59636e'], [0.35, '#2b323a'], [1, '#0b0e12']);
	return (
		path(d`M${-r} 0A${r} ${r} 0 0 0 ${r} 0z`, glass) +
		path(
			d`M${-r * 0.62} 0Q${-r * 0.5} ${r * 0.62} 0 ${r * 0.66}Q${r * 0.5} ${r * 0.62} ${r * 0.62} 0z`,
			'#000',
			{ 'fill-opacity': 0.35 },
		) +
		lens(s, lensX, r * 0.4, r * 0.3, m.glass) +
		path(
			d`M${-r * 0.86} ${r * 0.08}A${r * 0.88} ${r * 0.88} 0 0 0 ${-r * 0.4} ${r * 0.78}Q${-r * 0.68} ${r * 0.5} ${-r * 0.7} ${r * 0.08}z`,
			'#fff',
			{ 'fill-opacity': 0.3 },
		)
	);
}

function domeFront(s: Sketch, m: Model): string {
	const { tones } = m;
	const metal = s.linear(0, [0, tones.face], [0.25, tones.light], [0.6, tones.face], [1, tones.deep]);
	return (
		place(CENTRE, 420, 0, 1, bowl(s, m, 312, m.turn * 8)) +
		path(
			'M120 250Q120 214 156 214H804Q840 214 840 250L816 396Q808 436 752 446Q480 486 208 446Q152 436 144 396z',
			metal,
		) +
		stroke('M168 430Q480 488 792 430', tones.edge, 5) +
		circle(230, 340, 13, tones.deep) +
		circle(730, 340, 13, tones.deep) +
		glow(s, CENTRE, 380, 30, 30, m.lamp, 0.6) +
		circle(CENTRE, 380, 8, m.lamp)
	);
}

/** Standing, tilted towards the viewer. */
function domeAngle(s: Sketch, m: Model): string {
	const { tones } = m;
	const metal = s.linear(0, [0, tones.face], [0.25, tones.light], [0.6, tones.face], [1, tones.deep]);
	return (
		contactShadow(s, CENTRE, 740, 410, 90) +
		path('M104 560V640A376 170 0 0 0 856 640V560z', metal) +
		ellipse(CENTRE, 560, 376, 170, facePaint(s, tones, 50)) +
		ellipse(CENTRE, 540, 300, 132, tones.dark) +
		path(
			'M196 530C190 260 330 170 480 170S770 260 764 530A284 120 0 0 1 196 530z',
			s.radial(0.34, 0.25, 0.85, [0, '#6a7480'], [0.4, '#2f363f'], [1, '#0b0e12']),
		) +
		place(CENTRE + 60, 400, 0, 1, lens(s, 0, 0, 112, m.glass)) +
		path('M240 470C236 330 310 236 400 214C320 280 288 360 292 486z', '#fff', { 'fill-opacity': 0.28 }) +
		screw(190, 610, 14) +
		screw(770, 610, 14)
	);
}

function domeDetail(s: Sketch, m: Model): string {
	const { tones } = m;
	return (
		dropShadow(110, 110, 740, 740, 370, { dy: 30, soft: 50 }) +
		circle(CENTRE, CENTRE, 370, facePaint(s, tones, 50), { stroke: tones.edge, 'stroke-width': 4 }) +
		circle(CENTRE, CENTRE, 286, tones.dark) +
		circle(
			CENTRE,
			CENTRE,
			272,
			s.radial(0.36, 0.32, 0.75, [0, '#59636e'], [0.4, '#262c33'], [1, '#0b0e12']),
		) +
		lens(s, CENTRE + m.turn * 6, CENTRE + 20, 120, m.glass) +
		path('M260 420A240 240 0 0 1 450 236A320 320 0 0 0 300 440z', '#fff', { 'fill-opacity': 0.3 }) +
		[45, 165, 285]
			.map((a) =>
				screw(CENTRE + 330 * Math.cos((a * Math.PI) / 180), CENTRE + 330 * Math.sin((a * Math.PI) / 180), 16),
			)
			.join('')
	);
}

/** A ball on a foot; `look` moves the face to the side (-1 … 1). */
function ball(s: Sketch, m: Model, look: number): string {
	const { tones } = m;
	const pale = lightness(tones.face) > 0.5;
	const cx = CENTRE;
	const cy = 390;
	const r = 300;
	const shift = look * 120;
	const wide = 1 - Math.abs(look) * 0.22;
	return (
		contactShadow(s, cx, 836, 270, 40) +
		path(
			'M330 650H630L684 800Q688 840 640 846Q480 862 320 846Q272 840 276 800z',
			s.linear(0, [0, tones.face], [0.28, tones.light], [0.6, tones.face], [1, tones.deep]),
		) +
		ellipse(cx, 668, 176, 30, tones.deep, { 'fill-opacity': 0.6 }) +
		circle(
			cx,
			cy,
			r,
			s.radial(
				0.34,
				0.28,
				0.85,
				[0, tones.light],
				[0.55, tones.face],
				[0.86, tones.dark],
				[1, pale ? tones.edge : tones.deep],
			),
		) +
		group(
			{ transform: d`translate(${cx + shift} ${cy}) scale(${wide.toFixed(2)} 1)` },
			rect(
				-186,
				-150,
				372,
				300,
				150,
				s.linear(50, [0, '#2d343c'], [1, '#0b0d10']),
				pale ? {} : { stroke: tones.edge, 'stroke-width': 4 },
			) +
				lens(s, 0, 0, 108, m.glass) +
				circle(-142, 0, 9, m.lamp) +
				circle(142, 0, 13, '#3b2028') +
				path('M-150-70Q-120-130 -40-136', 'none', {
					stroke: '#fff',
					'stroke-width': 10,
					'stroke-linecap': 'round',
					'stroke-opacity': 0.25,
				}),
		) +
		dots(cx - 72, 776, 144, 34, 24, 9, tones.deep)
	);
}

/** From behind: sound, the cable and the card slot. */
function ballBack(s: Sketch, m: Model): string {
	const { tones } = m;
	return (
		contactShadow(s, CENTRE, 836, 270, 40) +
		stroke('M480 780C480 900 640 850 720 900S860 960 900 940', '#3a4048', 26) +
		path(
			'M330 650H630L684 800Q688 840 640 846Q480 862 320 846Q272 840 276 800z',
			s.linear(0, [0, tones.face], [0.28, tones.light], [0.6, tones.face], [1, tones.deep]),
		) +
		circle(
			CENTRE,
			390,
			300,
			s.radial(0.34, 0.28, 0.85, [0, tones.light], [0.55, tones.face], [1, tones.dark]),
		) +
		circle(CENTRE, 360, 150, tones.dark, { 'fill-opacity': 0.5 }) +
		dots(390, 280, 180, 160, 40, 15, tones.deep) +
		rect(410, 570, 140, 22, 8, '#1b1f24') +
		port('usbC', CENTRE, 770, 1.2)
	);
}

export const drawCamera: Drawing = (subject, view) => {
	const s = sketch(subject);
	const m = choose(s);
	const views = {
		bullet: { front: bulletFront, angle: bulletAngle, detail: bulletDetail },
		dome: { front: domeFront, angle: domeAngle, detail: domeDetail },
		indoor: {
			front: (a: Sketch, b: Model) => ball(a, b, 0),
			angle: (a: Sketch, b: Model) =>
				group({ transform: 'rotate(-6 480 820)' }, ball(a, b, b.turn < 0 ? -1 : 1)),
			detail: ballBack,
		},
	}[m.kind];
	return s.done(views[view](s, m));
};
