import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test, whenAwake } from './shop-test.ts';

/** Compressed, headers included, on a phone. */
const MAX_FIRST_VIEW_BYTES = 200_000;
const MAX_LATER_VIEW_BYTES = 60_000;
/** Compressed, the scripts alone. */
const MAX_SCRIPT_BYTES = 130_000;

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

type Weight = { all: number; script: number };

/** A tab that counts what comes over a slow line: there Chromium fetches pictures from further below than on a fast one. */
async function openScales(
	context: BrowserContext,
): Promise<{ page: Page; weigh: (path: string) => Promise<Weight> }> {
	const page = await context.newPage();
	const network = await context.newCDPSession(page);
	await network.send('Network.enable');
	const speed = (400 * 1000) / 8;
	const line = { offline: false, latency: 300, downloadThroughput: speed, uploadThroughput: speed };
	await network.send('Network.emulateNetworkConditions', line);
	const types = new Map<string, string>();
	let bytes: Weight = { all: 0, script: 0 };
	network.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
	network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
		if (types.get(requestId) === 'Script') bytes.script += encodedDataLength;
	});
	network.on('Network.loadingFinished', ({ encodedDataLength }) => {
		bytes.all += encodedDataLength;
	});
	const weigh = async (path: string) => {
		bytes = { all: 0, script: 0 };
		await page.goto(path, { waitUntil: 'load' });
		// Scripts come after the page has loaded.
		await whenAwake(page);
		return bytes;
	};
	return { page, weigh };
}

async function onPhone(
	browser: Browser,
	baseURL: string | undefined,
	run: (context: BrowserContext) => Promise<void>,
) {
	const context = await browser.newContext({ ...PHONE, baseURL: baseURL ?? '', serviceWorkers: 'block' });
	await run(context);
	await context.close();
}

for (const path of [
	'/',
	'/category',
	'/category/phones-7',
	'/category/laptops-1/gaming-laptops-102?sort=price',
	'/saleproducts',
	'/product/7/300',
	'/compare?ids=1,2,3,4',
	'/search?query=samsung',
	'/allbrands',
	'/faq',
	'/links',
]) {
	test(`the first view of ${path} weighs at most 200 KB, of which 130 KB script`, async ({
		browser,
		baseURL,
	}) => {
		await onPhone(browser, baseURL, async (context) => {
			const { weigh } = await openScales(context);
			const bytes = await weigh(path);
			console.log(`first view of ${path}: ${JSON.stringify(bytes)}`);
			expect(bytes.script).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
			expect(bytes.script).toBeGreaterThan(50_000);
			expect(bytes.all).toBeLessThanOrEqual(MAX_FIRST_VIEW_BYTES);
		});
	});
}

test('later views weigh at most 60 KB once the shop’s files are there', async ({ browser, baseURL }) => {
	await onPhone(browser, baseURL, async (context) => {
		const { weigh } = await openScales(context);
		await weigh('/');
		await weigh('/category/phones-7');
		await weigh('/product/7/300');
		for (const path of [
			'/category/phones-7?page=2',
			'/category/laptops-1',
			'/product/1/4',
			'/smart/for-gamers-1',
			'/payment',
		]) {
			const bytes = await weigh(path);
			console.log(`later view of ${path}: ${JSON.stringify(bytes)}`);
			expect(bytes.all, path).toBeGreaterThan(1000);
			expect(bytes.all, path).toBeLessThanOrEqual(MAX_LATER_VIEW_BYTES);
		}
	});
});
