import pg from 'pg';
import { SchemaError } from './platform/database/migrate.ts';
import { UnfinishedRestore } from './platform/database/unfinished-restore.ts';
import { ConfigError } from './platform/read-settings.ts';
import { StartError } from './platform/start-error.ts';

/** Explains what PostgreSQL refused at the start; anything else is a defect and remains as it is. */
export function explainDatabaseError(error: unknown): never {
	if (foreseenMessage(error) !== undefined || (error as Error).name === 'AbortError') throw error;
	const { code, message } = error as NodeJS.ErrnoException;
	throw new StartError(`The database cannot be used: ${message || code}. Check DATABASE_URL.`);
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

/** One sentence for a failure that the person at the terminal can mend; nothing for a defect, which keeps its stack. */
export function foreseenMessage(error: unknown): string | undefined {
	if (!(error instanceof Error)) return undefined;
	const isForeseen =
		error instanceof StartError ||
		error instanceof ConfigError ||
		error instanceof SchemaError ||
		error instanceof UnfinishedRestore;
	if (isForeseen) return error.message;
	const { code = '', syscall, path, address } = error as NodeJS.ErrnoException & { address?: string };
	if (error instanceof pg.DatabaseError || code === 'ECONNREFUSED' || code === 'ENOTFOUND')
		return `The database cannot be used: ${error.message || `${code} ${address ?? ''}`}. Check DATABASE_URL.`;
	const why = SYSTEM_ERRORS[code];
	return why && path ? `${syscall} ${path} ${why}. Check DATA_DIR.` : undefined;
}
