import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { openDatabase } from '../../../platform/database/database.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const ORIGIN = 'https://shop.example';

describe('sitemap and robots', async () => {
	const { app, databaseUrl } = await openTestShop({ after }, { env: { PUBLIC_ORIGIN: ORIGIN } });
	const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

	test('CAT-01 the sitemap names every public page and product, each with its languages', async () => {
		const response = await app.inject('/sitemap.xml');
		assert.equal(response.headers['content-type'], 'application/xml; charset=utf-8');
		const found = locations(response.body);
		assert.equal(new Set(found).size, found.length);
		assert.equal(found.filter((address) => address?.includes('/product/')).length, 600);
		for (const path of [
			'/',
			'/category',
			'/category/laptops-1',
			'/category/laptops-1/gaming-laptops-102',
			'/smart/for-gamers-1',
			'/pc-builder',
			'/newproducts',
			'/saleproducts',
			'/allbrands',
			'/brand_products/40',
			'/product/1/1',
			'/payment',
			'/contactus',
			'/links',
			'/test',
		])
			assert.ok(found.includes(ORIGIN + path), path);
		// The last of these addresses leads to the PC builder.
		for (const path of ['/cart', '/saved', '/search', '/kit', '/smart/build-your-own-pc-12'])
			assert.ok(!found.includes(ORIGIN + path), path);
		const [first = ''] = /<url>.*<\/url>/.exec(response.body) ?? [];
		assert.deepEqual(
			[...first.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]),
			[
				['tk', `${ORIGIN}/?lang=tm`],
				['ru', `${ORIGIN}/?lang=ru`],
				['en', `${ORIGIN}/?lang=en`],
				['x-default', `${ORIGIN}/`],
			],
		);
	});

	test('CAT-01 it is sent compressed to clients that accept it, and not again while nothing changed', async () => {
		const packed = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip' } });
		assert.equal(packed.headers['content-encoding'], 'gzip');
		assert.equal(locations(gunzipSync(packed.rawPayload).toString()).length > 600, true);
		const again = await app.inject({
			url: '/sitemap.xml',
			headers: { 'if-none-match': String(packed.headers.etag) },
		});
		assert.equal(again.statusCode, 304);
	});

	test('robots.txt closes calls, own pages and views of lists, and names the sitemap', async () => {
		const { body, statusCode } = await app.inject('/robots.txt');
		assert.equal(statusCode, 200);
		for (const line of [
			'Disallow: /api/',
			'Disallow: /search',
			'Disallow: /cart',
			'Disallow: /profile',
			'Disallow: /saved',
			'Disallow: /history',
			'Disallow: /signin',
			'Disallow: /*?sort=',
			'Disallow: /*&attr.',
			`Sitemap: ${ORIGIN}/sitemap.xml`,
		])
			assert.ok(body.split('\n').includes(line), line);
	});

	test('CAT-01 more addresses than a file takes are told in parts; unpublished products in none', async () => {
		const db = openDatabase(databaseUrl, () => {}, { noQueryTimeout: true });
		await sql`insert into products (category_id, subcategory_id, brand_id, name_en, price_tenge)
			select 1, 101, 1, 'Laptop ' || n, 100 from generate_series(1, 10000) n`.execute(db);
		await db.updateTable('products').set({ published: false }).where('id', '=', 1).execute();
		await db.destroy();
		const parts = locations((await app.inject('/sitemap.xml')).body);
		assert.deepEqual(
			parts,
			['pages', 'products-1', 'products-2'].map((part) => `${ORIGIN}/sitemaps/${part}.xml`),
		);
		const [pages, first, second] = await Promise.all(
			parts.map(async (part) => locations((await app.inject(String(part).slice(ORIGIN.length))).body)),
		);
		assert.equal(pages?.includes(`${ORIGIN}/faq`), true);
		assert.equal(first?.length, 10_000);
		assert.equal(second?.length, 599);
		assert.equal([...(first ?? []), ...(second ?? [])].includes(`${ORIGIN}/product/1/1`), false);
		for (const part of ['products-3', 'products-0', 'none'])
			assert.equal((await app.inject(`/sitemaps/${part}.xml`)).statusCode, 404, part);
	});
});
