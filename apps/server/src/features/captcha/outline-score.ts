import { type Point, turned } from './piece-shape.ts';

/** The brightness of a picture, one value for each CSS pixel. */
export type Light = { width: number; values: Float32Array };

/** How fast it changes to the right and downwards. */
export type Gradients = { width: number; across: Float32Array; down: Float32Array };

/** The poses in which a script would look for the piece. */
const TURNS = [-0.2, -0.1, 0, 0.1, 0.2];
const SIZES = [0.9, 1, 1.08];
const SHIFTS = [-2, -1, 0, 1, 2];
const LOWER = [-1, 1];
/** Every second point of an outline says as much as all. */
const EVERY = 2;

/** From RGB with `scale` pixels to a CSS pixel. */
export function lightOf(pixels: Buffer, width: number, height: number, scale: number): Light {
	const [columns, rows] = [Math.floor(width / scale), Math.floor(height / scale)];
	const values = new Float32Array(columns * rows);
	for (let row = 0; row < rows; row += 1)
		for (let column = 0; column < columns; column += 1) {
			const at = (row * scale * width + column * scale) * 3;
			values[row * columns + column] =
				0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0);
		}
	return { width: columns, values };
}

export function gradientsOf({ width, values }: Light): Gradients {
	const across = new Float32Array(values.length);
	const down = new Float32Array(values.length);
	for (let at = width; at < values.length - width; at += 1) {
		across[at] = (values[at + 1] ?? 0) - (values[at - 1] ?? 0);
		down[at] = (values[at + width] ?? 0) - (values[at - width] ?? 0);
	}
	return { width, across, down };
}

/** How much the brightness along the outline differs from that inside. */
export function rimScore(light: Light, outline: readonly Point[], middle: Point): number {
	return Math.abs(meanAlong(light, outline, middle, 0.97) - insideLight(light, outline, middle));
}

/** The brightness inside the outline, along two smaller ones. */
export function insideLight(light: Light, outline: readonly Point[], middle: Point): number {
	return (meanAlong(light, outline, middle, 0.6) + meanAlong(light, outline, middle, 0.35)) / 2;
}

/** How clearly a line of one light runs along the outline, next to what lies outside it. */
export function lineScore(light: Light, outline: readonly Point[], [x, y]: Point): number {
	const scores = SHIFTS.map((right) => {
		const line = lightsAlong(light, outline, [x + right, y], 0.98);
		const middle = mean(line);
		const spread = Math.sqrt(mean(line.map((value) => (value - middle) ** 2)));
		return Math.abs(middle - meanAlong(light, outline, [x + right, y], 1.07)) - spread;
	});
	return Math.max(...scores);
}

function meanAlong(light: Light, outline: readonly Point[], middle: Point, size: number): number {
	return mean(lightsAlong(light, outline, middle, size));
}

function lightsAlong(
	{ width, values }: Light,
	outline: readonly Point[],
	[x, y]: Point,
	size: number,
): number[] {
	return outline.map(
		(point) => values[Math.round(y + point[1] * size) * width + Math.round(x + point[0] * size)] ?? 0,
	);
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How well edges of the picture run along the outline near this place, in the best pose that a script would try. */
export function outlineScore(gradients: Gradients, outline: readonly Point[], [x, y]: Point): number {
	let best = 0;
	for (const turn of TURNS)
		for (const size of SIZES) {
			const points = outline
				.filter((_, index) => index % EVERY === 0)
				.map((point) => turned([point[0] * size, point[1] * size], turn));
			for (const right of SHIFTS)
				for (const lower of LOWER)
					best = Math.max(best, edgesAlong(gradients, points, [x + right, y + lower]));
		}
	return best;
}

function edgesAlong({ width, across, down }: Gradients, points: readonly Point[], [x, y]: Point): number {
	let sum = 0;
	for (let index = 0; index < points.length; index += 1) {
		const point = points[index] ?? [0, 0];
		const next = points[(index + 1) % points.length] ?? [0, 0];
		const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
		const length = Math.hypot(dx, dy) || 1;
		const at = Math.round(y + point[1] + dy / 2) * width + Math.round(x + point[0] + dx / 2);
		sum += Math.abs(((across[at] ?? 0) * dy - (down[at] ?? 0) * dx) / length);
	}
	return sum / points.length;
}
