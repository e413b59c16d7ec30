import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Manifest, type TableFile, verifyBackup, writeManifest, writeTable } from './backup-files.ts';
import { columnList, listSequences, listTables, quoted } from './backup-tables.ts';

type Options = {
	databaseUrl: string;
	/** Where uploaded pictures lie. */
	originalsDir: string;
	/** The folder that will hold the backup; it appears when the backup is whole. */
	dir: string;
	now: Date;
	say: (line: string) => void;
};

/**
 * R11: all tables as they were at one moment, while the shop goes on, and the uploaded pictures. Plain COPY files and no
 * program but this one: the embedded PostgreSQL brings no pg_dump, and a backup of it can be restored into any other.
 */
export async function writeBackup({ databaseUrl, originalsDir, dir, now, say }: Options): Promise<Manifest> {
	const unfinished = `${dir}.unfinished`;
	await rm(unfinished, { recursive: true, force: true });
	await mkdir(unfinished, { recursive: true, mode: 0o700 });
	const client = new pg.Client({ connectionString: databaseUrl, application_name: 'dukan-backup' });
	await client.connect();
	try {
		await client.query('begin isolation level repeatable read read only');
		const tables: TableFile[] = [];
		for (const table of await listTables(client)) {
			const rows = client.query(copyTo(`copy ${quoted(table.name)} (${columnList(table)}) to stdout`));
			tables.push({ ...table, ...(await writeTable(unfinished, table.name, rows)) });
		}
		const applied = await client.query<{ number: number }>('select number from migrations order by number');
		const manifest: Manifest = {
			madeAt: now.toISOString(),
			migrations: applied.rows.map(({ number }) => number),
			tables,
			sequences: await listSequences(client),
			// After the tables: a picture that a row names is there, one more does no harm.
			pictures: await copyPictures(originalsDir, join(unfinished, 'originals')),
		};
		await client.query('commit');
		say('reading it back');
		await verifyBackup(unfinished, manifest);
		await writeManifest(unfinished, manifest);
		await rename(unfinished, dir);
		await noteBackup(client, { startedAt: now, bytes: await sizeOf(dir), dir });
		return manifest;
	} finally {
		await client.end();
	}
}

/** Shown in the back-office as the time of the last backup. */
async function noteBackup(
	client: pg.Client,
	{ startedAt, bytes, dir }: { startedAt: Date; bytes: number; dir: string },
): Promise<void> {
	await client.query(
		`insert into backups (started_at, finished_at, bytes, kind, ok, note) values ($1, now(), $2, 'files', true, $3)`,
		[startedAt, bytes, dir],
	);
}

async function sizeOf(dir: string): Promise<number> {
	const files = await readdir(dir, { recursive: true, withFileTypes: true });
	const sizes = files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name)));
	return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}

export async function copyPictures(from: string, to: string): Promise<number> {
	await mkdir(to, { recursive: true });
	const files = await readdir(from).catch(() => []);
	for (const file of files) await cp(join(from, file), join(to, file), { recursive: true });
	return files.length;
}
