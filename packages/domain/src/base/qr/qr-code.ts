import { encode } from 'uqr';

/** Rows of dark (true) and light squares. */
export type QrMatrix = readonly (readonly boolean[])[];

/**
 * The capacity of version 9. Codes with more bytes would have squares that are too small for a camera at the
 * sizes that the shop shows.
 */
export const MAX_QR_BYTES = 180;

/**
 * Encodes the text as a QR code without the white border. At level M a camera can read it with 15 % of it
 * lost.
 */
export function qrCode(text: string): QrMatrix {
	if (new TextEncoder().encode(text).length > MAX_QR_BYTES)
		throw new RangeError(`A QR code holds at most ${MAX_QR_BYTES} bytes here.`);
	return encode(text, { ecc: 'M', border: 0 }).data;
}

/** Draws one SVG path over a grid of 1 × 1 squares: each run of dark squares is a rectangle. */
export function qrPath(matrix: QrMatrix): string {
	return matrix
		.flatMap((row, y) => {
			const runs: string[] = [];
			// Stryker disable next-line EqualityOperator: no row has a square past its end
			for (let x = 0; x < row.length; x += 1) {
				if (!row[x] || row[x - 1]) continue;
				const next = row.indexOf(false, x);
				// Stryker disable next-line EqualityOperator: the search starts at a dark square, so it never finds index 0
				const length = (next < 0 ? row.length : next) - x;
				runs.push(`M${x} ${y}h${length}v1h-${length}z`);
			}
			return runs;
		})
		.join('');
}
