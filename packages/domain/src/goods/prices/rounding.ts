export const ROUNDING_DIRECTIONS = ['nearest', 'up', 'down'] as const;
export type RoundingDirection = (typeof ROUNDING_DIRECTIONS)[number];

/** Rounds to a multiple of the step; 'nearest' rounds halves up. */
export type Rounding = { stepTenge: number; direction: RoundingDirection };

export const ROUNDING_STEPS_TENGE = [1, 10, 50, 100, 500, 1000, 5000, 10_000] as const;

/** A fraction of whole numbers in tenge, so that nothing is lost before rounding. */
export type Fraction = { over: bigint; under: bigint };

/** Rounds a fraction; values below zero become 0. */
export function rounded({ over, under }: Fraction, { stepTenge, direction }: Rounding): number {
	// Stryker disable next-line EqualityOperator: without the shortcut, zero is rounded to zero too
	if (over <= 0n) return 0;
	const step = under * BigInt(stepTenge);
	const rest = over % step;
	return Number((over / step + (GOES_UP[direction](rest, step) ? 1n : 0n)) * BigInt(stepTenge));
}

const GOES_UP: Readonly<Record<RoundingDirection, (rest: bigint, step: bigint) => boolean>> = {
	nearest: (rest, step) => rest * 2n >= step,
	up: (rest) => rest > 0n,
	down: () => false,
};

/** Reads a decimal as people write it: 1.15 becomes 115/100, although no binary number equals 1.15. */
export function decimal(value: number): Fraction {
	const [digits = '', exponent = ''] = value.toExponential().split('e');
	const decimals = (digits.split('.')[1] ?? '').length - Number(exponent);
	const whole = BigInt(digits.replace('.', ''));
	return decimals < 0
		? { over: whole * 10n ** BigInt(-decimals), under: 1n }
		: { over: whole, under: 10n ** BigInt(decimals) };
}

export function product(...factors: readonly Fraction[]): Fraction {
	return factors.reduce((all, { over, under }) => ({ over: all.over * over, under: all.under * under }), {
		over: 1n,
		under: 1n,
	});
}
