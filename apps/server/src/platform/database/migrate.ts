import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailable, isConnectionError } from './database-unavailable.ts';
import { findSchemaVersion, readColumnFunctions, readSchemaFiles } from './schema-files.ts';
import { requireWholeDatabase } from './unfinished-restore.ts';

const MIGRATIONS_DIR = join(import.meta.dirname, '../../migrations');

/** An arbitrary number, the same in every process, so that one process migrates and the others wait. */
const MIGRATION_LOCK = 7_100_993;
const LOCK_POLL_MS = 100;

/**
 * R12: a statement that waits for a table lock makes all later ones wait too, even reads. A step therefore
 * gives up well before a request is refused, and tries again after the others had their turn.
 */
const LOCK_TIMEOUT_MS = 400;
const RETRY_MS = 600;
const MAX_TRIES = 300;
/** PostgreSQL's codes for an unavailable lock and for a deadlock. */
const BUSY = new Set(['55P03', '40P01']);

const LISTENER = 'dukan notifications';

/**
 * Matches the first line of a step with a single statement that may not run in a transaction: `create index
 * concurrently`.
 */
const ALONE = /^-- outside a transaction\b/;

/**
 * Matches the first line of a step that removes something that programs before that number still use. The
 * step waits for a start at which no such program is connected. If two processes are restarted one after the
 * other, that is the second one's start.
 */
const ONCE_OLDER_ARE_GONE = /^-- once programs older than (\d+) are gone\b/;

/**
 * The baseline creates the tables as the release of November 2026 had them after its 87 steps. A database of
 * that release has these steps behind it, the last with the baseline's number, and continues from there. An
 * older database needs that release first.
 */
const BASELINE = { number: 190, stepsReplaced: 87 };

export class SchemaError extends Error {}

type Migration = { number: number; name: string; sql: string };

function readMigrations(dir: string): Migration[] {
	return readdirSync(dir)
		.filter((name) => name.endsWith('.sql'))
		.toSorted()
		.map((name) => ({
			number: Number.parseInt(name, 10),
			name,
			sql: readFileSync(join(dir, name), 'utf8'),
		}));
}

type Options = {
	/** Applies only these steps, which gives the older schema of a backup. */
	only?: ReadonlySet<number>;
	dir?: string;
	/**
	 * Set by a restore, which fills the tables itself. Without it, tables of an unfinished restore are refused.
	 */
	restoring?: boolean;
	/** Changed only by the test's control, which shows why the limit is needed; 0 waits for ever. */
	lockTimeoutMs?: number;
};

/**
 * Updates the schema to the newest step of this program. Each step has a transaction of its own, and other
 * programs continue meanwhile.
 */
export async function migrate(
	databaseUrl: string,
	say: (line: string) => void,
	{ only, dir = MIGRATIONS_DIR, restoring = false, lockTimeoutMs = LOCK_TIMEOUT_MS }: Options = {},
): Promise<void> {
	await withClient(databaseUrl, async (client) => {
		await lockMigrations(client);
		if (!restoring) await requireWholeDatabase(client);
		await client.query(
			`create table if not exists migrations (
				number integer primary key, name text not null, applied_at timestamptz not null default now())`,
		);
		const applied = await appliedMigrations(client);
		const known = readMigrations(dir);
		requireReachable(applied, known);
		if (only) requireReachable(only, known);
		// Steps may be missing before the last applied one, because two steps may be written at the same time.
		const steps = known.filter(({ number }) => !applied.has(number) && (only?.has(number) ?? true));
		for (const migration of steps) {
			if (await areOlderProgramsConnected(client, migration)) {
				say(`waiting until older programs are gone: ${migration.name}`);
				continue;
			}
			say(`migrating: ${migration.name}`);
			await client.query(`set lock_timeout = ${lockTimeoutMs}`);
			const step = ALONE.test(migration.sql) ? runAlone : runMigration;
			await untilDone((isLast) => step(client, migration, isLast));
		}
		// A backup's tables are filled before the remaining steps run; functions and triggers follow only with
		// those.
		if (!only) await applySchemaFiles(client, lockTimeoutMs);
	});
}

/** Installs functions and triggers from the files in schema/, if the database has other ones. */
async function applySchemaFiles(client: pg.Client, lockTimeoutMs: number): Promise<void> {
	const { version, sql } = readSchemaFiles();
	if ((await findSchemaVersion(client)) === version) return;
	await client.query(`set lock_timeout = ${lockTimeoutMs}`);
	await untilDone((isLast) => runInTransaction(client, () => client.query(sql), isLast));
}

async function untilDone(step: (isLast: boolean) => Promise<boolean>): Promise<void> {
	for (let tries = 1; !(await step(tries === MAX_TRIES)); tries += 1) await pause(RETRY_MS);
}

/**
 * R12: for a program that must not change the schema. Fails with one clear sentence unless the program knows
 * the database's schema.
 */
export async function requireSchema(databaseUrl: string, dir = MIGRATIONS_DIR): Promise<void> {
	await withClient(databaseUrl, async (client) => {
		await requireWholeDatabase(client);
		const known = readMigrations(dir);
		const applied = await appliedIfAny(client);
		requireReachable(applied, known);
		const [missing] = pendingOf(known, applied);
		if (missing)
			throw new SchemaError(
				`The database lacks ${missing.name}, which this program needs: start a server with MIGRATE=on first.`,
			);
	});
}

/** Returns the names of the steps that the next start would apply. */
export async function listPendingMigrations(client: pg.Client): Promise<string[]> {
	return pendingOf(readMigrations(MIGRATIONS_DIR), await appliedIfAny(client)).map(({ name }) => name);
}

/** Returns the steps that are still to be applied, except those that wait for older programs to end. */
function pendingOf(known: readonly Migration[], applied: ReadonlySet<number>): Migration[] {
	return known.filter(({ number, sql }) => !applied.has(number) && !ONCE_OLDER_ARE_GONE.test(sql));
}

/** Returns no steps for a database that was never migrated. */
async function appliedIfAny(client: pg.Client): Promise<ReadonlySet<number>> {
	const { rows } = await client.query<{ found: boolean }>(
		`select to_regclass('migrations') is not null as found`,
	);
	return rows[0]?.found ? appliedMigrations(client) : new Set<number>();
}

/**
 * Every running server gives its connection for notifications this name, with the newest step that it knows.
 */
export function listenerName(): string {
	return `${LISTENER} ${readMigrations(MIGRATIONS_DIR).at(-1)?.number ?? 0}`;
}

async function areOlderProgramsConnected(client: pg.Client, { sql }: Migration): Promise<boolean> {
	const needed = ONCE_OLDER_ARE_GONE.exec(sql)?.[1];
	if (needed === undefined) return false;
	// Programs from before the first such step gave no number.
	const { rows } = await client.query<{ connected: boolean }>(
		`select exists (select from pg_stat_activity where datname = current_database() and application_name like $1 || '%'
			and coalesce(substring(application_name from '\\d+$')::integer, 0) < $2) as connected`,
		[LISTENER, needed],
	);
	return rows[0]?.connected ?? false;
}

async function withClient(databaseUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
	const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
	// Without a listener, a connection that is lost meanwhile would end the process.
	client.on('error', () => {});
	await client.connect().catch((error: unknown) => {
		throw isConnectionError(error) ? new DatabaseUnavailable(error) : error;
	});
	try {
		await work(client);
	} finally {
		await client.end();
	}
}

/**
 * Polls for the lock, because a query that waits inside PostgreSQL would hold up an index that is built
 * concurrently.
 */
async function lockMigrations(client: pg.Client): Promise<void> {
	const ask = () =>
		client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [MIGRATION_LOCK]);
	while (!(await ask()).rows[0]?.mine) await pause(LOCK_POLL_MS);
}

function runMigration(client: pg.Client, migration: Migration, isLast: boolean): Promise<boolean> {
	const work = async () => {
		if (migration.number === BASELINE.number) await client.query(readColumnFunctions());
		await client.query(migration.sql);
		await noteDone(client, migration);
	};
	return runInTransaction(client, work, isLast);
}

/** Returns false if other programs' locks prevented the step. The last attempt throws the reason instead. */
async function runInTransaction(
	client: pg.Client,
	work: () => Promise<unknown>,
	isLast: boolean,
): Promise<boolean> {
	try {
		await client.query('begin');
		await work();
		await client.query('commit');
		return true;
	} catch (error) {
		await client.query('rollback');
		return orTryAgain(error, isLast);
	}
}

async function runAlone(client: pg.Client, migration: Migration, isLast: boolean): Promise<boolean> {
	try {
		await dropUnfinishedIndexes(client);
		await client.query(migration.sql);
		await noteDone(client, migration);
		return true;
	} catch (error) {
		return orTryAgain(error, isLast);
	}
}

function orTryAgain(error: unknown, isLast: boolean): false {
	if (!isLast && BUSY.has((error as pg.DatabaseError).code ?? '')) return false;
	throw error;
}

/** Drops invalid indexes of an earlier attempt, which `if not exists` would take for finished ones. */
async function dropUnfinishedIndexes(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ name: string }>(
		`select indexrelid::regclass::text as name from pg_index join pg_class on oid = indexrelid
			where not indisvalid and relnamespace = 'public'::regnamespace`,
	);
	for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`);
}

async function noteDone(client: pg.Client, { number, name }: Migration): Promise<void> {
	await client.query('insert into migrations (number, name) values ($1, $2)', [number, name]);
}

async function appliedMigrations(client: pg.Client): Promise<ReadonlySet<number>> {
	const { rows } = await client.query<{ number: number }>('select number from migrations');
	return new Set(rows.map(({ number }) => number));
}

/** A restore calls this before it changes anything. */
export function requireKnownMigrations(numbers: readonly number[]): void {
	requireReachable(new Set(numbers), readMigrations(MIGRATIONS_DIR));
}

/**
 * R12: an older program must not write into tables that it does not know, and this one has no steps from
 * before its baseline.
 */
function requireReachable(applied: ReadonlySet<number>, known: readonly Migration[]): void {
	const newest = known.at(-1)?.number ?? 0;
	const latest = Math.max(0, ...applied);
	if (latest > newest) {
		throw new SchemaError(
			`The database has schema ${latest}, this program knows up to ${newest}: start the newer program.`,
		);
	}
	const before = [...applied].filter((number) => number <= BASELINE.number);
	const isFresh = before.length === 0 || (before.length === 1 && before[0] === BASELINE.number);
	if (!isFresh && before.length < BASELINE.stepsReplaced) {
		throw new SchemaError(
			`The database is older than the release of November 2026 (commit 278a2a9b): install and start that release first, then this one.`,
		);
	}
}
