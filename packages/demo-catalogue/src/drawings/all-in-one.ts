import { bodyColour, bodyTones } from './colours.ts';
import { type Display, displayInSpace, screenBack, screenFace, standFront } from './display.ts';
import type { Drawing } from './drawing.ts';
import { COARSE_ROWS, keyField } from './keys.ts';
import {
	CENTRE,
	contactShadow,
	d,
	ellipse,
	group,
	numberOf,
	path,
	rect,
	type Sketch,
	sketch,
} from './kit.ts';
import { camera } from './projection.ts';
import { chooseWallpaper } from './wallpaper.ts';

function choose(s: Sketch): Display {
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['silver', 'white', 'black']));
	const inch = numberOf(s.subject, 'screenSize', 24);
	const w = 690 + (inch - 21.5) * 13;
	const chin = s.rnd.range(62, 84);
	return {
		tones,
		stand: tones,
		w,
		h: w * 0.555 + chin,
		bezel: 18,
		chin,
		radius: s.rnd.range(14, 28),
		standShape: s.rnd.pick(['plate', 'plate', 'hoop', 'disc']),
		screen: chooseWallpaper(s),
		curve: 0,
	};
}

/** The keyboard and mouse in the box tell an all-in-one from a monitor. */
function desk(s: Sketch, m: Display, y: number): string {
	const t = m.tones;
	return (
		contactShadow(s, CENTRE - 30, y + 58, 300, 26, 0.8) +
		path(d`M${CENTRE - 270} ${y}h440l22 58h-484z`, t.face, {
			stroke: t.face,
			'stroke-width': 12,
			'stroke-linejoin': 'round',
		}) +
		path(d`M${CENTRE - 294} ${y + 60}h488v8q0 8 -8 8h-472q-8 0 -8 -8z`, t.dark) +
		keyField({ x: CENTRE - 278, y: y + 2, w: 456, h: 54 }, COARSE_ROWS.slice(1), t.deep, {
			gap: 5,
			soft: 4,
		}) +
		contactShadow(s, CENTRE + 268, y + 58, 66, 20, 0.8) +
		ellipse(CENTRE + 262, y + 34, 42, 36, s.linear(60, [0, t.light], [0.6, t.face], [1, t.dark])) +
		rect(CENTRE + 258, y + 8, 8, 20, 4, t.deep)
	);
}

function front(s: Sketch, m: Display): string {
	const top = CENTRE - (m.h + 220) / 2;
	const bottom = top + m.h + 84;
	return (
		contactShadow(s, CENTRE, bottom + 16, 280, 32) +
		standFront(s, m, top + m.h, bottom) +
		group({ transform: d`translate(${CENTRE - m.w / 2} ${top})` }, screenFace(s, m)) +
		desk(s, m, bottom + 62)
	);
}

function angle(s: Sketch, m: Display): string {
	const cam = camera(-36, 15, CENTRE, 790, 1.04);
	return contactShadow(s, CENTRE + 8, 795, 280, 78) + displayInSpace(s, m, cam, 84);
}

function detail(s: Sketch, m: Display): string {
	const top = CENTRE - (m.h + 110) / 2;
	const bottom = top + m.h + 96;
	return (
		contactShadow(s, CENTRE, bottom + 16, 290, 36) +
		standFront(s, m, top + m.h, bottom) +
		group({ transform: d`translate(${CENTRE - m.w / 2} ${top})` }, screenBack(s, m, m.w, m.h))
	);
}

export const drawAllInOne: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
