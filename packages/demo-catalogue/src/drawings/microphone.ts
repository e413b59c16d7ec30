import { type BodyTones, bodyColour, bodyTones, fromHue, LIGHT_HUES } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	ellipse,
	flagOf,
	glow,
	group,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { dots } from './parts.ts';

type Stand = 'disc' | 'tripod' | 'fork';
type Model = {
	tones: BodyTones;
	mesh: BodyTones;
	stand: Stand;
	light: string | undefined;
	accent: string;
	w: number;
	round: number;
};

function choose(s: Sketch): Model {
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['black', 'black', 'white', 'red']));
	const hue = s.rnd.pick(LIGHT_HUES);
	const studio = s.subject.series.includes('Studio');
	return {
		tones,
		mesh: s.rnd.chance(0.5) ? bodyTones('#8b939d') : tones,
		stand: studio ? s.rnd.pick(['fork', 'disc'] as const) : s.rnd.pick(['tripod', 'disc'] as const),
		light: flagOf(s.subject, 'backlight') ? fromHue(hue, 0.72, 0.19) : undefined,
		accent: fromHue(hue, 0.66, 0.16),
		w: s.rnd.range(230, 270),
		round: s.rnd.chance(0.6) ? 1 : 0.45,
	};
}

/** The microphone itself around its centre, w × 480. */
function capsule(s: Sketch, m: Model): string {
	const { w, tones: t } = m;
	const h = 490;
	const r = (w / 2) * m.round;
	const band = -h / 2 + h * 0.56;
	const mesh = s.linear(0, [0, m.mesh.face], [0.2, m.mesh.light], [0.45, m.mesh.face], [1, m.mesh.deep]);
	const body = s.linear(0, [0, t.dark], [0.12, t.face], [0.3, t.shine], [0.55, t.face], [1, t.dark]);
	return (
		rect(-w / 2, -h / 2, w, h, r, mesh) +
		dots(-w / 2 + 34, -h / 2 + 46, w - 68, h * 0.44, 34, 14, m.mesh.deep) +
		path(
			d`M${-w / 2} ${band}h${w}v${h / 2 - band - r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}z`,
			body,
		) +
		rect(-w / 2 - 5, band - 12, w + 10, 24, 10, m.light ?? t.deep) +
		circle(0, band + 74, 26, t.deep) +
		circle(0, band + 74, 19, t.face) +
		circle(0, band + 132, 8, m.light ?? m.accent)
	);
}

function standArt(s: Sketch, m: Model, top: number, bottom: number): string {
	const t = m.tones;
	const metal = s.linear(0, [0, t.face], [0.3, t.light], [1, t.deep]);
	const foot = s.linear(90, [0, t.shine], [0.5, t.face], [1, t.dark]);
	switch (m.stand) {
		case 'disc':
			return (
				ellipse(CENTRE, bottom + 8, 190, 36, t.deep) +
				ellipse(CENTRE, bottom - 4, 190, 36, foot) +
				rect(CENTRE - 15, top, 30, bottom - top - 4, 8, metal)
			);
		case 'tripod':
			return (
				stroke(
					d`M${CENTRE} ${bottom - 76}L${CENTRE - 180} ${bottom + 10}M${CENTRE} ${bottom - 76}L${CENTRE + 180} ${bottom + 10}`,
					t.face,
					28,
				) +
				stroke(d`M${CENTRE} ${bottom - 76}L${CENTRE + 20} ${bottom + 24}`, t.dark, 28) +
				rect(CENTRE - 20, top, 40, bottom - top - 70, 10, metal)
			);
		case 'fork': {
			const half = m.w / 2 + 34;
			return (
				ellipse(CENTRE, bottom + 8, 170, 34, t.deep) +
				ellipse(CENTRE, bottom - 4, 170, 34, foot) +
				rect(CENTRE - 16, top + 20, 32, bottom - top - 24, 8, metal) +
				stroke(
					d`M${CENTRE - half} ${top - 250}V${top - 60}Q${CENTRE - half} ${top + 30} ${CENTRE - half + 90} ${top + 30}H${CENTRE + half - 90}Q${CENTRE + half} ${top + 30} ${CENTRE + half} ${top - 60}V${top - 250}`,
					t.face,
					26,
				) +
				circle(CENTRE - half, top - 250, 30, t.light) +
				circle(CENTRE + half, top - 250, 30, t.dark)
			);
		}
	}
}

function front(s: Sketch, m: Model): string {
	const y = 336;
	const bottom = 812;
	return (
		contactShadow(s, CENTRE, bottom + 16, 260, 44) +
		(m.light === undefined ? '' : glow(s, CENTRE, bottom + 10, 240, 40, m.light, 0.5)) +
		standArt(s, m, y + 240, bottom) +
		place(CENTRE, y, 0, 1, capsule(s, m))
	);
}

/** On a boom arm. */
function angle(s: Sketch, m: Model): string {
	const t = m.tones;
	const arm = (way: string) => stroke(way, t.dark, 34) + stroke(way, t.light, 12);
	return (
		contactShadow(s, 240, 862, 170, 30) +
		rect(120, 800, 240, 56, 16, s.linear(90, [0, t.shine], [0.4, t.face], [1, t.dark])) +
		rect(216, 720, 48, 90, 10, t.dark) +
		arm('M240 730L150 380') +
		arm('M150 380L560 190') +
		circle(150, 380, 40, t.face) +
		circle(150, 380, 18, m.light ?? m.accent) +
		circle(240, 730, 34, t.face) +
		stroke('M560 190Q640 160 660 250', t.dark, 26) +
		place(664, 520, 14, 0.98, capsule(s, m))
	);
}

/** The grille and the controls, large. */
function detail(s: Sketch, m: Model): string {
	const clip = s.clip(rect(80, 110, 800, 740, 56, '#000'));
	return group(
		{ 'clip-path': clip },
		rect(80, 110, 800, 740, 0, s.linear(50, [0, '#e4e0da'], [1, '#c9c2b8'])),
		m.light === undefined ? '' : glow(s, CENTRE, 520, 460, 300, m.light, 0.5),
		place(CENTRE + 30, 500, -12, 1.9, capsule(s, m)),
	);
}

export const drawMicrophone: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
