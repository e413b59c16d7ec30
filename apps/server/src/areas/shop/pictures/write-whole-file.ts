import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes to a temporary name and then renames the file, so that no reader sees half a file, even with several
 * writers. If the write fails, as on a full disk, no file is left.
 */
export async function writeWholeFile(dir: string, name: string, content: Buffer): Promise<void> {
	await mkdir(dir, { recursive: true });
	const unfinished = join(dir, `.${randomUUID()}`);
	try {
		await writeFile(unfinished, content);
		await rename(unfinished, join(dir, name));
	} catch (error) {
		await rm(unfinished, { force: true });
		throw error;
	}
}
