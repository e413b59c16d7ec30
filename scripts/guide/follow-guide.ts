import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '../../apps/server/src/commands/run-main.ts';
import { say } from './debian-base.ts';
import { bootDebian, type Debian } from './debian-tree.ts';
import { BLOCKS, BY_HAND } from './guide-steps.ts';
import { fillIn, findBlock, readBlocks } from './read-guide.ts';
import { type Load, startLoad } from './shop-load.ts';

const ROOT = join(import.meta.dirname, '../..');
const REPOSITORY = '/srv/dukan.git';
/** Whole seconds in its name: the newest backup has to be another one. */
const BACKUP_NAME = '2026-11-15T03-10-00';

type BlockName = keyof typeof BLOCKS;

/**
 * docs/operations.md, literally, from a bare Debian to a failover. `--from=<commit>` is the release that is upgraded, otherwise the
 * commit before the last one.
 */
async function followGuide(): Promise<void> {
	const from = process.argv.find((word) => word.startsWith('--from='))?.slice('--from='.length) ?? 'HEAD~1';
	const blocks = readBlocks(readFileSync(join(ROOT, 'docs/operations.md'), 'utf8'));
	const debian = await bootDebian(join(ROOT, '.cache/guide'));
	try {
		putReleases(debian, { first: from, second: 'HEAD' });
		const follow = async (name: BlockName, values: Record<string, string> = {}) => {
			const [heading, lead] = BLOCKS[name];
			say(`${heading}: ${name}`);
			for (const command of findBlock(blocks, heading, lead).commands) {
				await debian.run(fillIn(command, values));
				for (const [start, byHand] of Object.entries(BY_HAND))
					if (command.startsWith(start)) await debian.run(byHand);
				if (command.startsWith('mkdir -p /etc/ssl/dukan')) await makeCertificate();
			}
		};
		const makeCertificate = async () => {
			const [make] = findBlock(blocks, ...BLOCKS.certificate).commands;
			await debian.run(make ?? '');
		};
		const release = (version: string) => ({
			'<version>': version,
			'<address of the repository>': REPOSITORY,
		});

		await follow('install', release('first'));
		await follow('database');
		await follow('services');
		await follow('nginx');
		await follow('secondProcess');
		await requireReady(debian);
		await debian.run(
			'echo the Android app > /var/lib/dukan-shop/files/dukan.apk || (mkdir -p /var/lib/dukan-shop/files && echo the Android app > /var/lib/dukan-shop/files/dukan.apk)',
		);
		await debian.run('systemctl start dukan-backup dukan-restore-test');

		say('an upgrade while people read and order');
		const databaseUrl = (await debian.run("sed -n 's/^DATABASE_URL=//p' /etc/dukan.env")).trim();
		const load = await startLoad(databaseUrl);
		try {
			await follow('upgrade', release('second'));
		} finally {
			report('upgrade', await load.stop());
		}
		await requireReady(debian);

		say('the backup of this moment, restored in another place');
		await follow('backup');
		const newest = (await debian.run('ls /var/backups/dukan | tail -1')).trim();
		await restoreElsewhere(debian, blocks, newest);
		await follow('restore', {
			[`${BACKUP_NAME}              #`]: `${newest} --replace #`,
			[BACKUP_NAME]: newest,
		});
		await debian.run('systemctl start dukan@3001');
		await requireReady(debian);

		await follow('replica');
		await requireReady(debian);
		const before = await counts(debian, 5432);
		await follow('failover');
		await requireReady(debian);
		same('orders, goods and people after the failover', before, await counts(debian, 5433));
		await debian.run('systemctl is-active dukan@3000 dukan@3001');
		say('docs/operations.md was followed to its end');
	} catch (error) {
		await debian.run('journalctl --no-pager -n 60').then(console.log, () => {});
		throw error;
	} finally {
		await debian.stop();
	}
}

function putReleases(debian: Debian, commits: Record<string, string>): void {
	const repository = join(debian.dir, REPOSITORY);
	execFileSync('git', ['clone', '--quiet', '--bare', ROOT, repository]);
	for (const [version, commit] of Object.entries(commits)) {
		const id = execFileSync('git', ['rev-parse', commit], { cwd: ROOT, encoding: 'utf8' }).trim();
		execFileSync('git', ['branch', '--force', version, id], { cwd: repository });
	}
}

async function requireReady(debian: Debian): Promise<void> {
	for (const port of [3000, 3001]) await debian.run(`curl -sSf http://127.0.0.1:${port}/readyz`);
	await debian.run('curl -sSkf https://localhost/ | grep -q "</html>"');
}

async function counts(debian: Debian, port: number, database = 'dukan'): Promise<string> {
	return debian.run(
		`runuser -u postgres -- psql -p ${port} -d ${database} -Atc "select (select count(*) from orders), (select coalesce(sum(total_tenge), 0) from orders), (select count(*) from products), (select count(*) from users)"`,
	);
}

/** Restores as on another machine: into a database and a folder of its own, with the shop beside it untouched. */
async function restoreElsewhere(
	debian: Debian,
	blocks: ReturnType<typeof readBlocks>,
	newest: string,
): Promise<void> {
	await debian.run(
		'runuser -u postgres -- createdb --owner=dukan --encoding=UTF8 --locale=C.UTF-8 --template=template0 other',
	);
	await debian.run(
		"sed -e 's|5432/dukan|5432/other|' -e 's|dukan-shop|dukan-other|' /etc/dukan.env > /etc/dukan-other.env",
	);
	await debian.run('chgrp dukan /etc/dukan-other.env && chmod 640 /etc/dukan-other.env');
	await debian.run('install -d -o dukan -g dukan -m 700 /var/lib/dukan-other');
	const [, restore] = findBlock(blocks, ...BLOCKS.restore).commands;
	await debian.run('cd /opt/dukan/current');
	await debian.run(
		(restore ?? '').replace(BACKUP_NAME, newest).replace('/etc/dukan.env', '/etc/dukan-other.env'),
	);
	same(
		'orders, goods and people in the restored copy',
		await counts(debian, 5432),
		await counts(debian, 5432, 'other'),
	);
	same(
		'the file of the Android app',
		await debian.run('cat /var/lib/dukan-shop/files/dukan.apk'),
		await debian.run('cat /var/lib/dukan-other/files/dukan.apk'),
	);
}

function same(what: string, one: string, other: string): void {
	if (one !== other) throw new Error(`${what}: ${one} is not ${other}`);
	say(`${what}: ${one}`);
}

function report(name: string, { pages, assets, orders, failed }: Load): void {
	say(`${name}: ${pages} pages, ${assets} scripts and styles, ${orders} orders, ${failed.length} failed`);
	if (failed.length > 0) throw new Error(failed.slice(0, 5).join('\n'));
}

runMain(followGuide);
