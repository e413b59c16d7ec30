import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { restoreBackup } from '../areas/running/backups/restore-backup.ts';
import { writeBackup } from '../areas/running/backups/write-backup.ts';
import { copyDemoPictures } from '../commands/demo/fill-catalogue.ts';
import { NOT_RESTORED } from '../main/not-restored.ts';
import { PERSONAL } from '../main/personal.ts';
import { createPlainDatabase } from './plain-role.ts';
import { stockProducts } from './shop-books.ts';
import { signUpShopper } from './shopper.ts';
import { openTestShop } from './test-shop.ts';

/** Makes a shop with one order and an uploaded picture, its backup, and an empty database to restore it in. */
export async function openBackedUpShop(t: { after: (work: () => Promise<void>) => void }) {
	const shop = await openTestShop(t);
	const root = mkdtempSync(join(tmpdir(), 'dukan-backup-'));
	t.after(async () => rmSync(root, { recursive: true, force: true }));
	const dataDir = join(root, 'data');
	const dir = join(root, 'backup');
	const other = await createPlainDatabase(process.env.TEST_SERVER_URL ?? '');
	t.after(() => other.drop());
	const restore = (options: { replace?: boolean; from?: string; say?: (line: string) => void } = {}) =>
		restoreBackup({
			databaseUrl: other.url,
			dataDir: join(root, 'restored'),
			dir: options.from ?? dir,
			replace: options.replace ?? false,
			say: options.say ?? (() => {}),
			personal: PERSONAL,
			notRestored: NOT_RESTORED,
		});

	async function orderSomething(): Promise<number> {
		const me = await signUpShopper(shop);
		await stockProducts(shop.db, [1], 9);
		await shop.db
			.updateTable('products')
			.set({ price_tenge: 10_000, on_sale: false, unit_factor: 1 })
			.where('id', '=', 1)
			.execute();
		const response = await me.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 });
		return response.json().order.id;
	}

	await copyDemoPictures(dataDir);
	mkdirSync(join(dataDir, 'files'));
	writeFileSync(join(dataDir, 'originals/photo-1.webp'), 'a picture');
	writeFileSync(join(dataDir, 'originals/.unfinished'), 'half');
	writeFileSync(join(dataDir, 'files/dukan.apk'), 'the app');
	await ask(shop.databaseUrl, `insert into pictures (file, kind) values ('photo-1.webp', 'product')`);
	await orderSomething();
	const source = { databaseUrl: shop.databaseUrl, dataDir, say: () => {}, notRestored: NOT_RESTORED };
	await writeBackup({ ...source, dir, now: shop.clock() });
	return { shop, root, dataDir, dir, source, other, restore, orderSomething };
}

/** Runs one statement on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(
	url: string,
	sql: string,
	values: unknown[] = [],
): Promise<pg.QueryResult<Row>> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return await client.query<Row>(sql, values);
	} finally {
		await client.end();
	}
}

/** Returns for each table the number of rows and a hash over all of them. */
export async function contents(url: string): Promise<Record<string, string>> {
	const { rows: tables } = await ask<{ name: string }>(
		url,
		`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
			and relname <> all ($1) order by 1`,
		[['migrations', 'backups', ...NOT_RESTORED]],
	);
	const sums = tables.map(
		({ name }) =>
			`select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as sum from "${name}" t`,
	);
	const { rows } = await ask<{ name: string; sum: string }>(url, sums.join(' union all '));
	return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
