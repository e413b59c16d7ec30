import { fromHue, LIGHT_HUES, lighten } from './colours.ts';
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
	roundedPath,
	type Sketch,
	sketch,
	stroke,
	textOf,
} from './kit.ts';
import { dots } from './parts.ts';
import { camera, type Point3, slabOutline } from './projection.ts';

type Lid = 'wings' | 'square' | 'octopus';
type Model = {
	lid: Lid;
	board: string;
	accent: string /** i3, Ryzen 5 … */;
	tier: number;
	mark: 'bar' | 'ring' | 'blocks';
	pins: boolean;
	w: number;
	h: number;
};

function choose(s: Sketch): Model {
	const { brand, series } = s.subject;
	const amd = brand === 'AMD' || series.includes('Ryzen');
	const socket = textOf(s.subject, 'socket', amd ? 'AM5' : 'LGA1700');
	const tier = Number(/\d/.exec(series)?.[0] ?? s.rnd.pick([5, 7]));
	const board = s.rnd.pick(['#2f6b4f', '#2b5f63', '#26503f', '#2f4f78']);
	const hue = amd ? s.rnd.pick([30, 45, 60]) : s.rnd.pick([230, 250, 265]);
	const other = s.rnd.pick(LIGHT_HUES);
	return {
		lid: amd ? (socket === 'AM4' ? 'square' : 'octopus') : 'wings',
		board,
		accent: fromHue(s.rnd.chance(0.5) ? hue : other, 0.62, 0.17),
		mark: s.rnd.pick(['bar', 'ring', 'blocks']),
		tier,
		pins: socket === 'AM4',
		w: amd ? 720 : 640,
		h: 720,
	};
}

const edge = '#d8b056';

function lidPath(m: Model): string {
	const { w, h } = m;
	switch (m.lid) {
		case 'square':
			return roundedPath(w * 0.1, h * 0.1, w * 0.8, h * 0.8, 34);
		case 'wings':
			return d`M${w * 0.2} ${h * 0.07}H${w * 0.8}q16 0 16 16V${h * 0.2}h20q22 0 22 22V${h * 0.76}q0 22 -22 22h-20V${h * 0.91}q0 16 -16 16H${w * 0.2}q-16 0 -16 -16V${h * 0.8 + 20}h-20q-22 0 -22 -22V${h * 0.24}q0 -22 22 -22h20V${h * 0.07 + 16}q0 -16 16 -16z`;
		case 'octopus': {
			const a = w * 0.08;
			const b = w * 0.92;
			const n = 44;
			return d`M${a + 24} ${a}H${w * 0.3}v${n}h60v${-n}H${w * 0.7 - 60}v${n}h60v${-n}H${b - 24}q24 0 24 24V${h * 0.3}h${-n}v60h${n}V${h * 0.7 - 60}h${-n}v60h${n}V${b - 24}q0 24 -24 24H${w * 0.7}v${-n}h-60v${n}H${w * 0.3 + 60}v${-n}h-60v${n}H${a + 24}q-24 0 -24 -24V${h * 0.7}h${n}v-60h${-n}V${h * 0.3 + 60}h${n}v-60h${-n}V${a + 24}q0 -24 24 -24z`;
		}
	}
}

/** What is engraved on the lid instead of a name: an accent and as many bars as the series' number. */
function markArt(m: Model): string {
	const { w, h } = m;
	const ink = '#8f98a3';
	const bars = (y: number, colour: string, high: number) =>
		path(
			Array.from({ length: m.tier }, (_, i) =>
				roundedPath(w / 2 - m.tier * 22 + i * 44 + 6, y, 32, high, 7),
			).join(''),
			colour,
		);
	switch (m.mark) {
		case 'bar':
			return (
				rect(w * 0.3, h * 0.33, w * 0.4, 34, 17, ink) +
				rect(w * 0.3, h * 0.45, w * 0.4, 62, 14, m.accent) +
				bars(h * 0.6, ink, 16)
			);
		case 'ring':
			return (
				circle(w / 2, h * 0.43, 78, 'none', { stroke: m.accent, 'stroke-width': 26 }) +
				circle(w / 2, h * 0.43, 24, ink) +
				bars(h * 0.64, ink, 16)
			);
		case 'blocks':
			return (
				rect(w * 0.32, h * 0.34, w * 0.36, 34, 17, ink) +
				bars(h * 0.45, m.accent, 64) +
				rect(w * 0.38, h * 0.62, w * 0.24, 18, 9, ink)
			);
	}
}

function lidArt(s: Sketch, m: Model): string {
	const shape = lidPath(m);
	const metal = s.linear(50, [0, '#f2f4f6'], [0.3, '#cfd4da'], [0.55, '#e4e7eb'], [1, '#9aa2ac']);
	return (
		path(shape, metal, {
			stroke: '#fff',
			'stroke-opacity': 0.6,
			'stroke-width': 4,
			'stroke-linejoin': 'round',
		}) + markArt(m)
	);
}

function boardArt(s: Sketch, m: Model, under = false): string {
	const { w, h } = m;
	const marks = under
		? ''
		: [0, 1, 2, 3, 4]
				.map(
					(i) =>
						rect(w * 0.015 + 3, h * (0.32 + i * 0.08), w * 0.025, h * 0.04, 3, edge) +
						rect(w * 0.96 - 3, h * (0.32 + i * 0.08), w * 0.025, h * 0.04, 3, edge),
				)
				.join('');
	return (
		rect(0, 0, w, h, 20, s.linear(50, [0, lighten(m.board, 0.1)], [1, m.board])) +
		marks +
		path(d`M14 ${h - 14}v-44l44 44z`, edge, { stroke: edge, 'stroke-width': 6, 'stroke-linejoin': 'round' })
	);
}

function front(s: Sketch, m: Model): string {
	const x = CENTRE - m.w / 2;
	const y = CENTRE - m.h / 2 - 8;
	return (
		dropShadow(x, y, m.w, m.h, 20, { dy: 26, soft: 44 }) +
		group(
			{ transform: d`translate(${x} ${y})` },
			boardArt(s, m),
			path(lidPath(m), '#16352a', { transform: 'translate(5 9)', 'fill-opacity': 0.5 }),
			lidArt(s, m),
		)
	);
}

function angle(s: Sketch, m: Model): string {
	const cam = camera(-38, 36, CENTRE, CENTRE - 6, 0.84);
	const at: Point3 = [-m.w / 2, 0, -m.h / 2];
	const onLid: Point3 = [-m.w / 2, -44, -m.h / 2];
	const lidBase = group(
		{ transform: cam.plane([-m.w / 2, -2, -m.h / 2], [1, 0, 0], [0, 0, 1]) },
		path(lidPath(m), '#8a929c'),
	);
	const rise = [12, 24, 36]
		.map((y) =>
			group(
				{ transform: cam.plane([-m.w / 2, -y, -m.h / 2], [1, 0, 0], [0, 0, 1]) },
				path(lidPath(m), y > 30 ? '#c3c9d0' : '#9aa2ac'),
			),
		)
		.join('');
	return (
		contactShadow(s, CENTRE + 4, CENTRE + 40, 460, 270) +
		path(
			slabOutline(cam, at, [1, 0, 0], [0, 0, 1], { w: m.w, h: m.h, r: 20 }, [0, 26, 0]),
			s.linear(0, [0, lighten(m.board, 0.06)], [1, '#15291f']),
		) +
		group({ transform: cam.plane(at, [1, 0, 0], [0, 0, 1]) }, boardArt(s, m)) +
		lidBase +
		rise +
		group({ transform: cam.plane(onLid, [1, 0, 0], [0, 0, 1]) }, lidArt(s, m))
	);
}

/** The underside with its contacts. */
function detail(s: Sketch, m: Model): string {
	const { w, h } = m;
	const gap = m.pins ? 76 : 92;
	const tone = m.pins ? '#f0d48a' : '#e2bd66';
	const field = dots(w * 0.07, h * 0.07, w * 0.86, h * 0.86, gap, m.pins ? 26 : 52, tone);
	return underside(
		dropShadow(-w / 2, -h / 2, w, h, 20, { dy: 26, soft: 44 }),
		group(
			{ transform: d`translate(${-w / 2} ${-h / 2})` },
			boardArt(s, m, true),
			field,
			rect(w * 0.34, h * 0.34, w * 0.32, h * 0.32, 12, m.board),
			[0, 1, 2]
				.map((i) =>
					[0, 1]
						.map(
							(j) =>
								rect(w * (0.39 + i * 0.08), h * (0.4 + j * 0.12), w * 0.05, h * 0.07, 4, '#c9cfd6') +
								stroke(d`M${w * (0.39 + i * 0.08)} ${h * (0.435 + j * 0.12)}h${w * 0.05}`, '#8b6d3a', 12, {
									'stroke-linecap': 'butt',
								}),
						)
						.join(''),
				)
				.join(''),
			circle(w * 0.93, h * 0.07, 8, edge),
		),
	);
}

function underside(...parts: string[]): string {
	return place(CENTRE, CENTRE - 8, 0, 1.02, ...parts);
}

export const drawCpu: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
