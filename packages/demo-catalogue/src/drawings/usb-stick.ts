import { type BodyTones, bodyColour, bodyTones, fromHue, LIGHT_HUES } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	group,
	numberOf,
	path,
	place,
	rect,
	type Sketch,
	sketch,
} from './kit.ts';
import { slots } from './parts.ts';
import { camera, type Point3, slabOutline } from './projection.ts';

type CapStyle = 'cap' | 'swivel' | 'slide' | 'metal';
type Model = { tones: BodyTones; accent: string; cap: CapStyle; long: number };

function choose(s: Sketch): Model {
	const cap = s.rnd.pick(['cap', 'swivel', 'slide', 'metal'] as const);
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['black', 'red', 'blue', 'silver']));
	return {
		tones,
		accent: fromHue(s.rnd.pick(LIGHT_HUES), 0.66, 0.17),
		cap,
		long: 470 + Math.min(60, numberOf(s.subject, 'storage', 64) / 8),
	};
}

const HIGH = 230;
const METAL = ['#f4f6f8', '#c9cfd6', '#9aa2ac'] as const;

/** The plug, pointing right from x = 0, centred on y = 0. */
function plug(s: Sketch): string {
	const half = 78;
	return (
		rect(-20, -half, 210, 2 * half, 8, s.linear(90, [0, METAL[0]], [0.5, METAL[1]], [1, METAL[2]])) +
		rect(80, -half + 34, 44, 34, 6, '#3a4149') +
		rect(80, half - 68, 44, 34, 6, '#3a4149') +
		rect(180, -half + 4, 10, 2 * half - 8, 4, '#7c858f')
	);
}

/** The stick, plug to the right, around its middle. */
function stick(s: Sketch, m: Model): string {
	const t = m.tones;
	const w = m.long;
	const x = -w / 2 - 80;
	const y = -HIGH / 2;
	const body = s.linear(60, [0, t.shine], [0.25, t.light], [0.6, t.face], [1, t.dark]);
	const end = place(x + w, 0, 0, 1, plug(s));
	const lamp = circle(x + w - 60, 0, 12, m.accent);
	switch (m.cap) {
		case 'cap':
			return end + rect(x, y, w, HIGH, 64, body) + rect(x + 60, -16, w * 0.4, 32, 16, t.dark) + lamp;
		case 'swivel':
			return (
				end +
				rect(x, y + 12, w, HIGH - 24, 50, body) +
				path(
					d`M${x - 24} ${y - 6}H${x + w * 0.55}q40 0 40 40v${HIGH - 68}q0 40 -40 40H${x - 24}q-50 0 -50 -50v${-(HIGH - 88)}q0 -50 50 -50z`,
					s.linear(60, [0, METAL[0]], [0.4, METAL[1]], [0.6, '#e4e7eb'], [1, METAL[2]]),
				) +
				circle(x + 20, 0, 34, '#8b939d') +
				circle(x + 20, 0, 22, '#dfe3e8') +
				rect(x + 90, -14, w * 0.3, 28, 14, m.accent)
			);
		case 'slide':
			return (
				end +
				rect(x, y, w, HIGH, 40, body) +
				rect(x + w * 0.42, y + 62, w * 0.42, HIGH - 124, 30, t.deep) +
				rect(x + w * 0.62, y + 54, w * 0.2, HIGH - 108, 26, m.accent) +
				slots(x + w * 0.66, y + 76, w * 0.12, HIGH - 152, 3, t.deep, true, 0.4) +
				circle(x + 50, 0, 22, '#f7f4ef')
			);
		case 'metal':
			return (
				end +
				rect(
					x,
					y + 10,
					w,
					HIGH - 20,
					22,
					s.linear(60, [0, METAL[0]], [0.35, METAL[1]], [0.55, '#e9ecef'], [1, METAL[2]]),
				) +
				rect(x + w * 0.26, y + 10, 54, HIGH - 20, 0, t.face) +
				circle(x + 56, 0, 36, '#7c858f') +
				circle(x + 56, 0, 25, '#f7f4ef') +
				rect(x + w * 0.5, -12, w * 0.3, 24, 12, '#8b939d')
			);
	}
}

function front(s: Sketch, m: Model): string {
	return place(
		CENTRE - 10,
		CENTRE,
		-35,
		1.12,
		dropShadow(-m.long / 2 - 80, -HIGH / 2, m.long + 190, HIGH, 40, { dx: 26, dy: 26, soft: 36 }),
		stick(s, m),
	);
}

/** Lying on the table, seen at an angle; a cap lies beside it. */
function angle(s: Sketch, m: Model): string {
	const cam = camera(34, 38, CENTRE + 10, CENTRE + 10, 1.12);
	const t = m.cap === 'metal' ? bodyTones('#aab1ba') : m.tones;
	const w = m.long;
	const at: Point3 = [-w / 2 - 80, 0, -HIGH / 2];
	const cap: Point3 = [-250, -20, 190];
	const capSize = { w: 230, h: HIGH, r: 50 };
	const lid =
		m.cap === 'cap'
			? path(slabOutline(cam, cap, [1, 0, 0], [0, 0, 1], capSize, [0, 80, 0]), m.tones.dark) +
				group(
					{ transform: cam.plane(cap, [1, 0, 0], [0, 0, 1]) },
					rect(0, 0, 230, HIGH, 50, s.linear(60, [0, t.shine], [0.3, t.light], [1, t.face])),
				)
			: '';
	return (
		contactShadow(s, CENTRE, CENTRE + 70, 390, 180) +
		path(
			slabOutline(cam, [at[0] + w - 10, 14, -78], [1, 0, 0], [0, 0, 1], { w: 196, h: 156, r: 6 }, [0, 42, 0]),
			'#7c858f',
		) +
		path(
			slabOutline(cam, at, [1, 0, 0], [0, 0, 1], { w, h: HIGH, r: 40 }, [0, 72, 0]),
			s.linear(0, [0, t.light], [0.5, t.dark], [1, t.deep]),
		) +
		group({ transform: cam.plane([-0, 0, 0], [1, 0, 0], [0, 0, 1]) }, stick(s, m)) +
		lid
	);
}

/** The plug, large, with its contacts. */
function detail(s: Sketch, m: Model): string {
	const t = m.cap === 'metal' ? bodyTones('#aab1ba') : m.tones;
	return (
		contactShadow(s, CENTRE, 690, 420, 50) +
		rect(
			110,
			280,
			740,
			400,
			m.cap === 'metal' ? 40 : 110,
			s.linear(60, [0, t.shine], [0.25, t.light], [0.6, t.face], [1, t.dark]),
		) +
		rect(230, 350, 500, 260, 22, s.linear(90, [0, METAL[0]], [0.5, METAL[1]], [1, METAL[2]])) +
		rect(256, 376, 448, 208, 10, '#14171b') +
		rect(280, 390, 400, 84, 6, '#3f77c9') +
		[0, 1, 2, 3].map((i) => rect(316 + i * 92, 440, 52, 34, 4, '#e2bd66')).join('') +
		circle(790, 480, 14, m.accent)
	);
}

export const drawUsbStick: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
