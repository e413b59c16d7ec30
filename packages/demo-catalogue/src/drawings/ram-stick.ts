import { type BodyTones, bodyTones, fromHue, LIGHT_HUES } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	contactShadow,
	d,
	dropShadow,
	glow,
	group,
	numberOf,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
} from './kit.ts';
import { slots } from './parts.ts';
import { camera, type Point3, slabOutline } from './projection.ts';

type Model = {
	tones: BodyTones;
	heatsink: boolean;
	rgb: boolean;
	hue: number;
	turn: number;
	count: number;
	board: string;
	crest: 'fins' | 'wave' | 'flat';
	notch: number;
};

const W = 800;
const H = 226;

function choose(s: Sketch): Model {
	const fast = /DDR5|6000|3600/.test(s.subject.series);
	const colour = s.rnd.pick(['#23282e', '#23282e', '#4a525c', '#e6e9ed', '#8c2f33', '#2c4a86']);
	const heatsink = s.rnd.chance(fast ? 0.85 : 0.5);
	const hue = s.rnd.pick(LIGHT_HUES);
	const green = s.rnd.chance(0.5);
	const rgb = heatsink && s.rnd.chance(0.5);
	return {
		tones: bodyTones(colour),
		heatsink,
		rgb,
		hue,
		turn: hue < 120 ? -40 : 40,
		count: numberOf(s.subject, 'ram', 16) >= 32 || s.rnd.chance(0.3) ? 2 : 1,
		board: heatsink ? '#1d2126' : green ? '#2f6b4f' : '#23303c',
		crest: s.rnd.pick(['fins', 'wave', 'flat']),
		notch: fast ? 0.52 : 0.45,
	};
}

/** One module, W × H from its top left corner. */
function stick(s: Sketch, m: Model): string {
	const t = m.tones;
	const light = s.linear(
		0,
		[0, fromHue(m.hue, 0.78, 0.17)],
		[0.5, fromHue(m.hue + m.turn, 0.74, 0.18)],
		[1, fromHue(m.hue + 2 * m.turn, 0.76, 0.17)],
	);
	const gold = stroke(d`M16 ${H - 18}H${W - 14}`, '#dcb65c', 26, {
		'stroke-dasharray': m.heatsink ? undefined : '90 10',
		'stroke-linecap': 'butt',
	});
	const pcb =
		rect(0, 30, W, H - 30, 8, s.linear(60, [0, m.board], [1, m.board])) +
		gold +
		rect(W * m.notch, H - 34, 16, 36, 5, '#f7f4ef');
	if (!m.heatsink) {
		const chips = Array.from({ length: 8 }, (_, i) =>
			rect(36 + i * 92 + (i > 3 ? 16 : 0), 54, 70, 76, 6, s.linear(50, [0, '#454c55'], [1, '#22262b'])),
		).join('');
		return pcb + chips;
	}
	const paint = s.linear(60, [0, t.light], [0.5, t.face], [1, t.dark]);
	const top = m.rgb ? 26 : 0;
	const crest =
		m.crest === 'wave'
			? d`M0 ${H - 44}V${top + 34}q0 -14 14 -16L${W * 0.3} ${top + 10}L${W * 0.36} ${top}H${W * 0.64}L${W * 0.7} ${top + 10}L${W - 14} ${top + 18}q14 2 14 16V${H - 44}q0 10 -10 10H10q-10 0 -10 -10z`
			: d`M0 ${H - 44}V${top + 18}q0 -14 14 -14H${W - 14}q14 0 14 14V${H - 44}q0 10 -10 10H10q-10 0 -10 -10z`;
	const bar = m.rgb ? rect(8, 0, W - 16, 60, 16, light) : '';
	const pattern =
		m.crest === 'fins'
			? slots(W * 0.1, top + 24, W * 0.8, 38, 11, t.dark, true, 0.5)
			: m.crest === 'wave'
				? path(
						d`M${W * 0.08} ${H - 60}L${W * 0.3} ${top + 40}h70L${W * 0.18} ${H - 60}zM${W * 0.92} ${H - 60}L${W * 0.7} ${top + 40}h-70L${W * 0.82} ${H - 60}z`,
						t.dark,
					)
				: rect(W * 0.06, top + 36, W * 0.88, 12, 6, t.dark);
	return (
		bar +
		pcb +
		path(crest, paint) +
		pattern +
		rect(W * 0.4, top + 66, W * 0.2, 26, 8, m.rgb ? t.edge : fromHue(m.hue, 0.66, 0.15))
	);
}

function front(s: Sketch, m: Model): string {
	const one = (x: number, y: number) =>
		group(
			{ transform: d`translate(${x} ${y})` },
			dropShadow(0, 30, W, H - 30, 10, { dy: 22, soft: 30 }),
			m.rgb ? glow(s, W / 2, 10, W * 0.5, 70, fromHue(m.hue + m.turn, 0.74, 0.18), 0.6) : '',
			stick(s, m),
		);
	return place(
		CENTRE,
		CENTRE,
		m.count === 2 ? -16 : -28,
		m.count === 2 ? 0.88 : 1.03,
		m.count === 2 ? one(-W / 2 - 4, -H - 22) + one(-W / 2 + 4, 34) : one(-W / 2, -H / 2),
	);
}

function angle(s: Sketch, m: Model): string {
	const cam = camera(-36, 26, CENTRE, CENTRE + 30, 1.04);
	const t = m.heatsink ? m.tones : bodyTones(m.board);
	const one = (z: number) => {
		const at: Point3 = [-W / 2, -H / 2, z];
		return (
			path(
				slabOutline(cam, [-W / 2, -H / 2 + 4, z], [1, 0, 0], [0, 1, 0], { w: W, h: H - 42, r: 8 }, [
					0,
					0,
					m.heatsink ? -56 : -16,
				]),
				m.rgb
					? s.linear(0, [0, fromHue(m.hue, 0.82, 0.13)], [1, fromHue(m.hue + 2 * m.turn, 0.7, 0.16)])
					: s.linear(0, [0, t.edge], [1, t.dark]),
			) + group({ transform: cam.plane(at, [1, 0, 0], [0, 1, 0]) }, stick(s, m))
		);
	};
	const shadow = (z: number) => {
		const [x, y] = cam.project([0, H / 2 - 8, z - 20]);
		return group({ transform: d`translate(${x} ${y}) rotate(14)` }, contactShadow(s, 0, 0, 400, 70));
	};
	return m.count === 2 ? shadow(-120) + one(-130) + shadow(90) + one(100) : shadow(0) + one(0);
}

/** One end of the module, large. */
function detail(s: Sketch, m: Model): string {
	const clip = s.clip(rect(80, 130, 800, 700, 48, '#000'));
	return group(
		{ 'clip-path': clip },
		rect(80, 130, 800, 700, 0, s.linear(50, [0, '#dfe3e8'], [1, '#b9c0c9'])),
		place(
			150,
			420,
			-24,
			2.1,
			dropShadow(0, 30, W, H - 30, 10, { dx: 6, dy: 16, soft: 20 }),
			m.rgb ? glow(s, W * 0.2, 0, W * 0.4, 60, fromHue(m.hue + m.turn, 0.74, 0.18), 0.8) : '',
			stick(s, m),
		),
	);
}

export const drawRamStick: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
