import { bodyColour, bodyTones, mix } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	group,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
	textOf,
} from './kit.ts';
import { type Pad, padArt, padTilted, shoulders } from './pad-parts.ts';
import { port } from './parts.ts';

type Model = Pad & { cable: boolean };

function choose(s: Sketch): Model {
	const { brand } = s.subject;
	const colour = bodyColour(s.subject, s.rnd, ['black', 'white', 'blue', 'red']);
	const twoTone = s.rnd.chance(0.5);
	const connection = textOf(s.subject, 'connection');
	return {
		tones: bodyTones(colour),
		grip: bodyTones(twoTone ? '#1f2328' : mix(colour, '#1f2328', 0.22)),
		hue: s.rnd.pick([20, 90, 150, 200, 260, 300, 345] as const),
		even: brand === 'Sony' || (brand !== 'Microsoft' && s.rnd.chance(0.4)),
		coloured: brand === 'Microsoft' || s.rnd.chance(0.5),
		cable:
			connection === 'USB' ||
			connection === 'Wired' ||
			(connection === '' && !s.subject.series.startsWith('Wireless')),
	};
}

function front(s: Sketch, m: Model): string {
	const line = 'M480 390C480 250 560 260 580 170S520 60 600-30';
	return (
		(m.cable
			? stroke(line, '#2b3037', 17) + stroke(line, '#59616b', 5) + rect(460, 268, 40, 70, 14, '#2b3037')
			: '') + place(CENTRE, CENTRE - 4 + (m.cable ? 20 : 0), 0, 1.03, padArt(s, m))
	);
}

/** Lying, seen from low before it. */
function angle(s: Sketch, m: Model): string {
	return (
		contactShadow(s, CENTRE + 16, 610, 430, 190, 0.9) +
		group({ transform: 'matrix(.98 -.2 .26 .76 470 460)' }, shoulders(m.grip), padTilted(s, m, 74))
	);
}

/** From behind: shoulder keys, triggers and the port. */
function detail(s: Sketch, m: Model): string {
	const { tones: t, grip } = m;
	const dark = s.linear(90, [0, grip.edge], [0.3, grip.face], [1, grip.deep]);
	const trigger = (side: 1 | -1) =>
		group(
			{ transform: side === 1 ? 'translate(0 0)' : 'scale(-1 1)' },
			path('M130-70Q134-128 190-132H290Q352-126 358-60L340-20H130z', dark),
			path(
				'M150-20H352Q372-20 370 10Q366 92 318 120H220Q166 116 158 60z',
				s.linear(90, [0, '#5a626d'], [0.4, '#2b3037'], [1, '#14171b']),
			),
			stroke('M186 6Q260-6 340 8', '#7b838d', 7),
		);
	return (
		contactShadow(s, CENTRE, 716, 430, 40, 0.6) +
		place(
			CENTRE,
			CENTRE - 10,
			0,
			1.06,
			path(
				'M-150-90H150C260-110 360-80 392 30C420 130 404 230 360 232C300 234 290 150 190 136H-190C-290 150-300 234-360 232C-404 230-420 130-392 30C-360-80-260-110-150-90z',
				s.linear(80, [0, t.light], [0.45, t.face], [1, t.dark]),
				{ stroke: t.edge, 'stroke-width': 4 },
			),
			path(
				'M-392 40C-420 130-404 230-360 232C-310 234-296 170-236 146C-300 130-350 90-392 40zM392 40C420 130 404 230 360 232C310 234 296 170 236 146C300 130 350 90 392 40z',
				dark,
			),
			trigger(1),
			trigger(-1),
			rect(-70, -50, 140, 80, 26, grip.deep),
			port('usbC', 0, -10, 1.2),
			circle(0, 84, 12, t.deep),
			circle(-54, 84, 8, t.deep),
			circle(54, 84, 8, t.deep),
		)
	);
}

export const drawGamepad: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
