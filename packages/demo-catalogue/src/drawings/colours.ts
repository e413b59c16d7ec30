import type { DrawingSubject } from './drawing.ts';
import type { Random } from './random.ts';

/** The colours a product can have, by the name the catalogue uses. */
export const PRODUCT_COLOURS = {
	black: '#1f2328',
	white: '#f4f5f7',
	grey: '#7d858f',
	silver: '#c3c8cf',
	blue: '#2f5fb3',
	green: '#3c7a57',
	red: '#b83232',
	gold: '#c9a86a',
	purple: '#6b4fa0',
	pink: '#dba0b0',
} as const;
export type ProductColour = keyof typeof PRODUCT_COLOURS;

/** A colour as lightness (0–1), chroma (0–0.3) and hue (degrees) in OKLCH: equal steps look equal. */
type Lch = { l: number; c: number; h: number };
type Lab = [l: number, a: number, b: number];

function toLinear(channel: number): number {
	const v = channel / 255;
	return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

function toByte(linear: number): string {
	const v = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
	const byte = Math.round(Math.min(1, Math.max(0, v)) * 255);
	return byte.toString(16).padStart(2, '0');
}

function hexToLab(hex: string): Lab {
	const r = toLinear(Number.parseInt(hex.slice(1, 3), 16));
	const g = toLinear(Number.parseInt(hex.slice(3, 5), 16));
	const b = toLinear(Number.parseInt(hex.slice(5, 7), 16));
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}

function labToHex([L, a, b]: Lab): string {
	const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const r = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
	const g = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
	const bl = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
	return `#${toByte(r)}${toByte(g)}${toByte(bl)}`;
}

function hexToLch(hex: string): Lch {
	const [l, a, b] = hexToLab(hex);
	return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

/** A colour from a hue: h in degrees (30 red, 60 orange, 90 yellow, 145 green, 200 cyan, 260 blue, 300 violet, 350 pink). */
export function fromHue(h: number, lightness = 0.65, chroma = 0.15): string {
	const angle = (h * Math.PI) / 180;
	return labToHex([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}

/** Hues of LED light that look well: no sallow yellow-green. */
export const LIGHT_HUES = [22, 45, 155, 195, 230, 265, 300, 345] as const;

/** share 0 gives a, 1 gives b. */
export function mix(a: string, b: string, share: number): string {
	const p = hexToLab(a);
	const q = hexToLab(b);
	return labToHex([p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share, p[2] + (q[2] - p[2]) * share]);
}

/** Moves the perceived lightness by `amount` (0–1), keeping the hue and calming the colour near the ends. */
function shift(hex: string, amount: number): string {
	const { l, c, h } = hexToLch(hex);
	const lightness = Math.min(1, Math.max(0.06, l + amount));
	return fromHue(h, lightness, c * (1 - 0.5 * Math.abs(amount)));
}

export function lighten(hex: string, amount: number): string {
	return shift(hex, amount);
}

export function darken(hex: string, amount: number): string {
	return shift(hex, -amount);
}

/** Perceived lightness, 0 black to 1 white. */
export function lightness(hex: string): number {
	return hexToLab(hex)[0];
}

/**
 * The tones one body is painted with. Light comes from the top left:
 * shine = the brightest streak, light = lit plane or start of a gradient, face = the plane towards us, dark = the plane in shade,
 * edge = a thin rim that parts the body from its ground, deep = gaps, holes, seams.
 */
export type Tones = { light: string; face: string; dark: string; edge: string; deep: string };
export type BodyTones = Tones & { shine: string };

/** Black bodies are lifted so that form shows; white ones get cool shade so that they stand out from the ground. */
export function bodyTones(hex: string): BodyTones {
	const { l, c, h } = hexToLch(hex);
	const at = (lightnessAt: number, chroma = c) => fromHue(h, lightnessAt, chroma);
	if (l < 0.4) {
		return {
			shine: at(0.53),
			light: at(0.46),
			face: at(0.33),
			dark: at(0.24),
			edge: at(0.53),
			deep: at(0.15),
		};
	}
	if (l > 0.88) {
		const cool = Math.max(c, 0.008);
		return {
			shine: '#ffffff',
			light: at(0.995, cool / 3),
			face: at(0.955, cool),
			dark: at(0.85, cool * 1.4),
			edge: at(0.79, cool * 1.6),
			deep: at(0.62, cool * 1.8),
		};
	}
	return {
		shine: at(Math.min(0.98, l + 0.16), c * 0.7),
		light: at(Math.min(0.97, l + 0.1), c * 0.9),
		face: at(l),
		dark: at(l - 0.12),
		edge: at(Math.min(0.98, l + 0.16), c * 0.7),
		deep: at(Math.max(0.18, l - 0.27), c * 0.9),
	};
}

/** The product's own colour; without one, a sensible one out of `choices`. Draws from rnd either way. */
export function bodyColour(
	subject: DrawingSubject,
	rnd: Random,
	choices: readonly [ProductColour, ...ProductColour[]] = ['black', 'grey', 'silver', 'white'],
): string {
	const fallback = rnd.pick(choices);
	const named = subject.attributes.colour;
	if (typeof named === 'string' && Object.hasOwn(PRODUCT_COLOURS, named)) {
		return PRODUCT_COLOURS[named as ProductColour];
	}
	return PRODUCT_COLOURS[fallback];
}
