/** Kysely's template and builder. What backups and the doctor ask PostgreSQL about itself they ask with the driver alone. */
const SQL = [
	/import \{[^}]*\bsql\b[^}]*\} from 'kysely'/,
	/\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
];

/** Areas and what puts them together. */
const BOUND = /^apps\/server\/src\/(areas|main)\/.*\.ts$/;
const ALLOWED = /\.(queries|test)\.ts$/;
/** SQL stands in *.queries.ts: who changes a table finds all that reads and writes it by that name. */
export function holdsStraySql(file: string, source: string): boolean {
	return BOUND.test(file) && !ALLOWED.test(file) && SQL.some((pattern) => pattern.test(source));
}
