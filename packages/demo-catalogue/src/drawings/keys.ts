import { d, path } from './kit.ts';

/** Key widths in units of a letter key, row by row from the top; a negative width is a gap. */
export type KeyRows = readonly (readonly number[])[];

const ones = (count: number) => Array.from({ length: count }, () => 1);

/** A laptop's keyboard. */
export const LAPTOP_ROWS: KeyRows = [
	[...ones(13), 1.6],
	[1.6, ...ones(13)],
	[1.9, ...ones(11), 1.7],
	[2.4, ...ones(10), 2.2],
	[1.2, 1.2, 1.2, 6.2, 1.2, 1.2, 1.2, 1.2],
];

/** The same with fewer keys, for pictures where the keyboard is small. */
export const COARSE_ROWS: KeyRows = [
	[...ones(7), 1.5],
	[1.4, ...ones(6), 1.1],
	[1.7, ...ones(5), 1.8],
	[1.1, 1.1, 4.1, 1.1, 1.1],
];

/** All keys as one path; its stroke of the same paint rounds the corners. */
export function keyField(
	area: { x: number; y: number; w: number; h: number },
	rows: KeyRows,
	fill: string,
	{ gap = 6, soft = 6 }: { gap?: number; soft?: number } = {},
): string {
	const pitch = area.h / rows.length;
	let text = '';
	for (const [i, row] of rows.entries()) {
		const total = row.reduce((sum, width) => sum + Math.abs(width), 0);
		const unit = area.w / total;
		let x = area.x;
		for (const width of row) {
			const w = Math.abs(width) * unit;
			if (width > 0) {
				const inner = w - gap - soft;
				text += d`M${x + (gap + soft) / 2} ${area.y + i * pitch + (gap + soft) / 2}h${inner}v${pitch - gap - soft}h${-inner}z`;
			}
			x += w;
		}
	}
	return path(text, fill, { stroke: fill, 'stroke-width': soft, 'stroke-linejoin': 'round' });
}
