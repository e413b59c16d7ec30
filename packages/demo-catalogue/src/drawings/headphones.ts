import { bodyColour, bodyTones, darken, lightness, mix } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { angle, detail, front, type Headgear } from './headgear.ts';
import { type Sketch, sketch } from './kit.ts';

function choose(s: Sketch): Headgear {
	const colour = bodyColour(s.subject, s.rnd, ['black', 'white', 'blue', 'grey']);
	const shell = bodyTones(colour);
	const pale = lightness(colour) > 0.85;
	const round = s.rnd.chance(0.5);
	const big = s.rnd.range(0, 1);
	const a = 112 + big * 42;
	return {
		shell,
		band: shell,
		cushion: bodyTones(
			pale ? '#9aa1ab' : s.rnd.chance(0.5) ? '#23272d' : darken(mix(colour, '#1f2328', 0.3), 0.04),
		),
		accent: s.rnd.pick(['#c9a86a', '#c3c8cf', '#e0623f'] as const),
		a,
		b: round ? a * 1.08 : a * 1.3,
		r: round ? a : a * 0.86,
		bandWide: s.rnd.range(44, 84),
		boom: false,
		light: undefined,
	};
}

export const drawHeadphones: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
