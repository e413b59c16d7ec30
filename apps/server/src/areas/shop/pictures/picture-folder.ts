import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from './write-whole-file.ts';

/** Above the limit the least recently used files are deleted until this share of the limit is used. */
const SHARE_AFTER_EVICTION = 0.8;
/** A file's time is updated once a day at most, because an update at every read would wear the disk. */
const TOUCH_AFTER_MS = 24 * 60 * 60 * 1000;

/** Files in one folder, limited in bytes. Several processes may share it. */
export class PictureFolder {
	readonly #dir: string;
	readonly #maxBytes: number;
	#bytes: number | undefined;
	#trimming: Promise<void> | undefined;

	constructor(dir: string, maxBytes: number) {
		this.#dir = dir;
		this.#maxBytes = maxBytes;
	}

	async read(name: string): Promise<Buffer | undefined> {
		const path = join(this.#dir, name);
		try {
			const content = await readFile(path);
			void this.#touch(path);
			return content;
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
			throw error;
		}
	}

	async write(name: string, content: Buffer): Promise<void> {
		this.#bytes ??= await this.#total();
		await writeWholeFile(this.#dir, name, content);
		this.#bytes += content.length;
		if (this.#bytes <= this.#maxBytes) return;
		this.#trimming ??= this.#trim().finally(() => {
			this.#trimming = undefined;
		});
		await this.#trimming;
	}

	/** Counts all files, including those that other processes wrote. */
	async measure(): Promise<{ entries: number; bytes: number }> {
		const files = await this.#list();
		return { entries: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
	}

	/** Deletes all sized pictures. Each is made again when somebody requests it. */
	async empty(): Promise<void> {
		for (const { path } of await this.#list()) await rm(path, { force: true });
		this.#bytes = undefined;
	}

	async #total(): Promise<number> {
		return (await this.#list()).reduce((sum, { size }) => sum + size, 0);
	}

	async #trim(): Promise<void> {
		const files = (await this.#list()).toSorted((a, b) => a.usedMs - b.usedMs);
		let bytes = files.reduce((sum, { size }) => sum + size, 0);
		for (const { path, size } of files) {
			if (bytes <= this.#maxBytes * SHARE_AFTER_EVICTION) break;
			await rm(path, { force: true });
			bytes -= size;
		}
		this.#bytes = bytes;
	}

	async #list(): Promise<{ path: string; size: number; usedMs: number }[]> {
		const names = await readdir(this.#dir).catch((error: NodeJS.ErrnoException) => {
			if (error.code === 'ENOENT') return [];
			throw error;
		});
		const files = await Promise.all(
			names.map(async (name) => {
				const path = join(this.#dir, name);
				const found = await stat(path).catch(() => undefined);
				return found && { path, size: found.size, usedMs: found.mtimeMs };
			}),
		);
		return files.filter((file) => file !== undefined);
	}

	async #touch(path: string): Promise<void> {
		const now = new Date();
		const found = await stat(path).catch(() => undefined);
		if (found && now.getTime() - found.mtimeMs > TOUCH_AFTER_MS) await utimes(path, now, now).catch(() => {});
	}
}
