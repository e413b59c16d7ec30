type Line = { is: 'same' | 'gone' | 'came'; line: string };

/** Compares by the longest common subsequence. A page has about a hundred lines, so the table is small. */
export function differences(before: readonly string[], after: readonly string[]): Line[] {
	const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
	const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
	for (let row = before.length - 1; row >= 0; row -= 1)
		for (let column = after.length - 1; column >= 0; column -= 1)
			(lengths[row] as Uint16Array)[column] =
				before[row] === after[column]
					? at(row + 1, column + 1) + 1
					: Math.max(at(row + 1, column), at(row, column + 1));
	const lines: Line[] = [];
	let row = 0;
	let column = 0;
	while (row < before.length || column < after.length) {
		if (row < before.length && before[row] === after[column]) {
			lines.push({ is: 'same', line: before[row] as string });
			row += 1;
			column += 1;
		} else if (
			column >= after.length ||
			(row < before.length && at(row + 1, column) >= at(row, column + 1))
		) {
			lines.push({ is: 'gone', line: before[row] as string });
			row += 1;
		} else {
			lines.push({ is: 'came', line: after[column] as string });
			column += 1;
		}
	}
	return lines;
}
