import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** The slow connection of a cheap phone. */
const LINE = { offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const CPU_SLOWDOWN = 4;
const PHONE = {
	viewport: { width: 360, height: 740 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
	userAgent:
		'Mozilla/5.0 (Linux; Android 12; SM-A125F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
};
/** A page has loaded everything if it requests nothing for this long. */
const QUIET_MS = 1000;
const PATIENCE_MS = 60_000;

export type Traffic = { requests: number; bytes: number; byType: Record<string, number> };

export type Visit = {
	page: Page;
	traffic: () => Traffic;
	/** Resets the counts of the traffic. */
	forget: () => void;
	/** Resolves when the page has requested nothing for a while. */
	quiet: () => Promise<void>;
	close: () => Promise<void>;
};

/** Opens a tab on the phone and counts all its traffic. */
export async function openPhone(browser: Browser, origin: string): Promise<Visit> {
	const context: BrowserContext = await browser.newContext({
		...PHONE,
		baseURL: origin,
		// The bench could neither slow nor count the requests of a worker.
		serviceWorkers: 'block',
	});
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send('Network.enable');
	await devtools.send('Network.emulateNetworkConditions', LINE);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	await page.addInitScript(observe);
	const counter = countTraffic(devtools);
	return { page, ...counter, close: () => context.close() };
}

function countTraffic(devtools: CDPSession): Omit<Visit, 'page' | 'close'> {
	const types = new Map<string, string>();
	const open = new Set<string>();
	let traffic: Traffic = { requests: 0, bytes: 0, byType: {} };
	let lastMs = Date.now();
	const ended = (requestId: string) => {
		open.delete(requestId);
		lastMs = Date.now();
	};
	devtools.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
		types.set(requestId, type);
		open.add(requestId);
		lastMs = Date.now();
	});
	devtools.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
	devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		const type = types.get(requestId) ?? 'Other';
		traffic.byType[type] = (traffic.byType[type] ?? 0) + encodedDataLength;
		traffic.bytes += encodedDataLength;
		// Only transferred responses count, not those from the phone's own cache.
		if (encodedDataLength > 0) traffic.requests += 1;
		ended(requestId);
	});
	return {
		traffic: () => structuredClone(traffic),
		forget: () => {
			traffic = { requests: 0, bytes: 0, byType: {} };
		},
		quiet: async () => {
			const deadline = Date.now() + PATIENCE_MS;
			while ((open.size > 0 || Date.now() - lastMs < QUIET_MS) && Date.now() < deadline)
				await new Promise((done) => setTimeout(done, 50));
		},
	};
}

export type Vitals = {
	fcp: number;
	lcp: number;
	load: number;
	/** The time from which everything on the page responds. */
	hydrated: number;
	tbt: number;
	cls: number;
	/** The time of the slowest response to a tap. */
	inp: number;
};

type Observed = Omit<Vitals, 'fcp' | 'load'>;

/** Runs in the page and collects the values that the browser reports. */
function observe(): void {
	const seen: Observed = { lcp: 0, hydrated: 0, tbt: 0, cls: 0, inp: 0 };
	Object.assign(window, { vitals: seen });
	const watch = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
		new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
			type,
			buffered: true,
			...more,
		});
	watch('largest-contentful-paint', (entry) => {
		seen.lcp = entry.startTime;
	});
	watch('longtask', (entry) => {
		seen.tbt += Math.max(0, entry.duration - 50);
	});
	watch('layout-shift', (entry) => {
		const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
		if (!hadRecentInput) seen.cls += value;
	});
	watch(
		'event',
		(entry) => {
			seen.inp = Math.max(seen.inp, entry.duration);
		},
		{ durationThreshold: 16 },
	);
	const look = () => {
		const hydrated = document.body && Object.keys(document.body).some((key) => key.startsWith('__react'));
		if (hydrated) seen.hydrated = performance.now();
		else requestAnimationFrame(look);
	};
	look();
}

export function readVitals(page: Page): Promise<Vitals> {
	return page.evaluate(() => ({
		...(window as unknown as { vitals: Observed }).vitals,
		fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
		load: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
	}));
}
