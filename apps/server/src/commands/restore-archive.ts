import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { HOUR_MS } from '../platform/clock.ts';
import { RESTORED_SETTING } from '../platform/database/unfinished-restore.ts';
import { collectAnswers } from './machine/answers.ts';
import { readShippedLog, readTarget, restoreArchivedFiles } from './machine/archived-files.ts';
import { DATA_DIR, PORTS } from './machine/machine-files.ts';
import { ask, pgBackRest, postgresVersion, readArchiveInfo } from './machine/pgbackrest.ts';
import { requireRoot, run, say } from './machine/run.ts';
import { readAnswers, runAsShop, setUp } from './machine/set-up.ts';
import { runMain, UsageError } from './run-main.ts';

const ASIDE = '.before-restore';
const MARK = `${RESTORED_SETTING} = 'on'\n`;

/**
 * dukan restore: restores the shop from the archive, up to its end or to a moment (--to='2026-11-15
 * 12:30:00+05'). The machine's present data stand aside until the restore is complete (--undo returns to
 * them), and no server starts meanwhile. After an interruption the restore is simply run again.
 */
runMain(async () => {
	const { values } = parseArgs({
		options: { to: { type: 'string' }, undo: { type: 'boolean', default: false } },
	});
	requireRoot('dukan restore');
	const cluster = `/var/lib/postgresql/${postgresVersion()}/main`;
	const unit = `postgresql@${postgresVersion()}-main`;
	if (values.undo) return undo(cluster, unit);
	const to = values.to === undefined ? undefined : requireMoment(values.to);
	const { state, message, backups } = readArchiveInfo();
	if (state !== 'ok' || backups.length === 0)
		throw new UsageError(
			message || 'The archive holds no backup: /etc/pgbackrest.conf says where it is looked for.',
		);
	const [oldest] = backups;
	if (to && oldest && to < oldest.endedAt)
		throw new UsageError(
			`The archive begins at ${oldest.endedAt.toISOString()}: no moment before that can be restored.`,
		);

	stopShop();
	run('systemctl', ['stop', unit]);
	standAside(cluster);
	say(to ? `restoring the shop of ${to.toISOString()}` : 'restoring to the end of the archive');
	run('install', ['-d', '-o', 'postgres', '-g', 'postgres', '-m', '700', cluster]);
	pgBackRest(
		...(to ? ['--type=time', `--target=${momentOf(to)}`, '--target-action=promote'] : []),
		'restore',
	);
	// The mark is written before PostgreSQL starts, so that no server opens a database in which deleted people
	// are back.
	appendFileSync(join(cluster, 'postgresql.auto.conf'), MARK);
	run('systemctl', ['start', unit]);
	await whenRecovered();
	say('bringing pictures and files back');
	const files = restoreArchivedFiles(readTarget(), DATA_DIR);
	scrub();
	unmark(cluster);
	run('systemctl', ['reload', unit]);
	const [orders = '0', newest = ''] = ask('select count(*), max(created_at) from orders', {
		database: 'dukan',
	}).split('|');
	say(`restored: ${orders} orders, the last of ${newest || 'none'}; ${files} files`);
	rmSync(cluster + ASIDE, { recursive: true, force: true });
	setUp(await collectAnswers({ words: {}, env: process.env, before: readAnswers() }, undefined));
	// The database has a new history from here on, so the next restore must begin with a backup of it.
	run('systemctl', ['start', '--no-block', 'dukan-backup.service']);
});

function requireMoment(text: string): Date {
	const moment = new Date(text);
	if (Number.isNaN(moment.getTime()) || !/[+Z]/.test(text.slice(10)))
		throw new UsageError(
			`--to must be a moment with its zone, like '2026-11-15 12:30:00+05', not "${text}".`,
		);
	if (moment.getTime() > Date.now()) throw new UsageError(`--to=${text} is yet to come.`);
	return moment;
}

/** Writes a moment in the form that PostgreSQL reads. */
function momentOf(at: Date): string {
	return at.toISOString().replace('T', ' ').replace('Z', '+00');
}

function stopShop(): void {
	const units = PORTS.map((port) => `dukan@${port}`);
	run('systemctl', ['stop', ...units, 'dukan-backup.service', 'dukan-restore-test.service']);
}

/**
 * Moves the present cluster aside. In a repeated run the former shop stands aside already; the cluster is
 * then half a restore and is removed.
 */
function standAside(cluster: string): void {
	if (!existsSync(join(cluster, 'PG_VERSION'))) rmSync(cluster, { recursive: true, force: true });
	else if (existsSync(cluster + ASIDE)) rmSync(cluster, { recursive: true });
	else renameSync(cluster, cluster + ASIDE);
}

function undo(cluster: string, unit: string): void {
	if (!existsSync(cluster + ASIDE)) throw new UsageError('There is no unfinished restore to undo.');
	stopShop();
	run('systemctl', ['stop', unit]);
	rmSync(cluster, { recursive: true, force: true });
	renameSync(cluster + ASIDE, cluster);
	run('systemctl', ['start', unit]);
	say('the shop of before the restore is back: dukan setup starts it');
}

async function whenRecovered(): Promise<void> {
	const until = Date.now() + HOUR_MS;
	while (ask('select pg_is_in_recovery()') !== 'f') {
		if (Date.now() > until)
			throw new UsageError('PostgreSQL does not reach the moment: see its log in /var/log/postgresql.');
		await pause(500);
	}
}

/**
 * Scrubs the database as the shop's account, with the log of all histories, which also has what came after
 * the restored moment.
 */
function scrub(): void {
	console.log(runAsShop('scrub-restored.ts', [], JSON.stringify(readShippedLog(readTarget()))).trim());
}

function unmark(cluster: string): void {
	const file = join(cluster, 'postgresql.auto.conf');
	writeFileSync(file, readFileSync(file, 'utf8').replaceAll(MARK, ''));
}
