/**
 * Joins the next rows to the known ones. A row that has moved down meanwhile comes twice; only its first
 * place is kept.
 */
export function joinRows<Row extends { id: number }>(rows: readonly Row[], next: readonly Row[]): Row[] {
	const known = new Set(rows.map(({ id }) => id));
	return [...rows, ...next.filter(({ id }) => !known.has(id))];
}
