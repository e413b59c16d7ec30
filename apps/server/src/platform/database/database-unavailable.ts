import pg from 'pg';

/** PostgreSQL could not be reached, did not reply in time, or its connection was lost. */
export class DatabaseUnavailable extends Error {
	constructor(cause: unknown) {
		super('The database is unavailable.', { cause });
	}
}

/**
 * Codes after which the connection is useless, because it is lost or leads to a server that no longer accepts
 * changes.
 */
const LOST: Readonly<Record<string, string>> = {
	'08000': 'connection failed',
	'08001': 'connection failed',
	'08003': 'connection failed',
	'08004': 'connection refused',
	'08006': 'connection failed',
	'08007': 'connection lost at the end of a transaction',
	// PgBouncer sends these codes if the server died, cannot be reached, or has had no free connection in time.
	'08P01': 'the pooler has no connection',
	'25006': 'read-only',
	'53300': 'too many connections',
	'57P01': 'shutting down',
	'57P02': 'crashed',
	'57P03': 'starting',
	'57P04': 'database dropped',
	'57P05': 'idle session ended',
};

/** R17: PostgreSQL lacks a resource, which is no bug of the shop. The connection stays usable. */
const SHORT: Readonly<Record<string, string>> = {
	'53000': 'out of resources',
	'53100': 'disk full',
	'53200': 'out of memory',
	'53400': 'limit of its configuration exceeded',
	'57014': 'statement ended by a time-out or an administrator',
	'58030': 'input/output error',
};

/** A replica cancels reads that delay its replay. */
const RECOVERY_CONFLICT = '40001';

/**
 * Says why PostgreSQL is unavailable, for the log and /readyz. Returns undefined if the shop's own code is at
 * fault.
 */
export function unavailableReason(error: unknown): string | undefined {
	if (error instanceof pg.DatabaseError) return LOST[error.code ?? ''] ?? SHORT[error.code ?? ''];
	if (error instanceof DatabaseUnavailable)
		return unavailableReason(error.cause) ?? 'no connection, or no reply in time';
	return error instanceof Error && error.cause !== undefined ? unavailableReason(error.cause) : undefined;
}

/** True if PostgreSQL is unavailable; false if the shop's own code is at fault. */
export function isDatabaseUnavailable(error: unknown): boolean {
	return unavailableReason(error) !== undefined;
}

/** True if the connection must be discarded after this error. */
export function isConnectionLost(error: unknown): boolean {
	if (error instanceof pg.DatabaseError) return (error.code ?? '') in LOST;
	return isConnectionError(error);
}

/** True if the read should be repeated on the primary because the replica failed. */
export function isReplicaFailure(error: unknown): boolean {
	return (
		isDatabaseUnavailable(error) || (error instanceof pg.DatabaseError && error.code === RECOVERY_CONFLICT)
	);
}

/**
 * An error of the driver that PostgreSQL did not report concerns the connection (refused, lost, no reply in time), unless
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
