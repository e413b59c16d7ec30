import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { hashFile, isSavedPath, type SavedFile } from './saved-folders.ts';

/** The description that a backup contains of itself. */
export type Manifest = {
	madeAt: string;
	/** The version of the schema that its tables have. */
	migrations: number[];
	tables: TableFile[];
	sequences: { name: string; value: string }[];
	/** Uploaded pictures and other files of the data folder. */
	files: SavedFile[];
	/** Pictures that the database named and the folder lacked, where the person accepted that. */
	missingPictures: string[];
};

export type TableFile = { name: string; columns: string[]; rows: number; sha256: string };

/** A backup or its folder is unusable; the message says what to do. */
export class BackupError extends Error {}

const NEW_LINE = 0x0a;

/** Reads along: counts the rows (COPY writes one for each line), and hashes them. */
function rowCounter(): Transform & { result: () => { rows: number; sha256: string } } {
	const hash = createHash('sha256');
	let rows = 0;
	const stream = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			hash.update(chunk);
			for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) rows += 1;
			done(null, chunk);
		},
	});
	return Object.assign(stream, { result: () => ({ rows, sha256: hash.digest('hex') }) });
}

export async function writeTable(
	dir: string,
	name: string,
	rows: Readable,
): Promise<{ rows: number; sha256: string }> {
	const counted = rowCounter();
	await pipeline(
		rows,
		counted,
		createGzip({ level: 6 }),
		createWriteStream(tablePath(dir, name), { flush: true }),
	);
	return counted.result();
}

/** Reads the rows again. Reading to the end yields all of them or an error. */
export function readTable(dir: string, name: string): Readable {
	const file = createReadStream(tablePath(dir, name));
	const rows = createGunzip();
	file.on('error', (error) => rows.destroy(error));
	return file.pipe(rows);
}

/** Reads everything back and compares, because a backup that cannot be read is useless. */
export async function verifyBackup(dir: string, { tables, files }: Manifest): Promise<void> {
	for (const table of tables) {
		const counted = rowCounter();
		counted.resume();
		await pipeline(readTable(dir, table.name), counted).catch(() => {
			throw new BackupError(`The backup is damaged: table ${table.name} cannot be read.`);
		});
		const { rows, sha256 } = counted.result();
		if (rows !== table.rows || sha256 !== table.sha256)
			throw new BackupError(`The backup is damaged: table ${table.name} is not what was written.`);
	}
	for (const { path, sha256 } of files) {
		if (!isSavedPath(path))
			throw new BackupError(`The backup is damaged: ${path} is no place of an uploaded file.`);
		const found = await hashFile(join(dir, path)).catch(() => undefined);
		if (found === undefined) throw new BackupError(`The backup is damaged: ${path} cannot be read.`);
		if (found !== sha256) throw new BackupError(`The backup is damaged: ${path} is not what was written.`);
	}
}

export async function writeManifest(dir: string, manifest: Manifest): Promise<void> {
	await writeFile(join(dir, 'manifest.json'), `${JSON.stringify(manifest, null, '\t')}\n`);
}

export async function readManifest(dir: string): Promise<Manifest> {
	try {
		return JSON.parse(await readFile(join(dir, 'manifest.json'), 'utf8'));
	} catch {
		throw new BackupError(`There is no backup in ${dir}: a whole one has a manifest.json.`);
	}
}

function tablePath(dir: string, name: string): string {
	return join(dir, `${name}.copy.gz`);
}
