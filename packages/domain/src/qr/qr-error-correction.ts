/** Powers of 2 in the field of 256 elements over x⁸ + x⁴ + x³ + x² + 1, and their logarithms. */
const EXPONENTS: number[] = [];
const LOGARITHMS: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
	EXPONENTS[power] = value;
	LOGARITHMS[value] = power;
	value = value < 128 ? value << 1 : (value << 1) ^ 0x11d;
}

function multiply(a: number, b: number): number {
	if (a === 0 || b === 0) return 0;
	return EXPONENTS[((LOGARITHMS[a] ?? 0) + (LOGARITHMS[b] ?? 0)) % 255] ?? 0;
}

/** (x − 2⁰)(x − 2¹)…, highest power first, without the leading 1. */
function generator(degree: number): number[] {
	let polynomial = [1];
	for (let power = 0; power < degree; power += 1) {
		const root = EXPONENTS[power] ?? 0;
		polynomial = [...polynomial, 0].map((value, at) => value ^ multiply(polynomial[at - 1] ?? 0, root));
	}
	return polynomial.slice(1);
}

/** Reed–Solomon: what remains of the data divided by the generator. */
function correctionOf(data: readonly number[], divisor: readonly number[]): number[] {
	let remainder = divisor.map(() => 0);
	for (const byte of data) {
		const factor = byte ^ (remainder[0] ?? 0);
		remainder = divisor.map((value, at) => (remainder[at + 1] ?? 0) ^ multiply(value, factor));
	}
	return remainder;
}

/** Cuts the data into its blocks and weaves them, data first, so that a stain hurts every block a little. */
export function withErrorCorrection(
	data: readonly number[],
	{ blocks, correction }: { blocks: readonly number[]; correction: number },
): number[] {
	const divisor = generator(correction);
	let from = 0;
	const parts = blocks.map((length) => {
		const part = data.slice(from, from + length);
		from += length;
		return part;
	});
	return [...weave(parts), ...weave(parts.map((part) => correctionOf(part, divisor)))];
}

function weave(parts: readonly (readonly number[])[]): number[] {
	const longest = Math.max(...parts.map(({ length }) => length));
	return Array.from({ length: longest }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat();
}
