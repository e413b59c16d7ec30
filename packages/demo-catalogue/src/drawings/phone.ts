import { bodyColour, bodyTones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { type CameraLayout, type Handset, type Notch, phoneBack, phoneFace, sideKeys } from './handset.ts';
import {
	CENTRE,
	contactShadow,
	dropShadow,
	group,
	numberOf,
	path,
	place,
	rect,
	type Sketch,
	sketch,
} from './kit.ts';
import { camera, type Point3, slabOutline } from './projection.ts';
import { chooseWallpaper } from './wallpaper.ts';

type Model = Handset & { inch: number };

const LAYOUTS: Readonly<Record<string, readonly [CameraLayout, ...CameraLayout[]]>> = {
	Apple: ['square', 'pill'],
	Samsung: ['separate', 'separate', 'pill'],
	Xiaomi: ['plate', 'ring'],
	Redmi: ['bar', 'plate', 'squircle'],
	Honor: ['ring', 'squircle'],
	Tecno: ['bar', 'ring', 'squircle'],
	Infinix: ['plate', 'bar', 'pill'],
};

const OTHER_LAYOUTS: readonly [CameraLayout, ...CameraLayout[]] = ['plate', 'separate', 'ring'];

function choose(s: Sketch): Model {
	const { brand } = s.subject;
	const colour = bodyColour(s.subject, s.rnd, ['black', 'blue', 'silver', 'green', 'purple', 'gold']);
	const screen = chooseWallpaper(s);
	const layouts = LAYOUTS[brand] ?? OTHER_LAYOUTS;
	const cameras = s.rnd.pick(layouts);
	const inch = numberOf(s.subject, 'screenSize', s.rnd.pick([6.1, 6.4, 6.7]));
	const notches: readonly [Notch, ...Notch[]] = brand === 'Apple' ? ['island'] : ['hole', 'hole', 'drop'];
	return {
		tones: bodyTones(colour),
		screen,
		cameras,
		inch,
		notch: s.rnd.pick(notches),
		corner: brand === 'Apple' ? 0.165 : s.rnd.range(0.08, 0.15),
		dock: s.rnd.chance(0.45),
	};
}

const ratio = 0.482;

/** The back, and before it the lit front. */
function front(s: Sketch, m: Model): string {
	const h = Math.min(790, 715 + (m.inch - 6) * 75);
	const w = h * ratio;
	const r = w * m.corner;
	const centred = m.cameras === 'ring' || m.cameras === 'squircle' || m.cameras === 'bar';
	const step = w * (centred ? 0.8 : 0.7);
	const x = CENTRE - (w + step) / 2;
	const y = CENTRE - h / 2 - 14;
	const back = h * 0.955;
	const bw = w * 0.955;
	const by = y + 8;
	return (
		dropShadow(x, by, bw, back, r, { dy: 26, soft: 40 }) +
		group({ transform: `translate(${x.toFixed(1)} ${by.toFixed(1)})` }, phoneBack(s, m, bw, back)) +
		dropShadow(x + step, y, w, h, r, { dx: -6, dy: 18, soft: 34, strength: 1.3 }) +
		sideKeys(x + step + w, y, w, m.tones.dark) +
		group({ transform: `translate(${(x + step).toFixed(1)} ${y.toFixed(1)})` }, phoneFace(s, m, w, h))
	);
}

/** Lying, seen from above with its lit side up. */
function angle(s: Sketch, m: Model): string {
	const h = Math.min(830, 770 + (m.inch - 6) * 60);
	const w = h * ratio;
	const r = w * m.corner;
	const cam = camera(-42, 46, CENTRE, CENTRE - 10, 1.1);
	const at: Point3 = [-w / 2, 0, -h / 2];
	const thick = 30;
	const [sx, sy] = cam.project([0, thick, 0]);
	const lift = cam.plane([at[0], thick, at[2]], [1, 0, 0], [0, 0, 1]);
	const { tones } = m;
	return (
		contactShadow(s, sx + 10, sy + 26, 470, 310, 0.6) +
		group({ transform: lift }, dropShadow(0, 0, w, h, r, { dx: 6, dy: 12, soft: 40 })) +
		path(
			slabOutline(cam, at, [1, 0, 0], [0, 0, 1], { w, h, r }, [0, thick, 0]),
			s.linear(0, [0, tones.edge], [0.3, tones.dark], [0.5, tones.face], [0.7, tones.edge], [1, tones.deep]),
		) +
		group(
			{ transform: cam.plane([w / 2, 0, h / 2], [0, 0, -1], [0, 1, 0]) },
			rect(h * 0.52, thick * 0.3, h * 0.13, thick * 0.4, 6, tones.deep) +
				rect(h * 0.69, thick * 0.3, h * 0.08, thick * 0.4, 6, tones.deep),
		) +
		group(
			{ transform: cam.plane([-w / 2, 0, h / 2], [1, 0, 0], [0, 1, 0]) },
			rect(w * 0.41, thick * 0.28, w * 0.18, thick * 0.44, 7, '#14171b') +
				rect(w * 0.66, thick * 0.36, w * 0.14, thick * 0.28, 4, tones.deep),
		) +
		group({ transform: cam.plane(at, [1, 0, 0], [0, 0, 1]) }, phoneFace(s, m, w, h))
	);
}

/** The cameras, close. */
function detail(s: Sketch, m: Model): string {
	const w = 690;
	const h = w / ratio;
	return place(
		CENTRE - 16,
		140,
		9,
		1,
		dropShadow(-w / 2, 0, w, h, w * m.corner, { dx: 14, dy: 24, soft: 56 }) +
			sideKeys(w / 2, 120, w * 0.86, m.tones.dark) +
			group({ transform: `translate(${-w / 2} 0)` }, phoneBack(s, m, w, h)),
	);
}

export const drawPhone: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
