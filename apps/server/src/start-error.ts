import { SchemaError } from './platform/database/migrate.ts';

/** A reason not to start that the person at the terminal can fix. */
export class StartError extends Error {}

export function explainDatabaseError(error: unknown): never {
	if (error instanceof SchemaError) throw new StartError(error.message);
	const { code, message } = error as NodeJS.ErrnoException;
	throw new StartError(`The database cannot be used: ${message || code}. Check DATABASE_URL.`);
}
