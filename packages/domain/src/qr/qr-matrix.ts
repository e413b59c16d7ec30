import { penaltyOf, type QrMatrix } from './qr-penalty.ts';

/** Undefined where data may go. */
type Draft = (boolean | undefined)[][];

/** Middle lines of the small alignment squares, by version. */
const ALIGNMENT: readonly (readonly number[])[] = [
	[],
	[6, 18],
	[6, 22],
	[6, 26],
	[6, 30],
	[6, 34],
	[6, 22, 38],
	[6, 24, 42],
	[6, 26, 46],
];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
	(x, y) => (x + y) % 2 === 0,
	(_, y) => y % 2 === 0,
	(x) => x % 3 === 0,
	(x, y) => (x + y) % 3 === 0,
	(x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
	(x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
	(x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
	(x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The finished square: of the eight masks the one that is easiest to read. */
export function drawQrMatrix(version: number, codewords: readonly number[]): QrMatrix {
	const frame = fixedPatterns(version);
	const path = dataPath(frame);
	const candidates = MASKS.map((mask, number) => {
		const draft = frame.map((row) => [...row]);
		path.forEach(([x, y], bit) => {
			const dark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
			set(draft, x, y, dark !== mask(x, y));
		});
		drawFormat(draft, number);
		return draft.map((row) => row.map(Boolean));
	});
	return candidates.reduce((best, next) => (penaltyOf(next) < penaltyOf(best) ? next : best));
}

function set(draft: Draft, x: number, y: number, dark: boolean): void {
	const row = draft[y];
	if (row && x >= 0 && x < row.length) row[x] = dark;
}

/** Everything but data and format; the format's places are taken. */
function fixedPatterns(version: number): Draft {
	const size = 17 + 4 * version;
	const draft: Draft = Array.from({ length: size }, () => Array(size).fill(undefined));
	for (let at = 8; at < size - 8; at += 1) {
		set(draft, at, 6, at % 2 === 0);
		set(draft, 6, at, at % 2 === 0);
	}
	const lines = ALIGNMENT[version - 1] ?? [];
	for (const y of lines) {
		for (const x of lines) {
			const inCorner = (x === 6 && (y === 6 || y === lines.at(-1))) || (y === 6 && x === lines.at(-1));
			if (!inCorner) drawRings(draft, x, y, 2);
		}
	}
	drawRings(draft, 3, 3, 4);
	drawRings(draft, size - 4, 3, 4);
	drawRings(draft, 3, size - 4, 4);
	drawFormat(draft, 0);
	if (version >= 7) drawVersion(draft, version);
	return draft;
}

/** Nested squares around a middle: dark, light, dark, and of the large ones the light border. */
function drawRings(draft: Draft, cx: number, cy: number, radius: number): void {
	for (let dy = -radius; dy <= radius; dy += 1) {
		for (let dx = -radius; dx <= radius; dx += 1) {
			const ring = Math.max(Math.abs(dx), Math.abs(dy));
			set(draft, cx + dx, cy + dy, radius === 2 ? ring !== 1 : ring !== 2 && ring !== 4);
		}
	}
}

/** Level M is 00; the mask and ten bits of correction, twice. */
function drawFormat(draft: Draft, mask: number): void {
	const size = draft.length;
	const bits = ((mask << 10) | bchRemainder(mask, 10, 0x537)) ^ 0x5412;
	for (let i = 0; i < 15; i += 1) {
		const dark = ((bits >> i) & 1) === 1;
		// Down the left corner's right side and along its lower one, past the dotted lines.
		if (i < 8) set(draft, 8, i < 6 ? i : i + 1, dark);
		else set(draft, i < 9 ? 7 : 14 - i, 8, dark);
		if (i < 8) set(draft, size - 1 - i, 8, dark);
		else set(draft, 8, size - 15 + i, dark);
	}
	set(draft, 8, size - 8, true);
}

function drawVersion(draft: Draft, version: number): void {
	const bits = (version << 12) | bchRemainder(version, 12, 0x1f25);
	for (let i = 0; i < 18; i += 1) {
		const dark = ((bits >> i) & 1) === 1;
		const [along, across] = [Math.floor(i / 3), draft.length - 11 + (i % 3)];
		set(draft, along, across, dark);
		set(draft, across, along, dark);
	}
}

function bchRemainder(value: number, degree: number, generator: number): number {
	let remainder = value;
	for (let i = 0; i < degree; i += 1) {
		remainder = (remainder << 1) ^ ((remainder >> (degree - 1)) * generator);
	}
	return remainder;
}

/** Free places in the order of the data: columns two wide, from the right, up and down in turn; the dotted one is skipped. */
function dataPath(frame: Draft): [x: number, y: number][] {
	const size = frame.length;
	const path: [number, number][] = [];
	let upwards = true;
	for (let right = size - 1; right > 0; right -= 2) {
		if (right === 6) right = 5;
		for (let step = 0; step < size; step += 1) {
			const y = upwards ? size - 1 - step : step;
			for (const x of [right, right - 1]) if (frame[y]?.[x] === undefined) path.push([x, y]);
		}
		upwards = !upwards;
	}
	return path;
}
