/**
 * The shades of the shop's own colour: for buttons and links, for pressed ones, and for the background of
 * notices.
 */
type Shades = { accent: string; deep: string; tint: string };
/** `dark` is for devices that ask for dark colours (LIGHT-05). */
export type ShopColours = Shades & { dark: Shades };

/** The shop's colour until the owner chooses another. The style sheets contain its three shades. */
export const DEFAULT_COLOUR = '#9b1b30';

/** WCAG 2.2, level AA, for text of ordinary size. */
export const MIN_CONTRAST = 4.5;

/**
 * The light backgrounds of text in the shop's colour. White is also the colour of text on it
 * (packages/ui/src/tokens.css).
 */
const GROUNDS = ['#ffffff', '#fffdfa', '#f7f4ef', '#efe9df'];

/** The dark background, as in apps/storefront/app/shell/dark.css. */
const DARK_PAPER = '#14110f';
const DARK_TINT_PART = 0.8;
const DEEP_WHITE_PART = 0.35;
/**
 * This contrast is higher than AA requires, because text in this colour also stands on backgrounds that are
 * lighter than that of notices.
 */
const DARK_CONTRAST = 6;

const DEEP_BLACK_PART = 0.2;
const TINT_WHITE_PART = 0.93;

/**
 * Returns the shades of a colour, or undefined if text in this colour, or white text on it, could not be
 * read.
 */
export function shopColours(accent: string): ShopColours | undefined {
	const tint = mix(accent, '#ffffff', TINT_WHITE_PART);
	const readable = [...GROUNDS, tint].every((ground) => contrast(accent, ground) >= MIN_CONTRAST);
	if (!readable) return undefined;
	return { accent, deep: mix(accent, '#000000', DEEP_BLACK_PART), tint, dark: darkShades(accent) };
}

/**
 * Mixes in white until the colour is readable on the dark background of notices, and dark text is readable on
 * it.
 */
function darkShades(accent: string): Shades {
	const tint = mix(accent, DARK_PAPER, DARK_TINT_PART);
	let light = accent;
	for (let white = 0; contrast(light, tint) < DARK_CONTRAST && white <= 1; white += 0.05)
		light = mix(accent, '#ffffff', white);
	return { accent: light, deep: mix(light, '#ffffff', DEEP_WHITE_PART), tint };
}

/** Returns WCAG's contrast ratio of two colours written as #rrggbb: 1 for equal ones, 21 for black on white. */
export function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
		const part = channel / 255;
		// Stryker disable next-line EqualityOperator: no multiple of 1/255 is exactly 0.04045
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(colour: string, other: string, part: number): string {
	const others = channels(other);
	const mixed = channels(colour).map((channel, index) =>
		Math.round(channel * (1 - part) + (others[index] ?? 0) * part),
	);
	return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
	return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
