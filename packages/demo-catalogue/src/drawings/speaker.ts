import { bodyColour, bodyTones, fromHue, mix, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	ellipse,
	glow,
	group,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { dots, port } from './parts.ts';
import { camera, slabOutline } from './projection.ts';

type Model = {
	kind: 'brick' | 'tube' | 'ball';
	tones: Tones;
	cap: Tones;
	accent: string;
	light: string;
	loop: boolean;
};

function choose(s: Sketch): Model {
	const { series } = s.subject;
	const kind = series.startsWith('Go') ? 'brick' : series.startsWith('Flip') ? 'tube' : 'ball';
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['black', 'blue', 'red', 'green', 'grey']));
	return {
		kind,
		tones,
		cap: bodyTones(s.rnd.chance(0.6) ? '#1f2328' : mix(tones.face, '#1f2328', 0.45)),
		accent: s.rnd.pick(['#f08a3c', '#ffffff', '#5ad1c0', '#f2d04f'] as const),
		light: fromHue(s.rnd.pick([20, 145, 200, 260, 320] as const), 0.74, 0.18),
		loop: s.rnd.chance(0.7),
	};
}

const cloth = (s: Sketch, t: Tones, angle = 60) => s.linear(angle, [0, t.light], [0.5, t.face], [1, t.dark]);

/** Three signs without letters: minus, play, plus. */
function signs(cx: number, cy: number, step: number, size: number, colour: string): string {
	const k = size / 2;
	return (
		stroke(
			d`M${cx - step - k} ${cy}h${size}M${cx + step - k} ${cy}h${size}M${cx + step} ${cy - k}v${size}`,
			colour,
			size * 0.26,
		) +
		path(d`M${cx - k * 0.7} ${cy - k}L${cx + k} ${cy}L${cx - k * 0.7} ${cy + k}z`, colour, {
			stroke: colour,
			'stroke-width': size * 0.16,
			'stroke-linejoin': 'round',
		})
	);
}

function brickFace(s: Sketch, m: Model, w: number, h: number): string {
	const { tones } = m;
	return (
		rect(0, 0, w, h, 90, s.linear(50, [0, tones.edge], [0.5, tones.face], [1, tones.deep])) +
		rect(14, 14, w - 28, h - 28, 78, cloth(s, tones)) +
		dots(70, 64, w - 140, h - 128, 27, 8, tones.dark) +
		rect(w / 2 - 92, h / 2 - 36, 184, 72, 22, m.cap.face) +
		rect(w / 2 - 58, h / 2 - 10, 116, 20, 10, m.accent)
	);
}

function strapLoop(m: Model, x: number, y: number): string {
	const line = d`M${x} ${y}C${x + 90} ${y - 120} ${x + 150} ${y - 10} ${x + 96} ${y + 80}S${x - 10} ${y + 60} ${x} ${y + 10}`;
	return stroke(line, m.cap.deep, 30) + stroke(line, m.cap.light, 10, { transform: 'translate(-4 -4)' });
}

function tubeBody(s: Sketch, m: Model, w: number, h: number): string {
	const { tones, cap } = m;
	const round = s.linear(90, [0, tones.dark], [0.22, tones.light], [0.5, tones.face], [1, tones.deep]);
	const end = s.linear(90, [0, cap.dark], [0.22, cap.edge], [0.5, cap.face], [1, cap.deep]);
	return (
		rect(-w / 2, -h / 2 + 8, w, h - 16, 80, end) +
		rect(-w / 2 + 58, -h / 2, w - 116, h, 36, round) +
		dots(-w / 2 + 90, -h / 2 + 46, w - 180, h - 92, 28, 7, tones.dark) +
		rect(-104, -46, 208, 92, 24, s.linear(90, [0, cap.light], [1, cap.dark])) +
		rect(-66, -12, 132, 24, 12, m.accent) +
		stroke(d`M${-w / 2 + 96} ${-h / 2 + 34}H${w / 2 - 96}`, '#fff', 9, { 'stroke-opacity': 0.28 })
	);
}

function ballBody(s: Sketch, m: Model, r: number): string {
	const { tones, cap } = m;
	const sphere = s.radial(
		0.34,
		0.28,
		0.8,
		[0, tones.edge],
		[0.3, tones.light],
		[0.62, tones.face],
		[1, tones.deep],
	);
	const clip = s.clip(circle(0, 0, r * 0.97, '#000'));
	return (
		circle(0, 0, r, sphere) +
		group({ 'clip-path': clip }, dots(-r, -r * 0.62, 2 * r, r * 1.3, 36, 9, tones.dark)) +
		group(
			{ 'clip-path': clip },
			path(
				d`M${-r} ${r * 0.62}Q0 ${r * 0.86} ${r} ${r * 0.62}V${r}H${-r}z`,
				s.linear(0, [0, cap.light], [0.5, cap.face], [1, cap.deep]),
			),
			stroke(d`M${-r} ${r * 0.62}Q0 ${r * 0.86} ${r} ${r * 0.62}`, m.light, 14),
		) +
		ellipse(0, -r * 0.78, r * 0.5, r * 0.14, cap.dark) +
		ellipse(0, -r * 0.785, r * 0.47, r * 0.12, s.linear(60, [0, cap.light], [1, cap.face])) +
		group(
			{ transform: d`translate(0 ${-r * 0.785}) scale(1 .4)` },
			signs(0, 0, r * 0.24, r * 0.13, m.accent),
		) +
		circle(0, r * 0.06, r * 0.13, cap.face) +
		rect(-r * 0.08, r * 0.03, r * 0.16, r * 0.06, r * 0.03, m.accent)
	);
}

function front(s: Sketch, m: Model): string {
	if (m.kind === 'brick') {
		return place(
			CENTRE - (m.loop ? 26 : 0),
			CENTRE - 4,
			-4,
			1,
			contactShadow(s, 0, 268, 420, 46),
			m.loop ? strapLoop(m, 340, -170) : '',
			group({ transform: 'translate(-370 -262)' }, brickFace(s, m, 740, 524)),
		);
	}
	if (m.kind === 'tube') {
		return (
			contactShadow(s, CENTRE, 660, 430, 50) +
			place(CENTRE, CENTRE - 6, -12, 1, m.loop ? strapLoop(m, 330, -60) : '', tubeBody(s, m, 800, 324))
		);
	}
	return (
		contactShadow(s, CENTRE, 846, 330, 54) +
		glow(s, CENTRE, 836, 340, 60, m.light, 0.5) +
		place(CENTRE, CENTRE - 12, 0, 1, ballBody(s, m, 374))
	);
}

/** The round end of a tube with its membrane. */
function membrane(s: Sketch, m: Model, r: number): string {
	return (
		circle(0, 0, r, s.linear(50, [0, m.cap.edge], [0.5, m.cap.face], [1, m.cap.deep])) +
		circle(0, 0, r * 0.86, m.cap.deep) +
		circle(0, 0, r * 0.8, s.radial(0.4, 0.35, 0.7, [0, m.cap.edge], [0.6, m.cap.face], [1, m.cap.dark])) +
		circle(0, 0, r * 0.5, 'none', { stroke: m.cap.dark, 'stroke-width': r * 0.06 }) +
		rect(-r * 0.26, -r * 0.07, r * 0.52, r * 0.14, r * 0.07, m.accent)
	);
}

function angle(s: Sketch, m: Model): string {
	const { tones } = m;
	if (m.kind === 'brick') {
		const cam = camera(34, 24, CENTRE, CENTRE, 0.98);
		const w = 700;
		const h = 490;
		const thick = 230;
		const [sx, sy] = cam.project([0, h / 2, 0]);
		return (
			contactShadow(s, sx, sy + 20, 440, 130, 0.85) +
			path(
				slabOutline(cam, [-w / 2, -h / 2, thick / 2], [1, 0, 0], [0, 1, 0], { w, h, r: 90 }, [0, 0, -thick]),
				s.linear(70, [0, tones.edge], [0.25, tones.light], [0.6, tones.face], [1, tones.deep]),
			) +
			group(
				{ transform: cam.plane([-w / 2, -h / 2, -thick / 2], [1, 0, 0], [0, 0, 1]) },
				signs(w / 2, thick / 2, 150, 54, m.cap.face),
			) +
			group(
				{ transform: cam.plane([-w / 2, -h / 2, thick / 2], [1, 0, 0], [0, 1, 0]) },
				brickFace(s, m, w, h),
			)
		);
	}
	if (m.kind === 'tube') {
		const r = 165;
		const body = s.linear(0, [0, tones.dark], [0.24, tones.light], [0.55, tones.face], [1, tones.deep]);
		return (
			contactShadow(s, CENTRE, 846, 250, 52) +
			rect(
				CENTRE - r - 6,
				120,
				2 * r + 12,
				720,
				130,
				s.linear(0, [0, m.cap.dark], [0.24, m.cap.edge], [0.55, m.cap.face], [1, m.cap.deep]),
			) +
			rect(CENTRE - r - 14, 196, 2 * r + 28, 580, 40, body) +
			dots(CENTRE - r + 30, 240, 2 * r - 60, 500, 28, 7, tones.dark) +
			group({ transform: d`translate(${CENTRE} 150) scale(1 .3)` }, membrane(s, m, r)) +
			rect(CENTRE - 46, 300, 92, 300, 46, s.linear(0, [0, m.cap.light], [1, m.cap.dark])) +
			group({ transform: d`translate(${CENTRE} 450) rotate(90)` }, signs(0, 0, 92, 40, m.accent)) +
			(m.loop ? strapLoop(m, CENTRE + 140, 270) : '')
		);
	}
	const r = 360;
	return (
		contactShadow(s, CENTRE, 850, 330, 54) +
		place(
			CENTRE,
			CENTRE,
			0,
			1,
			circle(
				0,
				0,
				r,
				s.radial(0.34, 0.28, 0.8, [0, tones.edge], [0.3, tones.light], [0.62, tones.face], [1, tones.deep]),
			),
			rect(-96, -100, 192, 300, 60, s.linear(60, [0, m.cap.light], [1, m.cap.dark])),
			port('usbC', 0, -30, 1.4),
			port('jack', 0, 60, 1.4),
			circle(0, 140, 11, m.light),
			ellipse(0, -r * 0.72, r * 0.56, r * 0.2, m.cap.dark),
			ellipse(0, -r * 0.73, r * 0.52, r * 0.17, s.linear(60, [0, m.cap.light], [1, m.cap.face])),
			group(
				{ transform: d`translate(0 ${-r * 0.73}) scale(1 .45)` },
				signs(0, 0, r * 0.26, r * 0.14, m.accent),
			),
			path(d`M${-r * 0.84} ${r * 0.55}Q0 ${r * 0.8} ${r * 0.84} ${r * 0.55}`, 'none', {
				stroke: m.light,
				'stroke-width': 14,
			}),
		)
	);
}

/** Buttons or the membrane, close. */
function detail(s: Sketch, m: Model): string {
	const { tones } = m;
	if (m.kind === 'tube') {
		return (
			dropShadow(80, 180, 900, 620, 300, { dx: 0, dy: 40, soft: 70 }) +
			rect(
				330,
				160,
				900,
				640,
				60,
				s.linear(90, [0, tones.dark], [0.22, tones.light], [0.5, tones.face], [1, tones.deep]),
			) +
			dots(640, 220, 400, 520, 34, 9, tones.dark) +
			group({ transform: 'translate(340 480) scale(.78 1)' }, membrane(s, m, 326))
		);
	}
	if (m.kind === 'ball') {
		return (
			dropShadow(90, 90, 780, 780, 390, { dx: 16, dy: 26, soft: 60 }) +
			circle(
				CENTRE,
				CENTRE,
				390,
				s.radial(0.36, 0.3, 0.8, [0, tones.edge], [0.4, tones.light], [0.7, tones.face], [1, tones.dark]),
			) +
			circle(CENTRE, CENTRE, 262, 'none', { stroke: m.light, 'stroke-width': 18 }) +
			circle(CENTRE, CENTRE, 244, s.linear(50, [0, m.cap.light], [0.5, m.cap.face], [1, m.cap.dark])) +
			signs(CENTRE, CENTRE, 136, 72, m.accent)
		);
	}
	return place(
		CENTRE + 30,
		CENTRE,
		-16,
		1,
		dropShadow(-440, -170, 900, 340, 150, { dx: 10, dy: 30, soft: 60 }),
		rect(-440, -170, 900, 340, 150, s.linear(80, [0, tones.light], [0.5, tones.face], [1, tones.dark])),
		signs(0, -30, 190, 84, m.cap.face),
		rect(-150, 70, 300, 62, 31, m.cap.deep),
		port('usbC', -50, 101, 0.9),
		circle(60, 101, 11, m.light),
		m.loop ? strapLoop(m, 400, -60) : '',
	);
}

export const drawSpeaker: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
