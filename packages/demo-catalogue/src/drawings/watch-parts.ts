import { fromHue, mix, type Tones } from './colours.ts';
import { circle, d, ellipse, group, path, roundedPath, type Sketch, stroke } from './kit.ts';
import { polar } from './shapes.ts';

export type StrapMaterial = 'Silicone' | 'Metal' | 'Eco-leather' | 'Fabric';

export function strapMaterial(value: string): StrapMaterial {
	return value === 'Metal' || value === 'Eco-leather' || value === 'Fabric' ? value : 'Silicone';
}

/** Paint of a strap that runs up and down: lit from the left, rounded. */
export function strapPaint(s: Sketch, t: Tones): string {
	return s.linear(0, [0, t.edge], [0.08, t.light], [0.5, t.face], [0.92, t.dark], [1, t.deep]);
}

/**
 * A strap piece running down from 0,0 (its middle), `from` wide at the top and `to` wide at the end.
 * With `bend` it ends straight, as where it turns out of sight; else in a rounded tip.
 */
export function strapPiece(
	s: Sketch,
	t: Tones,
	material: StrapMaterial,
	size: { from: number; to: number; length: number },
	{ holes = false, bend = true }: { holes?: boolean; bend?: boolean } = {},
): string {
	const a = size.from / 2;
	const b = size.to / 2;
	const { length: l } = size;
	const tip = bend ? 26 : b * 0.9;
	const outline = bend
		? d`M${-a} 0C${-a} ${l * 0.3} ${-b} ${l * 0.4} ${-b} ${l - tip}Q${-b} ${l} ${-b + tip} ${l}H${b - tip}Q${b} ${l} ${b} ${l - tip}C${b} ${l * 0.4} ${a} ${l * 0.3} ${a} 0z`
		: d`M${-a} 0C${-a} ${l * 0.2} ${-b} ${l * 0.3} ${-b} ${l * 0.5}V${l - tip}C${-b} ${l} ${b} ${l} ${b} ${l - tip}V${l * 0.5}C${b} ${l * 0.3} ${a} ${l * 0.2} ${a} 0z`;
	let text = path(outline, strapPaint(s, t));
	if (material === 'Metal') {
		const rows = Math.round(l / 42);
		let seams = '';
		for (let i = 1; i < rows; i++) seams += d`M${-a} ${(i * l) / rows}H${a}`;
		const links = stroke(seams, t.deep, 5) + stroke(d`M${-b * 0.42} 0V${l}M${b * 0.42} 0V${l}`, t.deep, 4);
		text += group({ 'clip-path': s.clip(path(outline, '#000')) }, links);
	} else if (material === 'Eco-leather') {
		const seam = bend
			? d`M${-a + 15} 6C${-a + 15} ${l * 0.3} ${-b + 15} ${l * 0.4} ${-b + 15} ${l - 14}M${a - 15} 6C${a - 15} ${l * 0.3} ${b - 15} ${l * 0.4} ${b - 15} ${l - 14}`
			: d`M${-a + 15} 6C${-a + 15} ${l * 0.2} ${-b + 15} ${l * 0.3} ${-b + 15} ${l * 0.5}V${l - tip}C${-b + 15} ${l - 14} ${b - 15} ${l - 14} ${b - 15} ${l - tip}V${l * 0.5}C${b - 15} ${l * 0.3} ${a - 15} ${l * 0.2} ${a - 15} 6`;
		text += stroke(seam, mix(t.edge, '#fff4dd', 0.45), 3.5, {
			'stroke-dasharray': '11 9',
			'stroke-linecap': 'butt',
		});
	} else if (material === 'Fabric') {
		let weave = '';
		for (let y = 10; y < l; y += 17) weave += d`M${-a} ${y + 14}L0 ${y}L${a} ${y + 14}`;
		text += group(
			{ 'clip-path': s.clip(path(outline, '#000')) },
			stroke(weave, t.dark, 4, { 'stroke-opacity': 0.8 }),
		);
	}
	if (holes && material !== 'Metal') {
		let dots = '';
		const step = Math.max(28, l * 0.095);
		for (let i = 0; i < 5; i++) dots += roundedPath(-7, l * (bend ? 0.3 : 0.42) + i * step, 14, 17, 7);
		text += path(dots, t.deep);
	}
	return text;
}

export type Dial = { hue: number; style: 'hands' | 'rings' | 'digital'; time: number };

export function chooseDial(s: Sketch): Dial {
	return {
		hue: s.rnd.pick([20, 55, 145, 195, 255, 300, 345] as const),
		style: s.rnd.pick(['hands', 'rings', 'digital'] as const),
		time: s.rnd.int(0, 3),
	};
}

function arc(cx: number, cy: number, r: number, from: number, to: number): string {
	const [x1, y1] = polar(cx, cy, r, from);
	const [x2, y2] = polar(cx, cy, r, to);
	return d`M${x1} ${y1}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${x2} ${y2}`;
}

/** Digits without letters: seven-segment strokes, `w` wide, `h` high. */
function digits(
	value: string,
	x: number,
	y: number,
	w: number,
	h: number,
	colour: string,
	weight: number,
): string {
	const on: Readonly<Record<string, string>> = {
		'0': 'abcdef',
		'1': 'bc',
		'2': 'abged',
		'3': 'abgcd',
		'4': 'fgbc',
		'5': 'afgcd',
		'7': 'abc',
		'8': 'abcdefg',
		'9': 'abcdfg',
	};
	let text = '';
	let at = x;
	for (const digit of value) {
		if (digit === ':') {
			text += d`M${at} ${y + h * 0.32}v.1M${at} ${y + h * 0.68}v.1`;
			at += w * 0.5;
			continue;
		}
		if (digit === '1') at -= w * 0.5;
		for (const part of on[digit] ?? '') {
			const half = h / 2;
			const lines: Readonly<Record<string, string>> = {
				a: d`M${at} ${y}h${w}`,
				b: d`M${at + w} ${y}v${half}`,
				c: d`M${at + w} ${y + half}v${half}`,
				d: d`M${at} ${y + h}h${w}`,
				e: d`M${at} ${y + half}v${half}`,
				f: d`M${at} ${y}v${half}`,
				g: d`M${at} ${y + half}h${w}`,
			};
			text += lines[part] ?? '';
		}
		at += w * 1.5;
	}
	return stroke(text, colour, weight, { 'stroke-linejoin': 'round' });
}

const TIMES = ['10:09', '12:30', '09:41', '15:28'] as const;

/** What a watch shows, around 0,0 within a radius of r; tall faces are stretched by the caller's spacing. */
export function dialArt(s: Sketch, dial: Dial, r: number, stretch = 1): string {
	const tint = fromHue(dial.hue, 0.76, 0.16);
	const tint2 = fromHue(dial.hue + 60, 0.76, 0.16);
	const tint3 = fromHue(dial.hue + 130, 0.78, 0.15);
	const track = '#2a3038';
	if (dial.style === 'hands') {
		let ticks = '';
		for (let i = 0; i < 12; i++) {
			const [x1, y1] = polar(0, 0, r * (i % 3 === 0 ? 0.76 : 0.83), i * 30);
			const [x2, y2] = polar(0, 0, r * 0.92, i * 30);
			ticks += d`M${x1} ${y1}L${x2} ${y2}`;
		}
		const hand = (angle: number, long: number, width: number, colour: string) => {
			const [x, y] = polar(0, 0, r * long, angle - 90);
			return stroke(d`M0 0L${x} ${y}`, colour, width);
		};
		return (
			circle(
				0,
				0,
				r * 0.96,
				s.radial(0.5, 0.4, 0.7, [0, fromHue(dial.hue, 0.46, 0.12)], [1, fromHue(dial.hue, 0.22, 0.06)]),
			) +
			stroke(ticks, '#f3f5f8', r * 0.035) +
			circle(0, r * 0.44, r * 0.2, 'none', {
				stroke: tint,
				'stroke-width': r * 0.05,
				'stroke-opacity': 0.8,
			}) +
			hand(-52, 0.5, r * 0.075, '#fff') +
			hand(56, 0.72, r * 0.055, '#fff') +
			hand(190, 0.74, r * 0.022, tint2) +
			circle(0, 0, r * 0.06, tint2)
		);
	}
	const time = TIMES[dial.time] ?? TIMES[0];
	if (dial.style === 'rings') {
		const rings = [tint, tint2, tint3]
			.map((colour, i) => {
				const q = r * (0.84 - i * 0.17);
				return (
					circle(0, 0, q, 'none', { stroke: track, 'stroke-width': r * 0.12 }) +
					stroke(arc(0, 0, q, -90, 130 + i * 40), colour, r * 0.12)
				);
			})
			.join('');
		return (
			group(
				{ transform: d`translate(0 ${stretch > 1.5 ? r * (stretch - 1) * 0.5 : 0})` },
				rings,
				ellipse(0, 0, r * 0.2, r * 0.2, tint),
			) +
			(stretch > 1.5
				? digits(time, -r * 0.66, -r * stretch * 0.86, r * 0.22, r * 0.34, '#fff', r * 0.065)
				: '')
		);
	}
	return (
		digits(time, -r * 0.65, -r * 0.52 * stretch, r * 0.22, r * 0.42, '#fff', r * 0.075) +
		stroke(d`M${-r * 0.62} ${r * 0.2 * stretch}H${r * 0.3}`, tint, r * 0.1) +
		stroke(d`M${-r * 0.62} ${r * 0.42 * stretch}H${r * 0.56}`, tint2, r * 0.1) +
		stroke(d`M${-r * 0.5} ${r * 0.64 * stretch}H${r * 0.1}`, tint3, r * 0.1)
	);
}
