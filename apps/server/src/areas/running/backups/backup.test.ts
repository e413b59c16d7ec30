import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { copyDemoPictures } from '../../../commands/demo/fill-catalogue.ts';
import { ask, contents, openBackedUpShop } from '../../../testing/backed-up-shop.ts';
import { until } from '../../../testing/until.ts';
import { writeBackup } from './write-backup.ts';

describe('R11 backup and restore', async () => {
	const { shop, root, dataDir, dir, source, other, restore, orderSomething } = await openBackedUpShop({
		after,
	});

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
		assert.equal(readFileSync(join(root, 'restored/originals/photo-1.webp'), 'utf8'), 'a picture');
		assert.equal(readFileSync(join(root, 'restored/files/dukan.apk'), 'utf8'), 'the app');
		const originals = readdirSync(join(dataDir, 'originals')).filter((name) => name !== '.unfinished');
		assert.deepEqual(readdirSync(join(root, 'restored/originals')).toSorted(), originals.toSorted());
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
		cpSync(dir, damaged, { recursive: true });
		const books = await contents(other.url);
		const prices = join(damaged, 'products.copy.gz');
		const whole = gunzipSync(readFileSync(prices)).toString();
		writeFileSync(prices, gzipSync(whole.replace('10000', '10001')));
		await assert.rejects(restore({ from: damaged, replace: true }), /damaged: table products/);
		writeFileSync(prices, readFileSync(join(dir, 'products.copy.gz')).subarray(0, 1000));
		await assert.rejects(restore({ from: damaged, replace: true }), /damaged: table products/);
		await assert.rejects(restore({ from: root }), /There is no backup/);
		writeFileSync(prices, readFileSync(join(dir, 'products.copy.gz')));
		const picture = join(damaged, 'originals/photo-1.webp');
		writeFileSync(picture, 'a pictura');
		await assert.rejects(restore({ from: damaged, replace: true }), /damaged: originals.photo-1.webp is not/);
		rmSync(picture);
		await assert.rejects(restore({ from: damaged, replace: true }), /damaged: originals.photo-1.webp cannot/);
		assert.deepEqual(await contents(other.url), books);
	});

	test('R16 a picture that the database names and the folder lacks refuses the backup; the folder is named', async () => {
		const elsewhere = { ...source, dataDir: join(root, 'wrong'), now: shop.clock() };
		await copyDemoPictures(elsewhere.dataDir);
		const target = join(root, 'without-pictures');
		await assert.rejects(
			writeBackup({ ...elsewhere, dir: target }),
			/1 of \d+ pictures are not in .*wrong.*photo-1\.webp/,
		);
		assert.equal(existsSync(target) || existsSync(`${target}.unfinished`), false);
		const { rows } = await ask<{ ok: boolean; note: string }>(
			shop.databaseUrl,
			'select ok, note from backups order by id desc limit 1',
		);
		assert.equal(rows[0]?.ok, false);
		assert.match(rows[0]?.note ?? '', /pictures are not in/);
		const accepted = await writeBackup({ ...elsewhere, dir: target, acceptMissingPictures: true });
		assert.deepEqual(accepted.missingPictures, ['photo-1.webp']);
	});

	test('R16 a manifest that leads out of the folders of a backup is refused before anything is written', async () => {
		const strange = join(root, 'strange');
		cpSync(dir, strange, { recursive: true });
		writeFileSync(join(root, 'outside.txt'), 'outside');
		const manifest = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8'));
		const sha256 = createHash('sha256').update('outside').digest('hex');
		for (const path of [
			'../outside.txt',
			'originals/../../outside.txt',
			'originals/.hidden',
			'other/a',
			'files',
		]) {
			const files = [...manifest.files, { path, bytes: 7, sha256 }];
			writeFileSync(join(strange, 'manifest.json'), JSON.stringify({ ...manifest, files }));
			await assert.rejects(
				restore({ from: strange, replace: true }),
				/is no place of an uploaded file/,
				path,
			);
		}
	});

	test('R16 a folder that is there is refused before any work', async () => {
		await assert.rejects(writeBackup({ ...source, dir, now: shop.clock() }), /is there already/);
	});

	test('R16 a backup whose connection is lost says so and leaves nothing that looks like one', async () => {
		const holder = new pg.Client({ connectionString: shop.databaseUrl });
		await holder.connect();
		await holder.query('begin; lock table users in access exclusive mode');
		const lost = join(root, 'lost');
		const writing = assert.rejects(
			writeBackup({ ...source, dir: lost, now: shop.clock() }),
			/ended the connection|terminating connection/,
		);
		await until(async () => {
			const { rowCount } = await ask(
				shop.databaseUrl,
				`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
					and application_name = 'dukan-backup' and wait_event_type = 'Lock'`,
			);
			return rowCount === 1;
		});
		await writing;
		await holder.end();
		assert.deepEqual([existsSync(lost), existsSync(`${lost}.unfinished`)], [false, false]);
	});
});
