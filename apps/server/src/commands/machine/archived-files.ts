import {
	chmodSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { LoggedChange } from '../../areas/running/backups/restore-log.queries.ts';
import { UsageError } from '../run-main.ts';
import { KEY_FILE } from './machine-files.ts';
import { explainTrouble } from './pgbackrest.ts';
import { run, tryRun } from './run.ts';

const SETTINGS = '/etc/dukan/archive.env';

/** A file of the archive, which is stored under its path and the second in which it was changed. */
export type ArchivedFile = { path: string; changed: number };

/** Returns the archive's place in rsync's form: a folder, or account@host:folder. */
export function readTarget(): string {
	const target = /^TARGET=(.+)$/m.exec(readFileSync(SETTINGS, 'utf8'))?.[1];
	if (!target) throw new UsageError(`${SETTINGS} names no TARGET: run dukan setup.`);
	return target;
}

/** Lists the newest version of each path. */
export function listArchivedFiles(target: string): ArchivedFile[] {
	return newestOf(
		asKeeper('rsync', ['--recursive', '--list-only', `${target}/`])
			.split('\n')
			.flatMap((line) => /^-\S+\s+[\d,.]+\s+\S+\s+\S+\s(.+)$/.exec(line)?.[1] ?? []),
	);
}

export function newestOf(names: readonly string[]): ArchivedFile[] {
	const newest = new Map<string, number>();
	for (const name of names) {
		const [, path, changed] = /^((?:originals|files)\/[^/]+)~(\d+)$/.exec(name) ?? [];
		if (path && Number(changed) >= (newest.get(path) ?? 0)) newest.set(path, Number(changed));
	}
	return [...newest].map(([path, changed]) => ({ path, changed }));
}

/** Decrypts one file, to prove that it can be read. */
export function readArchivedFile(target: string, path: string): void {
	const found = listArchivedFiles(target).find((file) => file.path === path);
	if (!found) throw new UsageError(`${path} is not in the archive.`);
	withCopy(target, [`${found.path}~${found.changed}`], (copy) =>
		decrypt(join(copy, `${found.path}~${found.changed}`), '/dev/null'),
	);
}

/**
 * Restores all files into a data folder. They belong to the shop's account, and PostgreSQL's account may read
 * them, because it archives them. A file that has the archive's time of change already stays as it is.
 */
export function restoreArchivedFiles(target: string, dataDir: string): number {
	const files = listArchivedFiles(target);
	const missing = files.filter(({ path, changed }) => changedAt(join(dataDir, path)) !== changed);
	const names = missing.map(({ path, changed }) => `${path}~${changed}`);
	withCopy(target, names, (copy) => {
		for (const { path, changed } of missing) {
			const file = join(dataDir, path);
			const unfinished = join(dirname(file), `.restoring-${basename(file)}`);
			mkdirSync(dirname(file), { recursive: true });
			decrypt(join(copy, `${path}~${changed}`), unfinished);
			chmodSync(unfinished, 0o640);
			utimesSync(unfinished, changed, changed);
			renameSync(unfinished, file);
		}
	});
	const folders = [...new Set(missing.map(({ path }) => dirname(join(dataDir, path))))];
	if (folders.length > 0) run('chown', ['--recursive', 'dukan:postgres', ...folders]);
	return files.length;
}

function changedAt(file: string): number | undefined {
	const found = statSync(file, { throwIfNoEntry: false });
	return found && Math.floor(found.mtimeMs / 1000);
}

/** S28: returns what happened to people and staff, in all histories of the database. */
export function readShippedLog(target: string): LoggedChange[] {
	const lines: LoggedChange[] = [];
	withCopy(target, ['log'], (copy) => {
		const { stdout } = tryRun('find', [join(copy, 'log'), '-type', 'f']);
		for (const file of stdout.split('\n').filter((name) => name !== ''))
			for (const line of decrypt(file).split('\n')) if (line !== '') lines.push(JSON.parse(line));
	});
	return lines;
}

function withCopy(target: string, names: readonly string[], work: (copy: string) => void): void {
	const copy = mkdtempSync(join(tmpdir(), 'dukan-archive-'));
	try {
		// The account that archives needs the folder, because it has the key to the other machine.
		if (process.getuid?.() === 0) run('chown', ['postgres', copy]);
		asKeeper(
			'rsync',
			['--archive', '--ignore-missing-args', '--files-from=-', '--recursive', `${target}/`, copy],
			names.join('\n'),
		);
		work(copy);
	} finally {
		rmSync(copy, { recursive: true, force: true });
	}
}

function asKeeper(command: string, args: readonly string[], input = ''): string {
	return run(command, args, { input, ...(process.getuid?.() === 0 && { as: 'postgres' }) });
}

function decrypt(file: string, to?: string): string {
	const { status, stdout, stderr } = tryRun('openssl', [
		...['enc', '-d', '-aes-256-cbc', '-pbkdf2', '-pass', `file:${KEY_FILE}`, '-in', file],
		...(to ? ['-out', to] : []),
	]);
	if (status !== 0) throw new UsageError(explainTrouble(`decrypt: ${stderr}`));
	return stdout;
}
