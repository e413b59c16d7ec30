import { compareRow } from './compare-row.ts';
import type { Execution } from './recorded-rows.ts';
import type { RowTypes } from './row-types.ts';

/** Folders whose statements are compared; those of commands and tests are not. */
export const SOURCES = ['apps/server/src/{areas,main}/**/*.ts', 'apps/server/src/platform/**/*.queries.ts'];

/** Rows that only a server with replicas has. */
const ROWLESS = '{ name: string; state: string; lagBytes: number | null; lagS: number | null; }';

/**
 * A row type in a query is a promise that the compiler cannot check: `sql<Row>` is a cast. Each line names a difference between
 * rows and the type that the source declares, or a statement without rows to compare.
 */
export function checkRows(executions: readonly Execution[], types: RowTypes): string[] {
	// Returns the innermost call that declares a row of its own: further in are helpers.
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
