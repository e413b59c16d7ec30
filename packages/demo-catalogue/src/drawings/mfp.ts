import { bodyColour, bodyTones, lightness, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	gloss,
	group,
	path,
	rect,
	type Sketch,
	sketch,
	textOf,
} from './kit.ts';
import { slots } from './parts.ts';
import { paper, photo, tankWindow } from './printer-parts.ts';
import { camera } from './projection.ts';
import { block, displayGlass, facePaint, lid, plate, topPaint } from './solid.ts';

type Model = {
	tones: Tones;
	trim: Tones;
	/** The lid that covers the scanner: flat, or with a sheet feeder on top. */
	feeder: boolean;
	display: 'touch' | 'small';
	tanks: boolean;
	colour: boolean;
	trays: number;
	w: number;
	hue: number;
};

const LID = 74;
const PANEL = 92;
const BODY = 210;
const TRAY = 84;

function choose(s: Sketch): Model {
	const tech = textOf(s.subject, 'printTech');
	const tanks = tech === 'Ink tank' || (tech === '' && s.rnd.chance(0.3));
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['white', 'white', 'black', 'grey']));
	const pale = lightness(tones.face) > 0.5;
	return {
		tones,
		trim: bodyTones(s.rnd.chance(0.8) ? (pale ? '#343b45' : '#cfd4da') : pale ? '#c9ced6' : '#2b3037'),
		feeder: s.rnd.chance(0.5),
		display: s.rnd.chance(0.6) ? 'touch' : 'small',
		tanks,
		colour: textOf(s.subject, 'printColour', 'Colour') === 'Colour',
		trays: s.rnd.int(1, 2),
		w: s.rnd.range(620, 680),
		hue: s.rnd.pick([15, 38, 165, 225, 285, 330]),
	};
}

/** The touch screen or the keys of the control panel. */
function panelArt(s: Sketch, m: Model, w: number, h: number): string {
	const y = h * 0.16;
	const ph = h * 0.68;
	if (m.display === 'touch') {
		const sw = ph * 2.4;
		const x = w * 0.06;
		const icon = (i: number, colour: string) =>
			rect(x + 12 + i * (sw - 24) * 0.34, y + ph * 0.26, (sw - 24) * 0.28, ph * 0.48, 7, colour);
		return (
			displayGlass(s, x, y, sw, ph, 10) +
			icon(0, '#4aa3ff') +
			icon(1, '#5fd39a') +
			icon(2, '#ffb648') +
			circle(w * 0.9, h / 2, ph * 0.24, '#3b82f6') +
			circle(w * 0.82, h / 2, ph * 0.13, m.trim.edge)
		);
	}
	let keys = '';
	for (let i = 0; i < 6; i++)
		keys += circle(w * 0.5 + (i % 3) * 42, h * (i < 3 ? 0.34 : 0.66), 12, m.trim.edge);
	return (
		displayGlass(s, w * 0.08, y, w * 0.3, ph, 8) +
		rect(w * 0.11, y + ph * 0.28, w * 0.18, 9, 4, '#9fe3c0') +
		rect(w * 0.11, y + ph * 0.58, w * 0.12, 9, 4, '#5b8a74') +
		keys +
		circle(w * 0.8, h / 2, ph * 0.26, '#2fae66') +
		circle(w * 0.9, h / 2, ph * 0.2, '#e0604c')
	);
}

/** Everything under the scanner: the slot with its sheet, the tanks, the trays. */
function bodyArt(s: Sketch, m: Model): string {
	const { w, tones } = m;
	let text =
		rect(
			w * 0.09,
			44,
			w * (m.tanks ? 0.56 : 0.82),
			BODY * 0.46,
			16,
			s.linear(90, [0, '#0c0f13'], [1, '#2c323a']),
		) + (m.tanks ? tankWindow(s, w * 0.7, 44, w * 0.25, BODY * 0.56, m.colour) : '');
	for (let i = 0; i < m.trays; i++) {
		const y = BODY + i * TRAY;
		text +=
			rect(0, y, w, 5, 0, tones.deep) +
			rect(w * 0.36, y + 26, w * 0.28, 30, 15, s.linear(90, [0, tones.deep], [1, tones.dark]));
	}
	return text;
}

function bodyHeight(m: Model): number {
	return BODY + m.trays * TRAY;
}

/** The body from the front, its top edge at y; the scanner is drawn by the view. */
function lower(s: Sketch, m: Model, x: number, y: number): string {
	const { w, tones } = m;
	const h = bodyHeight(m);
	const slotW = w * (m.tanks ? 0.56 : 0.82);
	const trayY = y + 44 + BODY * 0.38;
	const inset = slotW * 0.06;
	return (
		group(
			{ transform: d`translate(${x} ${y})`, 'clip-path': s.clip(rect(0, -40, w, h + 40, 26, '#000')) },
			rect(0, -40, w, h + 40, 26, facePaint(s, tones, 60)) + bodyArt(s, m),
		) +
		path(
			d`M${x + w * 0.09 + inset} ${trayY}h${slotW - 2 * inset}l${inset} 84q0 8 -8 8h${16 - slotW}q-8 0 -8 -8z`,
			s.linear(90, [0, m.trim.deep], [1, m.trim.face]),
		) +
		photo(s, x + w * 0.09 + slotW * 0.2, trayY - 22, slotW * 0.6, 98, 14, m.colour ? m.hue : undefined)
	);
}

function front(s: Sketch, m: Model): string {
	const { w, tones, trim } = m;
	const x = CENTRE - w / 2;
	const h = bodyHeight(m);
	const crown = m.feeder ? 150 : 58;
	const y = CENTRE - (h + PANEL + LID + crown) / 2 + crown + 10;
	const wide = w + 28;
	const bodyY = y + LID + PANEL;
	const feeder = m.feeder
		? path(
				d`M${x + w * 0.2} ${y - 60}L${x + w * 0.25} ${y - 170}H${x + w * 0.7}L${x + w * 0.74} ${y - 60}z`,
				s.linear(90, [0, '#fff'], [1, '#dfe3e8']),
				{ stroke: '#d3d8de', 'stroke-width': 2 },
			) +
			path(
				d`M${x + w * 0.06} ${y - 20}Q${x + w * 0.08} ${y - 96} ${x + w * 0.2} ${y - 96}H${x + w * 0.76}Q${x + w * 0.94} ${y - 96} ${x + w * 0.95} ${y - 20}z`,
				facePaint(s, trim, 70),
			) +
			rect(x + w * 0.17, y - 74, w * 0.62, 12, 6, trim.deep)
		: '';
	return (
		contactShadow(s, CENTRE, bodyY + h, w * 0.6, 44) +
		path(lid(x - 4, y + 16, w + 8, 58, 40), topPaint(s, tones)) +
		feeder +
		lower(s, m, x, bodyY) +
		rect(x - 14, y, wide, LID, 22, facePaint(s, tones, 80)) +
		rect(x - 8, y + LID - 8, wide - 12, 10, 5, tones.deep) +
		path(
			d`M${x - 8} ${y + LID}H${x + w + 8}L${x + w + 14} ${y + LID + PANEL - 14}q0 14 -14 14H${x}q-14 0 -14 -14z`,
			s.linear(90, [0, trim.dark], [0.4, trim.face], [1, trim.light]),
		) +
		group({ transform: d`translate(${x} ${y + LID})` }, panelArt(s, m, w, PANEL))
	);
}

function angle(s: Sketch, m: Model): string {
	const { w, tones, trim } = m;
	const h = bodyHeight(m);
	const depth = 430;
	const all = LID + PANEL + h;
	const cam = camera(34, 24, CENTRE + 6, CENTRE + (m.feeder ? 40 : 4), 0.93);
	const top = -all / 2;
	const z = depth / 2;
	const [sx, sy] = cam.project([0, all / 2, 0]);
	const feeder = m.feeder
		? block(s, cam, [-w * 0.42, top - 84, z - 170], { w: w * 0.34, h: 84, depth: 230, r: 24 }, trim) +
			plate(
				s,
				cam,
				[-w * 0.08, top - 26, -z + 30],
				{ w: w * 0.5, depth: 230, high: 16, r: 12 },
				trim,
				paper(s, -20, 20, w * 0.42, 190, 0, true),
			)
		: '';
	const side = cam.plane([-w / 2, top, -z], [0, 0, 1], [0, 1, 0]);
	return (
		contactShadow(s, sx - 6, sy + 26, w * 0.58, depth * 0.38) +
		block(
			s,
			cam,
			[-w / 2, top + LID + PANEL - 10, z],
			{ w, h: h + 10, depth, r: 20 },
			tones,
			group({ transform: 'translate(0 10)' }, bodyArt(s, m)),
		) +
		block(
			s,
			cam,
			[-w / 2, top + LID, z + 14],
			{ w, h: PANEL, depth: depth + 14, r: 14 },
			trim,
			panelArt(s, m, w, PANEL),
		) +
		block(s, cam, [-w / 2 - 8, top, z + 8], { w: w + 16, h: LID - 6, depth: depth + 10, r: 18 }, tones) +
		group({ transform: side }, slots(depth * 0.3, all * 0.7, depth * 0.4, 60, 7, tones.deep)) +
		feeder
	);
}

/** The lid is up and a page lies on the glass. */
function detail(s: Sketch, m: Model): string {
	const { w, tones, trim } = m;
	const x = CENTRE - w / 2;
	const h = bodyHeight(m);
	const deck = 150;
	const lidH = 280;
	const y = CENTRE - (lidH + deck + PANEL + h) / 2 + lidH;
	const bodyY = y + deck + PANEL;
	return (
		contactShadow(s, CENTRE, bodyY + h, w * 0.6, 40) +
		rect(x + 26, y - lidH, w - 52, lidH + 30, 24, facePaint(s, tones, 60), {
			stroke: tones.edge,
			'stroke-width': 2,
		}) +
		rect(x + 60, y - lidH + 30, w - 120, lidH - 50, 12, s.linear(60, [0, '#ffffff'], [1, '#dde1e6'])) +
		lower(s, m, x, bodyY) +
		path(lid(x - 4, y + deck, w + 8, deck + 6, 34, 12), s.linear(90, [0, tones.dark], [1, tones.light])) +
		path(
			lid(x + w * 0.07, y + deck - 18, w * 0.86, deck - 44, 22, 6),
			s.linear(40, [0, '#51616f'], [0.5, '#1f2932'], [1, '#37444f']),
		) +
		path(
			d`M${x + w * 0.13} ${y + deck - 30}L${x + w * 0.16} ${y + 40}H${x + w * 0.62}L${x + w * 0.63} ${y + deck - 30}z`,
			'#fff',
		) +
		path(
			d`M${x + w * 0.2} ${y + 60}h${w * 0.3}M${x + w * 0.2} ${y + 80}h${w * 0.36}M${x + w * 0.19} ${y + 100}h${w * 0.36}`,
			'none',
			{ stroke: '#bcc2ca', 'stroke-width': 8, 'stroke-linecap': 'round' },
		) +
		gloss(s, x + w * 0.66, y + 32, w * 0.22, deck - 54, 4, 1.2) +
		path(
			d`M${x - 4} ${y + deck}H${x + w + 4}L${x + w + 12} ${bodyY - 14}q0 14 -14 14H${x + 2}q-14 0 -14 -14z`,
			s.linear(90, [0, trim.light], [0.3, trim.face], [1, trim.dark]),
		) +
		group({ transform: d`translate(${x} ${y + deck})` }, panelArt(s, m, w, PANEL))
	);
}

export const drawMfp: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
