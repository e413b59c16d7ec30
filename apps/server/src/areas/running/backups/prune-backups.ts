import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../../platform/clock.ts';
import { type Manifest, readManifest } from './backup-files.ts';

/** Returns the complete backups in a folder, the newest first. Other folders are left alone. */
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

/** The name that writeBackup gives to a backup until it is complete; after a day it was interrupted. */
const UNFINISHED = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.unfinished$/;

async function listInterrupted(parent: string): Promise<string[]> {
	const names = (await readdir(parent)).filter((name) => UNFINISHED.test(name));
	const found: string[] = [];
	for (const dir of names.map((name) => join(parent, name)))
		if (Date.now() - (await stat(dir)).mtimeMs > DAY_MS) found.push(dir);
	return found;
}

/** Deletes all but the newest backups, and interrupted ones, and returns what it deleted. */
export async function pruneBackups(parent: string, keep: number): Promise<string[]> {
	if (keep === Number.POSITIVE_INFINITY) return [];
	const old = (await listBackups(parent)).slice(keep).map(({ dir }) => dir);
	const deleted = [...old, ...(await listInterrupted(parent))];
	for (const dir of deleted) await rm(dir, { recursive: true, force: true });
	return deleted;
}
