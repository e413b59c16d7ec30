/**
 * Returns how many letters must be added, removed, replaced or swapped with their neighbour to turn one word into the other; a
 * number above `most` where there are more.
 */
export function letterDistance(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
	if (Math.abs(one.length - other.length) > most) return most + 1;
	let earlier: number[] = [];
	let before = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let row = 0; row < one.length; row += 1) {
		const now = [row + 1];
		let least = row + 1;
		for (let column = 0; column < other.length; column += 1) {
			const isSame = one.charCodeAt(row) === other.charCodeAt(column);
			let fewest = Math.min(
				(now[column] ?? 0) + 1,
				(before[column + 1] ?? 0) + 1,
				(before[column] ?? 0) + (isSame ? 0 : 1),
			);
			const isSwapped =
				row > 0 && column > 0 && one[row] === other[column - 1] && one[row - 1] === other[column];
			if (isSwapped) fewest = Math.min(fewest, (earlier[column - 1] ?? 0) + 1);
			now.push(fewest);
			if (fewest < least) least = fewest;
		}
		if (least > most) return most + 1;
		earlier = before;
		before = now;
	}
	return before.at(-1) ?? 0;
}
