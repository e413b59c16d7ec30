import { fromHue, mix, type Tones } from './colours.ts';
import { circle, d, el, group, path, rect, roundedPath, type Sketch, stroke } from './kit.ts';
import { pathShadow } from './shapes.ts';

/** A gamepad, as it is drawn alone and beside a console. */
export type Pad = {
	tones: Tones;
	grip: Tones;
	hue: number;
	/** Both sticks low, or the left one high. */
	even: boolean;
	coloured: boolean;
};

/** Outline around 0,0: 800 wide, 440 high. */
const PAD_OUTLINE =
	'M0-150H166C232-190 300-172 330-112C376-18 418 142 392 226C374 284 306 286 268 226C236 176 214 124 150 112H-150C-214 124-236 176-268 226C-306 286-374 284-392 226C-418 142-376-18-330-112C-300-172-232-190-166-150z';

const GRIPS =
	'M350-70C392 40 416 150 392 226C374 284 306 286 268 226C246 190 230 154 200 130C290 110 340 20 350-70zM-350-70C-392 40-416 150-392 226C-374 284-306 286-268 226C-246 190-230 154-200 130C-290 110-340 20-350-70z';

function thumb(s: Sketch, t: Tones, cx: number, cy: number, ring: string): string {
	return (
		circle(cx, cy, 66, t.deep) +
		circle(cx, cy, 60, 'none', { stroke: ring, 'stroke-width': 5 }) +
		circle(cx + 3, cy + 6, 48, '#0c0e11', { 'fill-opacity': 0.45 }) +
		circle(cx, cy, 47, s.linear(50, [0, '#5a626d'], [0.5, '#2b3037'], [1, '#14171b'])) +
		circle(cx, cy, 33, s.linear(50, [0, '#23272d'], [1, '#454c56']))
	);
}

function cross(s: Sketch, t: Tones, cx: number, cy: number): string {
	const arms = roundedPath(cx - 20, cy - 58, 40, 116, 10) + roundedPath(cx - 58, cy - 20, 116, 40, 10);
	return circle(cx, cy, 72, t.dark) + path(arms, s.linear(50, [0, '#4a515b'], [1, '#1d2126']));
}

function buttons(t: Tones, p: Pad, cx: number, cy: number): string {
	const spots = [
		[0, -54, 90],
		[54, 0, 30],
		[0, 54, 150],
		[-54, 0, 255],
	] as const;
	return spots
		.map(([dx, dy, hue]) => {
			const fill = p.coloured ? fromHue(hue, 0.66, 0.18) : '#2b3037';
			return (
				circle(cx + dx, cy + dy, 31, t.deep) +
				circle(cx + dx, cy + dy - 2, 27, fill) +
				circle(cx + dx - 7, cy + dy - 9, 8, '#fff', { 'fill-opacity': 0.3 })
			);
		})
		.join('');
}

/** Shoulder keys that peep out behind the top edge. */
export function shoulders(t: Tones): string {
	const one = roundedPath(170, -196, 150, 90, 34) + roundedPath(-320, -196, 150, 90, 34);
	return path(one, t.deep) + stroke('M196-186H290M-290-186H-196', t.light, 6, { 'stroke-opacity': 0.6 });
}

/** The face of the pad. */
function padFace(s: Sketch, p: Pad): string {
	const { tones: t } = p;
	const light = fromHue(p.hue, 0.74, 0.18);
	const middle = p.even
		? path(
				'M-118-150H118L96-34Q92-14 72-14H-72Q-92-14-96-34z',
				s.linear(60, [0, mix(t.light, '#ffffff', 0.3)], [1, t.face]),
				{ stroke: light, 'stroke-width': 6, 'stroke-linejoin': 'round' },
			)
		: circle(0, -84, 36, s.linear(50, [0, '#f3f5f8'], [1, '#aab1bb'])) + circle(0, -84, 22, light);
	const spots = p.even ? { cross: [-258, -62], left: [-128, 52] } : { cross: [-128, 54], left: [-258, -52] };
	return (
		path(PAD_OUTLINE, s.linear(60, [0, t.light], [0.45, t.face], [1, t.dark]), {
			stroke: t.edge,
			'stroke-width': 4,
			'stroke-linejoin': 'round',
		}) +
		path(GRIPS, s.linear(60, [0, p.grip.light], [0.4, p.grip.face], [1, p.grip.dark])) +
		stroke('M-318-104C-296-158-236-172-172-140', '#fff', 8, { 'stroke-opacity': 0.35 }) +
		middle +
		rect(-182, -116, 38, 16, 8, t.deep) +
		rect(144, -116, 38, 16, 8, t.deep) +
		cross(s, t, spots.cross[0] ?? 0, spots.cross[1] ?? 0) +
		thumb(s, t, spots.left[0] ?? 0, spots.left[1] ?? 0, light) +
		thumb(s, t, 128, 52, light) +
		buttons(t, p, 258, -58) +
		circle(0, 34, 10, t.deep)
	);
}

/** The whole pad seen from above, with its shadow. */
export function padArt(s: Sketch, p: Pad): string {
	return pathShadow(s, PAD_OUTLINE, { dx: 10, dy: 26, soft: 46 }) + shoulders(p.grip) + padFace(s, p);
}

/** The pad tilted back: its thickness shows below the face. */
export function padTilted(s: Sketch, p: Pad, depth: number): string {
	const href = s.symbol(el('path', { d: PAD_OUTLINE }));
	let sides = '';
	for (let i = 5; i >= 1; i--) {
		const fill = i === 1 ? p.tones.edge : mix(p.tones.face, p.grip.deep, i / 5);
		sides += el('use', { href, fill, transform: d`translate(0 ${(depth * i) / 5})` });
	}
	return group({}, sides, padFace(s, p));
}
