import { compareRow } from './compare-row.ts';
import type { Execution } from './recorded-rows.ts';
import type { RowTypes } from './row-types.ts';

/** The folders whose statements are compared. Those of commands and tests are not. */
export const SOURCES = ['apps/server/src/{areas,main}/**/*.ts', 'apps/server/src/platform/**/*.queries.ts'];

/** The type of rows that only a server with replicas returns. */
const ROWLESS = '{ name: string; state: string; lagBytes: number | null; lagS: number | null; }';

/**
 * Compares the rows with their declared types, because the compiler cannot: `sql<Row>` is only a cast. Each
 * line that it returns names a difference, or a statement without rows to compare.
 */
export function checkRows(executions: readonly Execution[], types: RowTypes): string[] {
	// Finds the innermost call that declares a row type itself; calls further in belong to shared functions.
	const found = executions.map(({ callers, rows }) => {
		const calls = callers.flatMap((at) => types.calls.get(at) ?? []);
		return { calls, rows, declaring: calls.find(({ generic }) => !generic) };
	});
	const differences = found.flatMap(({ rows, declaring }) => {
		const { at, row } = declaring ?? {};
		if (!row) return [];
		return rows.flatMap((one) => compareRow(types.checker, row, one)).map((line) => `${at} ${line}`);
	});
	const executed = new Set(found.flatMap(({ calls }) => calls.map(({ at }) => at)));
	const filled = new Set(found.flatMap(({ rows, declaring }) => (rows.length > 0 ? declaring?.at : [])));
	const missing = [...types.calls.values()]
		.filter(({ row }) => !row || types.checker.typeToString(row) !== ROWLESS)
		.filter(({ at, row }) => !(row ? filled : executed).has(at))
		.map(({ at, row }) => `${at} ${row ? 'gave no row' : 'was not executed'}`);
	return [...new Set(differences), ...missing];
}
