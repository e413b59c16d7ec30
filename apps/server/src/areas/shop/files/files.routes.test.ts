import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { readConfig } from '../../../main/config.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { openPages } from '../../content/page-rendering/open-pages.ts';

describe('the app on our own server', async () => {
	const pages = await openPages(readConfig({}));
	const { app, config } = await openTestShop({ after }, { pages });

	test('INFO-02 until it is there, nothing leads to it', async () => {
		assert.equal((await app.inject('/files/dukan.apk')).statusCode, 404);
		const { body } = await app.inject('/links');
		assert.ok(body.includes('Скоро'));
		assert.ok(!body.includes('href="/files'));
		const store = body.match(/<a [^>]*href="https:\/\/apps\.apple\.com\/[^>]*>/)?.[0] ?? '';
		assert.match(store, /rel="noopener noreferrer"/);
	});

	test('INFO-02 once it is there, it is downloaded whole or in parts', async () => {
		writeFileSync(join(config.dataDir, 'files/dukan.apk'), 'the whole app');
		assert.ok((await app.inject('/links')).body.includes('href="/files/dukan.apk"'));
		const whole = await app.inject('/files/dukan.apk');
		assert.equal(whole.statusCode, 200);
		assert.equal(whole.body, 'the whole app');
		assert.equal(whole.headers['content-type'], 'application/vnd.android.package-archive');
		assert.equal(whole.headers['content-disposition'], 'attachment; filename="dukan.apk"');
		const part = await app.inject({ url: '/files/dukan.apk', headers: { range: 'bytes=4-8' } });
		assert.equal(part.statusCode, 206);
		assert.equal(part.body, 'whole');
		assert.equal((await app.inject('/files/..%2f..%2fconfig.ts')).statusCode, 404);
	});

	test('INFO-02 once it is gone, nothing leads to it', async () => {
		rmSync(join(config.dataDir, 'files/dukan.apk'));
		assert.ok(!(await app.inject('/links')).body.includes('href="/files'));
	});
});
