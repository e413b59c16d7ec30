import { PIECE_WIDTH, PUZZLE_HEIGHT, PUZZLE_WIDTH } from '@dukan/domain/people/captcha/slider.ts';
import sharp from 'sharp';
import { drawCarpet } from './draw-carpet.ts';
import { PIECE_REACH, pickShapes, shapePath } from './piece-shape.ts';
import { random } from './random.ts';

export type Puzzle = {
	/** A png. */
	background: Buffer;
	slider: Buffer;
	/** The left edge of the slider's picture in the right place, in CSS pixels. */
	position: number;
};

/** A picture has two pixels for each CSS pixel, so that phones show it sharply. */
const SCALE = 2;
const WIDTH = PUZZLE_WIDTH * SCALE;
const HEIGHT = PUZZLE_HEIGHT * SCALE;
const STRIP_WIDTH = PIECE_WIDTH * SCALE;
const RAW = { raw: { width: WIDTH, height: HEIGHT, channels: 3 } } as const;

/**
 * The range of the right hole's left edge. The hole lies beyond the start of the piece and within the
 * slider's reach.
 */
export const FIRST_GAP = 10;
export const LAST_GAP = 198;
const HOLE_STEP = PIECE_REACH + 4;
/** The height includes the line around the holes. */
const ROW_HEIGHT = PIECE_REACH + 2;

/** A PNG with four bits for each pixel has an eighth of the bytes of one in full colour. */
const PICTURE = { palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 6 };

/**
 * Drawing a carpet takes half as long as the rest of the puzzle. Therefore this many carpets are kept and
 * reused, at 0.45 MB each.
 */
const CARPETS = 8;
const carpets: Buffer[] = [];

/** CAPTCHA-01: draws a picture with a row of holes. One hole has the shape of the piece. */
export async function drawPuzzle(): Promise<Puzzle> {
	const carpet = await takeCarpet();
	const position = pickPosition();
	const middle = position + PIECE_WIDTH / 2;
	const top = random.int(4, PUZZLE_HEIGHT - ROW_HEIGHT - 4);
	const decoys = decoysBeside(middle);
	const [shape, ...others] = pickShapes(1 + decoys.length);
	const holes = [
		shapePath(shape, [middle, ROW_HEIGHT / 2]),
		...others.map((other, index) => shapePath(other, [decoys[index] ?? 0, ROW_HEIGHT / 2])),
	];
	const [background, slider] = await Promise.all([
		drawBackground(carpet, holes, top),
		drawSlider(carpet, shapePath(shape, [PIECE_WIDTH / 2, top + ROW_HEIGHT / 2])),
	]);
	return { position, background, slider };
}

/**
 * S6: every position is equally likely, so that a blind guess is right only as often as the tolerance allows.
 */
export function pickPosition(): number {
	return random.between(FIRST_GAP, LAST_GAP);
}

/** Returns the centres of the other holes, which lie on both sides up to the edges of the picture. */
function decoysBeside(middle: number): number[] {
	const first = middle - Math.floor(middle / HOLE_STEP) * HOLE_STEP;
	const count = Math.ceil((PUZZLE_WIDTH - first) / HOLE_STEP);
	return Array.from({ length: count }, (_, index) => first + index * HOLE_STEP).filter(
		(other) => Math.abs(other - middle) > HOLE_STEP / 2,
	);
}

async function takeCarpet(): Promise<Buffer> {
	const index = random.int(0, CARPETS - 1);
	carpets[index] ??= await sharp(svg(PUZZLE_WIDTH, PUZZLE_HEIGHT, drawCarpet()))
		.removeAlpha()
		.raw()
		.toBuffer();
	return carpets[index];
}

/** Draws the holes darker than any carpet and with a white edge, so that a cheap phone shows them too. */
function drawBackground(carpet: Buffer, holes: readonly string[], top: number): Promise<Buffer> {
	const drawn = holes.map(
		(path) => `<path d="${path}" fill="#000" fill-opacity=".7" stroke="#fff" stroke-width="1.2"/>`,
	);
	return sharp(carpet, RAW)
		.composite([{ input: svg(PUZZLE_WIDTH, ROW_HEIGHT, drawn.join('')), left: 0, top: top * SCALE }])
		.png(PICTURE)
		.toBuffer();
}

/**
 * Draws the piece on a strip as high as the picture. The piece shows another part of the carpet, so that its
 * pattern does not tell which hole is the right one.
 */
function drawSlider(carpet: Buffer, path: string): Promise<Buffer> {
	const left = random.int(0, WIDTH - STRIP_WIDTH);
	const edge = `<path d="${path}" fill="none" stroke="#000" stroke-width="4"/><path d="${path}" fill="none" stroke="#ffd23f" stroke-width="2"/>`;
	return sharp(carpet, RAW)
		.extract({ left, top: 0, width: STRIP_WIDTH, height: HEIGHT })
		.composite([
			{ input: svg(PIECE_WIDTH, PUZZLE_HEIGHT, `<path d="${path}"/>`), blend: 'dest-in' },
			{ input: svg(PIECE_WIDTH, PUZZLE_HEIGHT, edge) },
		])
		.png(PICTURE)
		.toBuffer();
}

function svg(width: number, height: number, content: string): Buffer {
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
	);
}
