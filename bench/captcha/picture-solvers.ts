import { PIECE_WIDTH, PUZZLE_WIDTH } from '@dukan/domain/captcha/slider.ts';
import sharp from 'sharp';
import type { Puzzle } from '../../apps/server/src/features/captcha/draw-puzzle.ts';

/** Scripts that know how puzzles are drawn, and look at all that a client gets. Each returns a position. */
const FIRST = 5;
const LAST = PUZZLE_WIDTH - PIECE_WIDTH;
/** How holes may be turned and stretched. */
const TURNS = [-0.2, -0.1, 0, 0.1, 0.2];
const SIZES = [0.9, 1.05];
const STEPS_ASIDE = [0];
/** Device pixels to a CSS pixel. */
const SCALE = 2;
/** In device pixels: where the line lies inside the piece's edge, and how far outside it is compared with. */
const LINE_INSIDE = 1;
const LINE_OUTSIDE = 2;

type Point = readonly [x: number, y: number];
/** A point of the piece's outline, and where its normal points. */
type EdgePoint = { at: Point; normal: Point };
type Field = {
	width: number;
	height: number;
	grey: Float32Array;
	across: Float32Array;
	down: Float32Array;
	/** To the nearest strong edge. */
	distance: Float32Array;
	/** The picture as it was sent. */
	fine: Grey;
};
type Grey = { width: number; values: Uint8Array };
type Piece = {
	edge: EdgePoint[];
	solid: { at: Point; grey: number }[];
	middle: Point;
	/** In device pixels. */
	fineEdge: EdgePoint[];
};

export type PictureSolver = (field: Field, piece: Piece) => number;

export async function readPuzzle({ background, slider }: Puzzle): Promise<{ field: Field; piece: Piece }> {
	const picture = await sharp(background)
		.resize(PUZZLE_WIDTH)
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const sent = await sharp(background).greyscale().raw().toBuffer({ resolveWithObject: true });
	const strip = await sharp(slider)
		.resize(PIECE_WIDTH)
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const fineStrip = await sharp(slider).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return {
		field: {
			...fieldOf(picture.data, picture.info),
			fine: { width: sent.info.width, values: sent.data },
		},
		piece: {
			...pieceOf(strip.data, strip.info),
			fineEdge: pieceOf(fineStrip.data, fineStrip.info).edge,
		},
	};
}

function fieldOf(data: Buffer, { width, height }: { width: number; height: number }): Omit<Field, 'fine'> {
	const grey = Float32Array.from(data);
	const across = new Float32Array(grey.length);
	const down = new Float32Array(grey.length);
	const strength = new Float32Array(grey.length);
	const value = (row: number, column: number) => grey[row * width + column] ?? 0;
	for (let row = 1; row < height - 1; row += 1)
		for (let column = 1; column < width - 1; column += 1) {
			const at = row * width + column;
			const side = (step: number) =>
				value(row - 1, column + step) + 2 * value(row, column + step) + value(row + 1, column + step);
			const level = (step: number) =>
				value(row + step, column - 1) + 2 * value(row + step, column) + value(row + step, column + 1);
			across[at] = side(1) - side(-1);
			down[at] = level(1) - level(-1);
			strength[at] = Math.hypot(across[at] ?? 0, down[at] ?? 0);
		}
	const strong = strength.toSorted((a, b) => a - b)[Math.floor(strength.length * 0.88)] ?? 0;
	return { width, height, grey, across, down, distance: distancesTo(strength, strong, width) };
}

/** Two passes over the picture (chamfer). */
function distancesTo(strength: Float32Array, strong: number, width: number): Float32Array {
	const distance = strength.map((value) => (value >= strong ? 0 : 99));
	const relax = (at: number, from: number, cost: number) => {
		distance[at] = Math.min(distance[at] ?? 99, (distance[from] ?? 99) + cost);
	};
	for (let at = 0; at < distance.length; at += 1)
		for (const [step, cost] of [
			[-1, 1],
			[-width, 1],
			[-width - 1, 1.4],
			[-width + 1, 1.4],
		] as const)
			relax(at, at + step, cost);
	for (let at = distance.length - 1; at >= 0; at -= 1)
		for (const [step, cost] of [
			[1, 1],
			[width, 1],
			[width + 1, 1.4],
			[width - 1, 1.4],
		] as const)
			relax(at, at + step, cost);
	return distance;
}

function pieceOf(
	data: Buffer,
	{ width, height }: { width: number; height: number },
): Omit<Piece, 'fineEdge'> {
	const alpha = (row: number, column: number) => data[(row * width + column) * 4 + 3] ?? 0;
	const isSolid = (row: number, column: number) => alpha(row, column) > 240;
	const edge: EdgePoint[] = [];
	const solid: Piece['solid'] = [];
	for (let row = 1; row < height - 1; row += 1)
		for (let column = 1; column < width - 1; column += 1) {
			if (!isSolid(row, column)) continue;
			const at = (row * width + column) * 4;
			const grey = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
			solid.push({ at: [column, row], grey });
			const x = Number(isSolid(row, column + 1)) - Number(isSolid(row, column - 1));
			const y = Number(isSolid(row + 1, column)) - Number(isSolid(row - 1, column));
			const length = Math.hypot(x, y);
			if (length > 0) edge.push({ at: [column, row], normal: [x / length, y / length] });
		}
	const columns = solid.map(({ at }) => at[0]);
	const rows = solid.map(({ at }) => at[1]);
	const middleOf = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
	return { edge, solid, middle: [middleOf(columns), middleOf(rows)] };
}

const positions = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);

function bestOf(score: (x: number) => number): number {
	let [best, highest] = [FIRST, Number.NEGATIVE_INFINITY];
	for (const x of positions) {
		const value = score(x);
		if (value > highest) [best, highest] = [x, value];
	}
	return best;
}

const cell = ({ width }: Field, [x, y]: Point, shift: number) =>
	Math.round(y) * width + Math.round(x) + shift;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much of the picture's own edges runs along these points. */
function alongOutline(field: Field, edge: readonly EdgePoint[], x: number): number {
	return mean(
		edge.map(({ at, normal }) => {
			const from = cell(field, at, x);
			return Math.abs((field.across[from] ?? 0) * normal[0] + (field.down[from] ?? 0) * normal[1]);
		}),
	);
}

function posed({ edge, middle }: Piece, turn: number, size: number, down: number): EdgePoint[] {
	const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
	return edge.map(({ at, normal }) => {
		const [x, y] = [(at[0] - middle[0]) * size, (at[1] - middle[1]) * size];
		return {
			at: [middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos + down],
			normal: [normal[0] * cos - normal[1] * sin, normal[0] * sin + normal[1] * cos],
		};
	});
}

function poses(piece: Piece): EdgePoint[][] {
	return TURNS.flatMap((turn) =>
		SIZES.flatMap((size) => STEPS_ASIDE.map((down) => posed(piece, turn, size, down))),
	);
}

/** Where a line of one light runs along the piece's edge and differs from what lies outside it. */
function lineAlong({ width, values }: Grey, edge: readonly EdgePoint[]): number {
	const greys = (x: number, inside: number) =>
		edge.map(({ at, normal }) => {
			const [column, row] = [at[0] + normal[0] * inside + x, at[1] + normal[1] * inside];
			return values[Math.round(row) * width + Math.round(column)] ?? 0;
		});
	return bestOf((position) => {
		const line = greys(position * SCALE, LINE_INSIDE);
		const light = mean(line);
		const spread = Math.sqrt(mean(line.map((grey) => (grey - light) ** 2)));
		return Math.abs(light - mean(greys(position * SCALE, -LINE_OUTSIDE))) - spread;
	});
}

export const PICTURE_SOLVERS: Readonly<Record<string, PictureSolver>> = {
	'template: where the piece differs least': (field, { solid }) =>
		bestOf((x) => -mean(solid.map(({ at, grey }) => Math.abs((field.grey[cell(field, at, x)] ?? 0) - grey)))),
	'template: where the piece differs most': (field, { solid }) =>
		bestOf((x) => mean(solid.map(({ at, grey }) => Math.abs((field.grey[cell(field, at, x)] ?? 0) - grey)))),
	'brightness: darkest place in the row': (field, { solid }) =>
		bestOf((x) => -mean(solid.map(({ at }) => field.grey[cell(field, at, x)] ?? 0))),
	'brightness: smoothest place in the row': (field, { solid }) =>
		bestOf((x) => {
			const greys = solid.map(({ at }) => field.grey[cell(field, at, x)] ?? 0);
			const middle = mean(greys);
			return -mean(greys.map((grey) => Math.abs(grey - middle)));
		}),
	'brightness: edge against the inside': (field, { edge, solid }) =>
		bestOf((x) =>
			Math.abs(
				mean(edge.map(({ at }) => field.grey[cell(field, at, x)] ?? 0)) -
					mean(solid.map(({ at }) => field.grey[cell(field, at, x)] ?? 0)),
			),
		),
	'outline: a line along it, as the old gaps had (finding 2)': ({ fine }, { fineEdge }) =>
		lineAlong(fine, fineEdge),
	'outline: edges along the outline': (field, { edge }) => bestOf((x) => alongOutline(field, edge, x)),
	'outline: distance to edges (chamfer)': (field, { edge }) =>
		bestOf((x) => -mean(edge.map(({ at }) => Math.min(6, field.distance[cell(field, at, x)] ?? 6)))),
	'outline: turned and stretched, edges along it': (field, piece) => {
		const all = poses(piece);
		return bestOf((x) => Math.max(...all.map((edge) => alongOutline(field, edge, x))));
	},
	'outline: turned and stretched, chamfer': (field, piece) => {
		const all = poses(piece);
		return bestOf((x) =>
			Math.max(
				...all.map(
					(edge) => -mean(edge.map(({ at }) => Math.min(6, field.distance[cell(field, at, x)] ?? 6))),
				),
			),
		);
	},
};
