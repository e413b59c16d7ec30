import { fromHue, type Tones } from './colours.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	ellipse,
	glow,
	group,
	path,
	place,
	rect,
	type Sketch,
	stroke,
} from './kit.ts';
import { dots } from './parts.ts';
import { type Point3, slabOutline } from './projection.ts';
import { loopArt, view } from './sweep.ts';

/** Headphones and gaming headsets: a band, two cups, perhaps a microphone on a boom. */
export type Headgear = {
	shell: Tones;
	band: Tones;
	cushion: Tones;
	accent: string;
	/** Half width and half height of a cup, and its corner radius. */
	a: number;
	b: number;
	r: number;
	bandWide: number;
	boom: boolean;
	/** Hue of the lit ring; none without light. */
	light: number | undefined;
};

const METAL: Tones = { light: '#eef1f4', face: '#c3c8cf', dark: '#8d949e', edge: '#f6f7f9', deep: '#5d656f' };

const shellPaint = (s: Sketch, t: Tones) => s.linear(60, [0, t.light], [0.5, t.face], [1, t.dark]);

/** The outer face of a cup, around 0,0. */
function cupFace(s: Sketch, m: Headgear): string {
	const { a, b, r, shell } = m;
	const block = (q: number, fill: string, more = {}) =>
		rect(-a * q, -b * q, 2 * a * q, 2 * b * q, r * q, fill, more);
	const lit = m.light === undefined ? undefined : fromHue(m.light, 0.74, 0.19);
	const lit2 = m.light === undefined ? undefined : fromHue(m.light + 70, 0.74, 0.19);
	return (
		block(1, s.linear(50, [0, shell.edge], [0.5, shell.face], [1, shell.deep])) +
		block(0.94, shellPaint(s, shell)) +
		(lit !== undefined && lit2 !== undefined
			? block(0.7, 'none', { stroke: s.linear(60, [0, lit], [1, lit2]), 'stroke-width': 15 }) +
				block(0.7, 'none', { stroke: '#fff', 'stroke-width': 4, 'stroke-opacity': 0.7 })
			: block(0.7, 'none', { stroke: shell.dark, 'stroke-width': 6 })) +
		circle(0, 0, a * 0.3, s.linear(50, [0, m.accent], [1, shell.deep])) +
		circle(0, 0, a * 0.23, s.linear(50, [0, shell.light], [1, shell.face]))
	);
}

/** The inner face of a cup: a ring of cushion around the mesh. */
function cushionFace(s: Sketch, m: Headgear): string {
	const { a, b, r, cushion } = m;
	const q = 0.52;
	return (
		rect(-a, -b, 2 * a, 2 * b, r, s.linear(60, [0, cushion.light], [0.5, cushion.face], [1, cushion.dark])) +
		rect(-a * 0.8, -b * 0.84, a * 1.6, b * 1.68, r * 0.8, 'none', {
			stroke: cushion.edge,
			'stroke-width': a * 0.08,
			'stroke-opacity': 0.3,
		}) +
		rect(-a * q, -b * 0.6, 2 * a * q, b * 1.2, r * q, s.linear(60, [0, '#101317'], [1, '#2b3037'])) +
		dots(-a * 0.26, -b * 0.36, a * 0.52, b * 0.72, a * 0.17, a * 0.07, '#4a525c')
	);
}

function boomArt(
	s: Sketch,
	m: Headgear,
	from: readonly [number, number],
	to: readonly [number, number],
	bow: number,
): string {
	const [x1, y1] = from;
	const [x2, y2] = to;
	const line = d`M${x1} ${y1}C${x1 - bow} ${y1 + (y2 - y1) * 0.6} ${x1 + (x2 - x1) * 0.35} ${y2 + 8} ${x2} ${y2}`;
	return (
		stroke(line, '#23272d', 26) +
		stroke(line, '#4d555f', 9, { transform: 'translate(-4 -5)' }) +
		place(
			x2 + 26,
			y2,
			-6,
			1,
			rect(-52, -31, 116, 62, 31, s.linear(90, [0, '#4a515b'], [0.5, '#2a2f36'], [1, '#14171b'])) +
				dots(-20, -12, 60, 24, 14, 6, '#59616b'),
		) +
		(m.light === undefined ? '' : circle(x2 - 4, y2 + 1, 7, fromHue(m.light, 0.74, 0.19)))
	);
}

/** Facing us. */
function frontArt(s: Sketch, m: Headgear): string {
	const cy = 590;
	const span = 300;
	const { shell, band, cushion } = m;
	const thick = m.a * 0.98;
	const bandPath = d`M${CENTRE - span - 2} ${cy - m.b * 0.5}C${CENTRE - span - 30} ${-10} ${CENTRE + span + 30} ${-10} ${CENTRE + span + 2} ${cy - m.b * 0.5}`;
	const inner = d`M${CENTRE - 226} 300C${CENTRE - 180} 128 ${CENTRE + 180} 128 ${CENTRE + 226} 300`;
	const cup = (side: 1 | -1) => {
		const lit = m.light === undefined ? '' : fromHue(m.light, 0.74, 0.19);
		return place(
			CENTRE + side * span,
			cy,
			-side * 6,
			1,
			group(
				{ transform: `scale(${-side} 1)` },
				rect(
					0,
					-m.b * 0.98,
					112,
					m.b * 1.96,
					52,
					s.linear(0, [0, cushion.face], [0.5, cushion.light], [1, cushion.dark]),
				) + stroke(d`M56 ${-m.b * 0.84}V${m.b * 0.84}`, cushion.deep, 7, { 'stroke-opacity': 0.5 }),
			) +
				path(
					side === -1
						? d`M22 ${-m.b}V${m.b}H-30C${-thick} ${m.b} ${-thick - 10} ${m.b * 0.5} ${-thick - 10} 0S${-thick} ${-m.b} -30 ${-m.b}z`
						: d`M-22 ${-m.b}V${m.b}H30C${thick} ${m.b} ${thick + 10} ${m.b * 0.5} ${thick + 10} 0S${thick} ${-m.b} 30 ${-m.b}z`,
					s.linear(
						side === -1 ? 20 : 40,
						[0, side === -1 ? shell.edge : shell.light],
						[0.4, shell.face],
						[1, shell.dark],
					),
					{ stroke: shell.face, 'stroke-width': 12, 'stroke-linejoin': 'round' },
				) +
				(lit === ''
					? ellipse(side * (thick - 4), 0, 12, m.b * 0.34, m.accent, { 'fill-opacity': 0.9 })
					: glow(s, side * thick * 0.8, 0, 90, m.b * 0.9, lit, 0.5) +
						stroke(
							d`M${side * thick * 0.62} ${-m.b * 0.62}Q${side * (thick + 8)} 0 ${side * thick * 0.62} ${m.b * 0.62}`,
							lit,
							15,
						)),
		);
	};
	const arm = (side: 1 | -1) =>
		stroke(
			d`M${CENTRE + side * (span + 4)} ${cy - m.b * 1.55}L${CENTRE + side * (span + 6)} ${cy - m.b * 0.7}`,
			s.linear(0, [0, METAL.dark], [0.5, METAL.edge], [1, METAL.deep]),
			34,
		);
	return (
		contactShadow(s, CENTRE, cy + m.b + 34, 440, 42, 0.8) +
		arm(-1) +
		arm(1) +
		stroke(bandPath, band.dark, m.bandWide + 8) +
		stroke(bandPath, s.linear(35, [0, band.light], [0.5, band.face], [1, band.dark]), m.bandWide) +
		stroke(inner, cushion.dark, m.bandWide * 0.62) +
		stroke(inner, cushion.face, m.bandWide * 0.4, { transform: 'translate(0 -6)' }) +
		stroke(d`M${CENTRE - 214} 196C${CENTRE - 150} 104 ${CENTRE - 30} 96 ${CENTRE + 10} 96`, band.edge, 8, {
			'stroke-opacity': 0.8,
		}) +
		cup(-1) +
		cup(1) +
		(m.boom ? boomArt(s, m, [CENTRE - span - 10, cy + m.b * 0.6], [CENTRE - 60, cy + m.b + 52], 10) : '')
	);
}

export function front(s: Sketch, m: Headgear): string {
	const scale = m.boom ? 0.86 : 0.89;
	return place(
		CENTRE * (1 - scale),
		(m.boom ? CENTRE + 18 : CENTRE + 40) - (m.boom ? 470 : 450) * scale,
		0,
		scale,
		frontArt(s, m),
	);
}

/** Seen from the left and above: one cup towards us, the other shows its cushion. */
export function angle(s: Sketch, m: Headgear): string {
	const v = view(52, 15, CENTRE + 6, m.boom ? 500 : 520, m.boom ? 0.95 : 1.05);
	const rz = 240;
	const cy = 130;
	const ear = (Math.asin((m.b * 0.7 - cy) / 400) * 180) / Math.PI;
	const { shell, cushion } = m;
	const cup = (z: number, depth: number, t: Tones, grow = 1): string => {
		const at: Point3 = [-m.a * grow, cy - m.b * grow, z];
		const side = s.linear(0, [0, t.deep], [0.15, t.face], [0.5, t.edge], [1, t.face]);
		return path(
			slabOutline(v, at, [1, 0, 0], [0, 1, 0], { w: 2 * m.a * grow, h: 2 * m.b * grow, r: m.r * grow }, [
				0,
				0,
				-depth,
			]),
			side,
		);
	};
	const lay = (z: number) => v.plane([0, cy, z], [1, 0, 0], [0, 1, 0]);
	const [sx, sy] = v.project([0, cy + m.b, 0]);
	const [bx, by] = v.project([-m.a * 0.5, cy + m.b * 0.6, rz + 40]);
	return (
		contactShadow(s, sx, sy + 12, 400, 80, 0.8) +
		cup(-rz + 10, 66, shell) +
		cup(-rz + 76, 66, cushion, 0.97) +
		group({ transform: `${lay(-rz + 76)} scale(.97)` }, cushionFace(s, m)) +
		loopArt(
			s,
			v,
			{ ry: 400, rz: rz + 16, from: ear, to: 180 - ear, width: m.bandWide * 1.6, thick: 36 },
			m.band,
		) +
		cup(rz - 10, 66, cushion, 0.97) +
		cup(rz + 56, 66, shell) +
		group({ transform: lay(rz + 56) }, cupFace(s, m)) +
		(m.boom ? boomArt(s, m, [bx, by], [bx - 190, by + 118], -10) : '')
	);
}

/** Turned flat: the cushions up. */
export function detail(s: Sketch, m: Headgear): string {
	const k = 1.16;
	const gap = m.a * 1.16;
	const cup = (side: 1 | -1) =>
		place(
			side * gap * k,
			120,
			-side * 7,
			k,
			dropShadow(-m.a, -m.b, 2 * m.a, 2 * m.b, m.r, { dx: 12, dy: 22, soft: 44 }),
			rect(
				-m.a - 12,
				-m.b - 12,
				2 * m.a + 24,
				2 * m.b + 24,
				m.r + 12,
				s.linear(50, [0, m.shell.edge], [0.5, m.shell.face], [1, m.shell.deep]),
			),
			cushionFace(s, m),
		);
	const top = 120 - m.b * k * 0.8;
	const x = gap * k;
	const bandPath = d`M${-x} ${top}C${-x - 30} ${-m.b - 330} ${x + 30} ${-m.b - 330} ${x} ${top}`;
	return place(
		CENTRE,
		CENTRE + (m.boom ? 20 : 56),
		-14,
		m.boom ? 0.84 : 0.97,
		stroke(bandPath, '#4a3c2c', m.bandWide + 16, { 'stroke-opacity': 0.12, transform: 'translate(14 24)' }),
		stroke(bandPath, m.band.dark, m.bandWide + 10),
		stroke(bandPath, s.linear(35, [0, m.band.light], [0.5, m.band.face], [1, m.band.dark]), m.bandWide),
		stroke(d`M${-x} ${top - 40}v90M${x} ${top - 40}v90`, METAL.face, 38),
		cup(-1),
		cup(1),
		m.boom ? boomArt(s, m, [-x - m.a, 120 + m.b * 0.5], [-30, 120 + m.b * k + 60], 10) : '',
	);
}
