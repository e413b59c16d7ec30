import { bodyColour, bodyTones, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { type Handset, phoneFace } from './handset.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	ellipse,
	group,
	path,
	place,
	rect,
	type Sketch,
	sketch,
	stroke,
	textOf,
} from './kit.ts';
import { slots } from './parts.ts';
import { chooseWallpaper } from './wallpaper.ts';

type Model = {
	car: boolean;
	tones: Tones;
	phone: Handset;
	roundBase: boolean;
	metal: boolean;
	accent: string;
};

const PAD = '#23272d';
const PW = 292;
const PH = 606;

function choose(s: Sketch): Model {
	const tones = bodyTones(bodyColour(s.subject, s.rnd, ['black', 'silver', 'grey', 'white']));
	const screen = chooseWallpaper(s);
	return {
		car: s.subject.series.startsWith('Car'),
		tones,
		metal: textOf(s.subject, 'material') === 'Metal',
		roundBase: s.rnd.chance(0.5),
		accent: s.rnd.pick(['#e0623f', '#3f86e0', '#45b37c', '#c3c8cf'] as const),
		phone: {
			tones: bodyTones('#1f2328'),
			cameras: 'square',
			corner: 0.14,
			notch: 'hole',
			screen,
			dock: true,
		},
	};
}

const across = (s: Sketch, t: Tones) => s.linear(0, [0, t.edge], [0.35, t.face], [1, t.deep]);
const body = (s: Sketch, t: Tones) => s.linear(60, [0, t.light], [0.5, t.face], [1, t.dark]);

/** A gripping arm at the left of x, its pad towards the phone. */
function arm(s: Sketch, m: Model, mirror: boolean): string {
	const shape =
		path('M40 34H-28Q-50 34-50 8V-46Q-50-66-34-66Q-16-66-16-46V-18H40z', body(s, m.tones)) +
		rect(-22, -60, 14, 60, 7, PAD) +
		stroke('M-46-44V6', m.tones.edge, 5);
	return mirror ? group({ transform: 'scale(-1 1)' }, shape) : shape;
}

function suction(s: Sketch, m: Model, cx: number, y: number): string {
	return (
		contactShadow(s, cx, y + 34, 210, 34) +
		path(
			d`M${cx - 150} ${y + 30}Q${cx - 140} ${y - 30} ${cx - 70} ${y - 44}H${cx + 70}Q${cx + 140} ${y - 30} ${cx + 150} ${y + 30}Q${cx} ${y + 48} ${cx - 150} ${y + 30}z`,
			body(s, m.tones),
		) +
		path(
			d`M${cx - 162} ${y + 26}Q${cx} ${y + 46} ${cx + 162} ${y + 26}V${y + 36}Q${cx} ${y + 58} ${cx - 162} ${y + 36}z`,
			PAD,
		) +
		stroke(d`M${cx - 118} ${y - 8}Q${cx - 100} ${y - 30} ${cx - 66} ${y - 34}`, m.tones.edge, 7)
	);
}

/** The other way of holding in a car: a clip for the air vent. */
function ventClip(s: Sketch, m: Model, cx: number, y: number): string {
	const { tones } = m;
	const slats = [0, 1, 2]
		.map((i) =>
			rect(
				cx - 250,
				y - 60 + i * 58,
				500,
				34,
				17,
				s.linear(90, [0, '#5a626d'], [0.4, '#343a42'], [1, '#1d2126']),
			),
		)
		.join('');
	return (
		rect(cx - 280, y - 84, 560, 200, 40, '#d9d3c8') +
		rect(cx - 268, y - 74, 536, 180, 34, '#14171b') +
		slats +
		rect(cx - 44, y - 80, 88, 170, 22, body(s, tones)) +
		rect(cx - 30, y + 60, 60, 10, 5, m.accent)
	);
}

function phoneAt(s: Sketch, m: Model, y: number): string {
	const x = CENTRE - PW / 2;
	return (
		dropShadow(x, y, PW, PH, PW * m.phone.corner, { dx: 8, dy: 12, soft: 24 }) +
		group({ transform: d`translate(${x} ${y})` }, phoneFace(s, m.phone, PW, PH))
	);
}

function baseArt(s: Sketch, m: Model, y: number): string {
	const { tones } = m;
	if (m.roundBase) {
		return (
			contactShadow(s, CENTRE, y + 26, 270, 44) +
			ellipse(CENTRE, y + 20, 210, 42, tones.deep) +
			ellipse(CENTRE, y, 210, 42, body(s, tones)) +
			ellipse(CENTRE, y - 3, 170, 30, 'none', { stroke: tones.edge, 'stroke-width': 3 })
		);
	}
	return (
		contactShadow(s, CENTRE, y + 34, 270, 40) +
		path(
			d`M${CENTRE - 170} ${y - 40}H${CENTRE + 170}L${CENTRE + 214} ${y + 22}V${y + 40}H${CENTRE - 214}V${y + 22}z`,
			tones.deep,
			{ stroke: tones.deep, 'stroke-width': 14, 'stroke-linejoin': 'round' },
		) +
		path(
			d`M${CENTRE - 170} ${y - 40}H${CENTRE + 170}L${CENTRE + 214} ${y + 22}H${CENTRE - 214}z`,
			body(s, tones),
			{ stroke: tones.light, 'stroke-width': 10, 'stroke-linejoin': 'round' },
		)
	);
}

function front(s: Sketch, m: Model): string {
	const y = 84;
	const foot = y + PH;
	const { tones } = m;
	if (m.car) {
		const grip = y + PH * 0.62;
		return (
			(m.roundBase ? suction(s, m, CENTRE, 830) : ventClip(s, m, CENTRE, 780)) +
			rect(CENTRE - 30, foot - 20, 60, 130, 18, across(s, tones)) +
			circle(
				CENTRE,
				foot + 84,
				46,
				s.radial(0.35, 0.3, 0.8, [0, tones.edge], [0.5, tones.face], [1, tones.deep]),
			) +
			phoneAt(s, m, y) +
			place(CENTRE - PW / 2 + 6, grip, 0, 1, arm(s, m, false)) +
			place(CENTRE + PW / 2 - 6, grip, 0, 1, arm(s, m, true)) +
			path(
				d`M${CENTRE - 92} ${foot + 34}V${foot - 6}q0 -14 14 -14t14 14V${foot + 4}h128V${foot - 6}q0 -14 14 -14t14 14V${foot + 34}q0 14 -14 14h-156q-14 0 -14 -14z`,
				body(s, tones),
			) +
			rect(CENTRE - 60, foot + 20, 120, 9, 4.5, m.accent)
		);
	}
	return (
		baseArt(s, m, 830) +
		rect(CENTRE - 38, foot - 40, 76, 180, 12, across(s, tones)) +
		phoneAt(s, m, y) +
		rect(
			CENTRE - 118,
			foot - 2,
			236,
			30,
			10,
			s.linear(90, [0, tones.edge], [0.4, tones.face], [1, tones.dark]),
		) +
		rect(CENTRE - 96, foot - 26, 46, 44, 12, body(s, tones)) +
		rect(CENTRE + 50, foot - 26, 46, 44, 12, body(s, tones)) +
		rect(CENTRE - 90, foot - 20, 34, 10, 5, PAD) +
		rect(CENTRE + 56, foot - 20, 34, 10, 5, PAD)
	);
}

/** The gripping head from the side, with the phone in it. */
function head(s: Sketch, m: Model, phone: string): string {
	const paint = body(s, m.tones);
	return (
		rect(10, -118, 84, 236, 38, paint) +
		phone +
		rect(-58, -20, 150, 58, 20, paint) +
		rect(-62, -40, 20, 80, 10, PAD) +
		path('M60 100V330Q60 352 38 352H-52Q-66 352-66 336V318H26V100z', paint) +
		rect(20, -90, 60, 8, 4, m.accent)
	);
}

/** From the side. */
function angle(s: Sketch, m: Model): string {
	const { tones } = m;
	const slab = (w: number, h: number) =>
		rect(-w / 2, -h / 2, w, h, w * 0.42, s.linear(0, [0, '#15181c'], [0.3, '#4a515b'], [1, '#2a2f36'])) +
		rect(-w / 2, -h / 2 + 10, w * 0.3, h - 20, w * 0.15, m.phone.tones.deep);
	const ball = (cx: number, cy: number, r: number) =>
		circle(cx, cy, r, s.radial(0.35, 0.3, 0.8, [0, tones.edge], [0.5, tones.face], [1, tones.deep]));
	if (m.car && !m.roundBase) {
		const slat = (y: number) =>
			rect(640, y, 220, 40, 20, s.linear(90, [0, '#5a626d'], [0.4, '#343a42'], [1, '#1d2126']));
		return (
			rect(836, 230, 60, 560, 28, '#d9d3c8') +
			slat(330) +
			slat(590) +
			slat(690) +
			path(
				'M560 420H690Q712 420 712 438T690 456H560zM560 520H690Q712 520 712 502T690 484H560z',
				body(s, tones),
			) +
			slat(450) +
			rect(500, 410, 90, 120, 30, body(s, tones)) +
			ball(500, 470, 58) +
			place(396, 480, -6, 1.08, head(s, m, slab(46, 620)))
		);
	}
	if (m.car) {
		return (
			suction(s, m, CENTRE + 90, 820) +
			path('M520 760L600 760L690 420L640 396z', across(s, tones), {
				stroke: tones.face,
				'stroke-width': 12,
				'stroke-linejoin': 'round',
			}) +
			ball(565, 766, 56) +
			ball(658, 404, 54) +
			stroke('M640 420L500 380', tones.dark, 44) +
			place(410, 400, -14, 1, head(s, m, slab(46, 620)))
		);
	}
	return (
		contactShadow(s, CENTRE + 20, 838, 330, 44) +
		rect(CENTRE - 220, 792, 480, 46, 22, s.linear(90, [0, tones.edge], [0.35, tones.face], [1, tones.dark])) +
		rect(CENTRE - 180, 836, 90, 10, 5, PAD) +
		rect(CENTRE + 140, 836, 90, 10, 5, PAD) +
		path('M600 800L660 800L640 470L590 470z', across(s, tones), {
			stroke: tones.face,
			'stroke-width': 10,
			'stroke-linejoin': 'round',
		}) +
		ball(624, 790, 50) +
		place(
			470,
			430,
			20,
			1,
			stroke('M22 60L120 10', tones.dark, 40) +
				slab(46, 640) +
				rect(26, -150, 26, 470, 13, across(s, tones)) +
				path('M26 316H-76Q-92 316-92 300V284Q-92 272-82 272T-72 284V292H26z', body(s, tones)),
		) +
		ball(610, 458, 48)
	);
}

/** The empty holder, close. */
function detail(s: Sketch, m: Model): string {
	const { tones } = m;
	if (m.car) {
		return place(
			CENTRE,
			CENTRE - 40,
			0,
			1.5,
			dropShadow(-130, -170, 260, 330, 60, { soft: 40 }) +
				rect(-34, 150, 68, 150, 16, across(s, tones)) +
				rect(-70, 120, 140, 70, 10, PAD) +
				rect(-236, -30, 472, 64, 20, s.linear(90, [0, tones.face], [1, tones.deep])) +
				rect(-130, -170, 260, 330, 60, body(s, tones)) +
				rect(-104, -144, 208, 278, 40, s.linear(60, [0, '#2c3138'], [1, '#1a1d21'])) +
				slots(-70, -110, 140, 210, 7, '#3d444d', false, 0.45) +
				place(-232, 4, 0, 1.25, arm(s, m, false)) +
				place(232, 4, 0, 1.25, arm(s, m, true)) +
				path(
					'M-96 214V160q0 -16 16 -16t16 16V176H64V160q0 -16 16 -16t16 16V214q0 18 -18 18H-78q-18 0 -18-18z',
					body(s, tones),
				) +
				rect(-60, 196, 120, 10, 5, m.accent),
		);
	}
	return (
		baseArt(s, m, 800) +
		rect(CENTRE - 46, 420, 92, 370, 14, across(s, tones)) +
		dropShadow(CENTRE - 190, 100, 380, 440, 44, { soft: 36 }) +
		rect(CENTRE - 190, 100, 380, 440, 44, body(s, tones)) +
		rect(CENTRE - 150, 140, 300, 330, 26, s.linear(60, [0, '#2c3138'], [1, '#1a1d21'])) +
		rect(CENTRE - 60, 210, 120, 190, 60, m.metal ? tones.dark : '#14171b') +
		rect(CENTRE - 190, 520, 380, 46, 16, s.linear(90, [0, tones.edge], [0.4, tones.face], [1, tones.deep])) +
		rect(CENTRE - 160, 468, 86, 84, 20, body(s, tones)) +
		rect(CENTRE + 74, 468, 86, 84, 20, body(s, tones)) +
		rect(CENTRE - 148, 480, 62, 16, 8, PAD) +
		rect(CENTRE + 86, 480, 62, 16, 8, PAD)
	);
}

export const drawPhoneHolder: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
