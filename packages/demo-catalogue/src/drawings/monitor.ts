import { bodyColour, bodyTones, fromHue, LIGHT_HUES } from './colours.ts';
import { type Display, displayInSpace, screenBack, screenFace, standFront } from './display.ts';
import type { Drawing } from './drawing.ts';
import { CENTRE, contactShadow, d, glow, group, numberOf, place, rect, type Sketch, sketch } from './kit.ts';
import { camera } from './projection.ts';
import { chooseWallpaper } from './wallpaper.ts';

const GAMING = 402;

type Model = Display & { light: string | undefined };

function choose(s: Sketch): Model {
	const gaming = s.subject.subcategoryId === GAMING;
	const tones = bodyTones(
		bodyColour(s.subject, s.rnd, gaming ? ['black'] : ['black', 'black', 'silver', 'white']),
	);
	const inch = numberOf(s.subject, 'screenSize', s.rnd.pick([24, 27]));
	const wide = inch >= 33;
	const w = wide ? 812 : 712 + (inch - 21.5) * 11;
	const bezel = gaming ? 12 : s.rnd.range(11, 18);
	const curved = wide || (gaming && s.rnd.chance(0.35));
	const shape = gaming
		? s.rnd.pick(['wings', 'wings', 'plate'] as const)
		: s.rnd.pick(['disc', 'plate', 'hoop'] as const);
	const silverStand = s.rnd.chance(0.3);
	const hue = s.rnd.pick(LIGHT_HUES);
	return {
		tones,
		stand: silverStand && !gaming ? bodyTones('#c3c8cf') : tones,
		w,
		h: w * (wide ? 0.44 : 0.575),
		bezel,
		chin: gaming ? bezel : bezel * 1.8,
		radius: 16,
		standShape: shape,
		screen: chooseWallpaper(s),
		curve: curved ? 13 : 0,
		light: gaming ? fromHue(hue, 0.68, 0.2) : undefined,
	};
}

function front(s: Sketch, m: Model): string {
	const rise = 128;
	const y = CENTRE - (m.h + rise) / 2 - 12;
	const bottom = y + m.h + rise;
	return (
		contactShadow(s, CENTRE, bottom + 16, 290, 36) +
		(m.light === undefined ? '' : glow(s, CENTRE, bottom + 14, 250, 34, m.light, 0.6)) +
		standFront(s, m, y + m.h, bottom) +
		group({ transform: d`translate(${CENTRE - m.w / 2} ${y})` }, screenFace(s, m))
	);
}

function angle(s: Sketch, m: Model): string {
	const cam = camera(38, 14, CENTRE, 790, m.w > 800 ? 1.12 : 1.2);
	const small = { ...m, w: m.w * 0.95, h: m.h * 0.95, curve: 0 };
	return contactShadow(s, CENTRE + 10, 795, 310, 82) + displayInSpace(s, small, cam, 112);
}

function detail(s: Sketch, m: Model): string {
	const rise = 120;
	const y = CENTRE - (m.h + rise) / 2 - 10;
	const bottom = y + m.h + rise;
	const t = m.stand;
	return (
		contactShadow(s, CENTRE, bottom + 16, 290, 36) +
		standFront(s, m, y + m.h, bottom) +
		group({ transform: d`translate(${CENTRE - m.w / 2} ${y})` }, screenBack(s, m, m.w, m.h)) +
		(m.light === undefined
			? ''
			: place(
					CENTRE,
					y + m.h * 0.4,
					0,
					1,
					glow(s, 0, 0, 130, 130, m.light, 0.8),
					rect(-66, -66, 132, 132, 66, 'none', { stroke: m.light, 'stroke-width': 12 }),
				)) +
		rect(CENTRE - 46, y + m.h * 0.4 - 46, 92, 92, 18, s.linear(50, [0, t.light], [1, t.dark]))
	);
}

export const drawMonitor: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
