import { bodyTones, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	dropShadow,
	group,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
	textOf,
} from './kit.ts';
import { portRow, slots } from './parts.ts';
import { camera, slabOutline } from './projection.ts';
import { remote } from './remote.ts';

type Model = {
	tones: Tones;
	colour: string;
	stick: boolean;
	tuner: boolean;
	r: number;
	accent: string;
	led: string;
};

function choose(s: Sketch): Model {
	const colour = s.rnd.pick(['#1f2328', '#2c3038', '#f4f5f7', '#4a4f57'] as const);
	return {
		tones: bodyTones(colour),
		colour,
		stick: s.subject.series.startsWith('Stick'),
		tuner: textOf(s.subject, 'tuner') !== '',
		r: s.rnd.pick([70, 110, 190] as const),
		accent: s.rnd.pick(['#e0623f', '#3f86e0', '#45b37c'] as const),
		led: s.rnd.pick(['#7be0a2', '#7cc4ff', '#ffb35c'] as const),
	};
}

function hdmiPlug(s: Sketch): string {
	const steel = s.linear(90, [0, '#eef1f4'], [0.5, '#c3c8cf'], [1, '#7b838d']);
	return (
		path('M0-38H104V38H0z', steel, { stroke: '#c3c8cf', 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
		rect(24, -22, 26, 14, 4, '#59616b') +
		rect(24, 8, 26, 14, 4, '#59616b') +
		rect(92, -30, 12, 60, 3, '#59616b')
	);
}

/** A stick around 0,0, its plug to the right. */
function stick(s: Sketch, m: Model): string {
	const t = m.tones;
	return (
		dropShadow(-260, -70, 460, 140, 50, { dx: 12, dy: 22, soft: 36 }) +
		group({ transform: 'translate(190 0)' }, hdmiPlug(s)) +
		rect(
			-260,
			-76,
			460,
			152,
			m.r > 100 ? 70 : 34,
			s.linear(80, [0, t.edge], [0.14, t.light], [0.5, t.face], [1, t.dark]),
		) +
		rect(-190, -12, 110, 24, 12, t.deep, { 'fill-opacity': 0.45 }) +
		circle(150, 0, 9, m.led) +
		rect(-264, -16, 12, 32, 5, '#14171b')
	);
}

function puck(s: Sketch, m: Model, yaw: number, cx: number, cy: number, scale: number): string {
	const cam = camera(yaw, 40, cx, cy, scale);
	const side = m.tuner ? 500 : 440;
	const deep = m.tuner ? 360 : 440;
	const r = m.tuner ? 40 : m.r;
	const thick = 96;
	const t = m.tones;
	const [sx, sy] = cam.project([0, thick, 0]);
	return (
		contactShadow(s, sx, sy + 8, 360 * scale, 210 * scale, 0.7) +
		path(
			slabOutline(cam, [-side / 2, 0, -deep / 2], [1, 0, 0], [0, 0, 1], { w: side, h: deep, r }, [
				0,
				thick,
				0,
			]),
			s.linear(0, [0, t.face], [0.35, t.edge], [0.6, t.face], [1, t.deep]),
		) +
		group(
			{ transform: cam.plane([-side / 2, 0, deep / 2], [1, 0, 0], [0, 1, 0]) },
			m.tuner
				? rect(60, 34, 190, 40, 8, '#0e1114') +
						stroke('M84 54h26M124 54h26M164 54h26', m.led, 9) +
						circle(side - 80, 54, 17, t.deep)
				: circle(side / 2, 56, 9, m.led),
		) +
		group(
			{ transform: cam.plane([-side / 2, 0, -deep / 2], [1, 0, 0], [0, 0, 1]) },
			rect(0, 0, side, deep, r, s.linear(60, [0, t.light], [0.5, t.face], [1, t.dark])) +
				rect(14, 14, side - 28, deep - 28, r - 12, 'none', {
					stroke: t.edge,
					'stroke-width': 3,
					'stroke-opacity': 0.7,
				}) +
				(m.tuner
					? slots(90, 110, side - 180, deep - 220, 9, t.deep, true, 0.4)
					: circle(side / 2, deep / 2, 66, 'none', { stroke: t.dark, 'stroke-width': 10 }) +
						circle(side / 2, deep / 2, 16, m.accent)),
		)
	);
}

function front(s: Sketch, m: Model): string {
	if (m.stick) {
		return (
			place(CENTRE - 130, CENTRE - 4, -62, 1.36, stick(s, m)) +
			place(CENTRE + 196, CENTRE + 40, 14, 1.7, remote(s, m.colour, m.accent))
		);
	}
	return puck(s, m, 30, CENTRE - 90, 440, 1.12) + place(762, 500, 14, 1.6, remote(s, m.colour, m.accent));
}

/** The box's back with its ports; the stick with its cable. */
function angle(s: Sketch, m: Model): string {
	const t = m.tones;
	if (m.stick) {
		const cable = 'M150 610C20 760 230 880 420 780S720 640 820 760';
		return (
			stroke(cable, '#4a3c2c', 26, { 'stroke-opacity': 0.12, transform: 'translate(8 16)' }) +
			stroke(cable, '#23272d', 20) +
			stroke(cable, '#59616b', 6, { transform: 'translate(-2 -4)' }) +
			place(820, 762, 32, 1, rect(0, -28, 92, 56, 14, '#2a2f36') + rect(92, -20, 52, 40, 4, '#c3c8cf')) +
			place(CENTRE - 10, 360, 24, 1.5, stick(s, m)) +
			place(170, 588, 132, 1, rect(-40, -22, 80, 44, 14, '#2a2f36'))
		);
	}
	const w = m.tuner ? 800 : 740;
	const x = CENTRE - w / 2;
	return (
		contactShadow(s, CENTRE, 640, w * 0.56, 44) +
		path(
			`M${x + 60} 330H${x + w - 60}L${x + w - 4} 410H${x + 4}z`,
			s.linear(0, [0, t.edge], [0.4, t.light], [1, t.face]),
			{ stroke: t.light, 'stroke-width': 12, 'stroke-linejoin': 'round' },
		) +
		rect(x, 400, w, 236, m.r > 100 ? 90 : 46, s.linear(90, [0, t.edge], [0.1, t.face], [1, t.dark])) +
		rect(x + 60, 448, w - 120, 140, 26, t.deep) +
		portRow(
			m.tuner ? ['jack', 'hdmi', 'usbA', 'rj45', 'jack'] : ['hdmi', 'usbA', 'rj45', 'jack'],
			CENTRE,
			518,
			1.15,
			34,
		)
	);
}

/** The remote control close, what it belongs to behind. */
function detail(s: Sketch, m: Model): string {
	const behind = m.stick ? place(330, 300, -28, 1.1, stick(s, m)) : puck(s, m, -28, 320, 260, 0.8);
	return behind + place(CENTRE + 70, CENTRE + 150, 38, 2.1, remote(s, m.colour, m.accent));
}

export const drawTvBox: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
