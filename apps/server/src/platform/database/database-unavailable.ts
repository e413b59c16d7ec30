import pg from 'pg';

/** PostgreSQL could not be reached, did not reply in time, or the connection to it was lost. */
export class DatabaseUnavailable extends Error {
	constructor(cause: unknown) {
		super('The database is unavailable.', { cause });
	}
}

/** PostgreSQL's own codes: connection failures, too many connections, shutting down, starting up. */
const UNAVAILABLE_CODES = new Set([
	'08000',
	'08001',
	'08003',
	'08004',
	'08006',
	'53300',
	'57P01',
	'57P02',
	'57P03',
]);

/** Is PostgreSQL unavailable, rather than our code at fault? */
export function isDatabaseUnavailable(error: unknown): boolean {
	if (error instanceof DatabaseUnavailable) return true;
	if (error instanceof pg.DatabaseError) return UNAVAILABLE_CODES.has(error.code ?? '');
	return error instanceof Error && isDatabaseUnavailable(error.cause);
}

/**
 * An error of the driver that PostgreSQL did not report is the connection's (refused, lost, no reply in time), unless
 * JavaScript itself threw it, e.g. for a value that cannot be written as JSON.
 */
export function isConnectionError(error: unknown): boolean {
	return !(
		error instanceof pg.DatabaseError ||
		error instanceof TypeError ||
		error instanceof RangeError ||
		error instanceof SyntaxError
	);
}
