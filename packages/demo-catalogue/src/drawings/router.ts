import { antenna, antennasIn, spread } from './antennas.ts';
import { bodyColour, bodyTones, fromHue, lightness } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	glow,
	group,
	numberOf,
	path,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { modemAngle, modemDetail, modemFront, type RouterModel } from './modem.ts';
import { type PortKind, port, portRow, slots } from './parts.ts';
import { cableDown } from './plugs.ts';
import { camera } from './projection.ts';
import { facePaint, lid, plate, topPaint } from './solid.ts';

const MODEM = 1402;

function choose(s: Sketch): RouterModel {
	const { subject, rnd } = s;
	const modem = subject.subcategoryId === MODEM;
	const tones = bodyTones(
		bodyColour(subject, rnd, modem ? ['white', 'white', 'black'] : ['black', 'black', 'white', 'grey']),
	);
	const antennas = numberOf(subject, 'antennas', modem ? rnd.pick([0, 2]) : rnd.pick([2, 4]));
	return {
		tones,
		accent: fromHue(rnd.pick([25, 60, 145, 200, 250, 300]), 0.68, 0.17),
		antennas,
		leds: rnd.int(4, 7),
		ports: Math.min(5, Math.max(1, numberOf(subject, 'ports', 4))),
		top: rnd.pick(['ribs', 'slits', 'wave']),
		w: 600 + antennas * 18 + rnd.range(0, 40),
		radius: rnd.pick([20, 32, 46]),
		upright: modem && (/4g|5g|lte/i.test(subject.series) || rnd.chance(0.2)),
	};
}

/** Ornament of the top, w × h. */
function topArt(m: RouterModel, w: number, h: number): string {
	const { tones, accent } = m;
	switch (m.top) {
		case 'ribs':
			return (
				slots(w * 0.08, h * 0.2, w * 0.3, h * 0.56, 7, tones.deep, true, 0.34) +
				slots(w * 0.62, h * 0.2, w * 0.3, h * 0.56, 7, tones.deep, true, 0.34) +
				rect(w * 0.45, h * 0.44, w * 0.1, h * 0.08, h * 0.04, tones.edge)
			);
		case 'slits': {
			const slit = (i: number) => d`M${w * (0.1 + i * 0.1)} ${h * 0.74}L${w * (0.17 + i * 0.1)} ${h * 0.24}`;
			return (
				stroke([0, 1, 2, 3, 4, 5, 6].map(slit).join(''), tones.deep, w * 0.018, { 'stroke-opacity': 0.75 }) +
				stroke(slit(7), accent, w * 0.018)
			);
		}
		case 'wave':
			return (
				path(
					d`M0 ${h * 0.6}Q${w * 0.25} ${h * 0.2} ${w * 0.5} ${h * 0.5}T${w} ${h * 0.36}V${h * 0.12}Q${w} 0 ${w * 0.96} 0H${w * 0.04}Q0 0 0 ${h * 0.12}z`,
					tones.dark,
					{ 'fill-opacity': 0.7 },
				) +
				stroke(
					d`M${w * 0.02} ${h * 0.6}Q${w * 0.25} ${h * 0.2} ${w * 0.5} ${h * 0.5}T${w * 0.98} ${h * 0.37}`,
					tones.edge,
					4,
				)
			);
	}
}

function leds(s: Sketch, m: RouterModel, cx: number, cy: number, step: number, r: number): string {
	let text = '';
	for (let i = 0; i < m.leds; i++) {
		const x = cx + (i - (m.leds - 1) / 2) * step;
		const on = i !== m.leds - 2;
		text += on ? glow(s, x, cy, r * 3, r * 3, m.accent, 0.7) : '';
		text += circle(x, cy, r, on ? m.accent : m.tones.deep);
	}
	return text;
}

function front(s: Sketch, m: RouterModel): string {
	const { w, tones } = m;
	const x = CENTRE - w / 2;
	const length = m.antennas === 0 ? 0 : 380;
	const rise = m.antennas === 0 ? 250 : 150;
	const h = m.antennas === 0 ? 130 : 104;
	const top = (960 - (length * 0.88 + rise + h)) / 2;
	const back = top + length * 0.88;
	const y = back + rise;
	const inset = 46;
	const dark = bodyTones(lightness(tones.face) > 0.8 ? '#e6e9ee' : '#1f2328');
	const sticks = spread(m.antennas, w * 0.8)
		.map((a) => antenna(s, CENTRE + a.x, back + 34, a.turn, length, 32, dark))
		.join('');
	const scale = (w - 2 * inset) / w;
	return (
		contactShadow(s, CENTRE, y + h - 4, w * 0.6, 40) +
		sticks +
		path(lid(x + 2, y + 8, w - 4, rise + 8, inset, 26), topPaint(s, tones)) +
		group(
			{
				transform: d`translate(${CENTRE - (w * scale * 1.03) / 2} ${back + 8}) scale(${(scale * 1.03).toFixed(3)} ${((rise - 8) / 320).toFixed(3)})`,
			},
			topArt(m, w, 320),
		) +
		path(
			d`M${x} ${y + 12}Q${x} ${y} ${x + 14} ${y}H${x + w - 14}Q${x + w} ${y} ${x + w} ${y + 12}L${x + w - 18} ${y + h - 24}q-6 24 -32 24H${x + 50}q-26 0 -32 -24z`,
			facePaint(s, tones, 75),
		) +
		stroke(d`M${x + 14} ${y + 3}H${x + w - 14}`, tones.edge, 4) +
		leds(s, m, CENTRE, y + h * 0.5, 46, 8)
	);
}

function angle(s: Sketch, m: RouterModel): string {
	const { w, tones } = m;
	const depth = w * 0.56;
	const cam = camera(-33, 36, CENTRE, m.antennas > 0 ? 620 : 500, 0.98);
	const [sx, sy] = cam.project([0, 60, 0]);
	const size = { w, depth, high: 58, r: m.radius };
	const dark = bodyTones(lightness(tones.face) > 0.8 ? '#e6e9ee' : '#1f2328');
	const feet = spread(m.antennas, w * 0.82).map((a) => [a.x, 24, -depth / 2 - 4] as const);
	const sticks = antennasIn(s, cam, feet, { length: 400, width: 30 }, dark);
	const lamps = group(
		{ transform: cam.plane([-w / 2, 0, depth / 2], [1, 0, 0], [0, 1, 0]) },
		leds(s, { ...m }, w * 0.5, 30, 40, 7),
	);
	return (
		contactShadow(s, sx, sy + 26, w * 0.6, depth * 0.52) +
		sticks +
		plate(s, cam, [-w / 2, 0, -depth / 2], size, tones, topArt(m, w, depth)) +
		lamps
	);
}

/** The back with the sockets. */
function detail(s: Sketch, m: RouterModel): string {
	const { tones } = m;
	const w = 780;
	const x = CENTRE - w / 2;
	const y = m.antennas === 0 ? 300 : 480;
	const h = m.antennas === 0 ? 250 : 220;
	const kinds: PortKind[] = Array.from({ length: m.ports }, () => 'rj45');
	const dark = bodyTones(lightness(tones.face) > 0.8 ? '#e6e9ee' : '#1f2328');
	const row = 520 + m.ports * 4;
	const lanX = CENTRE - 30;
	return (
		contactShadow(s, CENTRE, y + h, w * 0.54, 36) +
		spread(m.antennas, w * 0.86)
			.map((a) => antenna(s, CENTRE + a.x, y + 40, 0, 350, 38, dark))
			.join('') +
		rect(x, y, w, h, m.radius + 10, facePaint(s, tones, 60)) +
		stroke(d`M${x + 30} ${y + 34}H${x + w - 30}`, tones.deep, 4) +
		rect(lanX - row / 2 + 20, y + 62, row - 40, 124, 14, tones.deep, { 'fill-opacity': 0.7 }) +
		portRow(kinds, lanX, y + 124, 0.94, 16) +
		(m.ports > 1 ? rect(lanX - (m.ports * 94) / 2, y + 172, 82, 8, 4, '#f2b91d') : '') +
		port('jack', x + 74, y + 124, 1) +
		(m.antennas === 0
			? cableDown(lanX - (m.ports - 1) * 47, y + 124, '#f2b91d', -60) +
				cableDown(lanX + (m.ports > 1 ? (3 - m.ports) * 47 : 0), y + 124, '#3f77c9', 60)
			: '') +
		circle(x + w - 118, y + 124, 22, tones.deep) +
		circle(x + w - 120, y + 122, 18, m.accent) +
		circle(x + w - 58, y + 124, 9, tones.deep)
	);
}

export const drawRouter: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	const views = model.upright
		? { front: modemFront, angle: modemAngle, detail: modemDetail }
		: { front, angle, detail };
	return s.done(views[view](s, model));
};
