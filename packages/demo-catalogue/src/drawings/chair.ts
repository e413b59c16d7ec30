import { bodyColour, bodyTones, fromHue, lightness, PRODUCT_COLOURS, type Tones } from './colours.ts';
import type { Drawing } from './drawing.ts';
import {
	CENTRE,
	circle,
	contactShadow,
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

type Model = {
	main: Tones;
	accent: Tones;
	pillow: boolean;
	lumbar: boolean;
	stripes: 'sides' | 'middle' | 'chevron';
	fabric: boolean;
};

const INK = bodyTones('#24282e');
const STEEL = bodyTones('#8d949e');

function choose(s: Sketch): Model {
	const colour = bodyColour(s.subject, s.rnd, ['red', 'blue', 'black', 'white', 'green']);
	const hue = s.rnd.pick([22, 60, 145, 200, 260, 300] as const);
	const plain = colour === PRODUCT_COLOURS.black || colour === PRODUCT_COLOURS.grey;
	return {
		main: bodyTones(plain ? colour : '#24282e'),
		accent: bodyTones(plain ? (s.rnd.chance(0.35) ? '#c3c8cf' : fromHue(hue, 0.58, 0.17)) : colour),
		pillow: s.rnd.chance(0.8),
		lumbar: s.rnd.chance(0.65),
		stripes: s.rnd.pick(['sides', 'middle', 'chevron'] as const),
		fabric: textOf(s.subject, 'material') === 'Fabric',
	};
}

const soft = (s: Sketch, t: Tones, angle = 60) => s.linear(angle, [0, t.light], [0.45, t.face], [1, t.dark]);

const BACK =
	'M380 92Q420 66 480 66T580 92C612 112 606 178 628 226C668 262 668 320 656 380C646 440 634 490 626 540H334C326 490 314 440 304 380C292 320 292 262 332 226C354 178 348 112 380 92z';
const WING =
	'M380 92C348 112 354 178 332 226C292 262 292 320 304 380C314 440 326 490 334 540H394C376 460 366 400 372 330C378 270 402 240 404 190C405 150 396 120 380 92z';

function backrest(s: Sketch, m: Model): string {
	const { main, accent } = m;
	const wings = m.stripes === 'sides' ? accent : main;
	const side = (mirror: boolean) =>
		group(
			mirror ? { transform: 'matrix(-1 0 0 1 960 0)' } : {},
			path(WING, s.linear(mirror ? 120 : 60, [0, wings.light], [0.5, wings.face], [1, wings.dark])),
			stroke(
				'M384 96C398 124 406 152 404 190C402 240 378 270 372 330C366 400 376 460 394 536',
				wings.deep,
				5,
				{ 'stroke-opacity': 0.7 },
			),
			stroke('M362 128C358 170 356 196 344 226', wings.edge, 5, { 'stroke-opacity': 0.7 }),
		);
	const mark =
		m.stripes === 'middle'
			? path('M436 200H452V540H428zM524 200H508V540H532z', accent.face)
			: m.stripes === 'chevron'
				? path('M392 300L480 352L568 300V346L480 398L392 346z', accent.face) +
					path('M388 400L480 452L572 400V424L480 476L388 424z', accent.face)
				: stroke('M410 330H550M408 430H552', main.deep, 6);
	return (
		path(BACK, soft(s, main)) +
		mark +
		side(false) +
		side(true) +
		(m.pillow
			? stroke('M362 136Q480 110 598 136', INK.deep, 16) +
				rect(388, 96, 184, 104, 44, soft(s, accent)) +
				stroke('M412 118Q480 104 548 118', accent.edge, 5, { 'stroke-opacity': 0.6 })
			: path(
					'M420 118Q430 112 440 118L432 196Q422 200 416 190zM540 118Q530 112 520 118L528 196Q538 200 544 190z',
					'#0e1013',
					{ stroke: accent.face, 'stroke-width': 5, 'stroke-linejoin': 'round' },
				)) +
		(m.lumbar
			? rect(378, 448, 204, 92, 36, soft(s, accent)) +
				stroke('M404 494H556', accent.deep, 4, { 'stroke-opacity': 0.5 })
			: '')
	);
}

/** Gas lift and star base below the point 0,0. */
function star(s: Sketch): string {
	const caster = (x: number, y: number) =>
		circle(x, y, 27, '#0e1013') +
		circle(x - 3, y - 4, 21, s.linear(50, [0, '#5a626d'], [1, '#1d2126'])) +
		circle(x, y, 7, '#8d949e');
	const leg = (x: number, y: number, wide: number) =>
		stroke(`M0 92L${x} ${y}`, s.linear(70, [0, INK.edge], [0.5, INK.face], [1, INK.deep]), wide);
	return (
		caster(-96, 120) +
		caster(96, 120) +
		leg(-96, 104, 24) +
		leg(96, 104, 24) +
		rect(-26, -10, 52, 66, 6, INK.dark) +
		rect(-17, 30, 34, 70, 4, s.linear(0, [0, STEEL.dark], [0.4, STEEL.edge], [1, STEEL.deep])) +
		caster(-226, 158) +
		caster(226, 158) +
		leg(-222, 136, 30) +
		leg(222, 136, 30) +
		caster(0, 186) +
		stroke('M0 92L1 160', INK.light, 34) +
		circle(0, 92, 33, INK.face)
	);
}

function arm(s: Sketch, x: number): string {
	return (
		rect(x - 17, 486, 34, 130, 10, s.linear(0, [0, INK.light], [1, INK.deep])) +
		rect(x - 11, 500, 9, 80, 4, INK.edge, { 'fill-opacity': 0.5 }) +
		rect(x - 42, 458, 84, 36, 16, s.linear(90, [0, INK.edge], [0.4, INK.face], [1, INK.deep]))
	);
}

function front(s: Sketch, m: Model): string {
	const { main, accent } = m;
	const edge = m.stripes === 'sides' ? accent : main;
	return place(
		CENTRE,
		CENTRE - 4,
		0,
		0.97,
		group(
			{ transform: 'translate(-480 -474)' },
			contactShadow(s, 480, 884, 300, 40),
			group({ transform: 'translate(480 676)' }, star(s)),
			path('M246 610H714L690 664H270z', INK.deep, {
				stroke: INK.deep,
				'stroke-width': 10,
				'stroke-linejoin': 'round',
			}),
			backrest(s, m),
			arm(s, 244),
			arm(s, 716),
			path(
				'M330 528Q480 500 630 528Q668 540 682 590Q694 640 664 652Q480 676 296 652Q266 640 278 590Q292 540 330 528z',
				soft(s, main),
			),
			path(
				'M330 528Q292 540 278 590Q266 640 296 652Q330 658 362 660Q340 600 372 522Q350 524 330 528zM630 528Q668 540 682 590Q694 640 664 652Q630 658 598 660Q620 600 588 522Q610 524 630 528z',
				soft(s, edge),
			),
			m.stripes === 'sides'
				? ''
				: path('M446 518L430 666H450L462 517zM514 518L530 666H510L498 517z', accent.face),
			stroke('M388 548Q480 532 572 548', main.edge, 6, { 'stroke-opacity': 0.5 }),
		),
	);
}

/** From its right side, leaning back a little. */
function angle(s: Sketch, m: Model): string {
	const { main, accent } = m;
	const edge = m.stripes === 'sides' ? accent : main;
	return (
		contactShadow(s, 470, 884, 310, 40) +
		group({ transform: 'translate(460 672)' }, star(s)) +
		path('M520 640L640 560L660 600L580 676z', INK.deep, {
			stroke: INK.deep,
			'stroke-width': 16,
			'stroke-linejoin': 'round',
		}) +
		path(
			'M560 600C590 520 590 420 612 330C624 270 650 170 672 104Q684 66 722 74Q760 84 752 128C738 220 726 300 716 390C706 480 700 560 668 626Q640 662 596 650Q548 640 560 600z',
			soft(s, edge, 20),
		) +
		path(
			'M560 600C590 520 590 420 612 330C624 270 650 170 672 104L690 112C668 190 648 270 640 340C626 430 628 530 600 612z',
			soft(s, main, 20),
		) +
		stroke('M736 140C722 240 712 310 704 390C696 470 688 540 664 600', edge.deep, 6, {
			'stroke-opacity': 0.6,
		}) +
		(m.pillow ? ellipse(640, 190, 34, 62, soft(s, accent), { transform: 'rotate(14 640 190)' }) : '') +
		(m.lumbar ? ellipse(590, 478, 34, 70, soft(s, accent), { transform: 'rotate(8 590 478)' }) : '') +
		path(
			'M236 566Q240 528 300 530L580 560Q640 570 640 610Q636 660 580 664H300Q226 664 230 610z',
			soft(s, main),
		) +
		path('M232 616Q300 596 420 604T640 616Q632 660 580 664H300Q228 664 232 616z', soft(s, edge)) +
		stroke('M232 616Q300 596 420 604T640 616', edge.deep, 5, { 'stroke-opacity': 0.7 }) +
		path('M412 640L440 470H484L500 640z', s.linear(20, [0, INK.light], [1, INK.deep]), {
			stroke: INK.face,
			'stroke-width': 10,
			'stroke-linejoin': 'round',
		}) +
		rect(330, 430, 244, 46, 22, s.linear(90, [0, INK.edge], [0.4, INK.face], [1, INK.deep]))
	);
}

/** The backrest, close. */
function detail(s: Sketch, m: Model): string {
	const weave = m.fabric || lightness(m.main.face) > 0.9 ? 0.25 : 0;
	return place(
		CENTRE,
		100,
		-6,
		1.98,
		group(
			{ transform: 'translate(-480 -66)' },
			path(BACK, '#4a3c2c', { 'fill-opacity': 0.14, transform: 'translate(12 10)' }),
			backrest(s, m),
			weave > 0
				? stroke('M410 290H550M410 316H550M410 342H550M410 368H550', m.main.edge, 3, {
						'stroke-opacity': weave,
						'stroke-dasharray': '6 8',
					})
				: '',
		),
	);
}

export const drawChair: Drawing = (subject, view) => {
	const s = sketch(subject);
	const model = choose(s);
	return s.done({ front, angle, detail }[view](s, model));
};
