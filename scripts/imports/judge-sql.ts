/**
 * Uses of Kysely's template and builder. Backups and the doctor query PostgreSQL about itself with the driver
 * alone.
 */
const SQL = [
	/import \{[^}]*\bsql\b[^}]*\} from 'kysely'/,
	/\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
];

/** Files of areas and of the code that puts them together. */
const BOUND = /^apps\/server\/src\/(areas|main)\/.*\.ts$/;
const ALLOWED = /\.(queries|test)\.ts$/;
/**
 * Tells whether a file contains SQL outside of *.queries.ts. These files let anyone who changes a table find
 * all code that reads or writes it.
 */
export function holdsStraySql(file: string, source: string): boolean {
	return BOUND.test(file) && !ALLOWED.test(file) && SQL.some((pattern) => pattern.test(source));
}
