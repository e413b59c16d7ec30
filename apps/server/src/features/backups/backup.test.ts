import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { migrate } from '../../platform/database/migrate.ts';
import { stockProducts } from '../../testing/shop-books.ts';
import { signUpShopper } from '../../testing/shopper.ts';
import { cloneTemplate } from '../../testing/test-databases.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

describe('R11 backup and restore', async () => {
	const shop = await openTestShop({ after });
	const root = mkdtempSync(join(tmpdir(), 'dukan-backup-'));
	after(() => rmSync(root, { recursive: true, force: true }));
	const originalsDir = join(root, 'originals');
	const dir = join(root, 'backup');
	const other = await cloneTemplate(process.env.TEST_SERVER_URL ?? '', process.env.TEST_TEMPLATE ?? '');
	after(() => other.drop());
	const restore = (options: { replace?: boolean; from?: string } = {}) =>
		restoreBackup({
			databaseUrl: other.url,
			originalsDir: join(root, 'restored'),
			dir: options.from ?? dir,
			replace: options.replace ?? false,
			say: () => {},
		});

	before(async () => {
		mkdirSync(originalsDir);
		writeFileSync(join(originalsDir, 'photo-1.webp'), 'a picture');
		await orderSomething();
		await writeBackup({ databaseUrl: shop.databaseUrl, originalsDir, dir, now: shop.clock(), say: () => {} });
	});

	async function orderSomething(): Promise<number> {
		const me = await signUpShopper(shop);
		await stockProducts(shop.db, [1], 9);
		await shop.db
			.updateTable('products')
			.set({ price_tenge: 10_000, on_sale: false, unit_factor: 1 })
			.where('id', '=', 1)
			.execute();
		const answer = await me.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 });
		return answer.json().order.id;
	}

	test('R11 every row of every table returns, and so do the pictures; the next order gets the next number', async () => {
		const { rows: noted } = await ask<{ ok: boolean; bytes: string }>(
			shop.databaseUrl,
			'select ok, bytes from backups',
		);
		assert.deepEqual([noted.length, noted[0]?.ok, Number(noted[0]?.bytes) > 10_000], [1, true, true]);
		const books = await contents(shop.databaseUrl);
		const late = await orderSomething();
		await restore();
		assert.deepEqual(await contents(other.url), books);
		assert.ok(Object.keys(books).length > 30);
		assert.match(books.orders ?? '', /^1 /);
		assert.equal(readFileSync(join(root, 'restored/photo-1.webp'), 'utf8'), 'a picture');
		const { rows } = await ask<{ next: string }>(
			other.url,
			`select nextval(pg_get_serial_sequence('orders', 'id')) as next`,
		);
		assert.equal(Number(rows[0]?.next), late);
	});

	test('R11 a restored shop finds, sells and keeps its lists', async () => {
		await ask(other.url, `update product_stock set quantity = 0 where product_id = 1`);
		const { rows } = await ask<{ in_stock: boolean }>(
			other.url,
			'select in_stock from product_listings where product_id = 1',
		);
		assert.deepEqual(rows, [{ in_stock: false }], 'triggers run again');
	});

	test('R11 orders are overwritten only on request, and a running shop never', async () => {
		await assert.rejects(restore(), /holds 1 orders/);
		const open = new pg.Client({ connectionString: other.url, application_name: 'dukan' });
		await open.connect();
		await assert.rejects(restore({ replace: true }), /The shop is open/);
		await open.end();
		await restore({ replace: true });
	});

	test('R11 a damaged backup is refused before anything is touched', async () => {
		const damaged = join(root, 'damaged');
		mkdirSync(damaged);
		for (const file of readdirSync(dir).filter((name) => name !== 'originals'))
			writeFileSync(join(damaged, file), readFileSync(join(dir, file)));
		const books = await contents(other.url);
		const prices = join(damaged, 'products.copy.gz');
		const whole = gunzipSync(readFileSync(prices)).toString();
		writeFileSync(prices, gzipSync(whole.replace('10000', '10001')));
		await assert.rejects(restore({ from: damaged, replace: true }), /damaged: table products/);
		writeFileSync(prices, readFileSync(join(dir, 'products.copy.gz')).subarray(0, 1000));
		await assert.rejects(restore({ from: damaged, replace: true }), /damaged: table products/);
		await assert.rejects(restore({ from: root }), /There is no backup/);
		assert.deepEqual(await contents(other.url), books);
	});

	test('R11 a backup of a newer program is refused; one of an older schema is filled in and brought up to date', async () => {
		const newer = join(root, 'newer');
		mkdirSync(newer);
		for (const file of readdirSync(dir).filter((name) => name !== 'originals'))
			writeFileSync(join(newer, file), readFileSync(join(dir, file)));
		const manifest = JSON.parse(readFileSync(join(newer, 'manifest.json'), 'utf8'));
		const known: number[] = manifest.migrations;
		const newest = Math.max(...known);
		manifest.migrations = [...known, newest + 1];
		writeFileSync(join(newer, 'manifest.json'), JSON.stringify(manifest));
		await assert.rejects(restore({ from: newer, replace: true }), /start the newer program/);

		await ask(other.url, 'drop schema public cascade; create schema public');
		await migrate(other.url, () => {}, { only: new Set(known.filter((number) => number < newest)) });
		await ask(other.url, `insert into brands (name, slug) values ('Older', 'older')`);
		const older = join(root, 'older');
		await writeBackup({ databaseUrl: other.url, originalsDir, dir: older, now: shop.clock(), say: () => {} });
		await restore({ from: older });
		const brands = await ask<{ name: string }>(other.url, 'select name from brands');
		const applied = await ask<{ number: number }>(other.url, 'select number from migrations order by 1');
		assert.deepEqual(brands.rows, [{ name: 'Older' }]);
		assert.deepEqual(
			applied.rows.map(({ number }) => number),
			known,
		);
	});
});

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<pg.QueryResult<Row>> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return await client.query<Row>(sql);
	} finally {
		await client.end();
	}
}

/** Of each table how many rows it has and a hash over all of them. */
async function contents(url: string): Promise<Record<string, string>> {
	const { rows: tables } = await ask<{ name: string }>(
		url,
		`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
			and relname not in ('migrations', 'order_watchers', 'backups') order by 1`,
	);
	const sums = tables.map(
		({ name }) =>
			`select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as sum from "${name}" t`,
	);
	const { rows } = await ask<{ name: string; sum: string }>(url, sums.join(' union all '));
	return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
