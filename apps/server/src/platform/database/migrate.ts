import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const MIGRATIONS_DIR = join(import.meta.dirname, '../../migrations');

/** Any number, the same in every process: one migrates, the others wait. */
const MIGRATION_LOCK = 7_100_993;

export class SchemaError extends Error {}

type Migration = { number: number; name: string; sql: string };

function readMigrations(): Migration[] {
	return readdirSync(MIGRATIONS_DIR)
		.filter((name) => name.endsWith('.sql'))
		.toSorted()
		.map((name) => ({
			number: Number.parseInt(name, 10),
			name,
			sql: readFileSync(join(MIGRATIONS_DIR, name), 'utf8'),
		}));
}

/**
 * Brings the schema up to what this program knows, each step in a transaction of its own. `only` stops at an older schema,
 * that of a backup.
 */
export async function migrate(
	databaseUrl: string,
	say: (line: string) => void,
	{ only }: { only?: ReadonlySet<number> } = {},
): Promise<void> {
	const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
	await client.connect();
	try {
		await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
		await client.query(
			`create table if not exists migrations (
				number integer primary key, name text not null, applied_at timestamptz not null default now())`,
		);
		const applied = await appliedMigrations(client);
		const known = readMigrations();
		requireKnownSchema(new Set([...applied, ...(only ?? [])]), known);
		// One that was written beside a later one may arrive after it.
		for (const migration of known.filter(
			({ number }) => !applied.has(number) && (only?.has(number) ?? true),
		)) {
			say(`migrating: ${migration.name}`);
			await client.query('begin');
			await client.query(migration.sql);
			await client.query('insert into migrations (number, name) values ($1, $2)', [
				migration.number,
				migration.name,
			]);
			await client.query('commit');
		}
	} finally {
		await client.end();
	}
}

async function appliedMigrations(client: pg.Client): Promise<ReadonlySet<number>> {
	const { rows } = await client.query<{ number: number }>('select number from migrations');
	return new Set(rows.map(({ number }) => number));
}

/** R12: an older program must not write into tables it does not understand. */
function requireKnownSchema(applied: ReadonlySet<number>, known: readonly Migration[]): void {
	const newest = known.at(-1)?.number ?? 0;
	const latest = Math.max(0, ...applied);
	if (latest > newest) {
		throw new SchemaError(
			`The database has schema ${latest}, this program knows up to ${newest}: start the newer program.`,
		);
	}
}
