import { bodyTones, fromHue, LIGHT_HUES, lighten } from './colours.ts';
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
import { screw, slots } from './parts.ts';
import { camera, type Point3, slabOutline } from './projection.ts';

type Model = {
	m2: boolean;
	label: string;
	second: string;
	board: string;
	body: string;
	sink: boolean;
	mark: 'bar' | 'wave' | 'corner';
};

function choose(s: Sketch): Model {
	const m2 = textOf(s.subject, 'formFactor', 'M.2 2280').startsWith('M.2');
	const hue = s.rnd.pick(LIGHT_HUES);
	return {
		m2,
		label: fromHue(hue, 0.6, 0.16),
		second: fromHue(hue + (hue < 120 ? -30 : 30), 0.46, 0.14),
		board: s.rnd.pick(['#1f3a5a', '#23282e', '#2a5a45']),
		body: s.rnd.pick(['#2a2f36', '#2a2f36', '#59616b', '#c3c8cf']),
		sink: m2 && s.rnd.chance(0.25),
		mark: s.rnd.pick(['bar', 'wave', 'corner']),
	};
}

const STICK = { w: 840, h: 250 };
const BOX = { w: 540, h: 760 };

function printed(s: Sketch, m: Model, w: number, h: number): string {
	const paint = s.linear(30, [0, m.label], [1, m.second]);
	if (m.mark === 'bar')
		return (
			rect(0, 0, w, h, 8, '#f4f2ee') +
			rect(0, 0, w * 0.3, h, 8, paint) +
			rect(w * 0.38, h * 0.24, w * 0.46, h * 0.14, h * 0.05, '#3a4149') +
			rect(w * 0.38, h * 0.54, w * 0.3, h * 0.1, h * 0.04, '#aab1ba')
		);
	if (m.mark === 'wave')
		return (
			rect(0, 0, w, h, 8, paint) +
			path(d`M0 ${h}V${h * 0.6}C${w * 0.3} ${h * 0.2} ${w * 0.6} ${h * 1.1} ${w} ${h * 0.4}V${h}z`, '#fff', {
				'fill-opacity': 0.22,
			}) +
			rect(w * 0.08, h * 0.2, w * 0.4, h * 0.13, h * 0.05, '#fff')
		);
	return (
		rect(0, 0, w, h, 8, '#1d2126') +
		path(d`M${w} 0V${h}H${w * 0.6}L${w * 0.8} 0z`, paint) +
		rect(w * 0.08, h * 0.26, w * 0.42, h * 0.14, h * 0.05, '#f4f2ee') +
		rect(w * 0.08, h * 0.56, w * 0.28, h * 0.1, h * 0.04, '#7d858f')
	);
}

/** The bare stick, contacts on the right. */
function stickArt(s: Sketch, m: Model, open = false): string {
	const { w, h } = STICK;
	const chip = (x: number, y: number, cw: number, ch: number) =>
		rect(x, y, cw, ch, 8, s.linear(50, [0, '#4c545e'], [1, '#1f2328']));
	const hole = '#f7f4ef';
	const cover = m.sink
		? rect(30, 14, w - 110, h - 28, 14, s.linear(60, [0, '#6b747e'], [0.5, '#3a4149'], [1, '#23282e'])) +
			slots(60, 40, w - 170, h - 80, 6, '#1b1f24', false, 0.35) +
			rect(60, h / 2 - 16, 160, 32, 8, m.label)
		: open
			? chip(70, 36, 190, h - 72) +
				chip(290, 36, 190, h - 72) +
				chip(520, 60, 130, 130) +
				chip(680, 84, 70, 82)
			: group({ transform: 'translate(60 34)' }, printed(s, m, 560, h - 68)) + chip(650, 76, 98, 98);
	return (
		rect(0, 0, w - 40, h, 14, s.linear(50, [0, lighten(m.board, 0.1)], [1, m.board])) +
		rect(w - 60, 8, 60, h - 16, 4, m.board) +
		stroke(d`M${w - 22} 18V${h - 16}`, '#dcb65c', 36, {
			'stroke-dasharray': '13 8',
			'stroke-linecap': 'butt',
		}) +
		rect(w - 42, h * 0.68, 46, 22, 8, hole) +
		circle(0, h / 2, 28, '#c9a55a') +
		circle(0, h / 2, 19, hole) +
		cover
	);
}

/** The flat box, w × h. */
function boxArt(s: Sketch, m: Model): string {
	const { w, h } = BOX;
	const t = bodyTones(m.body);
	return (
		rect(0, 0, w, h, 34, s.linear(50, [0, t.shine], [0.3, t.light], [0.6, t.face], [1, t.dark])) +
		rect(12, 12, w - 24, h - 24, 26, 'none', { stroke: t.dark, 'stroke-width': 4 }) +
		group({ transform: d`translate(60 ${h * 0.16})` }, printed(s, m, w - 120, h * 0.42)) +
		rect(60, h * 0.7, w * 0.34, 22, 11, t.dark) +
		rect(60, h * 0.76, w * 0.22, 16, 8, t.dark) +
		[0.08, 0.92].flatMap((x) => [0.055, 0.945].map((y) => screw(w * x, h * y, 11))).join('')
	);
}

function front(s: Sketch, m: Model): string {
	if (m.m2)
		return place(
			CENTRE,
			CENTRE,
			-32,
			1.04,
			dropShadow(-STICK.w / 2, -STICK.h / 2, STICK.w - 30, STICK.h, 14, { dx: 24, dy: 26, soft: 36 }),
			place(-STICK.w / 2, -STICK.h / 2, 0, 1, stickArt(s, m)),
		);
	const x = CENTRE - BOX.w / 2;
	const y = CENTRE - BOX.h / 2 - 8;
	return dropShadow(x, y, BOX.w, BOX.h, 34, { dy: 28, soft: 44 }) + place(x, y, 0, 1, boxArt(s, m));
}

function angle(s: Sketch, m: Model): string {
	const size = m.m2 ? STICK : BOX;
	const cam = m.m2 ? camera(-30, 40, CENTRE, CENTRE - 10, 0.98) : camera(-34, 38, CENTRE, CENTRE - 20, 0.96);
	const at: Point3 = [-size.w / 2, 0, -size.h / 2];
	const t = bodyTones(m.m2 ? m.board : m.body);
	const thick = m.m2 ? (m.sink ? 44 : 14) : 62;
	return (
		contactShadow(s, CENTRE + 4, CENTRE + 30 + thick / 2, 430, m.m2 ? 220 : 280) +
		path(
			slabOutline(cam, at, [1, 0, 0], [0, 0, 1], { w: size.w, h: size.h, r: m.m2 ? 12 : 34 }, [0, thick, 0]),
			s.linear(0, [0, t.light], [0.5, t.dark], [1, t.deep]),
		) +
		group({ transform: cam.plane(at, [1, 0, 0], [0, 0, 1]) }, m.m2 ? stickArt(s, m, true) : boxArt(s, m))
	);
}

/** The stick in its slot, or the box from its connector end. */
function detail(s: Sketch, m: Model): string {
	if (m.m2) {
		const clip = s.clip(rect(80, 110, 800, 740, 56, '#000'));
		return group(
			{ 'clip-path': clip },
			rect(80, 110, 800, 740, 0, s.linear(50, [0, '#333c46'], [1, '#1b2026'])),
			stroke('M80 250H500L600 170H900M80 780H420L520 840M120 850V700', '#46525f', 10),
			rect(700, 280, 130, 400, 18, s.linear(0, [0, '#59616b'], [1, '#2a2f36'])),
			dropShadow(-80, 320, 800, 320, 14, { dy: 26, soft: 36 }),
			place(-330, 320, 0, 1.28, stickArt(s, m)),
			rect(676, 296, 60, 368, 10, s.linear(0, [0, '#6b747e'], [1, '#3a4149'])),
		);
	}
	const t = bodyTones(m.body);
	const pins = (x: number, w: number) =>
		rect(x, 500, w, 74, 8, '#14171b') +
		stroke(d`M${x + 14} 548h${w - 24}`, '#dcb65c', 30, {
			'stroke-dasharray': '16 10',
			'stroke-linecap': 'butt',
		});
	return (
		contactShadow(s, CENTRE, 640, 440, 44) +
		rect(80, 400, 800, 230, 30, s.linear(90, [0, t.shine], [0.15, t.light], [0.6, t.face], [1, t.dark])) +
		rect(200, 470, 560, 130, 16, t.deep) +
		pins(240, 160) +
		pins(430, 290) +
		screw(136, 515, 20) +
		screw(824, 515, 20)
	);
}

export const drawSsd: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
