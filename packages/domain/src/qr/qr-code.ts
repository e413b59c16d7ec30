import { withErrorCorrection } from './qr-error-correction.ts';
import { drawQrMatrix } from './qr-matrix.ts';
import type { QrMatrix } from './qr-penalty.ts';

/** ISO/IEC 18004, level M (15 % may be lost): of each version the blocks' data lengths and their correction length. */
const VERSIONS: readonly { blocks: readonly number[]; correction: number }[] = [
	{ blocks: [16], correction: 10 },
	{ blocks: [28], correction: 16 },
	{ blocks: [44], correction: 26 },
	{ blocks: [32, 32], correction: 18 },
	{ blocks: [43, 43], correction: 24 },
	{ blocks: [27, 27, 27, 27], correction: 16 },
	{ blocks: [31, 31, 31, 31], correction: 18 },
	{ blocks: [38, 38, 39, 39], correction: 22 },
	{ blocks: [36, 36, 36, 37, 37], correction: 22 },
];
/** The mode (4 bits) and the length (8 bits, as long as the version is below 10) come before the bytes. */
const HEADER_BITS = 12;
const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11] as const;

export const MAX_QR_BYTES = 180;

/** The text as a QR code, rows of dark (true) and light squares without the quiet border. */
export function qrCode(text: string): QrMatrix {
	const bytes = [...new TextEncoder().encode(text)];
	const index = VERSIONS.findIndex(({ blocks }) => bytes.length * 8 + HEADER_BITS <= sum(blocks) * 8);
	const version = VERSIONS[index];
	if (!version) throw new RangeError(`A QR code holds at most ${MAX_QR_BYTES} bytes here.`);
	const codewords = withErrorCorrection(dataCodewords(bytes, sum(version.blocks)), version);
	return drawQrMatrix(index + 1, codewords);
}

function dataCodewords(bytes: readonly number[], capacity: number): number[] {
	// Mode and length shift everything by half a byte; the closing zero bits fill the last half.
	const halves = [
		BYTE_MODE,
		bytes.length >> 4,
		bytes.length & 15,
		...bytes.flatMap((b) => [b >> 4, b & 15]),
		0,
	];
	const codewords: number[] = [];
	for (let at = 0; at < halves.length; at += 2)
		codewords.push(((halves[at] ?? 0) << 4) | (halves[at + 1] ?? 0));
	for (let turn = 0; codewords.length < capacity; turn += 1) codewords.push(PADDING[turn % 2] ?? 0);
	return codewords;
}

/** One SVG path over a grid of 1 × 1 squares: each run of dark squares is a rectangle. */
export function qrPath(matrix: QrMatrix): string {
	return matrix
		.flatMap((row, y) => {
			const runs: string[] = [];
			for (let x = 0; x < row.length; x += 1) {
				if (!row[x] || row[x - 1]) continue;
				const next = row.indexOf(false, x);
				const length = (next < 0 ? row.length : next) - x;
				runs.push(`M${x} ${y}h${length}v1h-${length}z`);
			}
			return runs;
		})
		.join('');
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
