/**
 * Reads a field for a number of pieces as a whole number, because sums are shown while it is typed. Too many are refused by the
 * server.
 */
export function typedPieces({ valueAsNumber }: { valueAsNumber: number }): number {
	return Math.max(0, Math.trunc(valueAsNumber) || 0);
}
