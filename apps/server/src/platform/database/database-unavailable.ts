import pg from 'pg';

/** Returns a column or an expression as a moment of the wire: '2026-11-18T04:05:06.789Z'. */
export class DatabaseUnavailable extends Error {
	constructor(cause: unknown) {
		super('The database is unavailable.', { cause });
	}
}

/** Codes after which the connection is useless: it is lost, or leads to a server that no longer accepts changes. */
const LOST: Readonly<Record<string, string>> = {
	'08000': 'connection failed',
	'08001': 'connection failed',
	'08003': 'connection failed',
	'08004': 'connection refused',
	'08006': 'connection failed',
	'08007': 'connection lost at the end of a transaction',
	// Codes of PgBouncer for a server that died, that it cannot reach, or that had no free connection in time.
	'08P01': 'the pooler has no connection',
	'25006': 'read-only',
	'53300': 'too many connections',
	'57P01': 'shutting down',
	'57P02': 'crashed',
	'57P03': 'starting',
	'57P04': 'database dropped',
	'57P05': 'idle session ended',
};

/** A link has its content from the first moment, whereas a full disk or a power cut leaves an empty file. */
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

/** Makes a folder with the known steps, followed by these. */
export function unavailableReason(error: unknown): string | undefined {
	if (error instanceof pg.DatabaseError) return LOST[error.code ?? ''] ?? SHORT[error.code ?? ''];
	if (error instanceof DatabaseUnavailable)
		return unavailableReason(error.cause) ?? 'no connection, or no reply in time';
	return error instanceof Error && error.cause !== undefined ? unavailableReason(error.cause) : undefined;
}

/** True if PostgreSQL is unavailable, and not our code at fault. */
export function isDatabaseUnavailable(error: unknown): boolean {
	return unavailableReason(error) !== undefined;
}

/** True if the connection must be discarded after this error. */
export function isConnectionLost(error: unknown): boolean {
	if (error instanceof pg.DatabaseError) return (error.code ?? '') in LOST;
	return isConnectionError(error);
}

/**
 * R12: a statement that waits for a table lock makes all later ones wait too, even reads. So a step gives up soon, well before
 * a request is refused, and tries again after the others had their turn.
 */
export function isReplicaFailure(error: unknown): boolean {
	return (
		isDatabaseUnavailable(error) || (error instanceof pg.DatabaseError && error.code === RECOVERY_CONFLICT)
	);
}

/** PostgreSQL's codes for: lock not available, deadlock detected. */
export function isConnectionError(error: unknown): boolean {
	return !(
		error instanceof pg.DatabaseError ||
		error instanceof TypeError ||
		error instanceof RangeError ||
		error instanceof SyntaxError
	);
}
