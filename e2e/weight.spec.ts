import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test, whenHydrated } from './shop-test.ts';

/** The limit for a phone's first view until hydration, compressed and with headers. */
const MAX_FIRST_VIEW_BYTES = 190_000;
const MAX_LATER_VIEW_BYTES = 40_000;
/**
 * The limit for the scripts alone, compressed. The published files of React and its router take 2.3 KB of it
 * (decision 013).
 */
const MAX_SCRIPT_BYTES = 133_000;

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

type RequestedFile = { url: string; atMs: number; isScript: boolean; ended: boolean; bytes: number };
type Weight = {
	all: number;
	script: number /** What was weighed, shown when the test fails. */;
	files: string;
};

/**
 * Opens a tab that counts bytes on a slow connection. There Chromium fetches pictures from further below than
 * on a fast one.
 */
async function openScales(
	context: BrowserContext,
): Promise<{ page: Page; weigh: (path: string) => Promise<Weight> }> {
	const page = await context.newPage();
	const network = await context.newCDPSession(page);
	await network.send('Network.enable');
	const speed = (400 * 1000) / 8;
	const line = { offline: false, latency: 300, downloadThroughput: speed, uploadThroughput: speed };
	await network.send('Network.emulateNetworkConditions', line);
	await page.addInitScript(noteHydration);
	let asked = new Map<string, RequestedFile>();
	let openPage = '';
	network.on('Network.requestWillBeSent', ({ requestId, loaderId, wallTime, type, request }) => {
		// Only the requests of this page count. What the page before it still fetches is never reported
		// completely.
		if (requestId === loaderId && loaderId !== openPage) {
			openPage = loaderId;
			asked = new Map();
		}
		const isFetchedAhead = request.initialPriority === 'VeryLow';
		if (loaderId !== openPage || asked.has(requestId) || isFetchedAhead) return;
		asked.set(requestId, {
			url: request.url,
			atMs: wallTime * 1000,
			isScript: type === 'Script',
			ended: false,
			bytes: 0,
		});
	});
	network.on('Network.requestServedFromCache', ({ requestId }) => {
		const file = asked.get(requestId);
		if (file) file.ended = true;
	});
	network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		const file = asked.get(requestId);
		if (file) Object.assign(file, { ended: true, bytes: encodedDataLength });
	});
	network.on('Network.loadingFailed', ({ requestId }) => {
		const file = asked.get(requestId);
		if (file) file.ended = true;
	});
	/**
	 * Weighs everything that the page requests until it is hydrated. Lazy pictures and idle prefetches do not
	 * count, because it depends on the speed whether Chromium has requested them by then.
	 */
	const weigh = async (path: string) => {
		await page.goto(path, { waitUntil: 'load' });
		await whenHydrated(page);
		const noted = page.locator('html[data-hydrated-at]');
		const hydratedAtMs = Number(await noted.getAttribute('data-hydrated-at'));
		const lazy = await lazyPictures(page);
		const ownFiles = () =>
			[...asked.values()].filter(({ atMs, url }) => atMs <= hydratedAtMs && !lazy.has(pictureName(url)));
		await expect.poll(() => ownFiles().every(({ ended }) => ended)).toBe(true);
		const sum = (files: { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0);
		return {
			all: sum(ownFiles()),
			script: sum(ownFiles().filter(({ isScript }) => isScript)),
			files: ownFiles()
				.map(
					({ bytes, url, atMs }) => `${bytes} ${url}, ${Math.round(hydratedAtMs - atMs)} ms before hydration`,
				)
				.join('\n'),
		};
	};
	return { page, weigh };
}

/** Runs in the page from its first moment, because a later check would count requests after the hydration. */
function noteHydration(): void {
	const look = () => {
		if (!document.body || !Object.keys(document.body).some((key) => key.startsWith('__react'))) return;
		clearInterval(timer);
		document.documentElement.dataset.hydratedAt = String(Date.now());
	};
	const timer = setInterval(look, 1);
}

/** Returns the names of pictures that the page loads lazily and shows nowhere else. */
async function lazyPictures(page: Page): Promise<Set<string>> {
	const pictures = await page
		.locator('img')
		.evaluateAll((all: HTMLImageElement[]) => all.map(({ loading, src }) => ({ loading, src })));
	const names = (wanted: string) =>
		pictures.filter(({ loading }) => loading === wanted).map(({ src }) => pictureName(src));
	const eager = new Set(names('eager'));
	return new Set(names('lazy').filter((name) => !eager.has(name)));
}

/** Returns the name that all formats and sizes of a picture share. */
function pictureName(address: string): string {
	return /([^/]+)\.\w+(\?.*)?$/.exec(address)?.[1] ?? address;
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
	test(`the first view of ${path} weighs at most 190 KB, of which 133 KB script`, { tag: '@all' }, async ({
		browser,
		baseURL,
	}) => {
		await onPhone(browser, baseURL, async (context) => {
			const { weigh } = await openScales(context);
			const { all, script, files } = await weigh(path);
			expect(script, files).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
			expect(script, files).toBeGreaterThan(50_000);
			expect(all, files).toBeLessThanOrEqual(MAX_FIRST_VIEW_BYTES);
		});
	});
}

test('later views weigh at most 40 KB once the shop’s files are there', { tag: '@all' }, async ({
	browser,
	baseURL,
}) => {
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
			const { all, files } = await weigh(path);
			expect(all, files).toBeGreaterThan(1000);
			expect(all, files).toBeLessThanOrEqual(MAX_LATER_VIEW_BYTES);
		}
	});
});
