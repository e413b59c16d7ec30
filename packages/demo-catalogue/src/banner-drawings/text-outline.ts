import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';
import { d, path } from '../drawings/kit.ts';

/** Machines need not have our fonts, so every text in a picture is drawn as outlines of Onest. */
type FontWeight = 400 | 500 | 600 | 700 | 800;
type TextStyle = {
	size: number;
	weight: FontWeight;
	/** Extra space between letters as a share of the size; display type wants a little less than none. */
	tracking?: number;
};
export type TextBox = {
	width: number;
	height: number;
	maxLines: number;
	weight: FontWeight;
	/** The size tried first. */
	size: number;
	/** Distance between base lines as a share of the size. */
	leading: number;
	tracking?: number;
	/** With this many lines or more, this size is good enough to make no further line for a larger one. */
	enough?: { size: number; lines: number };
};
type FittedText = { size: number; lines: string[] };

const SUBSETS = ['latin', 'latin-ext', 'cyrillic'] as const;
type Subset = (typeof SUBSETS)[number];
/** Capitals of Onest reach this share of the size above the base line. */
export const CAP_HEIGHT = 0.708;
const SMALLEST = 10;

const fonts = new Map<string, Font>();

function loadFont(subset: Subset, weight: FontWeight): Font {
	const name = `onest-${subset}-${weight}-normal.woff`;
	const known = fonts.get(name);
	if (known !== undefined) return known;
	const file = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/onest/files/${name}`)));
	const data = new ArrayBuffer(file.byteLength);
	new Uint8Array(data).set(file);
	const font = opentype.parse(data);
	fonts.set(name, font);
	return font;
}

/** The glyph and the subset file that holds it; undefined where Onest has no such character. */
function findGlyph(char: string, weight: FontWeight): { font: Font; glyph: Glyph } | undefined {
	for (const subset of SUBSETS) {
		const font = loadFont(subset, weight);
		if (font.charToGlyphIndex(char) > 0) return { font, glyph: font.charToGlyph(char) };
	}
	return undefined;
}

export function hasGlyph(char: string, weight: FontWeight): boolean {
	return findGlyph(char, weight) !== undefined;
}

/** Calls back with every glyph and its place; returns the width. Unknown characters are left out. */
function layOut(text: string, style: TextStyle, visit?: (glyph: Glyph, x: number) => void): number {
	const { size, weight, tracking = 0 } = style;
	let x = 0;
	let last: { font: Font; glyph: Glyph } | undefined;
	for (const char of text.normalize('NFC').replaceAll('\u00a0', ' ')) {
		const found = findGlyph(char, weight);
		if (found === undefined) continue;
		const scale = size / found.font.unitsPerEm;
		if (last !== undefined) x += tracking * size;
		if (last?.font === found.font) x += found.font.getKerningValue(last.glyph, found.glyph) * scale;
		visit?.(found.glyph, x);
		x += found.glyph.advanceWidth * scale;
		last = found;
	}
	return x;
}

export function measureText(text: string, style: TextStyle): number {
	return layOut(text, style);
}

/** The library's own toPathData writes NaN for numbers that are almost nothing. */
function commandText(c: PathCommand): string {
	switch (c.type) {
		case 'M':
		case 'L':
			return d`${c.type}${c.x} ${c.y}`;
		case 'Q':
			return d`Q${c.x1} ${c.y1} ${c.x} ${c.y}`;
		case 'C':
			return d`C${c.x1} ${c.y1} ${c.x2} ${c.y2} ${c.x} ${c.y}`;
		case 'Z':
			return 'z';
	}
}

/** One line of text as an SVG path that starts at x on the base line y. */
export function outlineText(text: string, x: number, y: number, style: TextStyle, colour: string): string {
	let data = '';
	layOut(text, style, (glyph, at) => {
		data += glyph
			.getPath(x + at, y, style.size)
			.commands.map(commandText)
			.join('');
	});
	return data === '' ? '' : path(data, colour);
}

/** Lines one under another; y is the base line of the first. */
export function outlineLines(
	lines: readonly string[],
	x: number,
	y: number,
	leading: number,
	style: TextStyle,
	colour: string,
): string {
	return lines.map((line, i) => outlineText(line, x, y + i * leading * style.size, style, colour)).join('');
}

/** Breaks words into exactly `count` lines so that the longest line is as short as can be. */
function breakEvenly(
	words: readonly string[],
	count: number,
	style: TextStyle,
): { lines: string[]; widest: number } {
	const all = words.join(' ');
	if (count <= 1 || words.length <= 1) return { lines: [all], widest: measureText(all, style) };
	let best: { lines: string[]; widest: number } | undefined;
	for (let taken = 1; taken <= words.length - count + 1; taken++) {
		const head = words.slice(0, taken).join(' ');
		const headWidth = measureText(head, style);
		if (best !== undefined && headWidth >= best.widest) break;
		const rest = breakEvenly(words.slice(taken), count - 1, style);
		const widest = Math.max(headWidth, rest.widest);
		if (best === undefined || widest < best.widest) best = { lines: [head, ...rest.lines], widest };
	}
	return best ?? { lines: [all], widest: measureText(all, style) };
}

/** A percent sign stays with its number, and a short word (и, до, up, we) with the one it leads to. */
function wordsOf(text: string): string[] {
	return text
		.trim()
		.replaceAll(/(\d) %/g, '$1\u00a0%')
		.replaceAll(/(?<=^| )(\p{L}{1,2}) /gu, '$1\u00a0')
		.split(/[ \t\n]+/);
}

/** Breaks the text into at most maxLines lines at the largest size that fits the box; few lines if that is enough. */
export function fitText(text: string, box: TextBox): FittedText {
	const words = wordsOf(text);
	const unit: TextStyle = { size: 1, weight: box.weight, tracking: box.tracking };
	let best: FittedText = { size: 0, lines: [words.join(' ')] };
	for (let count = 1; count <= Math.min(box.maxLines, words.length); count++) {
		const { lines, widest } = breakEvenly(words, count, unit);
		const tall = CAP_HEIGHT + (count - 1) * box.leading;
		const size = Math.min(box.size, box.width / Math.max(widest, 0.001), box.height / tall);
		if (size > best.size) best = { size, lines };
		if (box.enough !== undefined && count >= box.enough.lines && best.size >= box.enough.size) break;
	}
	return { size: Math.max(SMALLEST, Math.floor(best.size)), lines: best.lines };
}
