import { type Chassis, chassisBack, chassisFront, chassisSide, chassisTop } from './chassis.ts';
import { bodyColour, bodyTones, fromHue, LIGHT_HUES } from './colours.ts';
import type { Drawing, DrawingSubject } from './drawing.ts';
import {
	CENTRE,
	contactShadow,
	d,
	glow,
	group,
	numberOf,
	path,
	rect,
	type Sketch,
	sketch,
	textOf,
} from './kit.ts';
import { box, camera } from './projection.ts';

const OFFICE = 201;

function feet(m: Chassis, x: number, y: number, w: number): string {
	return (
		rect(x + w * 0.08, y, w * 0.18, 16, 6, m.tones.deep) +
		rect(x + w * 0.74, y, w * 0.18, 16, 6, m.tones.deep)
	);
}

function floorLight(s: Sketch, m: Chassis, cy: number): string {
	return m.light === undefined ? '' : glow(s, CENTRE, cy, 360, 60, fromHue(m.light, 0.7, 0.19), 0.5);
}

/** The card picture: the front and the left side at once. */
function front(s: Sketch, m: Chassis): string {
	const yaw = m.glass ? 52 : 42;
	const seen = box(camera(yaw, 15, 0, 0), [0, 0, 0], m.w, m.h, m.depth).bounds;
	const scale = Math.min(770 / (seen.right - seen.left), 760 / (seen.bottom - seen.top));
	const b = box(camera(yaw, 15, 0, 0, scale), [0, 0, 0], m.w, m.h, m.depth);
	const x = CENTRE - (b.bounds.left + b.bounds.right) / 2;
	const y = CENTRE - (b.bounds.top + b.bounds.bottom) / 2 - 10;
	const low = y + b.bounds.bottom;
	return (
		contactShadow(s, CENTRE, low - 54, 400, 92) +
		floorLight(s, m, low - 50) +
		group(
			{ transform: d`translate(${x} ${y})` },
			path(b.outline, m.tones.dark, { stroke: m.tones.dark, 'stroke-width': 7, 'stroke-linejoin': 'round' }),
			group({ transform: b.left }, chassisSide(s, m)),
			group({ transform: b.front }, chassisFront(s, m)),
			group({ transform: b.top }, chassisTop(s, m)),
		)
	);
}

/** A closed case has nothing to show at its side: the back and the other side instead. */
function backCorner(s: Sketch, m: Chassis): string {
	const cam = camera(-38, 15, 0, 0, 1.1);
	const b = box(cam, [0, 0, 0], m.w, m.h, m.depth);
	const x = CENTRE - (b.bounds.left + b.bounds.right) / 2;
	const y = CENTRE - (b.bounds.top + b.bounds.bottom) / 2 - 10;
	return (
		contactShadow(s, CENTRE, y + b.bounds.bottom - 54, 380, 92) +
		group(
			{ transform: d`translate(${x} ${y})` },
			path(b.outline, m.tones.dark, { stroke: m.tones.dark, 'stroke-width': 7, 'stroke-linejoin': 'round' }),
			group({ transform: b.right }, chassisSide(s, m)),
			group({ transform: b.front }, chassisBack(s, m, m.w, m.h)),
			group({ transform: b.top }, chassisTop(s, m)),
		)
	);
}

/** The left side straight on. */
function angle(s: Sketch, m: Chassis): string {
	if (!m.glass) return backCorner(s, m);
	const scale = 760 / Math.max(m.depth, m.h);
	const w = m.depth * scale;
	const h = m.h * scale;
	const x = CENTRE - w / 2;
	const y = CENTRE - h / 2 - 16;
	return (
		contactShadow(s, CENTRE, y + h + 12, w * 0.58, 40) +
		floorLight(s, m, y + h + 10) +
		feet(m, x, y + h - 4, w) +
		group(
			{ transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})` },
			chassisSide(s, m),
		)
	);
}

/** Front and back side by side. */
function detail(s: Sketch, m: Chassis): string {
	const scale = Math.min(740 / m.h, 384 / m.w);
	const w = m.w * scale;
	const h = m.h * scale;
	const y = CENTRE - h / 2 - 12;
	const at = (x: number, art: string) =>
		contactShadow(s, x + w / 2, y + h + 12, w * 0.62, 34) +
		feet(m, x, y + h - 4, w) +
		group({ transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})` }, art);
	return at(CENTRE - w - 22, chassisFront(s, m)) + at(CENTRE + 22, chassisBack(s, m, m.w, m.h));
}

const VIEWS = { front, angle, detail };

function chooseTower(s: Sketch): Chassis {
	const office = s.subject.subcategoryId === OFFICE;
	const tones = bodyTones(
		bodyColour(s.subject, s.rnd, office ? ['black', 'grey', 'black', 'silver'] : ['black', 'black', 'white']),
	);
	const fans = s.rnd.pick([2, 3, 3]);
	const hue = s.rnd.pick(LIGHT_HUES);
	const tall = s.rnd.range(0, 1);
	const look = s.rnd.pick(['bars', 'fans', 'fans'] as const);
	const sober = s.rnd.pick(['plain', 'bars', 'plain', 'mesh'] as const);
	return {
		tones,
		w: office ? 240 + tall * 30 : 270 + tall * 20,
		h: office ? 540 + tall * 60 : 620 + tall * 50,
		depth: office ? 430 : 560,
		glass: !office,
		fans,
		light: office ? undefined : hue,
		panel: office ? sober : look,
		filled: true,
	};
}

function chooseCase(s: Sketch): Chassis {
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['black', 'white', 'grey']));
	const hue = s.rnd.pick(LIGHT_HUES);
	const glass = s.subject.series.includes('Glass') || s.rnd.chance(0.8);
	const lights = s.rnd.chance(0.6);
	const look = s.rnd.pick(['mesh', 'bars', 'fans'] as const);
	const format = textOf(s.subject, 'formFactor', 'ATX');
	const h = format === 'Mini-ITX' ? 460 : format === 'Micro-ATX' ? 560 : 650;
	const named = s.subject.series.includes('Mesh')
		? 'mesh'
		: s.subject.series.includes('Flow')
			? 'fans'
			: look;
	return {
		tones,
		w: 280,
		h,
		depth: h * 0.9,
		glass,
		fans: Math.min(3, Math.max(1, numberOf(s.subject, 'fans', s.rnd.int(1, 3)))),
		light: lights ? hue : undefined,
		panel: named,
		filled: false,
	};
}

function draw(choose: (s: Sketch) => Chassis): Drawing {
	return (subject: DrawingSubject, view) => {
		const s = sketch(subject);
		const model = choose(s);
		return s.done(VIEWS[view](s, model));
	};
}

export const drawDesktopTower = draw(chooseTower);
export const drawPcCase = draw(chooseCase);
