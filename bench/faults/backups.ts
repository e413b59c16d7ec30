import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { restoreBackup, undoRestore } from '../../apps/server/src/areas/running/backups/restore-backup.ts';
import { writeBackup } from '../../apps/server/src/areas/running/backups/write-backup.ts';
import { NOT_RESTORED } from '../../apps/server/src/main/not-restored.ts';
import { PERSONAL } from '../../apps/server/src/main/personal.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { requireSchema } from '../../apps/server/src/platform/database/migrate.ts';
import { UnfinishedRestore } from '../../apps/server/src/platform/database/unfinished-restore.ts';
import { cloneTemplate, prepareTemplate } from '../../apps/server/src/testing/test-databases.ts';
import { type BenchShop, startShop, withDatabase } from '../bench-shop.ts';
import { prepareBuyers } from '../order-load.ts';
import { countMissing, startBuying } from './buyers.ts';

const LOAD_MS = { full: 10_000, short: 2000 };
const KILLS = { full: 20, short: 5 };
const RESTORE = join(import.meta.dirname, '../../apps/server/src/commands/restore.ts');

/**
 * R11: makes a backup while people order and restores it elsewhere. The copy must contain every order that
 * was confirmed before the backup began. R16: `kill -9` at any moment of a restore leaves the old shop, the
 * restored shop, or a refusal that can be undone.
 */
export async function backups(bench: BenchShop): Promise<void> {
	const { databaseUrl, dataDir, serverUrl, report, full } = bench;
	const root = mkdtempSync(join(tmpdir(), 'dukan-backups-'));
	const dir = join(root, 'backup');
	const elsewhere = await cloneTemplate(serverUrl, await prepareTemplate(serverUrl, () => {}));
	const restored = { databaseUrl: elsewhere.url, dataDir: join(root, 'restored'), dir, say: () => {} };
	const db = openDatabase(databaseUrl, () => {}, { noQueryTimeout: true });
	const shop = await startShop(bench);
	try {
		const buying = startBuying(await prepareBuyers(db), () => [shop.origin]);
		await pause(full ? LOAD_MS.full : LOAD_MS.short);
		const before = [...buying.told];
		await writeBackup({
			databaseUrl,
			dataDir,
			dir,
			now: new Date(),
			say: () => {},
			notRestored: NOT_RESTORED,
		});
		await buying.stop();
		const startedAt = performance.now();
		await restoreBackup({
			...restored,
			replace: true,
			personal: PERSONAL,
			notRestored: NOT_RESTORED,
		});
		const tookMs = performance.now() - startedAt;
		const missing = await withDatabase(elsewhere.url, (books) => countMissing(books, before));
		const { rows } = await withDatabase(elsewhere.url, (books) =>
			sql<{ orders: number; lines: number }>`select
				(select count(*)::integer from orders) as orders,
				(select count(distinct order_id)::integer from order_lines) as lines`.execute(books),
		);
		const { orders = 0, lines = -1 } = rows[0] ?? {};
		report.check(
			`R11 backup while ${buying.told.length} orders are placed, restored elsewhere`,
			'0 missing of those told before, every order with its lines',
			`${missing} missing of ${before.length}; ${orders} orders, ${lines} with lines, in ${(tookMs / 1000).toFixed(1)} s`,
			missing === 0 && orders === lines && orders >= before.length,
		);
		await killRestores(bench, restored, { inBackup: orders, tookMs });
	} finally {
		await shop.stop();
		await db.destroy();
		await elsewhere.drop();
		rmSync(root, { recursive: true, force: true });
	}
}

type Restored = { databaseUrl: string; dataDir: string; dir: string };

async function killRestores(
	{ report, full }: BenchShop,
	{ databaseUrl, dataDir, dir }: Restored,
	{ inBackup, tookMs }: { inBackup: number; tookMs: number },
): Promise<void> {
	const query = (statement: ReturnType<typeof sql<{ count: number }>>) =>
		withDatabase(databaseUrl, async (db) => (await statement.execute(db)).rows[0]?.count);
	const orders = () => query(sql`select count(*)::integer as count from orders`);
	/** Deletes one order, so that the shop before the restore differs from the restored one. */
	const cancelOne = () => query(sql`delete from orders where id = (select max(id) from orders)`);
	const outcomes = { before: 0, restored: 0, refused: 0, OTHER: 0 };
	await cancelOne();
	for (let kill = 0; kill < (full ? KILLS.full : KILLS.short); kill += 1) {
		await killedRestore({ databaseUrl, dataDir, dir }, Math.random() * tookMs);
		const refusal = await requireSchema(databaseUrl).catch((error: unknown) => error);
		if (refusal instanceof UnfinishedRestore) {
			await undoRestore(databaseUrl);
			outcomes[(await orders()) === inBackup - 1 ? 'refused' : 'OTHER'] += 1;
			continue;
		}
		const now = await orders();
		outcomes[now === inBackup - 1 ? 'before' : now === inBackup ? 'restored' : 'OTHER'] += 1;
		if (now === inBackup) await cancelOne();
	}
	report.check(
		'R16 a restore killed at a random moment',
		'the shop of before, the restored one, or a refusal that is undone',
		Object.entries(outcomes)
			.map(([name, count]) => `${name} ${count}`)
			.join(', '),
		outcomes.OTHER === 0 && outcomes.refused > 0,
	);
}

/**
 * Kills a restore. The time counts from its first line of output, because before that its code is only being
 * compiled.
 */
async function killedRestore({ databaseUrl, dataDir, dir }: Restored, afterMs: number): Promise<void> {
	const child = spawn(process.execPath, [RESTORE, dir, '--replace'], {
		env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	const exited = new Promise<void>((done) => child.once('close', () => done()));
	await Promise.race([new Promise<void>((done) => child.stdout.once('data', () => done())), exited]);
	child.stdout.resume();
	await Promise.race([pause(afterMs), exited]);
	child.kill('SIGKILL');
	await exited;
}
