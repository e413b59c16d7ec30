import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { restoreBackup } from '../../apps/server/src/features/backups/restore-backup.ts';
import { writeBackup } from '../../apps/server/src/features/backups/write-backup.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { startServer } from '../../apps/server/src/testing/server-process.ts';
import { cloneTemplate, prepareTemplate } from '../../apps/server/src/testing/test-databases.ts';
import type { BenchShop } from '../bench-shop.ts';
import { countMissing, prepareBuyers, startBuying } from './buyers.ts';

const LOAD_MS = { full: 10_000, short: 2000 };

/** R11: a backup while people order, restored elsewhere: all that was told before it began is there, and it adds up. */
export async function backups(bench: BenchShop): Promise<void> {
	const { databaseUrl, dataDir, serverUrl, report, full } = bench;
	const root = mkdtempSync(join(tmpdir(), 'dukan-backups-'));
	const dir = join(root, 'backup');
	const elsewhere = await cloneTemplate(serverUrl, await prepareTemplate(serverUrl, () => {}));
	const shop = await startServer({
		DATABASE_URL: databaseUrl,
		DATA_DIR: dataDir,
		LOG_LEVEL: 'silent',
		DEMO_CATALOGUE: 'off',
		ADDRESS_LIMIT_FACTOR: '1000000',
	});
	const db = openDatabase(databaseUrl, () => {}, { noQueryTimeout: true });
	const restore = () =>
		restoreBackup({
			databaseUrl: elsewhere.url,
			dataDir: join(root, 'restored'),
			dir,
			replace: true,
			say: () => {},
		});
	try {
		const buying = startBuying(await prepareBuyers(db), () => [shop.origin]);
		await pause(full ? LOAD_MS.full : LOAD_MS.short);
		const before = [...buying.told];
		const { tables } = await writeBackup({ databaseUrl, dataDir, dir, now: new Date(), say: () => {} });
		await buying.stop();
		const startedAt = performance.now();
		await restore();
		const tookS = ((performance.now() - startedAt) / 1000).toFixed(1);
		const books = openDatabase(elsewhere.url, () => {}, { noQueryTimeout: true });
		const missing = await countMissing(books, before);
		const { rows } = await sql<{ orders: number; lines: number }>`select
			(select count(*)::integer from orders) as orders,
			(select count(distinct order_id)::integer from order_lines) as lines`.execute(books);
		await books.destroy();
		const counted = tables.find(({ name }) => name === 'orders')?.rows ?? -1;
		const found = rows[0] ?? { orders: 0, lines: 0 };
		report.check(
			`R11 backup while ${buying.told.length} orders are placed, restored elsewhere`,
			'0 missing of those told before, every order with its lines',
			`${missing} missing of ${before.length}; ${found.orders} orders, ${found.lines} with lines, ${counted} in the backup; ${tables.length} tables in ${tookS} s`,
			missing === 0 && found.orders === counted && found.lines === counted && counted >= before.length,
		);
		const file = join(dir, 'orders.copy.gz');
		const whole = readFileSync(file);
		whole[Math.floor(whole.length / 2)] = (whole[Math.floor(whole.length / 2)] ?? 0) ^ 1;
		writeFileSync(file, whole);
		const refusal = await restore().then(
			() => 'restored',
			(error: Error) => error.message,
		);
		report.check('R11 control: one bit of the backup changed', 'refused', refusal, /damaged/.test(refusal));
	} finally {
		await shop.stop();
		await db.destroy();
		await elsewhere.drop();
		rmSync(root, { recursive: true, force: true });
	}
}
