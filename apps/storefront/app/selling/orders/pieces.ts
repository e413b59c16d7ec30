/** Returns the number of pieces that a field stands for while it is typed in: at least one, and no more than there are. */
export function piecesOf(typed: string, most: number): number {
	return Math.min(Math.max(Math.trunc(Number(typed)) || 1, 1), most);
}
