import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** Functions and triggers in their current form; migrations hold tables and data. */
const SCHEMA_DIR = join(import.meta.dirname, '../../schema');

/** Generated columns call these functions, so they are created before the first table. */
export function readColumnFunctions(): string {
	return readFileSync(join(SCHEMA_DIR, '05-text.sql'), 'utf8');
}

/**
 * Returns the SQL that updates all functions and triggers, and the version that the database has afterwards.
 */
export function readSchemaFiles(dir = SCHEMA_DIR): { version: string; sql: string } {
	const files = readdirSync(dir)
		.filter((name) => name.endsWith('.sql'))
		.toSorted()
		.map((name) => readFileSync(join(dir, name), 'utf8'));
	const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
	// The version is a function too, because a restored backup holds only tables and must not claim to be up to date.
	const remember = `create or replace function schema_version() returns text immutable language sql return '${version}';`;
	return { version, sql: [...files, remember].join('\n') };
}

/** Returns the version whose functions the database has now, if any. */
export async function findSchemaVersion(client: pg.Client): Promise<string | undefined> {
	const { rows } = await client.query<{ found: boolean }>(
		`select to_regprocedure('schema_version()') is not null as found`,
	);
	if (!rows[0]?.found) return undefined;
	const version = await client.query<{ version: string }>('select schema_version() as version');
	return version.rows[0]?.version;
}
