import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import type { Database } from '../apps/server/src/platform/database/database.ts';
import { PUBLIC_CALLS, PUBLIC_PAGES } from '../apps/server/src/testing/public-addresses.ts';
import { cloneTemplate, prepareGrownDatabase } from '../apps/server/src/testing/test-databases.ts';
import { type BenchShop, readNumber, say, startShop, withDatabase } from './bench-shop.ts';
import { median } from './cpu.ts';
import { PICKUP } from './faults/buyers.ts';
import { PRODUCTS, prepareBuyers } from './order-load.ts';
import { MANY_PRODUCTS } from './pages.ts';

/** The limits of R14, and of the memory after an hour of load. */
const MAX_GROWTH = 0.1;
const MAX_RSS_MB = 400;
const CONNECTIONS = 6;
const CAPACITY_S = 10;
/** The first part of the run does not count, because caches fill and code is compiled. */
const WARM_UP_SHARE = 0.3;
/**
 * The bench compares the medians of the first and of the last part of the run, each with this share of it.
 */
const WINDOW_SHARE = 0.2;
const SAMPLES = 100;
/** After this pause the process has released the memory of the last requests. */
const REST_MS = 30_000;
const MEGABYTE = 1024 * 1024;
const LANGUAGES = ['ru', 'tm', 'en'];
const SEARCHED = ['ноутбук', 'samsung', 'gulaklyk', 'телефон', 'мышь', 'cable', 'ssd', 'наушники'];

type Sample = { rss: number; heap: number; descriptors: number; delayMs: number };

/**
 * R14: runs one process at half of its capacity with 100,000 products to see whether its memory grows. It
 * runs for five minutes, or longer with `npm run bench -- memory --minutes=120`.
 */
export async function memory({ serverUrl, dataDir, report }: BenchShop): Promise<void> {
	const minutes = readNumber('minutes') ?? 5;
	const grown = await prepareGrownDatabase(serverUrl, MANY_PRODUCTS, say);
	const database = await cloneTemplate(serverUrl, new URL(grown).pathname.slice(1));
	const tokens = await withDatabase(database.url, prepareBuyers);
	const pictures = await withDatabase(database.url, pictureAddresses);
	const shop = await startShop({ databaseUrl: database.url, dataDir }, { LOG_LEVEL: 'warn' });
	const asked = { answered: 0, failed: 0 };
	const load = async (seconds: number, perS?: number) => {
		const next = nextRequest(tokens, pictures);
		const result = await autocannon({
			url: shop.origin,
			connections: CONNECTIONS,
			duration: seconds,
			...(perS && { overallRate: perS }),
			requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
		});
		const failed = result.non2xx - result['3xx'] + result.errors;
		asked.answered += result.requests.total;
		asked.failed += failed;
		return result.requests.total / seconds;
	};
	try {
		await load(CAPACITY_S);
		const capacityPerS = await load(CAPACITY_S);
		Object.assign(asked, { answered: 0, failed: 0 });
		const perS = Math.round(capacityPerS / 2);
		await load(60 * minutes * WARM_UP_SHARE, perS);
		const samples: Sample[] = [];
		for (let turn = 0; turn < SAMPLES; turn += 1) {
			await load(Math.max(1, (60 * minutes) / SAMPLES), perS);
			samples.push(await sample(shop.origin));
		}
		await pause(REST_MS);
		const rested = await sample(shop.origin);
		const what = `R14 ${minutes} minutes at ${perS} requests a second, half of what can be done`;
		const [rss, heap, descriptors] = (['rss', 'heap', 'descriptors'] as const).map((figure) =>
			growthOf(samples.map((one) => one[figure])),
		);
		report.check(
			`${what}: memory`,
			'grows under 10 %',
			`RSS ${rss?.told} MB, heap ${heap?.told} MB`,
			(rss?.share ?? 1) < MAX_GROWTH,
		);
		report.check(`${what}: descriptors`, 'no growth', `${descriptors?.told}`, (descriptors?.share ?? 1) <= 0);
		const rejections = shop.output().match(/unhandled|unforeseen/gi)?.length ?? 0;
		report.check(
			`${what}: answers`,
			'none failed, no unhandled rejection, the same process',
			`${asked.failed} of ${asked.answered} failed; ${rejections} unhandled; event loop p99 ${median(samples.map(({ delayMs }) => delayMs)).toFixed(0)} ms (median of samples)`,
			asked.failed === 0 && rejections === 0 && shop.process.exitCode === null,
		);
		report.check(
			'memory of the process after the load, 100,000 products',
			`under ${MAX_RSS_MB} MB`,
			`${rested.rss.toFixed(0)} MB; under load at most ${Math.max(...samples.map(({ rss }) => rss)).toFixed(0)} MB`,
			rested.rss < MAX_RSS_MB,
		);
	} finally {
		await shop.stop();
		await database.drop();
	}
}

/**
 * Returns a random request: a popular or a rare page, a search, a picture in a new size, an account, or
 * rarely an order.
 */
function nextRequest(tokens: readonly string[], pictures: readonly string[]) {
	const run = Math.random().toString(36).slice(2);
	const below = (most: number) => Math.floor(Math.random() * most);
	const pick = <Item>(from: readonly Item[]) => from[below(from.length)] as Item;
	let turn = 0;
	const address = (dice: number): string => {
		if (dice < 45) return pick(Object.values(PUBLIC_PAGES));
		if (dice < 60) return pick(Object.values(PUBLIC_CALLS));
		if (dice < 75) return `/product/1/${1 + below(MANY_PRODUCTS)}`;
		if (dice < 82) return `/api/product_show/${1 + below(MANY_PRODUCTS)}`;
		if (dice < 87) return `/search?query=${encodeURIComponent(`${pick(SEARCHED)} ${below(100)}`)}`;
		if (dice < 91) return `/category/laptops-1?page=${1 + below(200)}`;
		return pick(pictures);
	};
	return () => {
		turn += 1;
		const dice = below(100);
		const authorization = `Bearer ${pick(tokens)}`;
		if (dice < 3)
			return {
				method: 'POST' as const,
				path: '/api/order_add',
				headers: {
					authorization,
					'content-type': 'application/json',
					'idempotency-key': `memory-${run}-${turn}`,
				},
				body: JSON.stringify({ items: [{ p_id: 1 + below(PRODUCTS), quantity: 1 }], ...PICKUP }),
			};
		if (dice < 8) return { method: 'GET' as const, path: '/api/user_show/', headers: { authorization } };
		const headers = {
			'accept-encoding': dice % 10 > 0 ? 'br, gzip' : 'gzip',
			cookie: `lang=${pick(LANGUAGES)}`,
		};
		return { method: 'GET' as const, path: address(below(95)), headers };
	};
}

async function pictureAddresses(db: Database): Promise<string[]> {
	const { rows } = await sql<{ file: string }>`select file from product_pictures limit 300`.execute(db);
	return rows.flatMap(({ file }) => [240, 480, 960].map((width) => `/images/products/${file}?w=${width}`));
}

async function sample(origin: string): Promise<Sample> {
	const text = await (await fetch(`${origin}/metrics`)).text();
	const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
	return {
		rss: value('process_resident_memory_bytes') / MEGABYTE,
		heap: value('nodejs_heap_size_used_bytes') / MEGABYTE,
		descriptors: value('process_open_fds'),
		delayMs: value('nodejs_eventloop_lag_p99_seconds') * 1000,
	};
}

function growthOf(values: readonly number[]): { share: number; told: string } {
	const size = Math.max(1, Math.floor(values.length * WINDOW_SHARE));
	const [from, to] = [median(values.slice(0, size)), median(values.slice(-size))];
	return { share: to / from - 1, told: `${from.toFixed(0)} → ${to.toFixed(0)}` };
}
