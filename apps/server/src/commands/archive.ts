import { parseArgs } from 'node:util';
import { DAY_MS } from '../platform/clock.ts';
import { ask, pgBackRest, readArchiveInfo } from './machine/pgbackrest.ts';
import { proveRestore } from './machine/prove-restore.ts';
import { say } from './machine/run.ts';
import { runMain, UsageError } from './run-main.ts';

/**
 * This is a little less than a week, so that a weekly run still makes a full backup if it begins a minute
 * early.
 */
const FULL_EVERY_MS = 6.5 * DAY_MS;

/**
 * `archive.ts backup` makes a backup with which restores begin, a full one once a week. `archive.ts prove`
 * restores the newest one, compares it with the shop and throws it away. Timers run both as PostgreSQL's
 * account. The outcome is stored for the back-office and /metrics.
 */
runMain(async () => {
	const [work] = parseArgs({ allowPositionals: true }).positionals;
	if (work === 'backup') return backUp();
	if (work === 'prove') return noted('restore-test', () => proveRestore(say));
	throw new UsageError('archive.ts backup, or archive.ts prove');
});

async function backUp(): Promise<void> {
	const startedAt = new Date();
	try {
		const full = readArchiveInfo().backups.findLast(({ type }) => type === 'full');
		const isDue = !full || Date.now() - full.endedAt.getTime() > FULL_EVERY_MS;
		say(isDue ? 'a full backup' : 'what has changed since the last full backup');
		pgBackRest(`--type=${isDue ? 'full' : 'diff'}`, 'backup');
		pgBackRest('check');
		const made = readArchiveInfo().backups.at(-1);
		if (!made || made.error)
			throw new UsageError('The backup has pages that are damaged: see the log of pgbackrest.');
		noteBackup(startedAt, { ok: true, bytes: made.bytes, note: made.type });
		say(`done: ${made.type}, ${made.bytes} bytes`);
	} catch (error) {
		noteBackup(startedAt, { ok: false, bytes: 0, note: (error as Error).message });
		throw error;
	}
}

function noteBackup(
	startedAt: Date,
	{ ok, bytes, note }: { ok: boolean; bytes: number; note: string },
): void {
	ask(
		`insert into backups (started_at, finished_at, bytes, kind, ok, note)
		values (${text(startedAt.toISOString())}, now(), ${bytes}, 'archive', ${ok}, ${text(note.slice(0, 300))})`,
		{ database: 'dukan' },
	);
}

async function noted(job: string, work: () => Promise<string>): Promise<void> {
	const startedAt = new Date();
	const note = (ok: boolean, said: string) =>
		ask(
			`insert into job_runs (job, started_at, finished_at, ok, note, process)
			values (${text(job)}, ${text(startedAt.toISOString())}, now(), ${ok}, ${text(said.slice(0, 300))}, 'systemd')
			on conflict (job) do update set started_at = excluded.started_at, finished_at = excluded.finished_at,
				ok = excluded.ok, note = excluded.note, process = excluded.process`,
			{ database: 'dukan' },
		);
	try {
		note(true, await work());
	} catch (error) {
		note(false, (error as Error).message);
		throw error;
	}
}

function text(value: string): string {
	return `'${value.replaceAll("'", "''")}'`;
}
