import { bodyTones, darken, lighten } from './colours.ts';
import {
	CENTRE,
	circle,
	contactShadow,
	d,
	dropShadow,
	path,
	place,
	rect,
	type Sketch,
	stroke,
} from './kit.ts';
import { type PlugKind, plug, tube } from './plugs.ts';

/** A cable, as chosen for one product. */
export type CableModel = {
	colour: string;
	grip: string;
	a: PlugKind;
	b: PlugKind;
	braided: boolean;
	turns: number;
	thick: number;
	coil: 'round' | 'oval';
	tie: string;
};

/** The eight wires of a network cable: four pairs, a colour and its striped fellow. */
const PAIRS = ['#e07b2c', '#3f9a55', '#3465c0', '#8a5a33'] as const;

/** A stripped end at 0,0 with the wires fanned upwards. */
function wires(colour: string, striped: boolean): string {
	const lines = PAIRS.map((pair, i) => {
		const x = (i - 1.5) * 34;
		const twist = d`M${(i - 1.5) * 9} 0C${(i - 1.5) * 12} -50 ${x - 14} -60 ${x} -100S${x + 16} -140 ${x * 1.25} -190`;
		const fellow = d`M${(i - 1.5) * 9 + 3} 0C${(i - 1.5) * 12 + 6} -40 ${x + 14} -70 ${x + 6} -104S${x - 8} -140 ${x * 1.25 + 22} -182`;
		return (
			stroke(fellow, '#ddd6ca', 11) +
			(striped ? stroke(fellow, pair, 4, { 'stroke-dasharray': '10 12' }) : '') +
			stroke(twist, pair, 11)
		);
	});
	return lines.join('') + rect(-26, -8, 52, 30, 8, darken(colour, 0.06));
}

/** Wound cable of a drum between two flanges: ring lines over a disc. */
function winding(s: Sketch, cx: number, cy: number, r: number, inner: number, colour: string): string {
	const rings = Math.floor((r - inner) / 36);
	let text = circle(cx, cy, r, s.linear(50, [0, lighten(colour, 0.06)], [1, darken(colour, 0.08)]));
	for (let i = 0; i < rings; i++) {
		text += circle(cx, cy, r - 18 - i * 36, 'none', {
			stroke: i === 0 ? darken(colour, 0.12) : darken(colour, 0.08),
			'stroke-width': 6,
		});
	}
	return text;
}

const WOOD = bodyTones('#c79a62');

/** A drum from its side, the loose end hanging. */
export function drumFront(s: Sketch, m: CableModel): string {
	const cy = 440;
	const R = 350;
	return (
		contactShadow(s, CENTRE, cy + R + 26, 330, 36) +
		tube(
			d`M${CENTRE + 250} ${cy + 200}C${CENTRE + 330} ${cy + 330} ${CENTRE + 250} ${cy + 420} ${CENTRE + 130} ${cy + 400}`,
			m.colour,
			30,
		) +
		winding(s, CENTRE, cy, R * 0.93, 120, m.colour) +
		path(
			d`M${CENTRE - R} ${cy}a${R} ${R} 0 1 1 ${2 * R} 0a${R} ${R} 0 1 1 ${-2 * R} 0zM${CENTRE - R + 46} ${cy}a${R - 46} ${R - 46} 0 1 0 ${2 * R - 92} 0a${R - 46} ${R - 46} 0 1 0 ${92 - 2 * R} 0z`,
			s.linear(50, [0, WOOD.light], [0.5, WOOD.face], [1, WOOD.dark]),
		) +
		[30, 150, 270]
			.map((turn) =>
				place(
					CENTRE,
					cy,
					turn,
					1,
					rect(-30, -R + 20, 60, R - 60, 0, WOOD.face) + rect(-30, -R + 20, 12, R - 60, 0, WOOD.light),
				),
			)
			.join('') +
		circle(CENTRE, cy, 118, s.linear(50, [0, WOOD.light], [1, WOOD.dark])) +
		circle(CENTRE, cy, 46, '#2a2118') +
		circle(CENTRE + 5, cy + 6, 40, '#45372a')
	);
}

/** A bundle tied in two places. */
export function drumAngle(s: Sketch, m: CableModel): string {
	const { colour } = m;
	const sheen = s.linear(55, [0, '#fff', 0.28], [0.5, '#fff', 0], [1, '#000', 0.16]);
	const rings = [0, 1, 2].map((i) => {
		const k = 1 - i * 0.13;
		const y = 470 - i * 24;
		const ring = d`M${480 - 360 * k} ${y}a${360 * k} ${210 * k} 0 1 1 ${720 * k} 0a${360 * k} ${210 * k} 0 1 1 ${-720 * k} 0z`;
		return tube(ring, colour, 54, false, false) + stroke(ring, sheen, 42);
	});
	const band = (x: number, y: number, turn: number) =>
		place(x, y, turn, 1, rect(-20, -84, 40, 168, 14, m.tie));
	return (
		contactShadow(s, CENTRE, 560, 420, 190, 0.9) +
		tube('M820 520C900 640 800 780 640 770', colour, 36) +
		rings.join('') +
		band(480, 640, 4) +
		band(196, 380, -62) +
		band(764, 380, 62) +
		place(650, 770, -88, 0.7, wires(colour, false))
	);
}

/** A stripped end and a plug for it. */
export function drumDetail(s: Sketch, m: CableModel): string {
	return (
		tube('M310 1020C320 800 310 660 310 560', m.colour, 92) +
		place(310, 540, 0, 1.75, wires(m.colour, true)) +
		tube('M690 760V1020', m.colour, 60) +
		dropShadow(610, 230, 160, 420, 20, { soft: 22 }) +
		place(690, 420, 0, 2.1, plug(s, 'rj45', m.colour))
	);
}
