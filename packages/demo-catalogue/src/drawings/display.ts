import type { BodyTones } from './colours.ts';
import { CENTRE, d, ellipse, gloss, group, path, rect, type Sketch } from './kit.ts';
import { port, slots } from './parts.ts';
import { type Camera, type Point3, slabOutline } from './projection.ts';
import { type WallpaperChoice, wallpaper } from './wallpaper.ts';

/** What monitors and all-in-ones share: a screen, its back and its stand. */
type StandShape = 'disc' | 'plate' | 'wings' | 'hoop';
export type Display = {
	tones: BodyTones;
	stand: BodyTones;
	w: number;
	h: number;
	bezel: number;
	/** Height of the strip under the screen, in the body's colour. */
	chin: number;
	radius: number;
	standShape: StandShape;
	screen: WallpaperChoice;
	/** How far the screen's edges bow in the front view; 0 for a flat screen. */
	curve: number;
};

/** The outline of a screen; a curved one is a little higher at its sides. */
function outline(w: number, h: number, bow: number, inset: number): string {
	const r = 10;
	const i = inset;
	return d`M${i} ${i + r}Q${i} ${i} ${i + r} ${i}Q${w / 2} ${i + 2 * bow} ${w - i - r} ${i}Q${w - i} ${i} ${w - i} ${i + r}V${h - i - r}Q${w - i} ${h - i} ${w - i - r} ${h - i}Q${w / 2} ${h - i - 2 * bow} ${i + r} ${h - i}Q${i} ${h - i} ${i} ${h - i - r}z`;
}

/** The screen from the front, w × h from its top left corner. */
export function screenFace(s: Sketch, m: Display): string {
	const { w, h, bezel: b, chin, tones } = m;
	const rim = s.linear(90, [0, tones.edge], [1, tones.dark]);
	if (m.curve > 0) {
		return (
			path(outline(w, h, m.curve, 0), rim) +
			path(outline(w, h, m.curve, 4), '#101317') +
			group(
				{ 'clip-path': s.clip(path(outline(w, h, m.curve, b), '#000')) },
				wallpaper(s, 0, 0, w, h, 0, m.screen),
			) +
			group({ 'clip-path': s.clip(path(outline(w, h, m.curve, b), '#000')) }, gloss(s, 0, 0, w, h, 0, 0.8))
		);
	}
	const body = chin > b * 2 ? s.linear(90, [0, tones.light], [0.8, tones.face], [1, tones.dark]) : rim;
	const glass = h - chin;
	return (
		rect(0, 0, w, h, m.radius, body) +
		(chin > b * 2
			? path(
					d`M4 ${m.radius}Q4 4 ${m.radius} 4H${w - m.radius}Q${w - 4} 4 ${w - 4} ${m.radius}V${glass + b * 0.4}H4z`,
					'#101317',
				)
			: rect(4, 4, w - 8, h - 8, m.radius - 3, '#101317')) +
		wallpaper(s, b, b, w - 2 * b, glass - b, 4, m.screen) +
		gloss(s, b, b, w - 2 * b, glass - b, 4, 0.8)
	);
}

/** Neck and foot under a screen whose lower edge is at `top`; ends at `bottom`. */
export function standFront(s: Sketch, m: Display, top: number, bottom: number): string {
	const t = m.stand;
	const metal = s.linear(0, [0, t.light], [0.5, t.face], [1, t.dark]);
	const foot = s.linear(90, [0, t.edge], [0.4, t.face], [1, t.dark]);
	const c = CENTRE;
	const neck = path(d`M${c - 42} ${top - 12}h84l10 ${bottom - top}h-104z`, metal);
	switch (m.standShape) {
		case 'disc':
			return (
				ellipse(c, bottom + 6, 168, 27, t.dark) +
				ellipse(c, bottom - 2, 168, 26, foot) +
				neck +
				rect(c - 52, bottom - 14, 104, 14, 5, t.dark)
			);
		case 'plate':
			return (
				path(d`M${c - 150} ${bottom - 26}h300l34 38h-368z`, foot, {
					stroke: t.face,
					'stroke-width': 8,
					'stroke-linejoin': 'round',
				}) +
				path(d`M${c - 186} ${bottom + 12}h372v6q0 8 -8 8h-356q-8 0 -8 -8z`, t.dark) +
				neck
			);
		case 'wings':
			return (
				path(
					d`M${c} ${bottom - 52}L${c + 46} ${bottom - 34}L${c + 228} ${bottom + 10}q12 10 -4 14h-40L${c} ${bottom - 10}L${c - 184} ${bottom + 24}h-40q-16 -4 -4 -14L${c - 46} ${bottom - 34}z`,
					foot,
				) + neck.replace(/h84l10/, 'h84l-6')
			);
		case 'hoop':
			return path(
				d`M${c - 130} ${top - 10}h26L${c - 118} ${bottom - 8}H${c + 118}L${c + 104} ${top - 10}h26l26 ${bottom - top + 22}q2 10 -8 10H${c - 148}q-10 0 -8 -10z`,
				foot,
			);
	}
}

/** The back, w × h, with vents and the port bay. */
export function screenBack(s: Sketch, m: Display, w: number, h: number): string {
	const t = m.tones;
	const bay = { x: w * 0.3, y: h * 0.62, w: w * 0.4, h: h * 0.2 };
	return (
		rect(0, 0, w, h, m.radius, s.linear(50, [0, t.light], [0.5, t.face], [1, t.dark])) +
		rect(w * 0.2, h * 0.16, w * 0.6, h * 0.72, 26, s.linear(50, [0, t.face], [1, t.dark])) +
		slots(w * 0.34, h * 0.22, w * 0.32, h * 0.06, 16, t.deep) +
		rect(bay.x, bay.y, bay.w, bay.h, 12, t.deep) +
		['hdmi', 'hdmi', 'displayPort', 'usbA', 'jack']
			.map((kind, i) =>
				port(
					kind as 'hdmi',
					bay.x + bay.w * (0.13 + i * 0.19),
					bay.y + bay.h / 2,
					(bay.w / 5.8 / 98) * (i === 4 ? 0.8 : 1),
				),
			)
			.join('')
	);
}

/** The screen as a plate in space, standing on its foot; origin is where the foot meets the table. */
export function displayInSpace(s: Sketch, m: Display, cam: Camera, rise: number): string {
	const { w, h, tones, stand } = m;
	const at: Point3 = [-w / 2, -rise - h, 40];
	const foot = m.standShape === 'plate' || m.standShape === 'hoop' ? 24 : 118;
	const size = { w: 300, h: 236, r: foot };
	const base: Point3 = [-150, -14, -118];
	const metal = s.linear(0, [0, stand.light], [0.5, stand.face], [1, stand.dark]);
	const neckTop = cam.project([0, -rise - h * 0.4, -12]);
	const neckFoot = cam.project([0, -10, -40]);
	return (
		path(slabOutline(cam, base, [1, 0, 0], [0, 0, 1], size, [0, 14, 0]), stand.dark) +
		group(
			{ transform: cam.plane(base, [1, 0, 0], [0, 0, 1]) },
			rect(0, 0, 300, 236, foot, s.linear(50, [0, stand.edge], [0.5, stand.face], [1, stand.dark])),
		) +
		path(
			d`M${neckTop[0] - 36} ${neckTop[1]}L${neckFoot[0] - 44} ${neckFoot[1]}h88L${neckTop[0] + 36} ${neckTop[1]}z`,
			metal,
		) +
		path(
			slabOutline(cam, at, [1, 0, 0], [0, 1, 0], { w, h, r: m.radius }, [0, 0, -34]),
			s.linear(0, [0, tones.dark], [1, tones.edge]),
		) +
		group({ transform: cam.plane(at, [1, 0, 0], [0, 1, 0]) }, screenFace(s, m))
	);
}
