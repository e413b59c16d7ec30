import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { readConfig } from '../../config.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { openPages } from './open-pages.ts';

describe('pages', async () => {
	const pages = await openPages(readConfig({}));
	const shop = await openTestShop({ after }, { pages });
	const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

	test("GEN-02 the language is Russian, the cookie's, or the address's; anything else is ignored", async () => {
		const language = async (url: string, cookie = '') =>
			/<html lang="(\w+)"/.exec((await get(url, { cookie })).body)?.[1];
		assert.equal(await language('/'), 'ru');
		assert.equal(await language('/', 'lang=tm'), 'tk');
		assert.equal(await language('/', 'lang=xx'), 'ru');
		assert.equal(await language('/?lang=en', 'lang=tm'), 'en');
		assert.equal(await language('/?lang=xx', 'lang=tm'), 'tk');
	});

	test('GEN-02 choosing a language sets the cookie and returns to a page of the shop only', async () => {
		const choose = (payload: object) => shop.app.inject({ method: 'POST', url: '/lang', payload });
		const chosen = await choose({ lang: 'tm', back: '/category?x=1' });
		assert.equal(chosen.statusCode, 303);
		assert.equal(chosen.headers.location, '/category?x=1');
		assert.match(String(chosen.headers['set-cookie']), /^lang=tm; Path=\/; Max-Age=\d+; SameSite=Lax/);
		assert.equal((await choose({ lang: 'tm', back: '//evil.example' })).headers.location, '/');
		assert.equal((await choose({ lang: 'de', back: '/' })).statusCode, 400);
	});

	test('a page brings its styles along and leaves its scripts for later', async () => {
		for (const url of ['/', '/category/phones-7', '/product/7/300', '/cart', '/no-such-page']) {
			const { body } = await get(url);
			assert.match(body, /<style>[^<]{5000,}<\/style>/, url);
			assert.doesNotMatch(body, /<link rel="stylesheet" href="[^"]*"\/>|<link rel="modulepreload"/, url);
			assert.match(body, /window\.__reactRouterRouteModules=\{"root":route0,/, url);
		}
	});

	test('S8 a page may run its own scripts only, each inline one by its hash', async () => {
		const { headers, body } = await get('/');
		const policy = String(headers['content-security-policy']);
		assert.match(policy, /default-src 'self'/);
		assert.match(policy, /frame-ancestors 'none'/);
		assert.doesNotMatch(policy, /unsafe|https?:|\*/);
		assert.equal(
			(policy.match(/'sha256-/g) ?? []).length,
			new Set(body.match(/<script(?![^>]*(src=|ld\+json))[^>]*>[\s\S]*?<\/script>|<style>/g)).size,
		);
		assert.doesNotMatch(body, /\son\w+="/, 'no inline handlers');
		assert.doesNotMatch(body, /\sstyle="/, 'no inline styles');
	});

	test('GEN-08 an unknown path is 404 and a page; an unknown call is a problem document', async () => {
		const page = await get('/no/such/page');
		assert.equal(page.statusCode, 404);
		assert.match(page.body, /Страница не найдена/);
		assert.equal(page.headers['cache-control'], 'no-store');
		assert.equal((await get('/kit')).statusCode, 404);
	});

	test('R10 unknown addresses, and where people came from, make no other page to draw and keep', async () => {
		const unknown = await get('/no/such/page');
		await get('/?page=1');
		const kept = shop.cache.size;
		const asked = await Promise.all(
			['/wp-login.php', '/.env', '/a/b/c?d=e'].map(async (url) => (await get(url)).body),
		);
		assert.deepEqual(asked, Array(3).fill(unknown.body));
		assert.equal((await get('/?page=1&utm_source=imo')).statusCode, 200);
		assert.equal(shop.cache.size, kept);
		assert.match((await get('/wp-login.php', { cookie: 'lang=en' })).body, /lang="en"/);
	});

	test('HOME-02 the page is whole without script: sections, prices, links, the next categories', async () => {
		const { body } = await get('/');
		for (const text of [
			'Новинки',
			'Скидки',
			'Ноутбуки',
			'href="/newproducts"',
			'href="/saleproducts"',
			'href="/category/laptops-1"',
			'name="shown" value="14"',
		]) {
			assert.ok(body.includes(text), text);
		}
		assert.equal((body.match(/<article/g) ?? []).length, 9 * 5);
		const more = await get('/?shown=16');
		assert.equal((more.body.match(/<article/g) ?? []).length, 18 * 5);
		assert.ok(!more.body.includes('name="shown"'));
	});

	test('a page is rendered once, and anew when a product it shows changes', async (t) => {
		const before = await get('/');
		assert.match(String(before.headers.etag), /^W\//);
		const hits = t.mock.method(shop.cache, 'countHit');
		assert.equal((await get('/', { 'if-none-match': String(before.headers.etag) })).statusCode, 304);
		await shop.db
			.updateTable('products')
			.set({ price_tenge: 1_234_567_00 / 100, on_sale: false, sale_price_tenge: null })
			.where('id', '=', 1)
			.execute();
		assert.equal(hits.mock.callCount(), 1);
		const after = await get('/');
		assert.equal(hits.mock.callCount(), 1);
		assert.match(after.body, /12\u00a0345,67 манат/);
	});

	test('S15 pages hold nothing personal: the same bytes whoever asks', async () => {
		const one = await get('/', { authorization: 'Bearer someone', cookie: 'lang=ru; session=1' });
		const other = await get('/');
		assert.equal(one.body, other.body);
	});
});
