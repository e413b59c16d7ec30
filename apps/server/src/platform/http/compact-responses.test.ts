import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openPages } from '../../areas/content/page-rendering/open-pages.ts';
import { copyDemoPictures } from '../../commands/demo/fill-catalogue.ts';
import { readConfig } from '../../main/config.ts';
import { signUpShopper } from '../../testing/shopper.ts';
import { signInStaff } from '../../testing/staff.ts';
import { openTestShop } from '../../testing/test-shop.ts';

describe('answers that no cache has prepared', async () => {
	const pages = await openPages(readConfig({}));
	const shop = await openTestShop({ after }, { pages });
	const { app, db, clock, config } = shop;
	await copyDemoPictures(config.dataDir);
	const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
	const picture = (await get('/api/new_products?limit=1')).json().rows[0].p_img;

	test('API-01 public answers have an ETag, and who has this version gets none again', async () => {
		for (const url of [
			'/api/openapi.json',
			'/api/docs',
			'/robots.txt',
			'/manifest.webmanifest',
			'/offline',
			`/images/products/${picture}`,
			`/images/products-jpg/${picture.replace('.webp', '.jpg')}`,
		]) {
			const { statusCode, headers, rawPayload } = await get(url);
			assert.equal(statusCode, 200, url);
			assert.match(String(headers.etag), /^W\/"[\w-]+"$/, url);
			assert.ok(rawPayload.length > 0, url);
			const again = await get(url, { 'if-none-match': String(headers.etag) });
			assert.deepEqual([again.statusCode, again.body], [304, ''], url);
			assert.equal((await get(url, { 'if-none-match': 'W/"other"' })).statusCode, 200, url);
		}
	});

	test('API-01 JSON and HTML are compressed for who takes it, by brotli or gzip, and for others not', async () => {
		const { token } = await signUpShopper(shop);
		const { cookie } = await signInStaff(db, clock(), 'owner');
		for (const [url, headers] of [
			['/api/openapi.json', {}],
			['/api/docs', {}],
			['/api/delivery_options?district_id=1', { authorization: `Bearer ${token}` }],
			['/api/staff/banners', { cookie }],
		] as const) {
			const plain = await get(url, headers);
			assert.equal(plain.headers['content-encoding'], undefined, url);
			assert.match(String(plain.headers.vary), /accept-encoding/, url);
			const br = await get(url, { ...headers, 'accept-encoding': 'gzip, br' });
			assert.equal(br.headers['content-encoding'], 'br', url);
			assert.equal(Number(br.headers['content-length']), br.rawPayload.length, url);
			assert.ok(br.rawPayload.length < plain.rawPayload.length, url);
			assert.equal(brotliDecompressSync(br.rawPayload).toString(), plain.body, url);
			const gzip = await get(url, { ...headers, 'accept-encoding': 'gzip' });
			assert.equal(gunzipSync(gzip.rawPayload).toString(), plain.body, url);
		}
	});

	test('S26 an answer with a secret is not compressed, a personal one has no ETag', async () => {
		const { headers, rawPayload } = await get('/api/captcha', { 'accept-encoding': 'br' });
		assert.ok(rawPayload.length > 1024);
		assert.equal(headers['content-encoding'], undefined);
		const { token } = await signUpShopper(shop);
		const own = await get('/api/delivery_options?district_id=1', { authorization: `Bearer ${token}` });
		assert.equal(own.headers.etag, undefined);
	});

	test('GEN-02 what depends on the language cookie says so to caches', async () => {
		for (const url of ['/manifest.webmanifest', '/offline'])
			assert.match(String((await get(url)).headers.vary), /\bcookie\b/, url);
	});
});
