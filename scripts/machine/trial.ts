import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deletePerson } from '../../apps/server/src/areas/running/privacy/delete-person.ts';
import { runMain, UsageError } from '../../apps/server/src/commands/run-main.ts';
import { PERSONAL } from '../../apps/server/src/main/personal.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { ask } from '../../apps/server/src/testing/backed-up-shop.ts';
import { signUpShopper } from '../../apps/server/src/testing/shopper.ts';
import { signInStaff } from '../../apps/server/src/testing/staff.ts';
import { say } from './debian-base.ts';
import { bootDebian, type Debian } from './debian-tree.ts';
import { type Load, startLoad, type Told } from './shop-load.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.cache/machine');
const ARCHIVE = join(FOLDER, 'archive');
const DATABASE_URL = 'postgres://dukan:trial@127.0.0.1:5432/dukan';
/** R22: an order that is older than this when the machine dies must be in the archive. */
const LOST_MS = 60_000;
const LOAD_BEFORE_DEATH_MS = 100_000;
/** An archive that lags more than a minute must be reported within this time. */
const SAID_WITHIN_S = 180;

const SETUP =
	'dukan setup --address=https://localhost --name=Dükan --backup=/mnt/archive --certificate=self-signed --demo=on';

/**
 * npm run machine-trial [-- --from=<package>]: R22, R23 and S28 on new Debian machines with systemd. It
 * installs the package of an earlier commit, upgrades it under load and cuts the machine off. Then it
 * restores the archive on another machine and goes back to an earlier moment there.
 */
async function tryMachine(): Promise<void> {
	const from = process.argv.find((word) => word.startsWith('--from='))?.slice('--from='.length);
	rmSync(ARCHIVE, { recursive: true, force: true });
	const packages = join(FOLDER, 'packages');
	rmSync(packages, { recursive: true, force: true });
	mkdirSync(packages, { recursive: true });
	const newer = makePackage(ROOT, packages);
	const older = join(packages, 'older.deb');
	cpSync(from ? resolve(from) : makePackageOf('HEAD~1', packages), older);

	const machine = await boot('one');
	let key: string;
	let told: Told[];
	let diedAt: number;
	let moment: string;
	let gone: { person: number; staff: number };
	try {
		await install(machine, 'older.deb');
		await machine.run(`${SETUP} </dev/null`);
		await openDoor(machine);
		say('an upgrade while people read and order');
		const upgrade = await startLoad(DATABASE_URL);
		await install(machine, newer);
		await pause(3000);
		report('upgrade', requireNoFailure(await upgrade.stop()));
		await machine.run('readlink /opt/dukan/current; dukan setup </dev/null');

		await runByTimer(machine);

		say('orders, a deleted person, a disabled member of staff, and the end of the machine');
		const load = await startLoad(DATABASE_URL);
		const people = await signUp();
		await pause(2000);
		moment = await atMoment();
		await pause(2000);
		gone = await withDatabase(async (db) => {
			await deletePerson({ db, personal: PERSONAL }, people.person, new Date());
			return people;
		});
		await query('update staff_accounts set disabled = true where id = $1', [people.staff]);
		await pause(LOAD_BEFORE_DEATH_MS);
		key = (await machine.run('cat /etc/dukan/archive-key')).trim();
		await machine.run(
			'pkill -9 -u postgres; rm -rf /var/lib/postgresql/15/main/base /var/lib/postgresql/15/main/pg_wal',
		);
		diedAt = Date.now();
		await machine.kill();
		told = (await load.stop()).orders;
	} catch (error) {
		await showJournal(machine);
		await machine.stop();
		throw error;
	}
	rmSync(machine.dir, { recursive: true, force: true });

	const other = await boot('other');
	try {
		await restoreElsewhere(other, { newer, key });
		await compare(told, diedAt);
		await requireGone(gone);
		await backToMoment(other, moment, gone);
		await showControls(other);
		say('the trial is over: everything held');
	} catch (error) {
		await showJournal(other);
		throw error;
	} finally {
		await other.stop();
	}
}

const boot = (name: string) =>
	bootDebian(FOLDER, name, {
		'/mnt/archive': ARCHIVE,
		'/mnt/packages': join(FOLDER, 'packages'),
		'/var/cache/apt/archives': join(FOLDER, 'apt'),
	});

async function install(machine: Debian, name: string): Promise<void> {
	if (!existsSync(join(machine.dir, 'usr/bin/dukan'))) await machine.run('apt-get update -qq');
	await machine.run(
		`DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends /mnt/packages/${name} >/tmp/apt.log 2>&1 || { tail -n 30 /tmp/apt.log; false; }`,
	);
}

/** Makes the package of another commit, in a worktree that uses the packages of this one. */
function makePackageOf(commit: string, packages: string): string {
	const dir = join(FOLDER, 'older');
	execFileSync('git', ['worktree', 'remove', '--force', dir], { cwd: ROOT, stdio: 'ignore' });
	execFileSync('git', ['worktree', 'add', '--quiet', '--detach', dir, commit], { cwd: ROOT });
	for (const part of ['.', 'apps/server', 'apps/storefront', 'apps/backoffice'])
		if (existsSync(join(ROOT, part, 'node_modules')))
			execFileSync('cp', ['-al', join(ROOT, part, 'node_modules'), join(dir, part, 'node_modules')]);
	return join(packages, makePackage(dir, packages));
}

function makePackage(root: string, packages: string): string {
	say(`making the package of ${root}`);
	execFileSync(process.execPath, [join(root, 'scripts/bundle.mjs'), packages], {
		cwd: root,
		stdio: 'inherit',
	});
	const made = readdirSync(packages).filter((name) => /^dukan_.*\.deb$/.test(name));
	const newest = made.toSorted(
		(a, b) => statSync(join(packages, b)).mtimeMs - statSync(join(packages, a)).mtimeMs,
	)[0];
	if (!newest) throw new UsageError('There is no package.');
	return newest;
}

/** Lets programs outside of the machine use its database, because the load signs people up there. */
async function openDoor(machine: Debian): Promise<void> {
	await machine.run(`runuser -u postgres -- psql -qc "alter role dukan password 'trial'"`);
}

async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
	return (await ask<Row>(DATABASE_URL, text, values)).rows;
}

async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
	const db = openDatabase(DATABASE_URL, () => {}, { noQueryTimeout: true, poolSize: 2 });
	try {
		return await work(db);
	} finally {
		await db.destroy();
	}
}

function requireNoFailure(load: Load): Load {
	if (load.failed.length > 0)
		throw new Error(`${load.failed.length} requests failed: ${load.failed.slice(0, 5).join('; ')}`);
	return load;
}

function report(name: string, { pages, assets, orders, failed }: Load): void {
	say(
		`${name}: ${pages} pages, ${assets} scripts and styles, ${orders.length} orders, ${failed.length} failed`,
	);
}

/** Runs the weekly restore as its timer does. The day of the timer is set to now. */
async function runByTimer(machine: Debian): Promise<void> {
	say('the weekly restore, by its timer');
	const folder = '/etc/systemd/system/dukan-restore-test.timer.d';
	await machine.run(
		`mkdir -p ${folder} && printf '[Timer]\\nOnCalendar=\\nOnCalendar=*:*:0/10\\nRandomizedDelaySec=0\\nAccuracySec=1s\\n' > ${folder}/now.conf && systemctl daemon-reload && systemctl restart dukan-restore-test.timer`,
	);
	const found = await until(180, async () => {
		const [run] = await query<{ ok: boolean; note: string }>(
			"select ok, note from job_runs where job = 'restore-test'",
		);
		return run;
	});
	await machine.run(
		`rm -r ${folder} && systemctl daemon-reload && systemctl restart dukan-restore-test.timer`,
	);
	if (!found?.value.ok) throw new Error(`The weekly restore: ${found?.value.note ?? 'did not run'}`);
	say(`the weekly restore: ${found.value.note}`);
}

async function signUp(): Promise<{ person: number; staff: number }> {
	return withDatabase(async (db) => {
		const shop = { app: { inject: () => Promise.reject(new Error('unused')) }, db, clock: () => new Date() };
		const { id: person } = await signUpShopper(shop);
		const { id: staff } = await signInStaff(db, new Date());
		return { person, staff };
	});
}

const atMoment = async () => (await query<{ now: string }>('select now()::text as now'))[0]?.now ?? '';

async function restoreElsewhere(
	machine: Debian,
	{ newer, key }: { newer: string; key: string },
): Promise<void> {
	await install(machine, newer);
	await expectFailure(
		machine,
		`${SETUP} </dev/null`,
		/cannot be decrypted/,
		'without the key nothing is read',
	);
	await machine.run(`printf '%s\\n' '${key}' > /etc/dukan/archive-key`);
	await expectFailure(
		machine,
		'dukan setup </dev/null',
		/dukan restore brings it here/,
		'the archive of a shop is not overwritten',
	);
	say('restoring on another machine');
	const startedAt = Date.now();
	console.log(await machine.run('dukan restore </dev/null'));
	say(`restored and open after ${Math.round((Date.now() - startedAt) / 1000)} s`);
	await openDoor(machine);
}

async function expectFailure(machine: Debian, command: string, wanted: RegExp, what: string): Promise<void> {
	const said = await machine.run(`! { ${command}; } 2>&1`);
	if (!wanted.test(said)) throw new Error(`${what}: ${said}`);
	say(`${what}: said`);
}

async function compare(told: readonly Told[], diedAt: number): Promise<void> {
	const rows = await query<{ number: string }>('select number from orders');
	const there = new Set(rows.map(({ number }) => number));
	const missing = told.filter(({ number }) => !there.has(number));
	const old = missing.filter(({ at }) => at < diedAt - LOST_MS);
	const oldest = Math.max(0, ...missing.map(({ at }) => diedAt - at));
	say(
		`R22: ${told.length} orders were told to clients; ${missing.length} are missing, the oldest told ${(oldest / 1000).toFixed(1)} s before the death; of those older than ${LOST_MS / 1000} s: ${old.length}`,
	);
	if (old.length > 0 || told.length === 0) throw new Error('Orders are lost that R22 keeps.');
}

async function requireGone({ person, staff }: { person: number; staff: number }): Promise<void> {
	const [found] = await query<Record<'people' | 'enabled' | 'sessions' | 'messages', number>>(
		`select (select count(*)::integer from users where id = $1) as people,
			(select count(*)::integer from staff_accounts where id = $2 and not disabled) as enabled,
			(select count(*)::integer from sessions) + (select count(*)::integer from staff_sessions) as sessions,
			(select count(*)::integer from sms_outbox) as messages`,
		[person, staff],
	);
	say(`S28: ${JSON.stringify(found)}`);
	if (!found || Object.values(found).some((count) => count !== 0))
		throw new Error('A restore brought somebody back.');
}

/**
 * Goes back to the moment before the person was deleted. The log in the archive contains everything after
 * that moment.
 */
async function backToMoment(
	machine: Debian,
	moment: string,
	gone: { person: number; staff: number },
): Promise<void> {
	say(`back to ${moment}, before the person was deleted`);
	console.log(await machine.run(`dukan restore --to='${moment}' </dev/null`));
	await openDoor(machine);
	await requireGone(gone);
}

async function showControls(machine: Debian): Promise<void> {
	say('control: an archive that cannot be written');
	await machine.run('systemctl stop dukan-backup.service; mv /mnt/archive/postgresql /mnt/archive/away');
	await query("update order_rules set duty_phone = '1234567', duty_language = 'en'");
	const load = await startLoad(DATABASE_URL);
	try {
		const said = {
			metrics: untilSaid(async () => archiveLag(await metrics()) > 60),
			doctor: untilSaid(async () => /BAD +archive/.test(await machine.run('dukan doctor || true'))),
			'duty phone': untilSaid(hasAlert),
		};
		for (const [name, seconds] of Object.entries(said))
			say(`a lagging archive, said by ${name} after ${await seconds} s`);
	} finally {
		await machine.run('mv /mnt/archive/away /mnt/archive/postgresql');
		await load.stop();
	}

	say('control: archiving switched off');
	await machine.run(
		`runuser -u postgres -- psql -qc "alter system set archive_command = '/bin/true'" -c 'select pg_reload_conf()'`,
	);
	const unsafe = await startLoad(DATABASE_URL);
	await pause(LOST_MS + 40_000);
	await unsafe.stop();
	await pause(LOST_MS);
	await expectFailure(
		machine,
		'dukan restore-test; journalctl -u dukan-restore-test --no-pager -o cat -n 5; false',
		/orders older than 60 s are not in the archive/,
		'without an archive orders are lost, and the weekly restore finds it',
	);
}

const metrics = async () => (await fetch('http://127.0.0.1:3000/metrics')).text();
const archiveLag = (text: string) => Number(/^archive_lag_seconds (.+)$/m.exec(text)?.[1] ?? 0);

/** Tells whether an alert was sent. The text of a sent message is deleted, so the counter is read. */
async function hasAlert(): Promise<boolean> {
	return (await query("select from limits where kind = 'archive_alert'")).length > 0;
}

async function untilSaid(isSaid: () => Promise<boolean>): Promise<number> {
	const found = await until(SAID_WITHIN_S, async () => ((await isSaid()) ? true : undefined));
	if (!found) throw new Error('It was not said.');
	return found.seconds;
}

async function until<Value>(
	seconds: number,
	look: () => Promise<Value | undefined>,
): Promise<{ value: Value; seconds: number } | undefined> {
	const startedAt = Date.now();
	while (Date.now() - startedAt < seconds * 1000) {
		const value = await look();
		if (value !== undefined) return { value, seconds: Math.round((Date.now() - startedAt) / 1000) };
		await pause(2000);
	}
	return undefined;
}

async function showJournal(machine: Debian): Promise<void> {
	await machine.run('journalctl --no-pager -n 60').then(console.log, () => {});
}

runMain(tryMachine);
