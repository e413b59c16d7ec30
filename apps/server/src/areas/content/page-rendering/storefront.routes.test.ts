import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { after, describe, test } from 'node:test';
import type { PublicShop } from '@dukan/domain/content/page-rendering/public-shop.ts';
import { sql } from 'kysely';
import { readConfig } from '../../../main/config.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { until } from '../../../testing/until.ts';
import { openPages } from './open-pages.ts';
import type { PageRenderer } from './page-renderer.ts';

describe('pages', async () => {
	const pages = await openPages(readConfig({}));
	let renderings = 0;
	/** When set, replaces the text of an information page without sanitising it. */
	let planted: string | undefined;
	/** Each rendering waits for this before it begins. */
	let beforeRendering = async (_url: string) => {};
	const renderer: PageRenderer = {
		...pages.renderer,
		render: async (request, page) => {
			renderings += 1;
			await beforeRendering(request.url);
			const body = planted;
			if (body === undefined) return pages.renderer.render(request, page);
			const readPage: PublicShop['page'] = async (...asked) => {
				const found = await page.shop.page(...asked);
				return found && { ...found, body };
			};
			const shop = new Proxy(page.shop, {
				get: (target, name) => (name === 'page' ? readPage : Reflect.get(target, name)),
			});
			return pages.renderer.render(request, { ...page, shop });
		},
	};
	const shop = await openTestShop({ after }, { pages: { ...pages, renderer } });
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

	test('GEN-02 a language that is offered again is shown to who wants it', async () => {
		const language = async (cookie: string) =>
			/<html lang="(\w+)"/.exec((await get('/faq', { cookie })).body)?.[1];
		const offer = async (tm: boolean) => {
			const value = JSON.stringify({ tm, ru: true, en: true });
			await sql`insert into settings (key, value) values ('languages', ${value}::jsonb)
				on conflict (key) do update set value = excluded.value`.execute(shop.db);
			await shop.settled();
		};
		assert.equal(await language('lang=tm'), 'tk');
		await offer(false);
		assert.equal(await language('lang=tm'), 'ru');
		assert.equal(await language('lang=tm'), 'ru', 'again');
		await offer(true);
		assert.equal(await language('lang=ru'), 'ru');
		assert.equal(await language('lang=tm'), 'tk');
	});

	test('S12 an address that begins with two slashes is a page that does not exist, and no fault', async () => {
		const before = renderings;
		for (const url of ['//', '///', '//[', '//?lang=tm', '//category', '//[?lang=tm']) {
			assert.equal((await get(url)).statusCode, 404, url);
		}
		assert.ok(renderings - before <= 2, 'one rendering for each language');
	});

	test('S12 so is one with a line break in it', async () => {
		for (const url of ['/%0a', '/faq/%0D%0A', '/search%E2%80%A8'])
			assert.equal((await get(url)).statusCode, 404, url);
	});

	test('R18 unknown parameters make no other page in the cache', async () => {
		await get('/product/7/300');
		const before = renderings;
		for (let index = 0; index < 20; index += 1)
			assert.equal((await get(`/product/7/300?x=${index}&brand=${index}`)).statusCode, 200);
		assert.equal(renderings, before);
	});

	test('R10 many requests of one client for uncached pages wait behind each other, not before another client', async (t) => {
		const begun: string[] = [];
		const released = Promise.withResolvers<void>();
		beforeRendering = async (url) => {
			begun.push(new URL(url).pathname);
			await released.promise;
		};
		const entered = t.mock.method(shop.limiters.pages, 'run').mock;
		const ask = async (path: string, remoteAddress: string) =>
			(await shop.app.inject({ url: path, remoteAddress })).statusCode;
		const many = availableParallelism() + 6;
		const greedy = Array.from({ length: many }, (_, index) =>
			ask(`/product/7/${310 + index}`, '203.0.113.8'),
		);
		await until(() => entered.callCount() === many && begun.length > 0, 'all requests of the first client');
		const other = ask('/product/7/301', '198.51.100.8');
		await until(() => entered.callCount() === many + 1, 'the request of the other client');
		const running = begun.length;
		released.resolve();
		assert.deepEqual(new Set(await Promise.all([...greedy, other])), new Set([200]));
		beforeRendering = async () => {};
		const before = begun.indexOf('/product/7/301');
		assert.ok(before <= running + 1, `${before} were before it, ${running} of them begun already`);
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
			assert.match(body, /function begin\(\).*\.then\(\(\[route0,/, url);
		}
	});

	const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

	test('S8 S23 a page allows all of its own inline code, by hash, and nothing else inline', async () => {
		for (const url of ['/', '/category/phones-7', '/product/7/300', '/no-such-page']) {
			const { headers, body } = await get(url);
			const policy = String(headers['content-security-policy']);
			assert.match(policy, /default-src 'self'/);
			assert.match(policy, /frame-ancestors 'none'/);
			assert.doesNotMatch(policy, /unsafe|https?:|\*/);
			const scripts = body.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g);
			const styles = body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
			const inline = [...scripts, ...styles].map(([, content = '']) => content);
			assert.ok(inline.length >= 4, url);
			for (const content of inline) assert.ok(policy.includes(hash(content)), content.slice(0, 80));
			assert.doesNotMatch(body, /nonce=/, 'the mark of the renderer is not part of the page');
		}
	});

	test('S23 the policy refuses a script and a style that were planted into the content of a page', async () => {
		const script = 'fetch("/api/user_show/")';
		const style = '*{background:url(/x)}';
		planted = `<script>${script}</script><style>${style}</style>`;
		const { headers, body } = await get('/aboutus');
		assert.ok(body.includes(planted), 'it stands in the page');
		planted = undefined;
		const policy = String(headers['content-security-policy']);
		for (const content of [script, style]) assert.ok(!policy.includes(hash(content)), content);
		assert.doesNotMatch(policy, /unsafe/);
	});

	test('S8 a page has no inline handlers and no inline styles', async () => {
		const { body } = await get('/');
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

	test('GEN-08 an address with a slash at its end leads for good to the page without it', async () => {
		const { statusCode, headers } = await get('/faq/?lang=en');
		assert.equal(statusCode, 301);
		assert.equal(headers.location, '/faq?lang=en');
		assert.equal((await get('/no-such-page/')).statusCode, 404);
	});

	test('R10 unknown addresses, and where people came from, make no other page to render and cache', async () => {
		const unknown = await get('/no/such/page');
		await get('/?page=1');
		const cached = shop.cache.size;
		const asked = await Promise.all(
			['/wp-login.php', '/.env', '/a/b/c?d=e'].map(async (url) => (await get(url)).body),
		);
		assert.deepEqual(asked, Array(3).fill(unknown.body));
		assert.equal((await get('/?page=1&utm_source=imo')).statusCode, 200);
		assert.equal(shop.cache.size, cached);
		assert.match((await get('/wp-login.php', { cookie: 'lang=en' })).body, /lang="en"/);
	});

	test('S12 neither files of the sources nor lists of a folder are served', async () => {
		for (const path of ['/.git/config', '/package.json', '/assets/', '/images/', '/images/products/'])
			assert.equal((await get(path)).statusCode, 404, path);
	});

	test('CAT-03 GEN-02 a redirect to the right address keeps the language that was asked for, and nothing that is none', async () => {
		const redirected = async (url: string) => (await get(url)).headers.location;
		assert.equal(await redirected('/product/9/1?lang=en'), '/product/1/1?lang=en');
		assert.equal(await redirected('/compare?ids=1,1&lang=en'), '/compare?ids=1&lang=en');
		assert.equal(await redirected('/compare?ids=1,1&lang=%0Aen'), '/compare?ids=1');
	});

	test('GEN-11 a category whose name has signs of an address is found where its links lead', async () => {
		const name = 'Wi-Fi/LAN: 50% & more? #1 «новое»';
		await sql`update subcategories set name_en = ${name} where id = 1401`.execute(shop.db);
		await shop.settled();
		const [, href = ''] = /href="(\/category\/[^"]*-1401)"/.exec((await get('/category')).body) ?? [];
		assert.equal((await get(href.replaceAll('&amp;', '&'))).statusCode, 200, href);
	});

	test('CAT-03 a product without attributes and description has no empty parts', async () => {
		const { rows } = await sql<{ id: number }>`insert into products
			(category_id, subcategory_id, brand_id, name_en, price_tenge) values (1, 101, 1, 'Plain', 100)
			returning id`.execute(shop.db);
		await shop.settled();
		const { body } = await get(`/product/1/${rows[0]?.id}`);
		assert.match(body, /<h1[^>]*>Plain<\/h1>/);
		assert.doesNotMatch(body, /Характеристики|Описание|"description":""/);
	});

	test('CAT-03 CART-06 a limited product says how many an order may hold, not that little is left', async () => {
		const { body } = await get('/product/1/1');
		assert.match(body, /До \d+ шт\. в заказе/);
		assert.ok(!body.includes('Ограничено'));
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

	test('a page is rendered once, and again when a product it shows changes', async () => {
		const before = await get('/');
		assert.match(String(before.headers.etag), /^W\//);
		const shown = Number(/href="\/product\/\d+\/(\d+)/.exec(before.body)?.[1]);
		const rendered = renderings;
		assert.equal((await get('/', { 'if-none-match': String(before.headers.etag) })).statusCode, 304);
		await shop.db
			.updateTable('products')
			.set({ price_tenge: 1_234_567_00 / 100, on_sale: false, sale_price_tenge: null })
			.where('id', '=', shown)
			.execute();
		assert.equal(renderings, rendered);
		const after = await get('/');
		assert.equal(renderings, rendered + 1);
		assert.match(after.body, /12\u00a0345,67 манат/);
	});

	test('S15 pages hold nothing personal: everyone gets the same bytes', async () => {
		const one = await get('/', { authorization: 'Bearer someone', cookie: 'lang=ru; session=1' });
		const other = await get('/');
		assert.equal(one.body, other.body);
	});
});
