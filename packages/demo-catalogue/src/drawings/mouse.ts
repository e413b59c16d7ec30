import { type BodyTones, bodyColour, bodyTones, fromHue, LIGHT_HUES } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	ellipse,
	flagOf,
	glow,
	group,
	numberOf,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
	textOf,
} from './kit.ts';

type Shape = 'egg' | 'ergo' | 'blade';
type Model = {
	tones: BodyTones;
	second: BodyTones;
	shape: Shape;
	light: string | undefined;
	accent: string;
	wired: boolean;
	sideButtons: boolean;
};

function choose(s: Sketch): Model {
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['black', 'black', 'white', 'grey', 'red']));
	const sporty = numberOf(s.subject, 'dpi', 1600) >= 8000 || s.subject.series.startsWith('G');
	const hue = s.rnd.pick(LIGHT_HUES);
	const connection = textOf(s.subject, 'connection', 'USB');
	const twoTone = s.rnd.chance(0.4);
	return {
		tones,
		second: twoTone ? bodyTones('#3a4048') : tones,
		shape: sporty ? s.rnd.pick(['ergo', 'blade'] as const) : s.rnd.pick(['egg', 'egg', 'ergo'] as const),
		light: flagOf(s.subject, 'backlight') ? fromHue(hue, 0.72, 0.19) : undefined,
		accent: fromHue(hue, 0.66, 0.16),
		wired: connection === 'USB' || connection === 'Wired',
		sideButtons: sporty || s.rnd.chance(0.3),
	};
}

/** The outline from above, around 0,0, about 440 × 740. */
const OUTLINE: Readonly<Record<Shape, string>> = {
	egg: 'M0-360C150-360 205-250 205-80C205 40 222 90 222 170C222 310 120 370 0 370S-222 310-222 170C-222 90-205 40-205-80C-205-250-150-360 0-360z',
	ergo: 'M-10-362C150-362 206-262 204-90C203 20 236 90 232 190C226 320 120 372 0 372S-214 318-232 190C-244 92-196 60-214-60C-226-150-228-210-196-274C-164-336-110-362-10-362z',
	blade:
		'M-60-366H60C130-366 176-320 186-240C192-160 178-60 196 30C214 110 226 160 214 232C196 330 100 374 0 374S-196 330-214 232C-226 160-214 110-196 30C-178-60-192-160-186-240C-176-320-130-366-60-366z',
};

function body(s: Sketch, m: Model): string {
	const t = m.tones;
	const clip = s.clip(path(OUTLINE[m.shape], '#000'));
	const shell = s.radial(0.36, 0.3, 0.85, [0, t.shine], [0.3, t.light], [0.62, t.face], [1, t.dark]);
	const light = m.light ?? m.accent;
	return (
		path(OUTLINE[m.shape], shell, { stroke: t.dark, 'stroke-width': 4 }) +
		group(
			{ 'clip-path': clip },
			m.second === m.tones
				? ''
				: path(
						'M-260-20C-190 40-170 200-210 400H-300V-20zM260-20C190 40 170 200 210 400H300V-20z',
						m.second.face,
					),
			stroke('M0-380V-20M-260 30C-150-30 150-30 260 30', t.deep, 7),
			m.shape === 'blade' ? path('M-120 374L-60 200H60L120 374z', t.dark) : '',
			m.sideButtons
				? path('M-228-60q30 0 30 34v60q0 26-24 26h-16zM-236 80h16q22 2 22 26v50q0 30-28 30h-20z', t.deep)
				: '',
			m.light === undefined ? '' : stroke('M-236 160C-200 330-110 366 0 366S200 330 236 160', light, 16),
		) +
		rect(-32, -262, 64, 166, 32, t.deep) +
		rect(-21, -244, 42, 130, 21, s.linear(0, [0, '#5c646f'], [0.45, '#3a4149'], [1, '#14171b'])) +
		(m.light === undefined
			? rect(-21, -190, 42, 18, 6, m.accent)
			: rect(-24, -220, 48, 14, 7, light) + rect(-24, -154, 48, 14, 7, light)) +
		rect(-12, -66, 24, 44, 10, t.deep) +
		(m.light === undefined
			? ''
			: ellipse(0, 214, 52, 60, light, { 'fill-opacity': 0.9 }) + ellipse(0, 214, 34, 40, t.face)) +
		path('M-150-290C-110-330-70-338-22-338V-300C-80-300-110-290-140-240z', '#fff', { 'fill-opacity': 0.16 })
	);
}

function front(s: Sketch, m: Model): string {
	const way = `M${CENTRE} 190C${CENTRE} 60 ${CENTRE + 120} 120 ${CENTRE + 130} 0`;
	return (
		(m.wired ? stroke(way, '#2a2f36', 18) + rect(CENTRE - 15, 110, 30, 60, 12, '#3a4149') : '') +
		(m.light === undefined ? '' : glow(s, CENTRE, 760, 330, 130, m.light, 0.7)) +
		dropShadow(CENTRE - 190, 190, 380, 660, 190, { dx: 18, dy: 40, soft: 54, strength: 1.2 }) +
		place(CENTRE, m.wired ? 505 : CENTRE, 0, m.wired ? 1 : 1.04, body(s, m))
	);
}

/** From the left side. */
function angle(s: Sketch, m: Model): string {
	const t = m.tones;
	const shape =
		'M90 640C70 560 110 520 190 470C300 390 420 330 560 330C730 330 860 440 876 590C880 630 872 660 850 660H130C104 660 96 660 90 640z';
	const clip = s.clip(path(shape, '#000'));
	return (
		contactShadow(s, CENTRE, 672, 430, 46) +
		(m.light === undefined ? '' : glow(s, CENTRE, 676, 420, 44, m.light, 0.8)) +
		(m.wired ? stroke('M110 620C20 610 50 520 0 500', '#2a2f36', 20) : '') +
		path('M190 486q14 -70 78 -82q20 0 28 16z', '#23282e') +
		path(shape, s.linear(75, [0, t.shine], [0.3, t.light], [0.65, t.face], [1, t.dark])) +
		group(
			{ 'clip-path': clip },
			path(
				'M60 640C220 600 420 520 560 520S820 580 900 620V700H60z',
				m.second === m.tones ? t.dark : m.second.face,
				{ 'fill-opacity': 0.85 },
			),
			stroke('M180 476C280 500 380 480 470 340', t.deep, 7),
			m.sideButtons
				? path(
						'M400 520q6-36 44-44l80-8q18 0 14 20l-6 36q-4 16-22 16l-96 2q-20 0-14-22zM560 466l88 2q30 2 40 28l8 24q4 18-14 18l-116 2q-20 0-16-20l4-36q2-18 6-18z',
						t.deep,
					)
				: '',
			m.light === undefined ? rect(60, 648, 840, 20, 0, t.deep) : rect(60, 640, 840, 14, 0, m.light),
		) +
		path('M230 452C330 384 430 344 550 344C600 344 640 352 680 368C560 366 400 400 300 452z', '#fff', {
			'fill-opacity': 0.2,
		})
	);
}

/** The underside: feet, sensor, switch. */
function detail(s: Sketch, m: Model): string {
	const t = bodyTones('#2b3036');
	return (
		dropShadow(CENTRE - 190, 170, 380, 660, 190, { dx: 18, dy: 40, soft: 54, strength: 1.2 }) +
		place(
			CENTRE,
			CENTRE,
			180,
			1.04,
			path(OUTLINE[m.shape], m.tones.dark),
			group(
				{ transform: 'scale(.95)' },
				path(OUTLINE[m.shape], s.linear(230, [0, t.light], [0.5, t.face], [1, t.dark])),
			),
			path(
				'M-110-306Q0-350 110-306Q120-270 90-272Q0-300-90-272Q-120-270-110-306zM-130 300Q0 356 130 300Q136 262 108 264Q0 300-108 264Q-136 262-130 300z',
				'#d5dae0',
			),
			circle(0, -30, 62, '#14171b'),
			circle(0, -30, 40, s.radial(0.4, 0.35, 0.7, [0, m.light ?? '#e2575b'], [1, '#3b1013'])),
			m.wired ? '' : rect(-50, 120, 100, 46, 23, '#14171b') + rect(-46, 124, 50, 38, 19, '#7fd38f'),
			rect(-90, 196, 180, 34, 8, '#14171b', { 'fill-opacity': 0.5 }),
		) +
		(m.wired ? stroke(d`M${CENTRE} 866v94`, '#2a2f36', 18) : '')
	);
}

export const drawMouse: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
