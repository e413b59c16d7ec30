/** Of a field for a number of pieces: whole ones, for sums are shown while one types. Too many are refused when they are sent. */
export function typedPieces({ valueAsNumber }: { valueAsNumber: number }): number {
	return Math.max(0, Math.trunc(valueAsNumber) || 0);
}
