import { sql } from 'kysely';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import { signInStaff } from '../apps/server/src/testing/staff.ts';
import { cloneTemplate, prepareGrownDatabase } from '../apps/server/src/testing/test-databases.ts';
import type { BenchShop } from './bench-shop.ts';
import { growOrders, LAST_DAY } from './grow-orders.ts';
import type { Row } from './report.ts';

const FULL = { products: 100_000, movements: 1_000_000, orders: 100_000 };
const SHORT = { products: 10_000, movements: 100_000, orders: 10_000 };
const BATCH_MOVEMENTS = 100_000;
/** Issue 24: product screens and stock reports. */
const TARGET_MS = 100;
const WARM_UP_RUNS = 5;
const RUNS = 40;
/** One that has them all: its journal is long. */
const OLD_PRODUCT = 1;
const OLD_PRODUCT_SHARE = 1000;

/** STOCK-05: what staff wait for in a shop with many goods and a long journal, through the server, one at a time. */
export async function stockSize({ serverUrl, dataDir, report, full }: BenchShop): Promise<void> {
	const say = (line: string) => console.log(`· ${line}`);
	const { products, movements, orders } = full ? FULL : SHORT;
	const grown = await prepareGrownDatabase(serverUrl, products, say);
	const database = await cloneTemplate(serverUrl, new URL(grown).pathname.slice(1));
	const db = openDatabase(database.url, console.error, { noQueryTimeout: true });
	try {
		await growOrders(database.url, orders, () => {});
		await growMovements(db, { products, movements });
		await sql`analyze`.execute(db);
		const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_CATALOGUE: 'off' };
		const server = await startServer({ ...env, ADDRESS_LIMIT_FACTOR: '1000000' });
		try {
			const { cookie } = await signInStaff(db, new Date(), 'owner');
			const rows: Row[] = [];
			for (const [what, path] of casesOf(products)) {
				const { medianMs, p99Ms } = await measure(async (n) => {
					const response = await fetch(`${server.origin}/api/staff/${path(n)}`, { headers: { cookie } });
					const body = await response.text();
					if (!response.ok) throw new Error(`${path(n)}: ${body.slice(0, 200)}`);
				});
				rows.push({ what, 'p50 ms': medianMs.toFixed(1), 'p99 ms': p99Ms.toFixed(1) });
				report.check(what, `p50 under ${TARGET_MS} ms`, `${medianMs.toFixed(1)} ms`, medianMs < TARGET_MS);
			}
			const size = `${products.toLocaleString('en')} products, ${movements.toLocaleString('en')} movements`;
			report.table(`${size}, ${orders.toLocaleString('en')} orders`, rows);
		} finally {
			await server.stop();
		}
	} finally {
		await db.destroy();
		await database.drop();
	}
}

/** Pieces come and go over a year; the balance of each product stays at nothing or above. */
async function growMovements(
	db: Database,
	{ products, movements }: { products: number; movements: number },
): Promise<void> {
	const half = BATCH_MOVEMENTS / 2;
	for (let done = 0; done < movements; done += BATCH_MOVEMENTS) {
		const at = sql`${LAST_DAY}::timestamptz - (n % 365) * interval '1 day'`;
		const product = sql`case when n % ${OLD_PRODUCT_SHARE} = 0 then ${OLD_PRODUCT}
			else 1 + (n * 7919 % ${products})::integer end`;
		for (const [kind, pieces] of [
			['receipt', 3],
			['sale', -3],
		] as const)
			await sql`insert into stock_movements (product_id, at, kind, quantity)
				select ${product}, ${at}, ${kind}, ${pieces}::integer
				from generate_series(${done}::bigint, ${done + half - 1}::bigint) as n`.execute(db);
	}
}

type Path = (n: number) => string;

function casesOf(products: number): [what: string, path: Path][] {
	const id = (n: number) => 1 + ((n * 7919) % products);
	const month = `from=2026-10-15&to=${LAST_DAY}`;
	return [
		['products, first page', () => 'products?sort=-id&limit=50'],
		['products by stock', () => 'products?sort=stock&limit=50'],
		['products running out', () => 'products?stock=low&limit=50'],
		['products by name', (n) => `products?q=samsung%20${n}&limit=50`],
		['a product', (n) => `product/${id(n)}`],
		['price history of a product', (n) => `price_history/${id(n)}`],
		['stock of a product', (n) => `stock/${id(n)}`],
		['journal of a product', (n) => `stock_history/${id(n)}?limit=50`],
		['journal of a product with a long one', () => `stock_history/${OLD_PRODUCT}?limit=50`],
		['report: stock value', () => 'report_value?of=category'],
		['report: margin by day', () => `report_margin?${month}&of=day`],
		['report: to reorder', () => 'report_reorder'],
		['report: not sold', () => 'report_unsold'],
		['report: running out', () => 'report_stock'],
		['report: promotions', () => `report_promotions?${month}`],
	];
}

async function measure(run: (n: number) => Promise<void>): Promise<{ medianMs: number; p99Ms: number }> {
	const tookMs: number[] = [];
	for (let n = 0; n < WARM_UP_RUNS + RUNS; n += 1) {
		const startMs = performance.now();
		await run(n);
		if (n >= WARM_UP_RUNS) tookMs.push(performance.now() - startMs);
	}
	tookMs.sort((a, b) => a - b);
	const at = (share: number) => tookMs[Math.min(tookMs.length - 1, Math.floor(tookMs.length * share))] ?? 0;
	return { medianMs: at(0.5), p99Ms: at(0.99) };
}
