import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes under another name and renames: a reader never sees half a file, even with concurrent writers; a full disk leaves
 * none.
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
