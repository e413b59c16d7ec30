import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Tables } from '../../../platform/database/tables.ts';
import { requireWholeDatabase } from '../../../platform/database/unfinished-restore.ts';
import {
	BackupError,
	type Manifest,
	type TableFile,
	verifyBackup,
	writeManifest,
	writeTable,
} from './backup-files.ts';
import { columnList, listSequences, listTables, quoted } from './backup-tables.ts';
import { type SavedFile, saveFolders } from './saved-folders.ts';

type Options = {
	databaseUrl: string;
	/** The shop's data folder, with `originals` and `files`. */
	dataDir: string;
	/** The folder that will hold the backup; it appears when the backup is complete. */
	dir: string;
	now: Date;
	say: (line: string) => void;
	/** S28: tables that no backup holds. */
	notRestored: readonly (keyof Tables)[];
	/** Pictures that are lost for good do not prevent backups of the rest. */
	acceptMissingPictures?: boolean;
};

/**
 * R11, R16: writes all tables as they were at one moment, while the shop goes on, and the files that cannot be made again. It
 * uses plain COPY files and no other program: the embedded PostgreSQL brings no pg_dump, and its backup can be restored into
 * any other.
 */
export async function writeBackup(options: Options): Promise<Manifest> {
	const { databaseUrl, dir, now, say } = options;
	if (await stat(dir).catch(() => undefined))
		throw new BackupError(`${dir} is there already: name a folder that is not.`);
	const unfinished = `${dir}.unfinished`;
	await rm(unfinished, { recursive: true, force: true });
	await mkdir(unfinished, { recursive: true, mode: 0o700 });
	const client = new pg.Client({ connectionString: databaseUrl, application_name: 'dukan-backup' });
	let isLost = false;
	client.on('error', () => {
		isLost = true;
	});
	await client.connect();
	try {
		await requireWholeDatabase(client);
		const manifest = await writeFiles(client, unfinished, options);
		say('reading it back');
		await verifyBackup(unfinished, manifest);
		await writeManifest(unfinished, manifest);
		await rename(unfinished, dir);
		await noteBackup(client, { startedAt: now, bytes: await sizeOf(dir), ok: true, note: dir });
		return manifest;
	} catch (error) {
		await rm(unfinished, { recursive: true, force: true });
		const note = (error as Error).message.slice(0, 300);
		await noteBackup(client, { startedAt: now, bytes: 0, ok: false, note }).catch(() => {});
		throw isLost
			? new BackupError('PostgreSQL ended the connection: the backup is not whole, and is deleted.')
			: error;
	} finally {
		await client.end();
	}
}

async function writeFiles(client: pg.Client, dir: string, options: Options): Promise<Manifest> {
	await client.query('begin isolation level repeatable read read only');
	const tables: TableFile[] = [];
	for (const table of await listTables(client, options.notRestored)) {
		const rows = client.query(copyTo(`copy ${quoted(table.name)} (${columnList(table)}) to stdout`));
		tables.push({ ...table, ...(await writeTable(dir, table.name, rows)) });
	}
	const applied = await client.query<{ number: number }>('select number from migrations order by number');
	const sequences = await listSequences(client);
	const pictures = await client.query<{ file: string }>('select file from pictures order by file');
	await client.query('commit');
	// Comes after the tables: a picture that a row names is saved, one more does no harm.
	const files = await saveFolders(options.dataDir, dir);
	return {
		madeAt: options.now.toISOString(),
		migrations: applied.rows.map(({ number }) => number),
		tables,
		sequences,
		files,
		missingPictures: requirePictures(
			pictures.rows.map(({ file }) => file),
			files,
			options,
		),
	};
}

/**
 * R16: requires that the backup has every file that the database names. A wrong DATA_DIR would otherwise make a backup without
 * pictures.
 */
function requirePictures(
	named: readonly string[],
	files: readonly SavedFile[],
	{ dataDir, acceptMissingPictures = false }: Options,
): string[] {
	const saved = new Set(files.map(({ path }) => path));
	const missing = named.filter((file) => !saved.has(`originals/${file}`));
	if (missing.length > 0 && !acceptMissingPictures)
		throw new BackupError(
			`${missing.length} of ${named.length} pictures are not in ${join(dataDir, 'originals')}, e.g. ${missing[0]}. ` +
				'Is DATA_DIR that of the shop? If they are lost for good: --accept-missing-pictures.',
		);
	return missing;
}

/** Notes the time of the last backup for the back-office, and its age for /metrics. */
async function noteBackup(
	client: pg.Client,
	{ startedAt, bytes, ok, note }: { startedAt: Date; bytes: number; ok: boolean; note: string },
): Promise<void> {
	if (!ok) await client.query('rollback');
	await client.query(
		`insert into backups (started_at, finished_at, bytes, kind, ok, note) values ($1, now(), $2, 'files', $3, $4)`,
		[startedAt, bytes, ok, note],
	);
}

async function sizeOf(dir: string): Promise<number> {
	const files = await readdir(dir, { recursive: true, withFileTypes: true });
	const sizes = files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name)));
	return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}
