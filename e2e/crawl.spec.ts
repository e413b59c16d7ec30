import { pageAddresses } from '@dukan/domain/content/page-rendering/page-addresses.ts';
import { type Crawl, crawl, spread } from './crawl.ts';
import { CATEGORY } from './goods.ts';
import { expect, test } from './shop-test.ts';

/** True for products of a category to which other tests add and from which they take during the crawl. */
const isOfOtherTests = (path: string) => path.startsWith(`/product/${CATEGORY}/`);

/** The demo page, to which no link leads. */
const ALONE = ['/test'];
const STORES = /^https:\/\/(apps\.apple\.com|play\.google\.com)\//;

test.describe('a crawl from home', { tag: '@all' }, () => {
	// The server renders every page of the shop, which takes half a minute on a quiet machine and many times
	// that on a busy one.
	test.describe.configure({ mode: 'default', timeout: 1_200_000 });
	const origin = process.env.BASE_URL ?? '';
	let crawling: Promise<Crawl> | undefined;
	/** Crawls once for all tests of this file, in the first one that runs. */
	const crawled = () => {
		crawling ??= crawl(origin);
		return crawling;
	};

	test('CAT-01 CAT-02 reaches every page and product of the sitemap', async ({ request }) => {
		const found = await crawled();
		const sitemap = await (await request.get('/sitemap.xml')).text();
		const wanted = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
			address.slice(origin.length),
		);
		expect(wanted.length).toBeGreaterThan(700);
		const missing = wanted.filter((path) => !found.pages.has(path) && !ALONE.includes(path));
		expect(missing.filter((path) => !isOfOtherTests(path))).toEqual([]);
		console.log(`crawled ${found.pages.size} pages over ${found.links.length} links`);
	});

	test('GEN-11 no link is dead, and none leads by a redirect', async () => {
		const found = await crawled();
		const bad = [...found.pages.values()].filter(
			({ address, status }) => status !== 200 && !isOfOtherTests(address),
		);
		expect(
			bad.map(({ address, status }) => {
				const from = found.links.find(({ to }) => to.split('#')[0] === address)?.from;
				return `${address} (${status}) from ${from}`;
			}),
		).toEqual([]);
	});

	test('GEN-11 every page calls itself by the address that leads to it', async () => {
		const found = await crawled();
		const wrong = [...found.pages.values()].flatMap(({ address, status, html }) => {
			if (status !== 200) return [];
			const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
			const { pathname, search } = new URL(address, origin);
			const own = pageAddresses(origin, pathname, search).canonical;
			return canonical === undefined || canonical === own ? [] : [`${address}: ${canonical}`];
		});
		expect(wrong).toEqual([]);
	});

	test('NAV-06 every anchor that a link names is there', async () => {
		const found = await crawled();
		const targets = new Set(
			found.links.flatMap(({ to, foreign }) => (!foreign && to.includes('#') ? [to] : [])),
		);
		const missing = [...targets].filter((target) => {
			const [address = '', id = ''] = target.split('#');
			// A view that the crawl did not visit has the same parts as its page.
			return !(found.pages.get(address) ?? found.pages.get(address.split('?')[0] ?? ''))?.html.includes(
				`id="${id}"`,
			);
		});
		expect(targets.size).toBeGreaterThan(0);
		expect(missing).toEqual([]);
	});

	test('INFO-02 only the stores are elsewhere, and they learn nothing of our page', async () => {
		const found = await crawled();
		const foreign = found.links.filter((link) => link.foreign);
		expect(foreign.map(({ to }) => to).filter((address) => !STORES.test(address))).toEqual([]);
		expect(foreign.filter(({ rel }) => !rel.includes('noopener'))).toEqual([]);
	});

	test('CARD-01 the files and pictures that pages name are there', async ({ request }) => {
		const found = await crawled();
		const files = new Set(spread(found.pictures, 12));
		for (const { html } of found.pages.values()) {
			for (const [, path = ''] of html.matchAll(/<(?:link|script)\s[^>]*(?:href|src)="(\/[^"]*)"/g))
				files.add(path);
		}
		const statuses = await Promise.all([...files].map(async (path) => (await request.get(path)).status()));
		expect([...files].filter((_, index) => statuses[index] !== 200)).toEqual([]);
	});
});
