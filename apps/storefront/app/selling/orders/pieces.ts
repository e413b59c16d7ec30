/** Returns the number of pieces for what is typed in a field: at least one, and at most `most`. */
export function piecesOf(typed: string, most: number): number {
	return Math.min(Math.max(Math.trunc(Number(typed)) || 1, 1), most);
}
