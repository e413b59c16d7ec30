import { bodyColour, bodyTones, fromHue, lightness, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	ellipse,
	glow,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { slots } from './parts.ts';
import { disc, facePaint } from './solid.ts';

type Model = { tones: Tones; trim: Tones; turret: boolean; accent: string; brushes: number; ring: boolean };

function choose(s: Sketch): Model {
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['white', 'black', 'grey']));
	const pale = lightness(tones.face) > 0.5;
	return {
		tones,
		trim: bodyTones(s.rnd.chance(0.6) ? (pale ? '#39414b' : '#59616c') : pale ? '#d5d9df' : '#14171b'),
		turret: s.rnd.chance(0.75),
		accent: fromHue(s.rnd.pick([25, 200, 145, 260]), 0.68, 0.16),
		brushes: s.rnd.int(1, 2),
		ring: s.rnd.chance(0.5),
	};
}

/** The side brush peeping out, around 0,0. */
function brush(colour: string): string {
	return (
		[0, 120, 240]
			.map((a) =>
				place(0, 0, a + 20, 1, path('M-7 0L-22-120Q0-136 22-120L7 0z', colour, { 'fill-opacity': 0.85 })),
			)
			.join('') + circle(0, 0, 16, '#2a2f36')
	);
}

function front(s: Sketch, m: Model): string {
	const { tones, trim } = m;
	const cy = 450;
	const rx = 390;
	const ry = 300;
	const ring = m.ring
		? ellipse(CENTRE, cy, rx * 0.86, ry * 0.86, 'none', { stroke: trim.face, 'stroke-width': 22 })
		: '';
	return (
		contactShadow(s, CENTRE, cy + 210, 450, 200, 0.9) +
		place(168, 690, 30, 1, brush('#6c747e')) +
		disc(s, CENTRE, cy + 44, rx, ry, 66, trim) +
		disc(s, CENTRE, cy, rx, ry, 52, tones) +
		ring +
		path(
			d`M${CENTRE - rx * 0.94} ${cy + ry * 0.34}A${rx} ${ry} 0 0 0 ${CENTRE + rx * 0.94} ${cy + ry * 0.34}`,
			'none',
			{ stroke: tones.deep, 'stroke-width': 5, 'stroke-opacity': 0.35 },
		) +
		(m.turret
			? disc(s, CENTRE, cy - 120, 132, 98, 40, trim) +
				disc(s, CENTRE, cy - 144, 118, 86, 18, bodyTones('#22272d')) +
				ellipse(CENTRE, cy - 146, 104, 74, facePaint(s, tones, 50))
			: ellipse(CENTRE, cy - 120, 120, 84, '#12161b') + ellipse(CENTRE - 20, cy - 130, 60, 34, '#39506b')) +
		rect(CENTRE - 76, cy + 60, 152, 58, 29, tones.dark) +
		rect(CENTRE - 74, cy + 58, 148, 54, 27, facePaint(s, tones, 60)) +
		circle(CENTRE - 34, cy + 85, 11, m.accent) +
		circle(CENTRE + 34, cy + 85, 11, tones.deep) +
		glow(s, CENTRE, cy + 210, 90, 30, m.accent, 0.5) +
		ellipse(CENTRE, cy + 210, 40, 8, m.accent)
	);
}

/** On its dock, low from the front. */
function angle(s: Sketch, m: Model): string {
	const { tones, trim } = m;
	const y = 640;
	const dock = trim;
	return (
		contactShadow(s, CENTRE, 800, 440, 60) +
		path('M280 800V300Q280 210 370 210H590Q680 210 680 300V800z', facePaint(s, dock, 60)) +
		rect(330, 262, 300, 150, 30, s.linear(50, [0, dock.light], [1, dock.face])) +
		rect(440, 446, 80, 12, 6, m.accent) +
		glow(s, CENTRE, 452, 110, 50, m.accent, 0.5) +
		path('M300 560H660V800H300z', '#0f1216', { 'fill-opacity': 0.55 }) +
		(m.turret
			? rect(
					CENTRE - 120,
					y - 78,
					240,
					70,
					24,
					s.linear(0, [0, tones.face], [0.3, tones.light], [1, tones.dark]),
				) + rect(CENTRE - 110, y - 50, 220, 24, 6, '#1b1f24')
			: '') +
		path(
			d`M90 ${y + 60}Q90 ${y - 26} 180 ${y - 30}Q480 ${y - 46} 780 ${y - 30}Q870 ${y - 26} 870 ${y + 60}z`,
			s.linear(0, [0, tones.face], [0.28, tones.light], [0.65, tones.face], [1, tones.deep]),
		) +
		path(
			d`M90 ${y + 48}H870V${y + 116}Q870 ${y + 156} 820 ${y + 156}H140Q90 ${y + 156} 90 ${y + 116}z`,
			s.linear(0, [0, trim.dark], [0.28, trim.light], [0.65, trim.face], [1, trim.deep]),
		) +
		stroke(d`M104 ${y + 50}H856`, tones.deep, 5) +
		rect(CENTRE - 110, y + 78, 220, 44, 22, '#0d1014') +
		circle(CENTRE, y + 100, 12, m.accent) +
		place(180, y + 150, 0, 0.6, brush('#6c747e'))
	);
}

/** Its underside: wheels, roller, side brush. */
function detail(s: Sketch, m: Model): string {
	const { trim } = m;
	const under = bodyTones('#2a2f36');
	const wheel = (x: number) =>
		rect(x - 44, 380, 88, 210, 36, '#0f1216') + slots(x - 34, 392, 68, 186, 8, '#4a525c', false, 0.45);
	return (
		dropShadow(104, 104, 752, 752, 376, { dy: 30, soft: 50 }) +
		circle(CENTRE, CENTRE, 376, facePaint(s, m.tones, 50)) +
		circle(CENTRE, CENTRE, 356, facePaint(s, under, 50)) +
		rect(250, 600, 460, 130, 30, '#101317') +
		rect(270, 620, 420, 90, 45, s.linear(90, [0, '#3a424c'], [0.5, m.accent], [1, '#23282e'])) +
		stroke('M300 634L390 696M400 634L490 696M500 634L590 696M590 634L664 690', '#101317', 9, {
			'stroke-opacity': 0.6,
		}) +
		wheel(230) +
		wheel(730) +
		circle(CENTRE, 220, 62, '#101317') +
		rect(CENTRE - 24, 172, 48, 96, 20, '#c3c8cf') +
		rect(390, 330, 180, 210, 24, trim.dark) +
		slots(420, 370, 120, 120, 5, under.deep, false, 0.3) +
		place(250, 250, 10, 1.25, brush('#aab2bc')) +
		(m.brushes > 1 ? place(710, 250, 40, 1.25, brush('#aab2bc')) : '') +
		rect(330, 150, 70, 26, 8, '#d9b25c') +
		rect(560, 150, 70, 26, 8, '#d9b25c')
	);
}

export const drawRobotVacuum: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
