import { bodyColour, bodyTones, fromHue, lightness, type Tones } from './colours.ts';
import { drawHandheld } from './console-handheld.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	group,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { type Pad, padArt } from './pad-parts.ts';
import { dots, portRow } from './parts.ts';
import { box, camera } from './projection.ts';

type Model = { curved: boolean; tones: Tones; pad: Pad; disc: boolean; light: string };

const INK = bodyTones('#16181c');

function choose(s: Sketch): Model {
	const colour = bodyColour(s.subject, s.rnd, ['white', 'white', 'black']);
	const curved = s.subject.brand === 'Sony';
	const tones = bodyTones(colour);
	const hue = s.rnd.pick([250, 200, 150, 300] as const);
	return {
		curved,
		tones,
		disc: s.rnd.chance(0.5),
		light: fromHue(curved ? 250 : hue, 0.72, 0.17),
		pad: {
			tones,
			grip: lightness(colour) > 0.6 && curved ? INK : tones,
			hue: curved ? 250 : hue,
			even: curved,
			coloured: !curved,
		},
	};
}

/** Two bowed plates with a dark core, upright, around 0,0: 300 × 740. */
function bowed(s: Sketch, m: Model): string {
	const { tones: t } = m;
	const left =
		'M-40-330C-96-372-150-378-158-330C-128-120-128 120-150 330C-140 372-92 362-46 336C-64 120-62-120-40-330z';
	const right =
		'M40-330C96-372 150-378 158-330C128-120 128 120 150 330C140 372 92 362 46 336C64 120 62-120 40-330z';
	return (
		path(
			'M-70-316C-30-340 30-340 70-316V322C30 346-30 346-70 322z',
			s.linear(0, [0, '#0e1013'], [0.4, '#3a4048'], [0.6, '#23272d'], [1, '#0e1013']),
		) +
		stroke('M-36-300C-52-110-54 110-42 310M36-300C52-110 54 110 42 310', m.light, 7, {
			'stroke-opacity': 0.9,
		}) +
		(m.disc ? rect(-7, -30, 14, 190, 7, '#0a0c0e') : '') +
		rect(-14, -236, 28, 12, 6, '#59616b') +
		rect(-15, -196, 30, 46, 8, '#0a0c0e') +
		path(left, s.linear(10, [0, t.edge], [0.3, t.light], [1, t.face])) +
		path(right, s.linear(10, [0, t.light], [0.6, t.face], [1, t.dark])) +
		rect(-96, 336, 192, 30, 12, '#23272d')
	);
}

/** A plain block with a round vent, upright, around 0,0: 320 × 700. */
function block(s: Sketch, m: Model): string {
	const { tones: t } = m;
	const vent = lightness(t.face) > 0.6 ? '#1b1e22' : '#0c0e10';
	return (
		rect(-170, -350, 340, 700, 20, s.linear(50, [0, t.edge], [0.4, t.face], [1, t.deep])) +
		rect(-163, -343, 326, 686, 15, s.linear(60, [0, t.light], [0.5, t.face], [1, t.dark])) +
		circle(0, -150, 134, vent) +
		dots(-84, -234, 168, 168, 28, 12, '#454c56') +
		circle(-120, 310, 15, '#f3f5f8', { stroke: t.deep, 'stroke-width': 4 }) +
		circle(-120, 310, 6, m.light) +
		rect(92, 282, 14, 50, 7, t.deep) +
		(m.disc ? rect(126, -60, 10, 190, 5, t.deep) : '')
	);
}

const tower = (s: Sketch, m: Model) => (m.curved ? bowed(s, m) : block(s, m));

function front(s: Sketch, m: Model): string {
	return (
		contactShadow(s, CENTRE - 130, 846, 260, 44) +
		place(
			CENTRE - 130,
			474,
			0,
			1,
			m.curved ? '' : dropShadow(-170, -350, 340, 700, 20, { dx: 16, dy: 8, soft: 40 }),
			tower(s, m),
		) +
		place(CENTRE + 150, 690, -8, 0.64, padArt(s, m.pad))
	);
}

/** Alone, turned or lying. */
function angle(s: Sketch, m: Model): string {
	const { tones: t } = m;
	if (m.curved) {
		return (
			contactShadow(s, CENTRE + 30, 850, 330, 60) +
			place(
				CENTRE - 150,
				470,
				0,
				1.06,
				rect(-60, 330, 420, 34, 14, '#16181c') +
					path(
						'M80-330C180-352 300-356 400-338C420-334 428-320 426-300C410-100 410 100 428 290C430 314 420 326 400 330C300 350 180 356 76 336z',
						s.linear(50, [0, t.light], [0.5, t.face], [1, t.dark]),
					) +
					stroke('M392-320C372-110 372 110 390 314', t.dark, 5, { 'stroke-opacity': 0.7 }) +
					group({ transform: 'scale(.56 1)' }, bowed(s, m)),
			)
		);
	}
	const cam = camera(-36, 24, CENTRE, CENTRE + 10, 1);
	const [w, h, depth] = [330, 640, 400];
	const b = box(cam, [-w / 2, -h / 2, depth / 2], w, h, depth);
	const [sx, sy] = cam.project([0, h / 2, 0]);
	return (
		contactShadow(s, sx, sy + 6, 330, 150, 0.8) +
		path(b.outline, t.face, { stroke: t.face, 'stroke-width': 14, 'stroke-linejoin': 'round' }) +
		group(
			{ transform: b.top },
			rect(0, 0, w, depth, 10, s.linear(60, [0, t.light], [1, t.face])),
			dots(60, 70, w - 120, depth - 140, 34, 15, t.deep),
		) +
		group({ transform: b.right }, rect(0, 0, depth, h, 10, s.linear(70, [0, t.face], [1, t.dark]))) +
		group({ transform: d`${b.front} translate(${w / 2} ${h / 2}) scale(.97 .914)` }, block(s, m))
	);
}

/** The back with its ports, the pad before it. */
function detail(s: Sketch, m: Model): string {
	const { tones: t } = m;
	return (
		contactShadow(s, CENTRE, 470, 450, 40) +
		rect(70, 160, 820, 306, m.curved ? 110 : 24, s.linear(80, [0, t.light], [0.5, t.face], [1, t.dark]), {
			stroke: t.edge,
			'stroke-width': 4,
		}) +
		rect(110, 270, 740, 140, 26, '#16181c') +
		portRow(['hdmi', 'usbA', 'rj45', 'usbC'], CENTRE, 340, 1.3, 46) +
		stroke('M190 216H780', t.deep, 46, { 'stroke-linecap': 'butt', 'stroke-dasharray': '12 14' }) +
		place(CENTRE, 690, 6, 0.76, padArt(s, m.pad))
	);
}

export const drawConsole: Drawing = (subject, view) => {
	if (subject.brand === 'Nintendo') return drawHandheld(subject, view);
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
