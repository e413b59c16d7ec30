import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '../../platform/clock.ts';
import { UsageError } from '../run-main.ts';
import { listArchivedFiles, readArchivedFile, readTarget } from './archived-files.ts';
import { ask, pgBackRest, postgresVersion } from './pgbackrest.ts';
import { run } from './run.ts';

const FOLDER = '/var/lib/dukan-archive/proof';
const RECOVERY_MS = 60 * MINUTE_MS;
const LOOK_EVERY_MS = 500;

/** R22: no order that is older than this may be missing. */
const LOST_S = 60;

/**
 * R22: restores the newest backup with everything that was archived since, and starts it on a socket of its
 * own. Every table is read, orders are compared with the shop's, every picture is looked for, and one is
 * decrypted. No one else can reach this database, and it archives nothing.
 */
export async function proveRestore(say: (line: string) => void): Promise<string> {
	const version = postgresVersion();
	const cluster = join(FOLDER, 'cluster');
	const bin = `/usr/lib/postgresql/${version}/bin`;
	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(cluster, { recursive: true, mode: 0o700 });
	const before = figures('dukan', '');
	const pgCtl = (...args: string[]) => run(`${bin}/pg_ctl`, ['-D', cluster, '-w', '-t', '600', ...args]);
	let isStarted = false;
	try {
		say('restoring the newest backup and what was archived since');
		pgBackRest(`--pg1-path=${cluster}`, '--archive-mode=off', 'restore');
		writeFileSync(join(cluster, 'postgresql.conf'), settings());
		writeFileSync(join(cluster, 'pg_hba.conf'), 'local all all peer\n');
		writeFileSync(join(cluster, 'pg_ident.conf'), '');
		pgCtl('-l', join(FOLDER, 'postgres.log'), '-s', 'start');
		isStarted = true;
		await whenRecovered();
		const found = figures('dukan', FOLDER);
		const missing = before.older - found.older;
		if (missing > 0)
			throw new UsageError(
				`${missing} of ${before.older} orders older than ${LOST_S} s are not in the archive.`,
			);
		const tables = readEveryTable();
		const pictures = comparePictures();
		const note = `restored to ${found.newest || 'no order'}: ${found.all} orders, ${tables} tables read, ${pictures} pictures there`;
		say(note);
		return note;
	} finally {
		if (isStarted) pgCtl('-m', 'immediate', '-s', 'stop');
		rmSync(FOLDER, { recursive: true, force: true });
	}
}

/**
 * Sets only what recovery needs. Hot standby is off, so that recovery does not ask for as many connections as
 * the shop's PostgreSQL allows.
 */
function settings(): string {
	return [
		"listen_addresses = ''",
		`unix_socket_directories = '${FOLDER}'`,
		'hot_standby = off',
		'shared_buffers = 128MB',
		'autovacuum = off',
		'',
	].join('\n');
}

async function whenRecovered(): Promise<void> {
	const until = Date.now() + RECOVERY_MS;
	for (;;) {
		try {
			if (ask('select pg_is_in_recovery()', { host: FOLDER }) === 'f') return;
		} catch (error) {
			// Without hot standby PostgreSQL accepts no connection until it has recovered.
			if (Date.now() > until) throw error;
		}
		if (Date.now() > until) throw new UsageError('The restored database did not come up.');
		await pause(LOOK_EVERY_MS);
	}
}

type Figures = { all: number; older: number; newest: string };

/**
 * The moment up to which orders are compared: all of them were placed before the proof began. Both databases
 * know it.
 */
let cutoff = '';
function figures(database: string, host: string): Figures {
	if (host === '') cutoff = ask(`select now() - interval '${LOST_S} seconds'`, { database });
	const [all = '0', older = '0', newest = ''] = ask(
		`select count(*), count(*) filter (where created_at < '${cutoff}'), max(created_at) from orders`,
		{ database, host },
	).split('|');
	return { all: Number(all), older: Number(older), newest };
}

/** Reads every row, because damage shows when a row is read, not when it is restored. */
function readEveryTable(): number {
	const tables = ask(`select quote_ident(tablename) from pg_tables where schemaname = 'public'`, {
		database: 'dukan',
		host: FOLDER,
	})
		.split('\n')
		.filter((name) => name !== '');
	for (const name of tables) ask(`select count(t::text) from ${name} t`, { database: 'dukan', host: FOLDER });
	return tables.length;
}

function comparePictures(): number {
	const target = readTarget();
	const archived = new Set(listArchivedFiles(target).map(({ path }) => path));
	const named = ask(
		`select distinct file from pictures where to_regclass('public.pictures') is not null order by 1`,
		{ database: 'dukan', host: FOLDER },
	)
		.split('\n')
		.filter((name) => name !== '');
	const missing = named.filter((file) => !archived.has(`originals/${file}`));
	if (missing.length > 0)
		throw new UsageError(
			`${missing.length} of ${named.length} pictures are not in the archive, e.g. ${missing[0]}.`,
		);
	const [first] = named;
	if (first) readArchivedFile(target, `originals/${first}`);
	return named.length;
}
