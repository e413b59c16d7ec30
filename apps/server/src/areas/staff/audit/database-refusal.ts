import { fieldOf } from '../../../platform/database/columns.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';

/** The fields that node-postgres reports of a refused statement. */
type Refusal = { code?: string; detail?: string; constraint?: string; table?: string; column?: string };

const FOREIGN_KEY = new Set(['23503', '23001']);
const UNIQUE = '23505';
const CHECK = '23514';
const NOT_NULL = '23502';
/**
 * SQLSTATE class 22: the value has a valid form, but no column can hold it. An example is a date in the year
 * 0.
 */
const DATA_EXCEPTION = /^22/;

/**
 * Turns a refusal of the database into a Problem that names the field. `checks` maps check constraints to
 * fields where the constraint's name does not tell the field.
 */
export function databaseRefusal(
	error: unknown,
	checks: Readonly<Record<string, string>> = {},
): Problem | undefined {
	if (!(error instanceof Error)) return undefined;
	const { code = '', detail = '', constraint = '', table = '', column } = error as Refusal;
	if (FOREIGN_KEY.has(code) && detail.includes('still referenced')) return new Problem('still_used');
	const field = fieldOf(column ?? /^Key \(([^),]+)/.exec(detail)?.[1] ?? '');
	if (FOREIGN_KEY.has(code)) return invalidField(field, 'wrong');
	if (code === UNIQUE) return new Problem('already_exists', { errors: [{ field, code: 'taken' }] });
	if (DATA_EXCEPTION.test(code)) return invalidField(field, 'wrong');
	if (code === NOT_NULL) return invalidField(field, 'required');
	if (code === CHECK)
		return invalidField(
			checks[constraint] ?? fieldOf(constraint.replace(`${table}_`, '').replace(/_check\d*$/, '')),
			'wrong',
		);
	return undefined;
}
