/** Returns how many letters must be added, removed or replaced to turn one word into the other. */
export function letterDistance(one: string, other: string): number {
	let before = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (const [row, letter] of [...one].entries()) {
		const now = [row + 1];
		for (const [column, wanted] of [...other].entries()) {
			const added = (now[column] ?? 0) + 1;
			const leftOut = (before[column + 1] ?? 0) + 1;
			const replaced = (before[column] ?? 0) + (letter === wanted ? 0 : 1);
			now.push(Math.min(added, leftOut, replaced));
		}
		before = now;
	}
	return before.at(-1) ?? 0;
}
