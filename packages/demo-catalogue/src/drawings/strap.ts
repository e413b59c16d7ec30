import { bodyColour, bodyTones, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
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
	textOf,
} from './kit.ts';
import { loopArt, view } from './sweep.ts';
import { type StrapMaterial, strapMaterial, strapPaint, strapPiece } from './watch-parts.ts';

type Model = { strap: Tones; material: StrapMaterial; buckle: Tones; round: boolean; wide: number };

function choose(s: Sketch): Model {
	const strap = bodyTones(bodyColour(s.subject, s.rnd, ['black', 'blue', 'green', 'red', 'pink', 'grey']));
	return {
		strap,
		material: strapMaterial(textOf(s.subject, 'material')),
		buckle: bodyTones(s.rnd.pick(['#c3c8cf', '#3a4048', '#c9a86a'] as const)),
		round: s.rnd.chance(0.5),
		wide: s.subject.series.startsWith('22') ? 176 : 160,
	};
}

function steel(s: Sketch, t: Tones): string {
	return s.linear(45, [0, t.edge], [0.35, t.light], [0.6, t.face], [1, t.deep]);
}

/** A pin buckle hanging from 0,0: a frame with its tongue. */
function buckle(s: Sketch, m: Model): string {
	const w = m.wide + 34;
	const r = m.round ? 52 : 22;
	const frame = roundedPath(-w / 2, -22, w, 128, r) + roundedPath(-w / 2 + 24, 8, w - 48, 70, r * 0.5);
	return (
		path(frame, steel(s, m.buckle), { 'fill-rule': 'evenodd' }) +
		rect(-8, -16, 16, 118, 8, steel(s, m.buckle))
	);
}

function lug(s: Sketch, m: Model): string {
	const w = m.wide + 18;
	return (
		rect(-w / 2 - 8, -5, w + 16, 10, 5, '#9aa2ac') +
		rect(-w / 2, -12, w, 28, 12, s.linear(90, [0, m.strap.light], [1, m.strap.dark]))
	);
}

function longPiece(s: Sketch, m: Model, length: number): string {
	return (
		strapPiece(
			s,
			m.strap,
			m.material,
			{ from: m.wide + 18, to: m.wide, length },
			{ holes: true, bend: m.material === 'Metal' },
		) + lug(s, m)
	);
}

function shortPiece(s: Sketch, m: Model, length: number): string {
	const keeper = (y: number) =>
		rect(
			-m.wide / 2 - 9,
			y,
			m.wide + 18,
			42,
			12,
			s.linear(90, [0, m.strap.edge], [0.4, m.strap.face], [1, m.strap.deep]),
		);
	if (m.material === 'Metal') {
		return (
			longPiece(s, m, length) +
			rect(-m.wide / 2 - 6, length - 116, m.wide + 12, 120, 22, steel(s, m.strap)) +
			rect(-m.wide / 2 + 20, length - 70, m.wide - 40, 8, 4, m.strap.deep)
		);
	}
	return (
		group({ transform: d`translate(0 ${length})` }, buckle(s, m)) +
		strapPiece(
			s,
			m.strap,
			m.material,
			{ from: m.wide + 18, to: m.wide, length: length + 12 },
			{ bend: true },
		) +
		lug(s, m) +
		keeper(length * 0.62)
	);
}

/** Both pieces laid out side by side. */
function front(s: Sketch, m: Model): string {
	const w = m.wide;
	return (
		place(CENTRE - 124, 128, 5, 1, dropShadow(-w / 2, 0, w, 560, 40, { soft: 36 }), shortPiece(s, m, 560)) +
		place(CENTRE + 124, 104, -5, 1, dropShadow(-w / 2, 0, w, 750, 70, { soft: 36 }), longPiece(s, m, 750))
	);
}

/** Closed to a loop, as on a wrist. */
function angle(s: Sketch, m: Model): string {
	const v = view(48, 18, CENTRE + 4, CENTRE + 10, 1.14);
	const ry = 320;
	const rz = 292;
	const [sx, sy] = v.project([0, ry, 0]);
	const clasp = v.plane([0, 0, rz + 8], [1, 0, 0], [0, 1, 0]);
	const w = m.wide * 1.2;
	const frame =
		m.material === 'Metal'
			? rect(-w / 2, -70, w, 150, 26, steel(s, m.strap)) + rect(-w / 2 + 26, 0, w - 52, 9, 4, m.strap.deep)
			: rect(-w / 2, -170, w, 200, 18, strapPaint(s, m.strap)) +
				group({ transform: 'translate(0 30) scale(1.16 1)' }, buckle(s, m)) +
				rect(
					-w / 2 - 8,
					-150,
					w + 16,
					46,
					12,
					s.linear(90, [0, m.strap.edge], [0.4, m.strap.face], [1, m.strap.deep]),
				);
	return (
		contactShadow(s, sx, sy + 14, 340, 76, 0.9) +
		loopArt(
			s,
			v,
			{
				ry,
				rz,
				from: -22,
				to: 312,
				width: w,
				thick: m.material === 'Metal' ? 30 : 22,
				links: m.material === 'Metal',
			},
			m.strap,
		) +
		group({ transform: clasp }, frame)
	);
}

/** The buckle, close. */
function detail(s: Sketch, m: Model): string {
	return place(
		CENTRE + 150,
		-90,
		24,
		2,
		dropShadow(-m.wide / 2, -40, m.wide, 440, 20, { dx: 10, dy: 10, soft: 30 }),
		shortPiece(s, m, 360),
	);
}

export const drawStrap: Drawing = (subject, view3) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view3](s, model));
};
