import pg from 'pg';
import { DatabaseUnavailable } from '../platform/database/database-unavailable.ts';
import { SchemaError } from '../platform/database/migrate.ts';
import { UnfinishedRestore } from '../platform/database/unfinished-restore.ts';
import { ConfigError } from '../platform/read-settings.ts';
import { StartError } from '../platform/start-error.ts';

/** Explains why PostgreSQL refused the start. Any other error is a defect and is thrown again. */
export function explainDatabaseError(error: unknown): never {
	if (foreseenMessage(error) !== undefined || (error as Error).name === 'AbortError') throw error;
	throw new StartError(databaseMessage(error as Error));
}

function databaseMessage(error: Error): string {
	const { message, code } = error as NodeJS.ErrnoException;
	return `The database cannot be used: ${message || code}. Check DATABASE_URL.`;
}

const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
	EACCES: 'is not permitted to this account',
	EPERM: 'is not permitted to this account',
	EROFS: 'is on a read-only disk',
	ENOSPC: 'needs more room on the disk',
	EDQUOT: 'needs more room on the disk',
	EEXIST: 'meets a file where a folder is needed',
	ENOTDIR: 'meets a file where a folder is needed',
	EMFILE: 'needs more open files than the limit (ulimit -n)',
};

/** The errors that mean that the database's machine is off, behind a firewall, or unknown by name. */
const UNREACHABLE = new Set([
	'ECONNREFUSED',
	'ECONNRESET',
	'ENOTFOUND',
	'EAI_AGAIN',
	'ETIMEDOUT',
	'EHOSTUNREACH',
	'ENETUNREACH',
]);

/**
 * Returns one sentence for a failure that the person at the terminal can mend. Returns undefined for a
 * defect, which keeps its stack.
 */
export function foreseenMessage(error: unknown): string | undefined {
	if (!(error instanceof Error)) return undefined;
	const isForeseen =
		error instanceof StartError ||
		error instanceof ConfigError ||
		error instanceof SchemaError ||
		error instanceof UnfinishedRestore;
	if (isForeseen) return error.message;
	if (error instanceof DatabaseUnavailable) return databaseMessage(error.cause as Error);
	const { code = '', syscall, path } = error as NodeJS.ErrnoException;
	if (error instanceof pg.DatabaseError || UNREACHABLE.has(code)) return databaseMessage(error);
	const why = SYSTEM_ERRORS[code];
	return why && path ? `${syscall} ${path} ${why}. Check DATA_DIR.` : undefined;
}
