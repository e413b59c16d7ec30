import { type BodyTones, bodyColour, bodyTones, fromHue, LIGHT_HUES } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
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
import { port, slots } from './parts.ts';
import { camera, type Point3, slabOutline } from './projection.ts';

type Finish = 'plain' | 'ribs' | 'rugged' | 'split';
type Model = {
	tones: BodyTones;
	stripe: string;
	finish: Finish;
	w: number;
	h: number;
	r: number;
	thick: number;
	typeC: boolean;
};

function choose(s: Sketch): Model {
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['black', 'blue', 'silver', 'red']));
	const go = s.subject.series.includes('Go');
	const finish = s.rnd.pick(
		go ? (['rugged', 'plain', 'ribs'] as const) : (['plain', 'ribs', 'split'] as const),
	);
	return {
		tones,
		stripe: fromHue(s.rnd.pick(LIGHT_HUES), 0.66, 0.17),
		finish,
		w: go ? 470 : 520,
		h: go ? 700 : 730,
		r: finish === 'rugged' ? 84 : s.rnd.range(28, 56),
		thick: s.rnd.range(70, 96),
		typeC: textOf(s.subject, 'interface') === 'USB-C' || go,
	};
}

function top(s: Sketch, m: Model): string {
	const { w, h, r, tones: t } = m;
	const body = rect(0, 0, w, h, r, s.linear(50, [0, t.shine], [0.3, t.light], [0.6, t.face], [1, t.dark]));
	const lamp = circle(w / 2, h - 46, 9, '#bfe6ff');
	const clip = s.clip(rect(0, 0, w, h, r, '#000'));
	switch (m.finish) {
		case 'plain':
			return (
				body +
				rect(w * 0.12, h * 0.1, 14, h * 0.8, 7, m.stripe) +
				rect(w * 0.24, h * 0.82, w * 0.34, 20, 10, t.dark) +
				lamp
			);
		case 'ribs':
			return (
				body +
				slots(w * 0.1, h * 0.36, w * 0.8, h * 0.5, 9, t.dark, false, 0.36) +
				rect(w * 0.1, h * 0.12, w * 0.3, 26, 13, m.stripe) +
				lamp
			);
		case 'split':
			return (
				body +
				group(
					{ 'clip-path': clip },
					path(d`M0 ${h * 0.62}L${w} ${h * 0.4}V${h}H0z`, t.dark),
					path(d`M0 ${h * 0.62}L${w} ${h * 0.4}v16L0 ${h * 0.62 + 16}z`, m.stripe),
				) +
				lamp
			);
		case 'rugged':
			return (
				rect(0, 0, w, h, r, m.stripe) +
				rect(
					34,
					34,
					w - 68,
					h - 68,
					r - 24,
					s.linear(50, [0, t.shine], [0.3, t.light], [0.6, t.face], [1, t.dark]),
				) +
				slots(w * 0.2, h * 0.6, w * 0.6, h * 0.22, 5, t.dark, false, 0.4) +
				lamp
			);
	}
}

function cable(s: Sketch, way: string, x: number, y: number, turn: number): string {
	return (
		stroke(way, '#23282e', 22) +
		stroke(way, '#fff', 4, { 'stroke-opacity': 0.16 }) +
		place(
			x,
			y,
			turn,
			1,
			rect(-32, -10, 64, 110, 14, s.linear(0, [0, '#4a515b'], [1, '#1b1f24'])),
			rect(-24, 98, 48, 64, 6, s.linear(0, [0, '#eceff2'], [1, '#9aa2ac'])),
		)
	);
}

/** From above with its cable. */
function front(s: Sketch, m: Model): string {
	const x = 96;
	const y = CENTRE - m.h / 2 + 56;
	const way = d`M${x + m.w / 2} ${y + 10}C${x + m.w / 2} ${y - 170} 820 ${y - 150} 800 260V560`;
	return (
		cable(s, way, 800, 560, 0) +
		dropShadow(x, y, m.w, m.h, m.r, { dy: 28, soft: 44 }) +
		rect(x + m.w / 2 - 40, y - 34, 80, 50, 12, '#23282e') +
		place(x, y, 0, 1, top(s, m))
	);
}

function angle(s: Sketch, m: Model): string {
	const cam = camera(36, 36, CENTRE, CENTRE - 20, 1.02);
	const at: Point3 = [-m.w / 2, -m.thick / 2, -m.h / 2];
	const t = m.finish === 'rugged' ? bodyTones(m.stripe) : m.tones;
	const side = cam.plane([-m.w / 2, -m.thick / 2, m.h / 2], [1, 0, 0], [0, 1, 0]);
	return (
		contactShadow(s, CENTRE, CENTRE + 60, 440, 290) +
		path(
			slabOutline(cam, at, [1, 0, 0], [0, 0, 1], { w: m.w, h: m.h, r: m.r }, [0, m.thick, 0]),
			s.linear(0, [0, t.light], [0.4, t.dark], [0.6, t.face], [1, t.dark]),
		) +
		group({ transform: cam.plane(at, [1, 0, 0], [0, 0, 1]) }, top(s, m)) +
		group({ transform: side }, port(m.typeC ? 'usbC' : 'usbA', m.w / 2, m.thick * 0.52, 0.9))
	);
}

/** The end with the socket, and a second one standing behind to show how thin it is. */
function detail(s: Sketch, m: Model): string {
	const t = m.finish === 'rugged' ? bodyTones(m.stripe) : m.tones;
	const h = m.thick * 2.3;
	const slab = (y: number, w: number, face: boolean) =>
		contactShadow(s, CENTRE, y + h + 4, w * 0.56, 32) +
		rect(
			CENTRE - w / 2,
			y,
			w,
			h,
			Math.min(h / 2, m.r + 20),
			s.linear(90, [0, t.shine], [0.12, t.light], [0.55, t.face], [1, t.dark]),
		) +
		rect(CENTRE - w / 2 + 40, y + h * 0.5 - 3, w - 80, 6, 3, t.deep, { 'fill-opacity': 0.5 }) +
		(face
			? rect(CENTRE - 110, y + h / 2 - 44, 220, 88, 22, t.dark) +
				port(m.typeC ? 'usbC' : 'usbA', CENTRE, y + h / 2, 2) +
				circle(CENTRE + 190, y + h / 2, 12, '#bfe6ff')
			: '');
	return slab(CENTRE - h - 60, 800, false) + slab(CENTRE + 40, 620, true);
}

export const drawExternalDrive: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
