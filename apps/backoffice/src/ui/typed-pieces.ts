/**
 * Reads a number of pieces as a whole number, because sums are shown while it is typed. The server refuses a
 * number that is too large.
 */
export function typedPieces({ valueAsNumber }: { valueAsNumber: number }): number {
	return Math.max(0, Math.trunc(valueAsNumber) || 0);
}
