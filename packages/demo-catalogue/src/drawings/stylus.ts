import { bodyColour, bodyTones, fromHue, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	d,
	dropShadow,
	ellipse,
	group,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { camera, slabOutline } from './projection.ts';

type Model = {
	tones: Tones;
	tip: 'cone' | 'slim' | 'disc';
	button: boolean;
	band: boolean;
	ink: string;
	fat: number;
};

function choose(s: Sketch): Model {
	const tips: readonly ['cone', 'slim', 'disc'] = ['cone', 'slim', 'disc'];
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['white', 'black', 'grey', 'blue']));
	return {
		tones,
		tip: s.subject.brand === 'Apple' ? 'cone' : s.rnd.pick(tips),
		button: s.subject.brand !== 'Apple' && s.rnd.chance(0.8),
		band: s.rnd.chance(0.6),
		ink: fromHue(s.rnd.pick([255, 20, 150, 300] as const), 0.6, 0.18),
		fat: s.rnd.range(58, 70),
	};
}

/** Upright, tip down at 0,0, of the given length; the width is m.fat. */
function pen(s: Sketch, m: Model, length: number): string {
	const { tones, fat } = m;
	const half = fat / 2;
	const round = s.linear(
		0,
		[0, tones.dark],
		[0.18, tones.light],
		[0.36, tones.edge],
		[0.5, tones.face],
		[0.85, tones.dark],
		[1, tones.deep],
	);
	const steel = s.linear(0, [0, '#9aa2ac'], [0.3, '#f3f5f8'], [0.6, '#c3c8cf'], [1, '#7b838d']);
	const cone = fat * (m.tip === 'slim' ? 2.6 : 1.7);
	const tipWide = m.tip === 'slim' ? 5 : 9;
	const nib =
		m.tip === 'disc'
			? ellipse(0, -4, 26, 9, '#aab3bd', { stroke: '#e9edf1', 'stroke-width': 3 }) +
				rect(-4, -34, 8, 30, 3, '#59616b')
			: path(d`M${-tipWide} -26Q0 8 ${tipWide} -26z`, m.tip === 'slim' ? '#3a414a' : '#eceff2');
	const start = 22;
	return (
		nib +
		path(
			d`M${-tipWide} ${-start}H${tipWide}Q${half * 0.9} ${-cone} ${half} ${-start - cone}H${-half}Q${-half * 0.9} ${-cone} ${-tipWide} ${-start}z`,
			m.tip === 'slim' ? steel : round,
		) +
		rect(-half, -length, fat, length - start - cone + 1, half * 0.7, round) +
		rect(-half, -start - cone - 60, fat, 61, 0, round) +
		(m.band ? rect(-half, -length + fat * 1.3, fat, 16, 0, steel) : '') +
		rect(-half, -start - cone - 3, fat, 5, 0, tones.deep, { 'fill-opacity': 0.5 }) +
		(m.button
			? rect(-half * 0.36, -start - cone - 210, half * 0.72, 140, half * 0.36, tones.deep) +
				rect(-half * 0.26, -start - cone - 205, half * 0.46, 130, half * 0.26, tones.face)
			: rect(-half * 0.1, -length * 0.62, half * 0.2, length * 0.3, half * 0.1, tones.edge, {
					'fill-opacity': 0.6,
				}))
	);
}

function penShadow(m: Model, length: number, dx: number, dy: number): string {
	return dropShadow(-m.fat / 2, -length, m.fat, length - 40, m.fat / 2, { dx, dy, soft: 34 });
}

/** The whole pen, slanting, with a line it has drawn. */
function front(s: Sketch, m: Model): string {
	const length = 960;
	return (
		stroke('M120 800C220 700 260 860 340 810S420 700 500 790S610 860 700 800', m.ink, 13, {
			'stroke-opacity': 0.9,
		}) + place(176, 764, 44, 1, penShadow(m, length, 26, 14) + pen(s, m, length))
	);
}

/** Drawing on a tablet. */
function angle(s: Sketch, m: Model): string {
	const cam = camera(-30, 52, CENTRE, CENTRE + 84, 0.98);
	const w = 760;
	const h = 540;
	const lay = (y: number) => cam.plane([-w / 2, y, -h / 2], [1, 0, 0], [0, 0, 1]);
	const [tipX, tipY] = cam.project([-w / 2 + 520, 0, -h / 2 + 300]);
	const line = 'M120 330C190 170 260 190 270 290S330 430 400 300S470 190 520 300';
	return (
		group({ transform: lay(26) }, dropShadow(0, 0, w, h, 40, { dx: 10, dy: 20, soft: 50 })) +
		path(
			slabOutline(cam, [-w / 2, 0, -h / 2], [1, 0, 0], [0, 0, 1], { w, h, r: 40 }, [0, 26, 0]),
			s.linear(0, [0, '#e3e6ea'], [0.5, '#8d949e'], [1, '#c3c8cf']),
		) +
		group(
			{ transform: lay(0) },
			rect(0, 0, w, h, 40, '#101317') +
				rect(26, 26, w - 52, h - 52, 20, s.linear(60, [0, '#ffffff'], [1, '#eaeef3'])) +
				stroke(line, m.ink, 16) +
				circle(w - 110, 110, 34, m.ink) +
				stroke(d`M70 ${h - 90}h200M70 ${h - 130}h120`, '#c6ced8', 14) +
				circle(w / 2, 13, 5, '#3d4650'),
		) +
		place(tipX, tipY, 32, 0.78, penShadow(m, 640, 50, 20) + pen(s, m, 640))
	);
}

/** The tip, close, and spare tips. */
function detail(s: Sketch, m: Model): string {
	const spare = (x: number, y: number) =>
		place(
			x,
			y,
			-18,
			1,
			dropShadow(-26, -120, 52, 120, 26, { dx: 8, dy: 12, soft: 20 }) +
				path('M-9-8Q0 10 9-8L26-80H-26z', s.linear(0, [0, '#c3c8cf'], [0.35, '#fff'], [1, '#aab1bb'])) +
				rect(-26, -124, 52, 48, 10, s.linear(0, [0, '#9aa2ac'], [0.35, '#f3f5f8'], [1, '#7b838d'])),
		);
	return (
		place(330, 830, 34, 2.6, penShadow(m, 500, 8, 8) + pen(s, m, 700)) +
		spare(610, 800) +
		spare(710, 780) +
		spare(810, 760)
	);
}

export const drawStylus: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
