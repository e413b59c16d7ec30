import { type BodyTones, bodyColour, bodyTones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	group,
	numberOf,
	path,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { dots, lens } from './parts.ts';
import { chooseWallpaper, type WallpaperChoice, wallpaper } from './wallpaper.ts';

type Shape = 'bar' | 'puck' | 'cube';
type Model = {
	tones: BodyTones;
	shape: Shape;
	w: number;
	h: number;
	r: number;
	lensR: number;
	tint: string;
	screen: WallpaperChoice;
	clipWide: boolean;
};

function choose(s: Sketch): Model {
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['black', 'black', 'grey', 'white']));
	const fine = numberOf(s.subject, 'cameraResolution', 2) >= 4;
	const shape = s.rnd.pick(fine ? (['bar', 'cube', 'puck'] as const) : (['bar', 'bar', 'puck'] as const));
	const size = {
		bar: { w: 760, h: 250, r: 125 },
		puck: { w: 440, h: 440, r: 220 },
		cube: { w: 500, h: 420, r: 90 },
	}[shape];
	return {
		tones,
		shape,
		...size,
		lensR: shape === 'bar' ? 96 : 150,
		tint: s.rnd.pick(['#27408f', '#5b2f86', '#1f6b74']),
		screen: chooseWallpaper(s),
		clipWide: s.rnd.chance(0.5),
	};
}

/** The camera's face around 0,0. */
function head(s: Sketch, m: Model): string {
	const { w, h, r, tones: t } = m;
	const inset = m.shape === 'bar' ? 20 : 24;
	return (
		rect(-w / 2, -h / 2, w, h, r, s.linear(60, [0, t.shine], [0.25, t.light], [0.6, t.face], [1, t.dark])) +
		rect(-w / 2 + inset, -h / 2 + inset, w - 2 * inset, h - 2 * inset, Math.max(10, r - inset), '#15181c') +
		lens(s, 0, 0, m.lensR, m.tint) +
		(m.shape === 'bar'
			? dots(-w * 0.36, -26, w * 0.12, 52, 26, 10, '#3a4149') +
				dots(w * 0.24, -26, w * 0.12, 52, 26, 10, '#3a4149') +
				circle(w * 0.19, 0, 8, '#7fd38f')
			: circle(0, h / 2 - inset - 22, 8, '#7fd38f'))
	);
}

function foot(s: Sketch, m: Model, top: number): string {
	const t = m.tones;
	const w = m.clipWide ? 330 : 250;
	return (
		path(d`M${CENTRE - 56} ${top}h112l16 70h-144z`, t.dark) +
		rect(CENTRE - w / 2, top + 60, w, 74, 26, s.linear(90, [0, t.shine], [0.3, t.face], [1, t.dark])) +
		path(
			d`M${CENTRE - w / 2 + 18} ${top + 134}h${w - 36}l-26 92q-6 18 -24 18h${-(w - 136)}q-18 0 -24 -18z`,
			s.linear(90, [0, t.face], [1, t.deep]),
		) +
		rect(CENTRE - w * 0.28, top + 160, w * 0.56, 12, 6, t.deep)
	);
}

function front(s: Sketch, m: Model): string {
	const total = m.h + 226;
	const top = CENTRE - total / 2 - 6;
	return (
		contactShadow(s, CENTRE, top + total + 8, 250, 34) +
		foot(s, m, top + m.h - 16) +
		group({ transform: d`translate(${CENTRE} ${top + m.h / 2})` }, head(s, m))
	);
}

/** From the side, clipped onto the edge of a screen. */
function angle(s: Sketch, m: Model): string {
	const t = m.tones;
	const high = Math.min(m.h, 300);
	const y = 170;
	const grey = bodyTones('#3a4149');
	return (
		rect(430, y + high + 60, 70, 480, 14, s.linear(0, [0, '#101317'], [0.3, grey.face], [1, grey.dark])) +
		stroke(d`M640 ${y + high * 0.6}C820 ${y + high * 0.7} 700 700 800 880`, '#2a2f36', 18) +
		path(d`M400 ${y + high - 20}h120v90h-120z`, t.dark) +
		rect(320, y + high + 30, 380, 64, 26, s.linear(90, [0, t.shine], [0.3, t.face], [1, t.dark])) +
		path(
			d`M520 ${y + high + 86}h150l-70 250q-8 26 -32 26h-20q-20 0 -22 -26z`,
			s.linear(0, [0, t.face], [1, t.deep]),
		) +
		rect(300, y + high + 80, 130, 40, 16, t.dark) +
		path(
			d`M330 ${y}h250q90 0 90 90v${high - 180}q0 90 -90 90h-250q-24 0 -24 -24v${48 - high}q0 -24 24 -24z`,
			s.linear(60, [0, t.shine], [0.3, t.light], [0.6, t.face], [1, t.dark]),
		) +
		rect(276, y + 20, 44, high - 40, 18, '#15181c') +
		path(d`M276 ${y + high / 2 - 70}q-46 70 0 140z`, s.linear(40, [0, '#8aa2e8'], [1, m.tint])) +
		rect(520, y + high * 0.3, 16, high * 0.4, 8, t.dark)
	);
}

/** In use, on top of a screen. */
function detail(s: Sketch, m: Model): string {
	const k = m.shape === 'bar' ? 0.66 : 0.62;
	const top = 470;
	return (
		rect(40, top, 880, 640, 30, '#3a4149') +
		rect(46, top + 6, 868, 640, 26, '#101317') +
		wallpaper(s, 70, top + 30, 820, 520, 8, m.screen) +
		rect(CENTRE - 110, top - 34, 220, 64, 18, s.linear(90, [0, m.tones.light], [1, m.tones.dark])) +
		group(
			{ transform: `translate(${CENTRE} ${(top - 20 - (m.h * k) / 2).toFixed(1)}) scale(${k})` },
			head(s, m),
		)
	);
}

export const drawWebcam: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
