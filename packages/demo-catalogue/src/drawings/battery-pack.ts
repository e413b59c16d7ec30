import { bodyTones, darken, fromHue, lighten } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	contactShadow,
	d,
	dropShadow,
	el,
	ellipse,
	numberOf,
	path,
	place,
	rect,
	type Sketch,
	sketch,
} from './kit.ts';

type Model = {
	count: number;
	slim: boolean;
	hue: number;
	main: string;
	second: string;
	style: 'band' | 'bolt' | 'split';
};

function choose(s: Sketch): Model {
	const hue = s.rnd.pick([25, 60, 145, 245, 255, 300]);
	return {
		count: Math.min(10, Math.max(1, numberOf(s.subject, 'packQuantity', 4))),
		slim: /AAA/.test(s.subject.series),
		hue,
		main: fromHue(hue, 0.55, 0.17),
		second: s.rnd.pick(['#23272d', '#c9a86a', '#c3c8cf']),
		style: s.rnd.pick(['band', 'bolt', 'split']),
	};
}

/** A battery standing on its foot around 0,0: 140 (100 when slim) wide, 500 high. */
function battery(s: Sketch, m: Model): string {
	const w = m.slim ? 104 : 140;
	const x = -w / 2;
	const round = (colour: string) =>
		s.linear(
			0,
			[0, darken(colour, 0.1)],
			[0.24, lighten(colour, 0.2)],
			[0.42, colour],
			[0.8, darken(colour, 0.08)],
			[1, darken(colour, 0.18)],
		);
	const steel = s.linear(0, [0, '#8d959f'], [0.26, '#ffffff'], [0.5, '#c3c8cf'], [1, '#6c747e']);
	const bolt = place(
		0,
		m.style === 'split' ? 40 : 20,
		0,
		w / 140,
		path('M12-90L-46 14H-6L-18 92L48-22H6z', '#fff'),
	);
	return (
		rect(-w * 0.2, -250, w * 0.4, 30, 8, steel) +
		rect(x, -228, w, 474, 16, steel) +
		rect(x, -210, w, 446, 8, round(m.main)) +
		(m.style === 'bolt'
			? ''
			: rect(x, m.style === 'band' ? -210 : 110, w, m.style === 'band' ? 120 : 126, 8, round(m.second))) +
		(m.style === 'band'
			? path(d`M${-w * 0.14} -150h${w * 0.28}M0 ${-150 - w * 0.14}v${w * 0.28}`, 'none', {
					stroke: '#fff',
					'stroke-width': w * 0.07,
					'stroke-linecap': 'round',
				})
			: '') +
		bolt
	);
}

/** The batteries on their card, under the clear bubble. */
function front(s: Sketch, m: Model): string {
	const rows = m.count > 5 ? 2 : 1;
	const across = Math.ceil(m.count / rows);
	const step = (m.slim ? 116 : 152) * (rows === 2 ? 0.72 : 1);
	const inner = across * step;
	const w = Math.max(m.count < 3 ? 430 : 520, Math.min(720, inner + 110));
	const h = 780;
	const x = CENTRE - w / 2;
	const y = 90;
	const card = bodyTones(fromHue(m.hue, 0.42, 0.13));
	const k = rows === 2 ? 0.51 : Math.min(0.98, (w - 70) / inner);
	const href = s.symbol(battery(s, m));
	const bubbleW = Math.min(w - 60, inner * (rows === 2 ? 1 : k) + 40);
	const rowH = rows === 2 ? 264 : 500 * k;
	const top = y + 196;
	let cells = '';
	for (let i = 0; i < m.count; i++) {
		const cx = CENTRE + ((i % across) - (across - 1) / 2) * step * (rows === 2 ? 1 : k);
		const cy = top + 20 + rowH * (Math.floor(i / across) + 0.5);
		cells += el('use', { href, transform: d`translate(${cx} ${cy}) scale(${k.toFixed(2)})` });
	}
	const bubbleH = rowH * rows + 40;
	return (
		dropShadow(x, y, w, h, 34, { dy: 26, soft: 40 }) +
		path(
			d`M${x + 34} ${y}H${x + w - 34}a34 34 0 0 1 34 34V${y + h - 34}a34 34 0 0 1 -34 34H${x + 34}a34 34 0 0 1 -34 -34V${y + 34}a34 34 0 0 1 34 -34zM${CENTRE - 60} ${y + 34}a16 16 0 0 0 0 32h34a26 26 0 0 0 52 0h34a16 16 0 0 0 0 -32z`,
			s.linear(55, [0, card.light], [0.5, card.face], [1, card.dark]),
		) +
		path(
			d`M${x} ${y + 160}Q${CENTRE} ${y + 60} ${x + w} ${y + 140}V${y + 116}Q${CENTRE} ${y + 30} ${x} ${y + 136}z`,
			m.second,
			{ 'fill-opacity': 0.9 },
		) +
		rect(CENTRE - bubbleW / 2, top, bubbleW, bubbleH, 40, '#fff', { 'fill-opacity': 0.22 }) +
		cells +
		rect(
			CENTRE - bubbleW / 2,
			top,
			bubbleW,
			bubbleH,
			40,
			s.linear(35, [0, '#fff', 0.4], [0.3, '#fff', 0.06], [0.31, '#fff', 0], [1, '#fff', 0.1]),
			{ stroke: '#fff', 'stroke-width': 4, 'stroke-opacity': 0.6 },
		)
	);
}

/** Out of the card, standing and lying. */
function angle(s: Sketch, m: Model): string {
	const href = s.symbol(battery(s, m));
	const put = (x: number, y: number, turn: number, k: number) =>
		el('use', { href, transform: d`translate(${x} ${y}) rotate(${turn}) scale(${k.toFixed(2)})` });
	const n = Math.min(3, m.count - 1);
	const step = m.slim ? 150 : 186;
	let standing = '';
	for (let i = 0; i < n; i++) standing += put(CENTRE + (i - (n - 1) / 2) * step, 370, 0, 1.08);
	return (
		contactShadow(s, CENTRE, 640, 320, 40) +
		standing +
		contactShadow(s, CENTRE, 826, 350, 40) +
		put(CENTRE, m.slim ? 770 : 752, 82, 1.12)
	);
}

/** Two, close: the plus and the minus end. */
function detail(s: Sketch, m: Model): string {
	const w = m.slim ? 104 : 140;
	const steel = s.linear(45, [0, '#ffffff'], [0.5, '#c3c8cf'], [1, '#8d959f']);
	const one = (x: number, y: number, turn: number, plus: boolean) => {
		const k = 1.5;
		const a = (turn * Math.PI) / 180;
		const shadow = {
			dx: 10 * Math.cos(a) + 18 * Math.sin(a),
			dy: 18 * Math.cos(a) - 10 * Math.sin(a),
			soft: 26,
		};
		const end = plus
			? ellipse(0, -228, w / 2, 16, steel) +
				rect(-w * 0.2, -258, w * 0.4, 34, 6, steel) +
				ellipse(0, -258, w * 0.2, 7, '#fff')
			: ellipse(0, 240, w / 2, 16, steel);
		return place(x, y, turn, k, dropShadow(-w / 2, -220, w, 460, 20, shadow) + battery(s, m) + end);
	};
	return one(350, 480, 24, true) + one(630, 490, 204, true);
}

export const drawBatteryPack: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
