import { bodyColour, bodyTones, lightness, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	ellipse,
	flagOf,
	glow,
	group,
	path,
	rect,
	type Sketch,
	sketch,
	stroke,
	textOf,
} from './kit.ts';
import { slots } from './parts.ts';
import { paper, photo, tanks, tankWindow } from './printer-parts.ts';
import { camera } from './projection.ts';
import { block, displayGlass, facePaint, lid, plate, topPaint } from './solid.ts';

const INK_TANK = 1302;

type Model = {
	tones: Tones;
	/** Trim of another tone: panels, tray. */
	trim: Tones;
	ink: boolean;
	colour: boolean;
	trays: number;
	display: boolean;
	radius: number;
	w: number;
	h: number;
	/** What is set off in the trim's tone. */
	face: 'band' | 'door' | 'foot';
	hue: number;
};

const TRAY = 92;

function choose(s: Sketch): Model {
	const ink = s.subject.subcategoryId === INK_TANK || textOf(s.subject, 'printTech') === 'Ink tank';
	const tones = bodyTones(
		bodyColour(s.subject, s.rnd, ink ? ['black', 'black', 'white'] : ['white', 'white', 'grey', 'black']),
	);
	const pale = lightness(tones.face) > 0.5;
	const contrast = s.rnd.chance(0.7);
	return {
		tones,
		trim:
			contrast || pale
				? bodyTones(pale ? s.rnd.pick(['#343b45', '#4b5563', '#39506b']) : '#59616c')
				: bodyTones('#2b3037'),
		ink,
		colour: textOf(s.subject, 'printColour', 'Colour') === 'Colour',
		trays: flagOf(s.subject, 'duplex') || s.rnd.chance(0.25) ? 2 : 1,
		display: s.rnd.chance(0.6),
		radius: s.rnd.pick([26, 38, 54]),
		w: ink ? 720 : s.rnd.range(610, 680),
		h: ink ? s.rnd.range(270, 300) : s.rnd.range(270, 310),
		face: s.rnd.pick(['band', 'door', 'foot']),
		hue: s.rnd.pick([15, 145, 225, 260, 320]),
	};
}

function controls(s: Sketch, m: Model, x: number, y: number, w: number, h: number): string {
	const lamp = '#4ade80';
	if (!m.display) {
		return (
			rect(x, y, w, h, h / 2, m.trim.deep) +
			circle(x + h / 2, y + h / 2, h * 0.3, m.trim.edge) +
			circle(x + w * 0.55, y + h / 2, h * 0.14, lamp) +
			circle(x + w * 0.76, y + h / 2, h * 0.14, '#f5b942')
		);
	}
	return (
		displayGlass(s, x, y, w, h, 10) +
		rect(x + w * 0.1, y + h * 0.26, w * 0.5, h * 0.16, 3, '#8fd6ff') +
		rect(x + w * 0.1, y + h * 0.58, w * 0.34, h * 0.16, 3, '#52708a') +
		circle(x + w * 0.84, y + h / 2, h * 0.17, lamp)
	);
}

/** The front of a laser printer, trays included. */
function laserArt(s: Sketch, m: Model): string {
	const { w, h, tones, trim } = m;
	const all = h + m.trays * TRAY;
	let text = '';
	if (m.face === 'band') text += rect(0, h * 0.16, w, h * 0.3, 0, trim.face);
	if (m.face === 'foot') text += rect(0, h, w, all - h, 0, s.linear(60, [0, trim.light], [1, trim.dark]));
	const door = m.face === 'door' ? trim : tones;
	const low = m.face === 'foot' ? trim : tones;
	text +=
		path(
			d`M${w * 0.1} ${h * 0.5}H${w * 0.9}V${h * 0.84}Q${w * 0.9} ${h * 0.92} ${w * 0.86} ${h * 0.92}H${w * 0.14}Q${w * 0.1} ${h * 0.92} ${w * 0.1} ${h * 0.84}z`,
			s.linear(90, [0, door.dark], [0.06, door.light], [1, door.face]),
		) +
		rect(w * 0.42, h * 0.5, w * 0.16, 16, 8, door.deep) +
		controls(s, m, w * 0.66, h * 0.2, w * 0.26, h * 0.2);
	for (let i = 0; i < m.trays; i++) {
		const y = h + i * TRAY;
		text +=
			rect(0, y, w, 5, 0, tones.deep) +
			rect(w * 0.36, y + 26, w * 0.28, 34, 17, s.linear(90, [0, low.deep], [1, low.dark])) +
			rect(w * 0.06, y + 34, 10, 24, 5, low.deep);
	}
	return text + rect(0, all - 8, w, 8, 4, tones.deep, { 'fill-opacity': 0.4 });
}

/** The front of an ink-tank printer. */
function inkArt(s: Sketch, m: Model): string {
	const { w, h, tones } = m;
	return (
		rect(0, h * 0.3, w, 4, 0, tones.deep) +
		controls(s, m, w * 0.06, h * 0.08, w * 0.26, h * 0.16) +
		rect(w * 0.08, h * 0.42, w * 0.56, h * 0.3, 14, s.linear(90, [0, '#0c0f13'], [1, '#2a3037'])) +
		tankWindow(s, w * 0.7, h * 0.4, w * 0.26, h * 0.48, m.colour)
	);
}

function front(s: Sketch, m: Model): string {
	const { w, tones } = m;
	const x = CENTRE - w / 2;
	const all = m.ink ? m.h : m.h + m.trays * TRAY;
	const rise = m.ink ? 76 : 92;
	const sheetH = m.ink ? 250 : 170;
	const y = CENTRE - (all + rise + sheetH * 0.8 + (m.ink ? 50 : 0)) / 2 + rise + sheetH * 0.8;
	const top = path(lid(x + 8, y + 30, w - 16, rise + 30, 48), topPaint(s, tones));
	const face = group(
		{ transform: d`translate(${x} ${y})`, 'clip-path': s.clip(rect(0, 0, w, all, m.radius, '#000')) },
		rect(0, 0, w, all, m.radius, facePaint(s, tones, 60)) + (m.ink ? inkArt(s, m) : laserArt(s, m)),
	);
	const shadow = contactShadow(s, CENTRE, y + all, w * 0.6, 44);
	if (m.ink) {
		const trayY = y + all * 0.66;
		return (
			shadow +
			path(
				d`M${x + w * 0.2} ${y - 20}L${x + w * 0.23} ${y - rise - sheetH}H${x + w * 0.77}L${x + w * 0.8} ${y - 20}z`,
				s.linear(90, [0, '#ffffff'], [0.7, '#eef0f3'], [1, '#cfd4da']),
			) +
			top +
			path(d`M${x + w * 0.16} ${y - rise + 34}H${x + w * 0.84}l8 18H${x + w * 0.16 - 8}z`, tones.deep) +
			face +
			path(
				d`M${x + w * 0.11} ${trayY}H${x + w * 0.61}L${x + w * 0.66} ${y + all + 44}q0 10 -10 10H${x + w * 0.06 + 10}q-10 0 -10 -10z`,
				s.linear(90, [0, tones.deep], [1, tones.face]),
			) +
			photo(s, x + w * 0.15, trayY - 14, w * 0.42, y + all + 30 - trayY, 22, m.colour ? m.hue : undefined)
		);
	}
	return (
		shadow +
		top +
		path(
			lid(x + w * 0.16, y + 2, w * 0.68, rise * 0.7, 30, 8),
			s.linear(90, [0, m.trim.deep], [1, m.trim.dark]),
		) +
		paper(s, x + w * 0.22, y - rise - sheetH * 0.8, w * 0.56, rise + sheetH * 0.8 - 8, 16) +
		face
	);
}

function angle(s: Sketch, m: Model): string {
	const { w, tones } = m;
	const all = m.ink ? m.h : m.h + m.trays * TRAY;
	const depth = m.ink ? 380 : 430;
	const cam = camera(-34, 26, CENTRE - 10, m.ink ? 540 : 480, 0.92);
	const o = [-w / 2, -all / 2, depth / 2] as const;
	const [sx, sy] = cam.project([0, all / 2, 0]);
	const roof = cam.plane([o[0], o[1], -depth / 2], [1, 0, 0], [0, 0, 1]);
	const side = cam.plane([w / 2, o[1], depth / 2], [0, 0, -1], [0, 1, 0]);
	const ground = contactShadow(s, sx + 6, sy + 26, w * 0.62, depth * 0.42);
	const body = block(
		s,
		cam,
		[...o],
		{ w, h: all, depth, r: m.radius * 0.7 },
		tones,
		m.ink ? inkArt(s, m) : laserArt(s, m),
	);
	const vents = group(
		{ transform: side },
		slots(depth * 0.3, all * 0.62, depth * 0.42, all * 0.16, 7, tones.deep),
	);
	if (m.ink) {
		const lean = [0, 0.9, 0.44] as const;
		const sheet = group(
			{ transform: cam.plane([-w * 0.3, o[1] - 240, -depth * 0.36 - 100], [1, 0, 0], [...lean]) },
			paper(s, 0, 0, w * 0.6, 270, 0, true),
		);
		const tray = plate(
			s,
			cam,
			[-w * 0.42, o[1] + all * 0.74, depth / 2 - 10],
			{ w: w * 0.56, depth: 170, high: 12, r: 14 },
			m.trim,
			photo(s, 30, -6, w * 0.56 - 60, 150, 0, m.colour ? m.hue : undefined),
		);
		return (
			ground +
			body +
			vents +
			group({ transform: roof }, rect(w * 0.16, 36, w * 0.68, 26, 12, tones.deep)) +
			sheet +
			group({ transform: roof }, rect(w * 0.16, 62, w * 0.68, 10, 5, tones.edge)) +
			tray
		);
	}
	const well =
		rect(
			w * 0.16,
			depth * 0.22,
			w * 0.68,
			depth * 0.62,
			20,
			s.linear(90, [0, m.trim.deep], [1, m.trim.dark]),
		) + paper(s, w * 0.22, depth * 0.3, w * 0.56, depth * 0.5, 0);
	return ground + body + vents + group({ transform: roof }, well);
}

/** Laser: from above with the tray drawn out. Ink: the tanks, close. */
function detail(s: Sketch, m: Model): string {
	const { tones } = m;
	if (m.ink) return tanks(s, tones, m.colour);
	const w = m.w * 0.86;
	const x = CENTRE - w / 2;
	return (
		dropShadow(x + 20, 560, w - 40, 290, 18) +
		rect(x + 20, 500, w - 40, 350, 20, facePaint(s, m.trim, 60)) +
		rect(x + 50, 520, w - 100, 292, 10, m.trim.deep) +
		paper(s, x + 70, 500, w - 140, 290, 0, true) +
		rect(CENTRE - 70, 822, 140, 18, 9, m.trim.deep) +
		dropShadow(x, 100, w, 470, m.radius) +
		rect(x, 100, w, 470, m.radius, facePaint(s, tones, 60)) +
		rect(x + w * 0.12, 150, w * 0.76, 260, 22, s.linear(90, [0, m.trim.deep], [1, m.trim.dark])) +
		paper(s, x + w * 0.2, 172, w * 0.6, 270, 0) +
		rect(x + w * 0.12, 410, w * 0.76, 36, 0, facePaint(s, tones, 90)) +
		stroke(d`M${x + 14} 470H${x + w - 14}`, tones.deep, 4) +
		controls(s, m, x + w * 0.62, 488, w * 0.3, 58) +
		glow(s, x + w * 0.1, 516, 34, 34, '#4ade80', 0.6) +
		ellipse(x + w * 0.1, 516, 13, 13, '#4ade80')
	);
}

export const drawPrinter: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
