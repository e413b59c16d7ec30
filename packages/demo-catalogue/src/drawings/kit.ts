import type { DrawingSubject } from './drawing.ts';
import { type Random, random } from './random.ts';

/** Every picture is a square of this side. */
export const CANVAS = 960;
export const CENTRE = CANVAS / 2;

export type Attributes = Readonly<Record<string, string | number | undefined>>;
/** A colour at a place along a gradient (0–1), with an optional opacity. */
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** One decimal is finer than any screen shows and keeps the picture small. */
export function num(value: number): string {
	return String(Math.round(value * 10) / 10 || 0);
}

function fine(value: number): string {
	return String(Math.round(value * 1000) / 1000 || 0);
}

export function el(name: string, attributes: Attributes, ...children: string[]): string {
	let text = `<${name}`;
	for (const [key, value] of Object.entries(attributes)) {
		if (value === undefined) continue;
		const small = key.endsWith('opacity') || key === 'offset';
		text += ` ${key}="${typeof value === 'number' ? (small ? fine(value) : num(value)) : value}"`;
	}
	const inside = children.join('');
	return inside === '' ? `${text}/>` : `${text}>${inside}</${name}>`;
}

export function rect(
	x: number,
	y: number,
	width: number,
	height: number,
	r: number,
	fill: string,
	more: Attributes = {},
): string {
	return el('rect', { x, y, width, height, rx: r > 0 ? r : undefined, fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
	return el('circle', { cx, cy, r, fill, ...more });
}

export function ellipse(
	cx: number,
	cy: number,
	rx: number,
	ry: number,
	fill: string,
	more: Attributes = {},
): string {
	return el('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function path(d: string, fill: string, more: Attributes = {}): string {
	return el('path', { d, fill, ...more });
}

/** An open line: cables, seams, highlights. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
	return el('path', {
		d,
		fill: 'none',
		stroke: colour,
		'stroke-width': width,
		'stroke-linecap': 'round',
		...more,
	});
}

/** Path text with rounded numbers: d`M${x} ${y}h${w}z`. */
export function d(strings: TemplateStringsArray, ...values: (number | string)[]): string {
	return strings.reduce((text, part, i) => {
		const value = values[i - 1];
		return `${text}${typeof value === 'number' ? num(value) : (value ?? '')}${part}`;
	});
}

/** Path of a rounded rectangle, for joining several into one element. */
export function roundedPath(x: number, y: number, w: number, h: number, r: number): string {
	const k = Math.min(r, w / 2, h / 2);
	return d`M${x + k} ${y}h${w - 2 * k}a${k} ${k} 0 0 1 ${k} ${k}v${h - 2 * k}a${k} ${k} 0 0 1 ${-k} ${k}h${2 * k - w}a${k} ${k} 0 0 1 ${-k} ${-k}v${2 * k - h}a${k} ${k} 0 0 1 ${k} ${-k}z`;
}

export function group(attributes: Attributes, ...children: string[]): string {
	return el('g', attributes, ...children);
}

/** Moves (then turns and scales about the new origin) what is drawn around 0,0. */
export function place(x: number, y: number, turn: number, scale: number, ...children: string[]): string {
	const rotate = turn === 0 ? '' : ` rotate(${num(turn)})`;
	const size = scale === 1 ? '' : ` scale(${fine(scale)})`;
	return el('g', { transform: `translate(${num(x)} ${num(y)})${rotate}${size}` }, ...children);
}

/** Collects a picture's gradients and clips under ids that are unique within the picture. */
export type Sketch = {
	readonly subject: DrawingSubject;
	readonly rnd: Random;
	/** Gradient along an angle in degrees: 0 left to right, 90 top to bottom, 45 from the light at the top left. */
	linear(angle: number, ...stops: Stop[]): string;
	/** Gradient from a centre given in shares of the painted shape. */
	radial(cx: number, cy: number, r: number, ...stops: Stop[]): string;
	/** Clip to a shape given as SVG; returns the value for clip-path. */
	clip(shape: string): string;
	/** Keeps a shape for repetition; returns the href for <use>. */
	symbol(content: string): string;
	/** Puts the definitions before the content. Call once, last. */
	done(...content: string[]): string;
};

function stopsText(stops: readonly Stop[]): string {
	return stops
		.map(([offset, colour, opacity]) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
		.join('');
}

/** Draw all the product's choices from `rnd` before looking at the view, so that the views agree. */
export function sketch(subject: DrawingSubject): Sketch {
	const ids = new Map<string, string>();
	let defs = '';
	function define(make: (id: string) => string): string {
		const key = make('');
		const known = ids.get(key);
		if (known !== undefined) return known;
		const id = `d${ids.size.toString(36)}`;
		ids.set(key, id);
		defs += make(id);
		return id;
	}
	return {
		subject,
		rnd: random(subject.seed),
		linear(angle, ...stops) {
			const dx = Math.cos((angle * Math.PI) / 180) / 2;
			const dy = Math.sin((angle * Math.PI) / 180) / 2;
			const ends = { x1: fine(0.5 - dx), y1: fine(0.5 - dy), x2: fine(0.5 + dx), y2: fine(0.5 + dy) };
			return `url(#${define((id) => el('linearGradient', { id, ...ends }, stopsText(stops)))})`;
		},
		radial(cx, cy, r, ...stops) {
			const shape = { cx: fine(cx), cy: fine(cy), r: fine(r) };
			return `url(#${define((id) => el('radialGradient', { id, ...shape }, stopsText(stops)))})`;
		},
		clip: (shape) => `url(#${define((id) => el('clipPath', { id }, shape))})`,
		symbol: (content) => `#${define((id) => el('g', { id }, content))}`,
		done: (...content) => (defs === '' ? '' : `<defs>${defs}</defs>`) + content.join(''),
	};
}

const GROUND = '#f7f4ef';
const SHADE = '#4a3c2c';

/** The finished picture: the common ground under whatever was drawn. */
export function page(content: string): string {
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS} ${CANVAS}" width="${CANVAS}" height="${CANVAS}">` +
		'<defs><radialGradient id="ground" cx=".42" cy=".36" r=".7"><stop stop-color="#fdfbf8"/>' +
		`<stop offset="1" stop-color="${GROUND}"/></radialGradient></defs>` +
		`<path fill="url(#ground)" d="M0 0h${CANVAS}v${CANVAS}H0z"/>${content}</svg>`
	);
}

/** The soft shadow where a thing stands: a wide pale pool with a tight dark core. */
export function contactShadow(
	s: Sketch,
	cx: number,
	cy: number,
	rx: number,
	ry: number,
	strength = 1,
): string {
	const wide = s.radial(
		0.5,
		0.5,
		0.5,
		[0, SHADE, 0.34 * strength],
		[0.5, SHADE, 0.17 * strength],
		[1, SHADE, 0],
	);
	const core = s.radial(
		0.5,
		0.5,
		0.5,
		[0, SHADE, 0.5 * strength],
		[0.7, SHADE, 0.24 * strength],
		[1, SHADE, 0],
	);
	return ellipse(cx, cy, rx, ry, wide) + ellipse(cx, cy, rx * 0.86, ry * 0.42, core);
}

/** The soft shadow of a flat thing seen from above, thrown to the bottom right. */
export function dropShadow(
	x: number,
	y: number,
	w: number,
	h: number,
	r: number,
	{
		dx = 10,
		dy = 22,
		soft = 26,
		strength = 1,
	}: { dx?: number; dy?: number; soft?: number; strength?: number } = {},
): string {
	const layers = 7;
	let text = '';
	for (let i = 0; i < layers; i++) {
		const grow = soft * (0.5 - i / (layers - 1));
		const corner = Math.max(2, r + grow);
		text += el('rect', {
			x: x + dx - grow,
			y: y + dy - grow,
			width: w + 2 * grow,
			height: h + 2 * grow,
			rx: corner,
		});
	}
	return group({ fill: SHADE, 'fill-opacity': (0.385 / layers) * strength }, text);
}

/** The quiet diagonal reflection that makes a flat area read as glass. Keep inside the area. */
export function gloss(
	s: Sketch,
	x: number,
	y: number,
	w: number,
	h: number,
	r: number,
	strength = 1,
): string {
	const sheen = s.linear(
		35,
		[0, '#fff', 0.26 * strength],
		[0.42, '#fff', 0.05 * strength],
		[0.43, '#fff', 0],
	);
	return rect(x, y, w, h, r, sheen);
}

/** A pool of coloured light: LED strips, RGB fans, indicator lamps. */
export function glow(
	s: Sketch,
	cx: number,
	cy: number,
	rx: number,
	ry: number,
	colour: string,
	strength = 1,
): string {
	const light = s.radial(
		0.5,
		0.5,
		0.5,
		[0, colour, 0.75 * strength],
		[0.45, colour, 0.3 * strength],
		[1, colour, 0],
	);
	return ellipse(cx, cy, rx, ry, light);
}

/** A numeric fact of the product, or `fallback`. */
export function numberOf(subject: DrawingSubject, key: string, fallback: number): number {
	const value = subject.attributes[key];
	return typeof value === 'number' ? value : fallback;
}

export function textOf(subject: DrawingSubject, key: string, fallback = ''): string {
	const value = subject.attributes[key];
	return typeof value === 'string' ? value : fallback;
}

export function flagOf(subject: DrawingSubject, key: string, fallback = false): boolean {
	const value = subject.attributes[key];
	return typeof value === 'boolean' ? value : fallback;
}
