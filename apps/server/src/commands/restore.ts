import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Manifest } from '../areas/running/backups/backup-files.ts';
import { listBackups } from '../areas/running/backups/prune-backups.ts';
import { restoreBackup, undoRestore } from '../areas/running/backups/restore-backup.ts';
import { readConfig } from '../main/config.ts';
import { NOT_RESTORED } from '../main/not-restored.ts';
import { PERSONAL } from '../main/personal.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { runMain, UsageError } from './run-main.ts';

const RULES = { personal: PERSONAL, notRestored: NOT_RESTORED };

/**
 * npm run restore -- folder [--replace]: the database and the files as a backup has them. The shop must be closed.
 * npm run restore -- --newest-in=folder: the newest of several. --undo: the shop of before, if a restore was interrupted.
 * npm run restore -- --test folder: into a database of its own that is thrown away, to see that the backup can be restored.
 */
runMain(async () => {
	const { values, positionals } = parseArgs({
		options: {
			replace: { type: 'boolean', default: false },
			undo: { type: 'boolean', default: false },
			test: { type: 'boolean', default: false },
			'newest-in': { type: 'string' },
		},
		allowPositionals: true,
	});
	if (values.undo) return undo();
	const newestIn = values['newest-in'];
	const [folder, ...more] =
		newestIn === undefined ? positionals : [...positionals, await findNewest(newestIn)];
	if (!folder || more.length > 0)
		throw new UsageError('Which backup? npm run restore -- <folder of the backup>');
	const dir = resolve(folder);
	if (values.test) return testRestore(dir);
	const config = readConfig(process.env);
	const postgres = await openPostgres(config, say);
	try {
		const target = { databaseUrl: postgres.directUrl, dataDir: config.dataDir };
		report(await restoreBackup({ ...target, dir, replace: values.replace, say, ...RULES }));
	} finally {
		await postgres.stop();
	}
});

function say(line: string): void {
	console.log(`· ${line}`);
}

function report({ tables, files, madeAt }: Manifest): void {
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	say(
		`done: the shop of ${madeAt}: ${tables.length} tables, ${rows} rows, ${files.length} files, as the backup has them`,
	);
}

async function undo(): Promise<void> {
	const postgres = await openPostgres(readConfig(process.env), say);
	try {
		await undoRestore(postgres.directUrl);
		say('done: the shop of before the restore');
	} finally {
		await postgres.stop();
	}
}

async function findNewest(parent: string): Promise<string> {
	const [newest] = existsSync(parent) ? await listBackups(resolve(parent)) : [];
	if (!newest) throw new UsageError(`There is no whole backup in ${parent}.`);
	return newest.dir;
}

async function testRestore(dir: string): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), 'dukan-restore-test-'));
	// PostgreSQL does not run as root: its account must reach the folder.
	chmodSync(dataDir, 0o755);
	// Ctrl-C would leave a PostgreSQL and a whole copy of the shop behind.
	const interrupted = new AbortController();
	for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interrupted.abort());
	try {
		const postgres = await startEmbeddedPostgres(dataDir, say);
		interrupted.signal.addEventListener('abort', postgres.stopAtOnce);
		try {
			interrupted.signal.throwIfAborted();
			report(await restoreBackup({ databaseUrl: postgres.url, dataDir, dir, replace: false, say, ...RULES }));
			say('the backup can be restored; the test is thrown away');
		} finally {
			await (interrupted.signal.aborted ? postgres.stopAtOnce() : postgres.stop());
		}
	} catch (error) {
		throw interrupted.signal.aborted ? new UsageError('Interrupted: the test is thrown away.') : error;
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
}
