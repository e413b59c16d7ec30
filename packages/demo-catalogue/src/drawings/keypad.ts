import { d, path, roundedPath, stroke } from './kit.ts';

/** Rows of equal keys as one path, with a short mark on each as another: a keypad without letters. */
export function keypad(
	x: number,
	y: number,
	w: number,
	h: number,
	rows: number,
	colours: { key: string; mark: string },
	{
		gap = 8,
		r = 12,
		columns = 3,
		marked = true,
	}: { gap?: number; r?: number; columns?: number; marked?: boolean } = {},
): string {
	const kw = (w - gap * (columns - 1)) / columns;
	const kh = (h - gap * (rows - 1)) / rows;
	let keys = '';
	let marks = '';
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const kx = x + column * (kw + gap);
			const ky = y + row * (kh + gap);
			keys += roundedPath(kx, ky, kw, kh, r);
			marks += d`M${kx + kw * 0.36} ${ky + kh / 2}h${kw * 0.28}`;
		}
	}
	return path(keys, colours.key) + (marked ? stroke(marks, colours.mark, kh * 0.16) : '');
}
