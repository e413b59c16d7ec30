import { existsSync, readdirSync } from 'node:fs';
import { UsageError } from '../run-main.ts';
import { STANZA } from './machine-files.ts';
import { run, tryRun } from './run.ts';

const CLUSTERS = '/etc/postgresql';

/** Returns the version of the newest PostgreSQL on the machine. */
export function postgresVersion(): string {
	const versions = existsSync(CLUSTERS) ? readdirSync(CLUSTERS).filter((name) => /^\d+$/.test(name)) : [];
	const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
	if (!newest) throw new UsageError('There is no PostgreSQL cluster: apt-get install postgresql.');
	return newest;
}

type BackupInfo = { type: 'full' | 'diff' | 'incr'; endedAt: Date; bytes: number; error: boolean };

/** The state of the archive as pgBackRest reports it. */
export type ArchiveInfo = { state: 'ok' | 'empty' | 'broken'; message: string; backups: BackupInfo[] };

/**
 * Runs as PostgreSQL's account. An unreadable folder or a wrong key is `broken`; an archive that does not
 * exist yet is `empty`.
 */
export function readArchiveInfo(): ArchiveInfo {
	const { status, stdout, stderr } = asPostgres(['--output=json', 'info']);
	if (status !== 0) return { state: 'broken', message: explainTrouble(stderr), backups: [] };
	type Stanza = {
		status: { code: number; message: string };
		/** Names the trouble if the summary says only "other". */
		repo?: { status: { message: string } }[];
		backup?: {
			type: BackupInfo['type'];
			error: boolean;
			timestamp: { stop: number };
			info: { size: number };
		}[];
	};
	const [stanza] = JSON.parse(stdout) as Stanza[];
	// Code 1 means that there is no stanza, code 2 that it has no backup.
	if (!stanza || stanza.status.code === 1) return { state: 'empty', message: '', backups: [] };
	const isBroken = stanza.status.code > 2;
	return {
		state: isBroken ? 'broken' : 'ok',
		message: isBroken
			? explainTrouble(
					[stanza.status, ...(stanza.repo ?? []).map(({ status }) => status)]
						.map((said) => said.message)
						.join('\n'),
				)
			: '',
		backups: (stanza.backup ?? []).map(({ type, error, timestamp, info }) => ({
			type,
			error,
			endedAt: new Date(timestamp.stop * 1000),
			bytes: info.size,
		})),
	};
}

/** S28: explains a lost key in the same words, whichever command meets it. */
export function explainTrouble(said: string): string {
	if (/cipher|decrypt|CryptoError|unable to flush|FormatError.*(?:json|ini)/i.test(said))
		return 'The archive cannot be decrypted: its key is not the one in /etc/pgbackrest.conf. Without the key nobody can read it; put the copy that setup told you to keep into /etc/dukan/archive-key and run dukan setup.';
	const lines = said.split('\n').filter((line) => line.trim() !== '');
	return lines.slice(-2).join(' ').slice(0, 400);
}

function asPostgres(args: readonly string[]) {
	const isPostgres = process.getuid?.() !== 0;
	return tryRun('pgbackrest', [`--stanza=${STANZA}`, ...args], isPostgres ? {} : { as: 'postgres' });
}

export function pgBackRest(...args: string[]): string {
	const { status, stdout, stderr } = asPostgres(args);
	if (status !== 0)
		throw new UsageError(`pgbackrest ${args.at(-1)} failed: ${explainTrouble(stderr + stdout)}`);
	return stdout;
}

/** Returns one value from the database, read as PostgreSQL's own account. */
export function ask(sql: string, { database = 'postgres', host = '' } = {}): string {
	const where = host ? [`--host=${host}`] : [];
	const isPostgres = process.getuid?.() !== 0;
	return run(
		'psql',
		['-XAtq', '-v', 'ON_ERROR_STOP=1', ...where, '-d', database, '-c', sql],
		isPostgres ? {} : { as: 'postgres' },
	).trim();
}
