import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DAY_MS, YEAR_MS } from '../clock.ts';

/** Tabs that were opened before an upgrade still request the scripts of their own build. */
const KEPT_MS = 30 * DAY_MS;

type Options = {
	/** The built files of this process; each carries its hash in its name. */
	from: string;
	prefix: string;
	dataDir: string;
	name: 'storefront' | 'backoffice' | 'courier';
	now?: Date;
};

/**
 * R15: every process copies its built files into the data folder, which all processes share. From there it
 * serves files that its own build lacks: files of former builds, and of newer processes during a rolling
 * restart. The routes of its own build are more specific and match first.
 */
export async function publishAssets(app: FastifyInstance, options: Options): Promise<void> {
	const { from, prefix, dataDir, name, now = new Date() } = options;
	const root = join(dataDir, 'assets', name);
	await mkdir(root, { recursive: true });
	await copyAssets(from, root, now).catch((error: unknown) =>
		app.log.warn({ err: error }, 'built files are not shared with other processes: DATA_DIR is not writable'),
	);
	await app.register(fastifyStatic, {
		root,
		prefix,
		decorateReply: false,
		preCompressed: true,
		immutable: true,
		maxAge: YEAR_MS,
		etag: false,
		lastModified: false,
		acceptRanges: false,
	});
}

/** Sets each file's time to this start. Deletes files that no started process has had for 30 days. */
async function copyAssets(from: string, to: string, now: Date): Promise<void> {
	const own = await readdir(from);
	for (const file of own) {
		const target = join(to, file);
		if (!(await stat(target).catch(() => undefined))) {
			// Another process may copy the same file, so each writes a copy of its own, which gets the final name
			// when it is complete.
			const unfinished = join(to, `.${process.pid}-${file}`);
			await copyFile(join(from, file), unfinished, constants.COPYFILE_FICLONE);
			await rename(unfinished, target);
		}
		await utimes(target, now, now);
	}
	for (const file of await readdir(to)) {
		const path = join(to, file);
		const published = await stat(path).catch(() => undefined);
		if (published && published.mtimeMs < now.getTime() - KEPT_MS) await rm(path, { force: true });
	}
}
