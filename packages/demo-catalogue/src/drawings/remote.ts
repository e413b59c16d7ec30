import { bodyTones } from './colours.ts';
import { circle, dropShadow, group, rect, type Sketch, stroke } from './kit.ts';

/** A slim remote control around 0,0, 92 × 390. */
export function remote(s: Sketch, colour: string, accent: string): string {
	const t = bodyTones(colour);
	const key = t.deep;
	return group(
		{},
		dropShadow(-46, -195, 92, 390, 40, { dx: 10, dy: 16, soft: 26 }),
		rect(-46, -195, 92, 390, 40, s.linear(0, [0, t.edge], [0.2, t.light], [0.6, t.face], [1, t.dark])),
		circle(0, -156, 13, '#e2553f'),
		circle(0, -86, 36, key),
		circle(0, -86, 16, t.light),
		circle(-20, -14, 12, key),
		circle(20, -14, 12, key),
		circle(-20, 24, 12, key),
		circle(20, 24, 12, key),
		rect(-11, 54, 22, 64, 11, key),
		rect(-26, 138, 52, 18, 9, accent),
		stroke('M0 64v16M-8 72h16M-8 106h16', t.light, 4),
	);
}
