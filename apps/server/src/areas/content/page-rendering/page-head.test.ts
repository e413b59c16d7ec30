import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { readConfig } from '../../../main/config.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { openPages } from './open-pages.ts';

const ORIGIN = 'https://shop.example';

describe('heads of pages', async () => {
	const pages = await openPages(readConfig({}));
	const shop = await openTestShop({ after }, { pages, env: { PUBLIC_ORIGIN: ORIGIN } });
	const get = async (url: string) => {
		const { body } = await shop.app.inject({ url, headers: { host: 'evil.example' } });
		const all = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, value = '']) => value);
		const meta = (name: string) =>
			all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));
		return {
			body,
			meta,
			titles: all(/<title>([^<]*)<\/title>/g),
			canonical: all(/<link rel="canonical" href="([^"]*)"/g),
			alternates: all(/<link rel="alternate" hrefLang="([^"]*)"/gi),
			jsonLd: all(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map((text) => JSON.parse(text)),
		};
	};

	test('GEN-02 every public page names itself, its languages and its picture, whatever the Host header', async () => {
		const titles = new Set<string>();
		for (const path of [
			'/',
			'/category',
			'/category/laptops-1',
			'/category/laptops-1/gaming-laptops-102',
			'/smart/for-gamers-1',
			'/newproducts',
			'/saleproducts',
			'/allbrands',
			'/brand_products/40',
			'/product/1/1',
			'/faq',
			'/payment',
			'/contactus',
		]) {
			const page = await get(path);
			assert.deepEqual(page.canonical, [ORIGIN + path]);
			assert.deepEqual(page.alternates, ['tk', 'ru', 'en', 'x-default'], path);
			assert.equal(page.titles.length, 1, path);
			titles.add(page.titles[0] ?? '');
			const [description = ''] = page.meta('description');
			assert.ok(description.length > 30 && description.length <= 161, `${path}: ${description}`);
			for (const name of ['og:title', 'og:description', 'og:type', 'og:locale'])
				assert.equal(page.meta(name).length, 1, `${path} ${name}`);
			assert.deepEqual(page.meta('og:url'), [ORIGIN + path]);
			assert.match(page.meta('og:image')[0] ?? '', /^https:\/\/shop\.example\/.+\.jpg/);
			assert.deepEqual(page.meta('robots'), []);
			assert.doesNotMatch(page.body, /evil\.example/);
		}
		assert.equal(titles.size, 13, 'no two pages are called alike');
	});

	test('GEN-02 the address of a language is its own canonical one', async () => {
		const page = await get('/category/laptops-1?lang=tm');
		assert.deepEqual(page.canonical, [`${ORIGIN}/category/laptops-1?lang=tm`]);
		assert.deepEqual(page.meta('og:locale'), ['tk_TM']);
		assert.match(page.body, /hrefLang="en" href="https:\/\/shop\.example\/category\/laptops-1\?lang=en"/i);
	});

	test('CAT-02 a filtered or sorted list sends search engines to the plain one; a further page is its own', async () => {
		const sorted = await get('/category/laptops-1?sort=price&page=2');
		assert.deepEqual(sorted.meta('robots'), ['noindex, follow']);
		assert.deepEqual(sorted.canonical, [`${ORIGIN}/category/laptops-1`]);
		assert.deepEqual(sorted.alternates, []);
		const second = await get('/category/laptops-1?page=2');
		assert.deepEqual(second.canonical, [`${ORIGIN}/category/laptops-1?page=2`]);
		assert.deepEqual(second.titles, ['Ноутбуки · Страница 2 · Dükan']);
	});

	test('GEN-08 what is not found is not to be listed', async () => {
		const page = await get('/no-such-page');
		assert.deepEqual(page.meta('robots'), ['noindex, follow']);
		assert.deepEqual(page.canonical, []);
	});

	test('CAT-03 breadcrumbs are structured data, and nothing in a name ends the script', async () => {
		await shop.db
			.updateTable('products')
			.set({ name_ru: 'Мышь </script><script>alert(1)</script>' })
			.where('id', '=', 1)
			.execute();
		const { jsonLd, body } = await get('/product/1/1?lang=ru&x=1');
		const way = jsonLd.find((data) => data['@type'] === 'BreadcrumbList');
		assert.equal(way['@context'], 'https://schema.org');
		assert.deepEqual(
			way.itemListElement.map(({ item }: { item?: string }) => item),
			[
				`${ORIGIN}/?lang=ru`,
				`${ORIGIN}/category/laptops-1?lang=ru`,
				`${ORIGIN}/category/laptops-1/home-and-study-laptops-101?lang=ru`,
				undefined,
			],
		);
		assert.match(way.itemListElement.at(-1).name, /<\/script>/);
		assert.doesNotMatch(body, /<script>alert/);
	});
});
