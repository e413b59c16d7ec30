import { bodyColour, bodyTones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { angle, detail, front, type Headgear } from './headgear.ts';
import { flagOf, type Sketch, sketch } from './kit.ts';

function choose(s: Sketch): Headgear {
	const colour = bodyColour(s.subject, s.rnd, ['black', 'black', 'red', 'white']);
	const hue = s.rnd.pick([20, 145, 200, 260, 300, 340] as const);
	const a = s.rnd.range(146, 160);
	const dark = s.rnd.chance(0.5);
	return {
		shell: bodyTones(colour),
		band: bodyTones(dark ? '#1f2328' : colour),
		cushion: bodyTones('#23272d'),
		accent: s.rnd.pick(['#e0452f', '#c3c8cf', '#43b36f'] as const),
		a,
		b: a * s.rnd.range(1.2, 1.34),
		r: a * s.rnd.range(0.5, 0.9),
		bandWide: s.rnd.range(76, 92),
		boom: true,
		light: flagOf(s.subject, 'backlight', s.rnd.chance(0.5)) ? hue : undefined,
	};
}

export const drawHeadset: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
