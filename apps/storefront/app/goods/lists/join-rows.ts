/** Rows and those that follow. One that has moved down meanwhile comes twice: it stays where it was, once. */
export function joinRows<Row extends { id: number }>(rows: readonly Row[], next: readonly Row[]): Row[] {
	const known = new Set(rows.map(({ id }) => id));
	return [...rows, ...next.filter(({ id }) => !known.has(id))];
}
