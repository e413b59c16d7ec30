import { PIECE_WIDTH, PUZZLE_HEIGHT, PUZZLE_WIDTH } from '@dukan/domain/captcha/slider.ts';
import sharp from 'sharp';
import { drawScene } from './draw-scene.ts';
import { PIECE_REACH, type PieceShape, pickOtherShape, pickShape, shapePath } from './piece-shape.ts';
import type { Random } from './random.ts';

export type Puzzle = {
	/** png */
	background: Buffer;
	slider: Buffer;
	/** Where the left edge of the slider's picture belongs, in CSS pixels. */
	position: number;
};

/** Two device pixels to one, so that phones show it sharp. */
const SCALE = 2;
const WIDTH = PUZZLE_WIDTH * SCALE;
const HEIGHT = PUZZLE_HEIGHT * SCALE;

/** Not where the piece starts, nor past the end of its way. */
const FIRST_GAP = 40;
const LAST_GAP = 198;
const DECOYS = 2;
/** Four bits a pixel: half the bytes of more, and a carpet has no more. A higher effort takes three times as long and saves nothing. */
const PICTURE = { palette: true, colours: 16, dither: 0, effort: 1 };

/** Black and white. */
const LIGHTS = [0, 255] as const;

type Gap = { shape: PieceShape; x: number };

/** CAPTCHA-01: a picture with three gaps in one row, of which one has the shape of the piece. */
export async function drawPuzzle(random: Random): Promise<Puzzle> {
	const scene = await render(drawScene(random));
	const y = random.int(4, PUZZLE_HEIGHT - PIECE_REACH - 4);
	const shape = pickShape(random);
	const [position, ...decoys] = pickPlaces(random);
	const gap: Gap = { shape, x: position };
	const gaps = [gap, ...decoys.map((x) => ({ shape: pickOtherShape(shape, random), x }))];
	return {
		position,
		background: await drawBackground(scene, gaps, y, random),
		slider: await drawSlider(scene, gap, y, random),
	};
}

/** The gap and its decoys side by side, each anywhere, none over another. */
function pickPlaces(random: Random): [number, ...number[]] {
	const position = random.int(FIRST_GAP, LAST_GAP);
	const places: [number, ...number[]] = [position];
	for (let tries = 0; places.length <= DECOYS && tries < 200; tries += 1) {
		const place = random.int(2, PUZZLE_WIDTH - PIECE_WIDTH - 2);
		if (places.every((taken) => Math.abs(taken - place) >= PIECE_REACH + 2)) places.push(place);
	}
	return places;
}

/**
 * Gaps are filled with another part of the picture, lighter or darker, and edged in light or dark: nothing of what the piece
 * shows is left in its gap, and no one light tells gaps from their surroundings.
 */
async function drawBackground(scene: Buffer, gaps: Gap[], y: number, random: Random): Promise<Buffer> {
	const picture = Buffer.from(scene);
	for (const { shape, x } of gaps) {
		const mask = await renderMask(shapePath(shape, x, y));
		const shift = { x: random.int(60, WIDTH - 60), y: random.int(40, HEIGHT - 40) };
		const towards = random.pick(LIGHTS);
		const veil = random.between(0.3, 0.5);
		for (let row = 0; row < HEIGHT; row += 1) {
			for (let column = 0; column < WIDTH; column += 1) {
				const cover = (mask[row * WIDTH + column] ?? 0) / 255;
				if (cover === 0) continue;
				const at = (row * WIDTH + column) * 3;
				const from = (((row + shift.y) % HEIGHT) * WIDTH + ((column + shift.x) % WIDTH)) * 3;
				for (let channel = 0; channel < 3; channel += 1) {
					const filled = (scene[from + channel] ?? 0) * (1 - veil) + towards * veil;
					picture[at + channel] = (picture[at + channel] ?? 0) * (1 - cover) + filled * cover;
				}
			}
		}
	}
	const edges = gaps.map(({ shape, x }) => edge(shapePath(shape, x, y), random)).join('');
	return sharp(picture, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
		.composite([{ input: svg(PUZZLE_WIDTH, edges) }])
		.png(PICTURE)
		.toBuffer();
}

/** The piece with its shadow on a strip as high as the picture; its light differs a little from where it was cut. */
async function drawSlider(scene: Buffer, { shape, x }: Gap, y: number, random: Random): Promise<Buffer> {
	const mask = await renderMask(shapePath(shape, x, y));
	const stripWidth = PIECE_WIDTH * SCALE;
	const strip = Buffer.alloc(stripWidth * HEIGHT * 4);
	const gains = [0, 1, 2].map(() => random.between(0.92, 1.12));
	for (let row = 0; row < HEIGHT; row += 1) {
		for (let column = 0; column < stripWidth; column += 1) {
			const at = (row * stripWidth + column) * 4;
			const from = row * WIDTH + column + x * SCALE;
			for (let channel = 0; channel < 3; channel += 1)
				strip[at + channel] = Math.min(255, (scene[from * 3 + channel] ?? 0) * (gains[channel] ?? 1));
			strip[at + 3] = column + x * SCALE < WIDTH ? (mask[from] ?? 0) : 0;
		}
	}
	const path = shapePath(shape, 0, y);
	const shadow = `<filter id="s"><feGaussianBlur stdDeviation="1.6"/></filter><path d="${path}" fill="#000" fill-opacity=".6" filter="url(#s)"/>`;
	return sharp(svg(PIECE_WIDTH, shadow), { density: 72 * SCALE })
		.resize(stripWidth, HEIGHT)
		.composite([
			{ input: strip, raw: { width: stripWidth, height: HEIGHT, channels: 4 } },
			{ input: svg(PIECE_WIDTH, edge(path, random)) },
		])
		.png(PICTURE)
		.toBuffer();
}

/** A thin line on a broad one of the other light: on any ground an eye sees it. */
function edge(path: string, random: Random): string {
	const [line, ground] = random.pick([
		['#fff', '#000'],
		['#000', '#fff'],
	] as const);
	return `<path d="${path}" fill="none" stroke="${ground}" stroke-opacity=".5" stroke-width="3"/><path d="${path}" fill="none" stroke="${line}" stroke-opacity=".9" stroke-width="1.2"/>`;
}

function svg(width: number, content: string): Buffer {
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${HEIGHT}" viewBox="0 0 ${width} ${PUZZLE_HEIGHT}">${content}</svg>`,
	);
}

function render(scene: string): Promise<Buffer> {
	return sharp(Buffer.from(scene), { density: 72 * SCALE })
		.resize(WIDTH, HEIGHT)
		.removeAlpha()
		.raw()
		.toBuffer();
}

/** One byte a pixel: how much of it the path covers. */
function renderMask(path: string): Promise<Buffer> {
	const drawn = svg(PUZZLE_WIDTH, `<path d="${path}" fill="#fff"/>`);
	return sharp(drawn).resize(WIDTH, HEIGHT).extractChannel('alpha').raw().toBuffer();
}
