import { bodyColour, bodyTones, lighten, mix, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
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
	stroke,
	textOf,
} from './kit.ts';
import { facePaint } from './solid.ts';

type Model = {
	tones: Tones;
	trim: Tones;
	pull: string;
	style: 'pockets' | 'flap' | 'slant';
	w: number;
	h: number;
	leather: boolean;
};

function choose(s: Sketch): Model {
	const inch = numberOf(s.subject, 'screenSize', Number.parseFloat(s.subject.series) || 15.6);
	const colour = bodyColour(s.subject, s.rnd, ['black', 'grey', 'blue', 'green']);
	const leather = textOf(s.subject, 'material') === 'Eco-leather';
	return {
		tones: bodyTones(colour),
		trim: bodyTones(leather ? '#8a5a33' : mix(colour, '#14171b', 0.55)),
		pull: s.rnd.pick(['#e0a63a', '#d9694c', '#c3c8cf', '#4aa3ff']),
		style: s.rnd.pick(['pockets', 'flap', 'slant']),
		w: 500 + (inch - 14) * 26,
		h: 720 + (inch - 14) * 14,
		leather,
	};
}

const bodyPath = (x: number, y: number, w: number, h: number) =>
	d`M${x} ${y + h * 0.34}C${x} ${y + h * 0.1} ${x + w * 0.16} ${y} ${x + w * 0.38} ${y}H${x + w * 0.62}C${x + w * 0.84} ${y} ${x + w} ${y + h * 0.1} ${x + w} ${y + h * 0.34}V${y + h * 0.88}Q${x + w} ${y + h} ${x + w * 0.86} ${y + h}H${x + w * 0.14}Q${x} ${y + h} ${x} ${y + h * 0.88}z`;

function zip(line: string, m: Model): string {
	return (
		stroke(line, m.tones.deep, 15) +
		stroke(line, m.tones.edge, 4, {
			'stroke-dasharray': '5 7',
			'stroke-linecap': 'butt',
			'stroke-opacity': 0.8,
		})
	);
}

function tab(x: number, y: number, m: Model): string {
	return rect(x - 9, y - 6, 18, 50, 9, m.pull) + rect(x - 9, y - 6, 7, 50, 4, lighten(m.pull, 0.12));
}

function loop(x: number, y: number, m: Model, w = 110): string {
	const line = d`M${x - w / 2} ${y + 30}C${x - w / 2} ${y - 60} ${x + w / 2} ${y - 60} ${x + w / 2} ${y + 30}`;
	return stroke(line, m.trim.deep, 34) + stroke(line, m.trim.face, 24);
}

function pockets(s: Sketch, m: Model, x: number, y: number, w: number, h: number): string {
	const { tones, trim } = m;
	const soft = s.linear(60, [0, tones.light], [0.5, tones.face], [1, tones.dark]);
	const edge = { stroke: tones.deep, 'stroke-width': 4, 'stroke-opacity': 0.6 };
	switch (m.style) {
		case 'pockets':
			return (
				rect(x + w * 0.12, y + h * 0.5, w * 0.76, h * 0.42, 50, soft, edge) +
				zip(d`M${x + w * 0.18} ${y + h * 0.57}H${x + w * 0.82}`, m) +
				tab(x + w * 0.74, y + h * 0.57, m) +
				zip(d`M${x + w * 0.26} ${y + h * 0.38}H${x + w * 0.74}`, m) +
				tab(x + w * 0.32, y + h * 0.38, m)
			);
		case 'flap':
			return (
				rect(x + w * 0.12, y + h * 0.48, w * 0.76, h * 0.44, 46, soft, edge) +
				path(
					d`M${x + w * 0.1} ${y + h * 0.46}H${x + w * 0.9}V${y + h * 0.6}Q${x + w * 0.9} ${y + h * 0.68} ${x + w * 0.8} ${y + h * 0.68}H${x + w * 0.2}Q${x + w * 0.1} ${y + h * 0.68} ${x + w * 0.1} ${y + h * 0.6}z`,
					facePaint(s, trim, 60),
				) +
				[0.3, 0.7]
					.map(
						(k) =>
							rect(x + w * k - 20, y + h * 0.44, 40, h * 0.36, 14, trim.dark) +
							rect(x + w * k - 26, y + h * 0.64, 52, 44, 10, '#c3c8cf') +
							rect(x + w * k - 12, y + h * 0.64 + 12, 24, 20, 5, '#59616b'),
					)
					.join('')
			);
		case 'slant':
			return (
				path(
					d`M${x + w * 0.1} ${y + h * 0.62}L${x + w * 0.9} ${y + h * 0.44}V${y + h * 0.86}Q${x + w * 0.9} ${y + h * 0.93} ${x + w * 0.82} ${y + h * 0.93}H${x + w * 0.18}Q${x + w * 0.1} ${y + h * 0.93} ${x + w * 0.1} ${y + h * 0.86}z`,
					facePaint(s, trim, 60),
					edge,
				) +
				zip(d`M${x + w * 0.14} ${y + h * 0.63}L${x + w * 0.86} ${y + h * 0.47}`, m) +
				tab(x + w * 0.78, y + h * 0.49, m) +
				rect(x + w * 0.36, y + h * 0.76, w * 0.28, 14, 7, m.pull)
			);
	}
}

function front(s: Sketch, m: Model): string {
	const { w, h, tones, trim } = m;
	const x = CENTRE - w / 2;
	const y = CENTRE - h / 2 + 18;
	const side = (sx: number, flip: 1 | -1) =>
		path(
			d`M${sx} ${y + h * 0.56}C${sx - flip * 62} ${y + h * 0.58} ${sx - flip * 60} ${y + h * 0.9} ${sx} ${y + h * 0.95}z`,
			flip > 0 ? trim.face : trim.dark,
		);
	return (
		contactShadow(s, CENTRE, y + h, w * 0.66, 42) +
		stroke(
			d`M${x + 40} ${y + h * 0.2}C${x - 50} ${y + h * 0.4} ${x - 56} ${y + h * 0.66} ${x + 10} ${y + h * 0.86}`,
			trim.dark,
			40,
		) +
		stroke(
			d`M${x + w - 40} ${y + h * 0.2}C${x + w + 50} ${y + h * 0.4} ${x + w + 56} ${y + h * 0.66} ${x + w - 10} ${y + h * 0.86}`,
			trim.deep,
			40,
		) +
		side(x + 8, 1) +
		side(x + w - 8, -1) +
		loop(CENTRE, y, m) +
		path(
			bodyPath(x, y, w, h),
			s.linear(40, [0, tones.light], [0.45, tones.face], [1, tones.dark]),
			m.leather ? {} : { stroke: tones.face, 'stroke-width': 4 },
		) +
		zip(
			d`M${x + w * 0.09} ${y + h * 0.42}C${x + w * 0.08} ${y + h * 0.16} ${x + w * 0.2} ${y + h * 0.08} ${x + w * 0.4} ${y + h * 0.08}H${x + w * 0.6}C${x + w * 0.8} ${y + h * 0.08} ${x + w * 0.92} ${y + h * 0.16} ${x + w * 0.91} ${y + h * 0.42}`,
			m,
		) +
		tab(x + w * 0.52, y + h * 0.08, m) +
		rect(CENTRE - 56, y + h * 0.2, 112, 62, 12, trim.face) +
		rect(CENTRE - 36, y + h * 0.2 + 24, 72, 12, 6, trim.edge) +
		pockets(s, m, x, y, w, h)
	);
}

/** The back with its straps. */
function angle(s: Sketch, m: Model): string {
	const { w, h, tones, trim } = m;
	const x = CENTRE - w / 2;
	const y = CENTRE - h / 2 + 18;
	const strap = (side: 1 | -1) => {
		const at = (k: number) => CENTRE + side * w * k;
		const line = d`M${at(0.16)} ${y + h * 0.08}C${at(0.3)} ${y + h * 0.16} ${at(0.38)} ${y + h * 0.34} ${at(0.36)} ${y + h * 0.56}`;
		const tail = d`M${at(0.36)} ${y + h * 0.56}C${at(0.38)} ${y + h * 0.7} ${at(0.44)} ${y + h * 0.8} ${at(0.46)} ${y + h * 0.9}`;
		return (
			stroke(tail, trim.deep, 30) +
			stroke(line, trim.deep, 104) +
			stroke(line, trim.face, 88) +
			stroke(line, trim.edge, 4, { 'stroke-dasharray': '12 12', transform: d`translate(${side * 30} 0)` }) +
			rect(at(0.36) - 36, y + h * 0.58, 72, 40, 10, '#c3c8cf')
		);
	};
	return (
		contactShadow(s, CENTRE, y + h, w * 0.66, 42) +
		loop(CENTRE, y, m, 130) +
		path(bodyPath(x, y, w, h), s.linear(40, [0, tones.face], [0.5, tones.dark], [1, tones.deep])) +
		rect(CENTRE - w * 0.36, y + h * 0.12, w * 0.72, h * 0.78, 60, tones.dark) +
		rect(CENTRE - w * 0.3, y + h * 0.2, w * 0.24, h * 0.62, 40, facePaint(s, tones, 60)) +
		rect(CENTRE + w * 0.06, y + h * 0.2, w * 0.24, h * 0.62, 40, facePaint(s, tones, 60)) +
		strap(-1) +
		strap(1)
	);
}

/** Open at the top, a laptop on its way in. */
function detail(s: Sketch, m: Model): string {
	const { tones, trim } = m;
	const steel = bodyTones('#c3c8cf');
	const w = 700;
	const x = CENTRE - w / 2;
	return (
		contactShadow(s, CENTRE, 878, 400, 40) +
		path('M150 430C150 220 300 150 480 150S810 220 810 430z', s.linear(60, [0, trim.face], [1, trim.deep])) +
		path('M190 430C190 260 320 190 480 190S770 260 770 430z', '#14171b') +
		group(
			{ transform: 'rotate(-5 480 400)' },
			rect(250, 96, 460, 440, 26, s.linear(45, [0, '#ffffff'], [0.2, steel.light], [1, steel.dark]), {
				stroke: steel.edge,
				'stroke-width': 3,
			}) + ellipse(480, 290, 34, 34, steel.face),
		) +
		path(
			'M130 430Q480 540 830 430V810Q830 880 760 880H200Q130 880 130 810z',
			s.linear(50, [0, tones.light], [0.5, tones.face], [1, tones.dark]),
		) +
		zip('M142 440Q480 548 818 440', m) +
		tab(760, 462, m) +
		rect(x + 80, 640, w - 160, 200, 40, s.linear(60, [0, tones.light], [0.5, tones.face], [1, tones.dark]), {
			stroke: tones.deep,
			'stroke-width': 4,
			'stroke-opacity': 0.6,
		}) +
		zip(d`M${x + 120} 690H${x + w - 120}`, m) +
		tab(x + 170, 690, m)
	);
}

export const drawBackpack: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
