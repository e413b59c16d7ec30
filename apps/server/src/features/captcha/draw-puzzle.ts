import { PIECE_WIDTH, PUZZLE_HEIGHT, PUZZLE_WIDTH } from '@dukan/domain/captcha/slider.ts';
import sharp from 'sharp';
import { drawScene } from './draw-scene.ts';
import { drawHole, makeHole } from './hole.ts';
import { gradientsOf, insideLight, lightOf, lineScore, outlineScore, rimScore } from './outline-score.ts';
import {
	PIECE_MIDDLE,
	PIECE_REACH,
	type PieceShape,
	type Point,
	pickShapes,
	shapeOutline,
	svgPath,
} from './piece-shape.ts';
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
const RAW = { raw: { width: WIDTH, height: HEIGHT, channels: 3 } } as const;

/** Past where the piece starts, and not past the end of its way. */
export const FIRST_GAP = 10;
export const LAST_GAP = 198;
/** Between the middles of two holes; the row begins anywhere, so that no place of a hole is likelier than another. */
const HOLE_STEP = PIECE_REACH + 2;
const STEP_JITTER = 1;
/** Four bits a pixel: half the bytes of more, and a carpet has no more. A higher effort takes three times as long and saves nothing. */
const PICTURE = { palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 9 };

/** Pictures are drawn again until one has a hole of the rank that was asked for; then the nearest rank will do. */
const MAX_DRAWINGS = 8;
const BEST_MATCH_SHARE = 0.13;

type Drawing = { pixels: Buffer; holes: RankedHole[] };
/**
 * `rank`: of its likeness to the piece among the holes. `standsOut`: its rim differs most from its inside. `hasLine`: of all
 * holes a line runs most clearly along the piece's outline here.
 */
type RankedHole = {
	shape: PieceShape;
	middle: Point;
	rank: number;
	standsOut: boolean;
	isDarkest: boolean;
	hasLine: boolean;
};

/** CAPTCHA-01: a picture with a row of holes, of which one has the shape of the piece. */
export async function drawPuzzle(random: Random): Promise<Puzzle> {
	const scene = await render(drawScene(random));
	const { pixels, hole } = await drawHoles(scene, random);
	const [x, y] = hole.middle;
	return {
		position: x - PIECE_MIDDLE,
		background: await sharp(pixels, RAW).png(PICTURE).toBuffer(),
		slider: await drawSlider(scene, svgPath(shapeOutline(hole.shape), [PIECE_MIDDLE, y]), random),
	};
}

/**
 * S19: the piece is chosen after the holes are drawn, so that a script that looks for its outline finds the right hole in any
 * rank: as the best match no more often than as the second or the last.
 */
async function drawHoles(scene: Buffer, random: Random): Promise<{ pixels: Buffer; hole: RankedHole }> {
	const wanted = random.between(0, 1);
	const mayStandOut = random.int(1, 6) === 1;
	const mayBeDarkest = random.int(1, 6) === 1;
	const mayHaveLine = random.int(1, 6) === 1;
	let nearest: { pixels: Buffer; hole: RankedHole; off: number } | undefined;
	for (let drawing = 0; drawing < MAX_DRAWINGS && nearest?.off !== 0; drawing += 1) {
		const { pixels, holes } = await drawRow(scene, random);
		// A little less often the best match: a script also finds what stands out by chance.
		const wantedRank =
			wanted < BEST_MATCH_SHARE
				? 1
				: 1 + Math.ceil(((wanted - BEST_MATCH_SHARE) / (1 - BEST_MATCH_SHARE)) * (holes.length - 1));
		const first = random.int(0, holes.length - 1);
		for (const hole of [...holes.slice(first), ...holes.slice(0, first)]) {
			const off =
				Math.abs(hole.rank - wantedRank) +
				Number(hole.standsOut && !mayStandOut) +
				Number(hole.isDarkest && !mayBeDarkest) +
				Number(hole.hasLine && !mayHaveLine);
			if (!nearest || off < nearest.off) nearest = { pixels, hole, off };
		}
	}
	return nearest ?? drawHoles(scene, random);
}

async function drawRow(scene: Buffer, random: Random): Promise<Drawing> {
	const y = random.between(PIECE_REACH / 2 + 5, PUZZLE_HEIGHT - PIECE_REACH / 2 - 5);
	const places = pickPlaces(random);
	const shapes = pickShapes(places.length, random);
	const holes = shapes.map((shape, index) => makeHole(shape, [places[index] ?? 0, y], random));
	const drawn = holes.map((hole, index) => drawHole(hole, `h${index}`, random)).join('');
	const pixels = await sharp(scene, RAW)
		.composite([{ input: svg(PUZZLE_WIDTH, drawn) }])
		.removeAlpha()
		.raw()
		.toBuffer();
	const light = lightOf(pixels, WIDTH, HEIGHT, SCALE);
	const gradients = gradientsOf(light);
	const onTheWay = holes.filter(({ middle: [x] }) => isOnTheWay(x - PIECE_MIDDLE));
	return {
		pixels,
		holes: onTheWay.map(({ shape, middle }, index) => {
			const outline = shapeOutline(shape);
			const rankBy = (scoreAt: (middle: Point) => number) => {
				const scores = onTheWay.map((other) => scoreAt(other.middle));
				return 1 + scores.filter((score) => score > (scores[index] ?? 0)).length;
			};
			return {
				shape,
				middle,
				rank: rankBy((at) => outlineScore(gradients, outline, at)),
				standsOut: rankBy((at) => rimScore(light, outline, at)) === 1,
				isDarkest: rankBy((at) => -insideLight(light, outline, at)) === 1,
				hasLine: rankBy((at) => lineScore(light, outline, at)) === 1,
			};
		}),
	};
}

/** The middles of the holes of a row. */
export function pickPlaces(random: Random): number[] {
	const start = random.between(-HOLE_STEP, 0);
	const count = Math.ceil(PUZZLE_WIDTH / HOLE_STEP) + 1;
	return Array.from(
		{ length: count },
		(_, index) => start + (index + 0.5) * HOLE_STEP + random.between(-STEP_JITTER, STEP_JITTER),
	);
}

function isOnTheWay(position: number): boolean {
	return position >= FIRST_GAP && position <= LAST_GAP;
}

/** The piece with its shadow on a strip as high as the picture. It shows another part of the scene than where it belongs. */
async function drawSlider(scene: Buffer, path: string, random: Random): Promise<Buffer> {
	const stripWidth = PIECE_WIDTH * SCALE;
	const left = random.int(0, WIDTH - stripWidth);
	const content = await sharp(scene, RAW)
		.extract({ left, top: 0, width: stripWidth, height: HEIGHT })
		.modulate({ brightness: 1.15, saturation: 1.2 })
		.composite([{ input: svg(PIECE_WIDTH, `<path d="${path}" fill="#fff"/>`), blend: 'dest-in' }])
		.png()
		.toBuffer();
	const [line, ground] = random.pick([
		['#fff', '#000'],
		['#000', '#fff'],
	] as const);
	const shadow = `<filter id="s"><feGaussianBlur stdDeviation="1.6"/></filter><path d="${path}" fill="#000" fill-opacity=".6" filter="url(#s)"/>`;
	const edge = `<path d="${path}" fill="none" stroke="${ground}" stroke-opacity=".5" stroke-width="3"/><path d="${path}" fill="none" stroke="${line}" stroke-opacity=".9" stroke-width="1.2"/>`;
	return sharp(svg(PIECE_WIDTH, shadow), { density: 72 * SCALE })
		.resize(stripWidth, HEIGHT)
		.composite([{ input: content }, { input: svg(PIECE_WIDTH, edge) }])
		.png(PICTURE)
		.toBuffer();
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
