import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, chown, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Folders of the data folder that cannot be made again: uploaded pictures, the Android app. */
const SAVED_FOLDERS = ['originals', 'files'] as const;

/** `path` begins with the name of the folder. */
export type SavedFile = { path: string; bytes: number; sha256: string };

/** A manifest is a text that anyone may have written, so what it names must lie in one of these folders. */
export function isSavedPath(path: string): boolean {
	const [folder, name = '', ...deeper] = path.split(/[/\\]/);
	return SAVED_FOLDERS.some((known) => known === folder) && /^[^.]/.test(name) && deeper.length === 0;
}

/** Lists every file of these folders under a data folder or a backup. Names that begin with a dot are not complete yet. */
async function listPaths(root: string): Promise<string[]> {
	const paths: string[] = [];
	for (const folder of SAVED_FOLDERS) {
		const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(ifMissing([]));
		for (const entry of entries)
			if (entry.isFile() && !entry.name.startsWith('.')) paths.push(`${folder}/${entry.name}`);
	}
	return paths.toSorted();
}

/** Copies the saved folders of a data folder into a backup. */
export async function saveFolders(dataDir: string, backupDir: string): Promise<SavedFile[]> {
	const files: SavedFile[] = [];
	for (const path of await listPaths(dataDir)) {
		await mkdir(dirname(join(backupDir, path)), { recursive: true });
		const copied = await copyHashed(join(dataDir, path), join(backupDir, path)).catch(ifMissing(undefined));
		if (copied) files.push({ path, ...copied });
	}
	return files;
}

/**
 * Puts files of a backup into the data folder, each under its name when it is whole. Root hands them to the owner of the data
 * folder, because the shop runs as that account.
 */
export async function restoreFiles(
	backupDir: string,
	dataDir: string,
	files: readonly SavedFile[],
): Promise<void> {
	await mkdir(dataDir, { recursive: true });
	const { uid, gid } = await stat(dataDir);
	const handOver = async (path: string, mode: number) => {
		if (process.getuid?.() !== 0) return;
		await chown(path, uid, gid);
		await chmod(path, mode);
	};
	for (const file of files) {
		const target = join(dataDir, file.path);
		await mkdir(dirname(target), { recursive: true });
		await handOver(dirname(target), 0o755);
		const unfinished = join(dirname(target), `.restoring-${basename(target)}`);
		await copyHashed(join(backupDir, file.path), unfinished);
		await handOver(unfinished, 0o644);
		await rename(unfinished, target);
	}
}

async function copyHashed(from: string, to: string): Promise<{ bytes: number; sha256: string }> {
	const hash = createHash('sha256');
	let bytes = 0;
	await pipeline(
		createReadStream(from),
		async function* (chunks: AsyncIterable<Buffer>) {
			for await (const chunk of chunks) {
				hash.update(chunk);
				bytes += chunk.length;
				yield chunk;
			}
		},
		createWriteStream(to, { flush: true }),
	);
	return { bytes, sha256: hash.digest('hex') };
}

export async function hashFile(path: string): Promise<string> {
	const hash = createHash('sha256');
	await pipeline(createReadStream(path), hash);
	return hash.digest('hex');
}

function ifMissing<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
	return (error) => {
		if (error.code === 'ENOENT') return value;
		throw error;
	};
}
