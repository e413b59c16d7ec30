import { antenna } from './antennas.ts';
import { bodyColour, bodyTones, fromHue, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	glow,
	group,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
	textOf,
} from './kit.ts';
import { port, screw, slots } from './parts.ts';
import { cableDown, plug, tube } from './plugs.ts';
import { camera } from './projection.ts';
import { block, facePaint, plate } from './solid.ts';

type Kind = 'nano' | 'stick' | 'wired' | 'card';
type Model = { kind: Kind; tones: Tones; lamp: string; antennas: number; board: Tones; usbC: boolean };

function kindOf(s: Sketch): Kind {
	const by = `${textOf(s.subject, 'interface')} ${s.subject.series}`;
	if (/pci/i.test(by)) return 'card';
	if (
		/ethernet/i.test(by) ||
		(/usb-c/i.test(by) && !/nano|t\dU/i.test(s.subject.series)) ||
		s.subject.brand === 'Ugreen'
	)
		return 'wired';
	return /nano/i.test(by) ? 'nano' : 'stick';
}

function choose(s: Sketch): Model {
	const kind = kindOf(s);
	return {
		kind,
		tones: bodyTones(
			bodyColour(
				s.subject,
				s.rnd,
				kind === 'wired' ? ['silver', 'grey', 'white'] : ['black', 'black', 'white'],
			),
		),
		lamp: fromHue(s.rnd.pick([145, 200, 250]), 0.7, 0.18),
		antennas: s.rnd.pick([1, 2, 2]),
		board: bodyTones(s.rnd.pick(['#1d4d3a', '#16375c', '#23272d'])),
		usbC: textOf(s.subject, 'interface') === 'USB-C',
	};
}

/** A USB plug pointing down from 0,0. */
function usb(s: Sketch, w: number): string {
	const k = w / 100;
	return (
		rect(-50 * k, -6, 100 * k, 150 * k, 8, s.linear(0, [0, '#f3f5f7'], [0.4, '#c9ced5'], [1, '#8a929c'])) +
		rect(-31 * k, 78 * k, 20 * k, 24 * k, 3, '#3a4048') +
		rect(11 * k, 78 * k, 20 * k, 24 * k, 3, '#3a4048') +
		rect(-50 * k, -6, 100 * k, 16, 0, '#000', { 'fill-opacity': 0.18 })
	);
}

function stickArt(s: Sketch, m: Model, w: number, h: number): string {
	return (
		glow(s, w / 2, h * 0.2, 60, 60, m.lamp, 0.6) +
		rect(w / 2 - 30, h * 0.2 - 7, 60, 14, 7, m.lamp) +
		slots(w * 0.26, h * 0.46, w * 0.48, h * 0.3, 6, m.tones.deep, false, 0.34)
	);
}

/** Nano or stick standing on its plug, around CENTRE. */
function dongle(s: Sketch, m: Model): string {
	const { tones } = m;
	const nano = m.kind === 'nano';
	const w = nano ? 300 : 270;
	const h = nano ? 250 : 420;
	const y = nano ? 210 : 190;
	const aerials = nano
		? ''
		: antenna(s, CENTRE + 172, y + h * 0.5, 0, 330, 66, tones) +
			(m.antennas > 1 ? antenna(s, CENTRE - 172, y + h * 0.5, 0, 330, 66, tones) : '');
	const hinge = nano
		? ''
		: rect(
				CENTRE - (m.antennas > 1 ? 190 : 60),
				y + h * 0.42,
				m.antennas > 1 ? 380 : 250,
				50,
				25,
				s.linear(90, [0, tones.face], [1, tones.deep]),
			);
	return (
		hinge +
		aerials +
		place(CENTRE, y + h, 0, 1, usb(s, nano ? 220 : 150)) +
		rect(CENTRE - w / 2, y, w, h, nano ? 56 : 64, facePaint(s, tones, 40), {
			stroke: tones.edge,
			'stroke-width': 3,
		}) +
		(nano
			? rect(CENTRE - 42, y + 66, 84, 16, 8, m.lamp) +
				glow(s, CENTRE, y + 74, 90, 60, m.lamp, 0.5) +
				slots(CENTRE - w * 0.36, y + h - 90, w * 0.72, 60, 9, tones.deep, true, 0.4)
			: group({ transform: d`translate(${CENTRE - w / 2} ${y})` }, stickArt(s, m, w, h)))
	);
}

/** USB plug on a short cable, network socket in a small block. */
function wired(s: Sketch, m: Model): string {
	const { tones } = m;
	return (
		tube('M330 330C330 210 520 200 560 300S620 420 620 470', '#3a4048', 34) +
		dropShadow(460, 450, 320, 380, 44) +
		rect(460, 450, 320, 380, 44, facePaint(s, tones, 45), { stroke: tones.edge, 'stroke-width': 3 }) +
		rect(510, 640, 220, 190, 18, '#2a3037') +
		port('rj45', 620, 736, 1.9) +
		glow(s, 540, 520, 40, 40, m.lamp, 0.6) +
		circle(540, 520, 12, m.lamp) +
		place(330, 560, 180, 1.45, plug(s, m.usbC ? 'usbC' : 'usbA', '#59616c'))
	);
}

/** The board of a PCIe card, w × h, its contacts below. */
function cardArt(s: Sketch, m: Model, w: number, h: number): string {
	const { board, tones } = m;
	const fins = slots(w * 0.3, h * 0.16, w * 0.44, h * 0.58, 10, tones.deep, true, 0.34);
	return (
		path(
			d`M${w * 0.1} ${h}h${w * 0.34}v${h * 0.14}H${w * 0.1}z`,
			s.linear(90, [0, '#f0d48a'], [1, '#b98f35']),
		) +
		slots(w * 0.11, h * 1.02, w * 0.32, h * 0.11, 12, '#7d5f22', true, 0.24) +
		rect(w * 0.26, h * 0.1, w * 0.52, h * 0.7, 14, facePaint(s, tones, 50)) +
		fins +
		stroke(
			d`M${w * 0.82} ${h * 0.2}h${w * 0.1}M${w * 0.82} ${h * 0.34}h${w * 0.07}M${w * 0.82} ${h * 0.66}h${w * 0.1}`,
			board.edge,
			6,
		) +
		rect(w * 0.84, h * 0.42, w * 0.08, h * 0.12, 3, '#14171b') +
		screw(w * 0.94, h * 0.88, 12)
	);
}

function cardFront(s: Sketch, m: Model): string {
	const w = 560;
	const h = 330;
	const x = 280;
	const y = 380;
	const steel = bodyTones('#c3c8cf');
	const aerial = bodyTones('#1f2328');
	return (
		antenna(s, x - 110, y + 120, -12, 330, 44, aerial) +
		(m.antennas > 1 ? antenna(s, x - 110, y + 240, -34, 330, 44, aerial) : '') +
		dropShadow(x, y, w, h, 14) +
		rect(x, y, w, h, 14, facePaint(s, m.board, 50)) +
		group({ transform: d`translate(${x} ${y})` }, cardArt(s, m, w, h)) +
		rect(x - 46, y - 70, 54, h + 150, 8, s.linear(0, [0, steel.light], [0.5, steel.face], [1, steel.dark])) +
		rect(x - 110, y + 104, 70, 34, 8, s.linear(90, [0, '#f0d48a'], [1, '#a8822f'])) +
		rect(x - 110, y + 224, 70, 34, 8, s.linear(90, [0, '#f0d48a'], [1, '#a8822f']))
	);
}

function front(s: Sketch, m: Model): string {
	if (m.kind === 'card') return group({ transform: 'translate(-36 10)' }, cardFront(s, m));
	if (m.kind === 'wired') return group({ transform: 'translate(-110 -75) scale(1.1)' }, wired(s, m));
	return group(
		{ transform: m.kind === 'nano' ? 'translate(-62 -50) scale(1.13)' : 'translate(-34 -26) scale(1.07)' },
		dongle(s, m),
	);
}

function angle(s: Sketch, m: Model): string {
	const { tones } = m;
	const cam = camera(-38, 34, CENTRE, CENTRE);
	if (m.kind === 'card') {
		const w = 560;
		const h = 300;
		const tilt = camera(-30, 42, CENTRE + 30, 540, 1.06);
		const steel = bodyTones('#c3c8cf');
		return (
			contactShadow(s, CENTRE + 20, 610, 380, 190, 0.8) +
			plate(s, tilt, [-w / 2, 0, -h / 2], { w, depth: h, high: 10, r: 10 }, m.board, cardArt(s, m, w, h)) +
			block(s, tilt, [-w / 2 - 14, -120, h / 2 + 50], { w: 14, h: 140, depth: h + 90, r: 4 }, steel) +
			antenna(s, 214, 450, -4, 330, 42, bodyTones('#1f2328')) +
			(m.antennas > 1 ? antenna(s, 150, 640, -16, 330, 42, bodyTones('#1f2328')) : '')
		);
	}
	const wiredKind = m.kind === 'wired';
	const nano = m.kind === 'nano';
	const w = wiredKind ? 330 : nano ? 260 : 210;
	const length = wiredKind ? 400 : nano ? 180 : 420;
	const high = wiredKind ? 120 : nano ? 90 : 80;
	const grow = nano ? 1.6 : 1.22;
	const lens = camera(-38, 34, 0, 0, grow);
	const z = -length / 2;
	const plugEnd = block(
		s,
		lens,
		[-w * 0.33, high * 0.22, length / 2 + (nano ? 130 : 110)],
		{ w: w * 0.66, h: high * 0.5, depth: nano ? 140 : 120, r: 5 },
		bodyTones('#c3c8cf'),
		rect(w * 0.04, high * 0.09, w * 0.58, high * 0.32, 3, '#1b1f24') +
			rect(w * 0.08, high * 0.12, w * 0.5, high * 0.12, 2, '#3f77c9'),
	);
	const top = nano
		? rect(w * 0.36, 40, w * 0.28, 14, 7, m.lamp)
		: wiredKind
			? circle(w * 0.2, 50, 12, m.lamp)
			: stickArt(s, m, w, length);
	const body = plate(s, lens, [-w / 2, 0, z], { w, depth: length, high, r: nano ? 40 : 46 }, tones, top);
	const socket = wiredKind
		? group(
				{ transform: lens.plane([-w / 2, 0, length / 2], [1, 0, 0], [0, 1, 0]) },
				port('rj45', w / 2, high / 2, 1.25),
			)
		: '';
	const [sx, sy] = cam.project([0, 0, 0]);
	return (
		contactShadow(s, sx + 10, sy + 100, 330, 150, 0.8) +
		group(
			{ transform: d`translate(${sx - (wiredKind ? 0 : 20)} ${sy - 40})` },
			(wiredKind ? tube('M70 -190C160 -290 260 -260 300 -150S340 80 250 160', '#3a4048', 34) : '') +
				body +
				(wiredKind ? socket : plugEnd) +
				(m.kind === 'stick' ? antenna(s, 150, -40, 16, 330, 56, tones) : ''),
		)
	);
}

/** In use: in the side of a laptop; a card with its low bracket and aerials beside. */
function detail(s: Sketch, m: Model): string {
	const laptop = bodyTones('#c3c8cf');
	if (m.kind === 'card') {
		const steel = s.linear(0, [0, '#eef1f4'], [0.5, '#c3c8cf'], [1, '#98a0aa']);
		const bracket = (x: number, h: number) =>
			dropShadow(x, 480 - h / 2, 110, h, 10, { soft: 18 }) +
			rect(x, 480 - h / 2, 110, h, 10, steel) +
			rect(x + 30, 490 - h / 2, 50, 26, 13, '#7d858f') +
			circle(x + 55, 480, 22, '#7d858f') +
			circle(x + 55, 560, 22, '#7d858f');
		const aerial = bodyTones('#1f2328');
		return (
			bracket(150, 640) +
			bracket(340, 420) +
			antenna(s, 600, 780, 0, 600, 70, aerial) +
			(m.antennas > 1 ? antenna(s, 760, 780, 0, 600, 70, aerial) : '')
		);
	}
	if (m.kind === 'wired') {
		return (
			tube('M480 250V-20', '#3a4048', 48) +
			dropShadow(250, 190, 460, 480, 60) +
			rect(250, 190, 460, 480, 60, facePaint(s, m.tones, 45), { stroke: m.tones.edge, 'stroke-width': 3 }) +
			rect(330, 400, 300, 270, 24, '#2a3037') +
			port('rj45', 480, 540, 2.7) +
			circle(350, 280, 16, m.lamp) +
			glow(s, 350, 280, 60, 60, m.lamp, 0.6) +
			group({ transform: 'translate(480 548) scale(2.6)' }, cableDown(0, 0, '#3f77c9', 60))
		);
	}
	const y = 420;
	const deck = rect(
		-40,
		y,
		560,
		190,
		30,
		s.linear(
			90,
			[0, laptop.light],
			[0.3, laptop.face],
			[0.34, laptop.deep],
			[0.4, laptop.face],
			[1, laptop.dark],
		),
	);
	const nano = m.kind === 'nano';
	const w = nano ? 120 : 330;
	const h = nano ? 110 : 126;
	const view =
		contactShadow(s, 300, y + 196, 420, 40) +
		deck +
		port('usbC', 150, y + 128, 1.2) +
		port('usbA', 300, y + 128, 1.2) +
		rect(510, y + 100, 40, 70, 4, s.linear(90, [0, '#f3f5f7'], [1, '#8a929c'])) +
		(nano ? '' : antenna(s, 780, y + 96, 0, 340, 60, m.tones)) +
		rect(530, y + 136 - h / 2, w, h, nano ? 36 : 30, facePaint(s, m.tones, 40), {
			stroke: m.tones.edge,
			'stroke-width': 3,
		}) +
		rect(560, y + 112, 14, 48, 7, m.lamp) +
		glow(s, 567, y + 136, 60, 60, m.lamp, 0.4) +
		path(d`M-40 ${y - 4}H500L420 ${y - 90}H-40z`, s.linear(60, [0, laptop.light], [1, laptop.face]));
	return nano ? group({ transform: 'translate(-190 -240) scale(1.5)' }, view) : view;
}

export const drawAdapter: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
