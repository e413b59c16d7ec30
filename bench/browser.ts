import { type Browser, chromium } from '@playwright/test';
import { startStaffSession } from '../apps/server/src/areas/staff/access/staff-sessions.queries.ts';
import { fillDemoOrders } from '../apps/server/src/commands/demo/insert-orders.ts';
import type { Database } from '../apps/server/src/platform/database/database.ts';
import { type BenchShop, startShop, withDatabase } from './bench-shop.ts';
import { median } from './cpu.ts';
import type { Report } from './report.ts';
import { openPhone, readVitals, type Traffic, type Vitals } from './slow-phone.ts';
import { taps } from './taps.ts';

const PAGES = {
	home: '/',
	category: '/category/phones-7',
	product: '/product/7/300',
	search: '/search?query=samsung',
	cart: '/cart',
};

/** Targets on the slow connection, with pictures. Times are in ms. */
const TARGETS = { fcp: 800, lcp: 1800, load: 4500, tbt: 150, cls: 0.1 };
const MAX_FIRST_VIEW_BYTES = 200_000;
const CHANGE = { ms: 800, bytes: 40_000 };
const RUNS = { short: 3, full: 5 };
const MAX_LIST_MS = 3000;

/** Measures the shop on a cheap phone with a slow connection, with and without cached files. */
export async function browser(bench: BenchShop): Promise<void> {
	await inBrowser(bench, async (chrome, origin) => {
		const runs = bench.full ? RUNS.full : RUNS.short;
		await coldViews(chrome, origin, runs, bench.report);
		await pageChanges(chrome, origin, runs, bench.report);
		await taps(chrome, origin, bench.full, bench.report);
	});
}

/** Runs only the taps of LIGHT-01, which take a fifth of the time of `browser`. */
export async function tapsAlone(bench: BenchShop): Promise<void> {
	await inBrowser(bench, (chrome, origin) => taps(chrome, origin, bench.full, bench.report));
}

/** COUR-02: measures a courier's first visit on the slow connection. */
export async function courier(bench: BenchShop): Promise<void> {
	await fillDemoOrders(bench.databaseUrl, new Date());
	const token = await withDatabase(bench.databaseUrl, signInCourier);
	await inBrowser(bench, async (chrome, origin) => {
		const shownMs: number[] = [];
		const bytes: number[] = [];
		for (let run = 0; run < RUNS.full; run += 1) {
			const { page, traffic, quiet, close } = await openPhone(chrome, origin);
			await page.context().addCookies([{ name: 'staff', value: token, url: origin }]);
			await page.goto('/courier');
			const shown = await page.waitForFunction(() => document.querySelector('article') && performance.now());
			shownMs.push(Number(await shown.jsonValue()));
			await quiet();
			bytes.push(traffic().bytes);
			await close();
		}
		const ms = median(shownMs);
		bench.report.check(
			'courier, cold: today’s list is shown',
			`at most ${MAX_LIST_MS} ms`,
			`${Math.round(ms)} ms, ${kilobytes(median(bytes))} KB`,
			ms <= MAX_LIST_MS,
		);
	});
}

async function inBrowser(
	bench: BenchShop,
	work: (chrome: Browser, origin: string) => Promise<void>,
): Promise<void> {
	const shop = await startShop(bench);
	const chrome = await chromium.launch({
		executablePath: process.env.BROWSER_PATH ?? '',
		args: CHROME_FLAGS,
	});
	try {
		await work(chrome, shop.origin);
	} finally {
		await chrome.close();
		await shop.stop();
	}
}

async function signInCourier(db: Database): Promise<string> {
	const courier = db.selectFrom('staff_accounts').select('id').where('login', '=', 'demo-courier');
	const { id } = await courier.executeTakeFirstOrThrow();
	return startStaffSession(db, id, new Date());
}

const CHROME_FLAGS = [
	'--headless',
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

async function coldViews(chrome: Browser, origin: string, runs: number, report: Report): Promise<void> {
	const rows = [];
	for (const [name, path] of Object.entries(PAGES)) {
		// The first visit does not count, because it resizes pictures and renders pages.
		await coldView(chrome, origin, path);
		const views: (Vitals & Traffic)[] = [];
		for (let run = 0; run < runs; run += 1) views.push(await coldView(chrome, origin, path));
		const of = (figure: keyof Vitals | 'bytes' | 'requests') => median(views.map((view) => view[figure]));
		const kb = (type: string) => kilobytes(median(views.map(({ byType }) => byType[type] ?? 0)));
		rows.push({
			page: name,
			'FCP ms': Math.round(of('fcp')),
			'LCP ms': Math.round(of('lcp')),
			'load ms': Math.round(of('load')),
			'hydrated ms': Math.round(of('hydrated')),
			'TBT ms': Math.round(of('tbt')),
			CLS: of('cls').toFixed(3),
			KB: kilobytes(of('bytes')),
			requests: of('requests'),
			'page KB': kb('Document'),
			'script KB': kb('Script'),
			'picture KB': kb('Image'),
		});
		for (const [figure, most] of Object.entries(TARGETS)) {
			const value = of(figure as keyof Vitals);
			const unit = figure === 'cls' ? '' : ' ms';
			const measured = figure === 'cls' ? value.toFixed(3) : `${Math.round(value)} ms`;
			report.check(`${name}, cold: ${figure}`, `at most ${most}${unit}`, measured, value <= most);
		}
		report.check(
			`${name}, cold: first view`,
			`at most ${kilobytes(MAX_FIRST_VIEW_BYTES)} KB`,
			`${kilobytes(of('bytes'))} KB`,
			of('bytes') <= MAX_FIRST_VIEW_BYTES,
		);
	}
	report.table(`Cold, 400 kbit/s, 300 ms, CPU slowed 4 times, 360 px; median of ${runs}`, rows);
}

async function coldView(chrome: Browser, origin: string, path: string): Promise<Vitals & Traffic> {
	const { page, traffic, quiet, close } = await openPhone(chrome, origin);
	await page.goto(path, { waitUntil: 'load', timeout: 60_000 });
	await page.waitForFunction(() => (window as unknown as { vitals: Vitals }).vitals.hydrated > 0);
	const firstView = traffic();
	await quiet();
	const view = { ...(await readVitals(page)), ...firstView };
	await close();
	return view;
}

/**
 * Measures the change from one page to the next by a tap on a link. The files of the shop are already on the
 * phone.
 */
async function pageChanges(chrome: Browser, origin: string, runs: number, report: Report): Promise<void> {
	const rows = [];
	for (const [name, from, to] of [
		['home to category', '/', '/category/phones-7'],
		['category to product', '/category/phones-7', '/product/7/285'],
		['home to sale', '/', '/saleproducts'],
	] as const) {
		const changes: { ms: number; bytes: number }[] = [];
		for (let run = 0; run < runs; run += 1) {
			const { page, traffic, forget, quiet, close } = await openPhone(chrome, origin);
			// The first visit loads the files of both kinds of page, so that the second one is warm.
			await page.goto(to, { waitUntil: 'load', timeout: 60_000 });
			await quiet();
			await page.goto(from, { waitUntil: 'load', timeout: 60_000 });
			await quiet();
			forget();
			const ms = await page.evaluate(changePage, to);
			await quiet();
			changes.push({ ms, bytes: traffic().bytes });
			await close();
		}
		const change = {
			ms: median(changes.map(({ ms }) => ms)),
			bytes: median(changes.map(({ bytes }) => bytes)),
		};
		rows.push({ change: name, ms: Math.round(change.ms), KB: kilobytes(change.bytes) });
		report.check(
			`${name}, warm`,
			`at most ${CHANGE.ms} ms, ${kilobytes(CHANGE.bytes)} KB`,
			`${Math.round(change.ms)} ms, ${kilobytes(change.bytes)} KB`,
			change.ms <= CHANGE.ms && change.bytes <= CHANGE.bytes,
		);
	}
	report.table('Warm page change by a tap: until the new page is painted; bytes with its pictures', rows);
}

/**
 * Runs in the page. It taps a link and waits until the address and the heading belong to the new page and a
 * frame is drawn.
 */
function changePage(to: string): Promise<number> {
	return new Promise((done) => {
		const startMs = performance.now();
		const heading = () => document.querySelector('h1')?.textContent;
		const before = heading();
		const look = () => {
			const there = location.pathname + location.search === to && heading() !== before;
			if (there) requestAnimationFrame(() => setTimeout(() => done(performance.now() - startMs)));
			else requestAnimationFrame(look);
		};
		const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
		if (!link) return done(Number.NaN);
		link.click();
		look();
	});
}

function kilobytes(bytes: number): number {
	return Math.round(bytes / 100) / 10;
}
