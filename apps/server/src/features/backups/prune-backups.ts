import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, readManifest } from './backup-files.ts';

/** The whole backups in a folder, the newest first. Other folders are left alone. */
export async function listBackups(parent: string): Promise<{ dir: string; madeAt: string }[]> {
	const found: { dir: string; madeAt: string }[] = [];
	for (const entry of await readdir(parent, { withFileTypes: true })) {
		if (!entry.isDirectory()) continue;
		const dir = join(parent, entry.name);
		const manifest: Manifest | undefined = await readManifest(dir).catch(() => undefined);
		if (manifest) found.push({ dir, madeAt: manifest.madeAt });
	}
	return found.toSorted((a, b) => b.madeAt.localeCompare(a.madeAt));
}

/** Deletes all but the newest backups and returns what it deleted. */
export async function pruneBackups(parent: string, keep: number): Promise<string[]> {
	if (keep === Number.POSITIVE_INFINITY) return [];
	const old = (await listBackups(parent)).slice(keep);
	for (const { dir } of old) await rm(dir, { recursive: true });
	return old.map(({ dir }) => dir);
}
