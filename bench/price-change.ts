import { setTimeout as pause } from 'node:timers/promises';
import type { ImportWire } from '@dukan/domain/imports/staff-imports.api.ts';
import { sql } from 'kysely';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { type ServerProcess, startServer } from '../apps/server/src/testing/server-process.ts';
import { signInStaff } from '../apps/server/src/testing/staff.ts';
import { cloneTemplate, prepareGrownDatabase } from '../apps/server/src/testing/test-databases.ts';
import type { BenchShop } from './bench-shop.ts';
import { cpuUs } from './cpu-time.ts';
import { endedCpuUs, findPostmaster, postgresCpuUs } from './postgres-cpu.ts';

const PRODUCTS = 10_000;
/** PRICE-01: from the press until the last price, preview and apply. */
const TARGET_MS = 10_000;
/** A page shows the new price so long after the last was changed, and after the moment of a sale. */
const PAGE_TARGET_MS = 1000;
const ASK_AGAIN_MS = 100;
const SWITCHES = { full: 10, short: 3 };

/** PRICE-01, PRICE-02: new prices for 10,000 products, and sales that begin, seen through two server processes. */
export async function priceChange({ serverUrl, dataDir, report, full }: BenchShop): Promise<void> {
	const grown = await prepareGrownDatabase(serverUrl, PRODUCTS, (line) => console.log(`· ${line}`));
	const database = await cloneTemplate(serverUrl, new URL(grown).pathname.slice(1));
	const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_CATALOGUE: 'off' };
	const start = () => startServer({ ...env, ADDRESS_LIMIT_FACTOR: '1000000' });
	const servers = await Promise.all([start(), start()]);
	const db = openDatabase(database.url, console.error, { noQueryTimeout: true });
	const postmaster = await findPostmaster(database.url);
	/** Seconds of PostgreSQL, of the processes that import, of the servers, so far. */
	const cpu = () => {
		const pids = servers.map((server) => server.process.pid ?? 0);
		const sum = (of: (pid: number) => number) => pids.reduce((us, pid) => us + of(pid), 0);
		return [postgresCpuUs(postmaster), sum(endedCpuUs), sum(cpuUs)].map((us) => us / 1_000_000);
	};
	try {
		const { cookie } = await signInStaff(db, new Date(), 'manager');
		const desk = deskOf(servers[0], cookie);
		for (const [what, rule] of [
			['percent', { kind: 'percent', percent: 3 }],
			['dollars', { kind: 'dollar' }],
		] as const) {
			if (rule.kind === 'dollar') {
				await sql`update products set dollar_price_cents = greatest(1, price_tenge / 19)`.execute(db);
				await desk('settings_update/exchange', { dollarRate: 21.4 });
			}
			const { id } = await desk('reprice', {
				name: what,
				filter: {},
				rule,
				rounding: { stepTenge: 1, direction: 'up' },
			});
			const startMs = performance.now();
			const cpuBefore = cpu();
			const checked = await ended(desk, id);
			const checkedMs = performance.now();
			await desk(`import_run/${id}`, {});
			const shares = new Set<number>();
			const done = await ended(desk, id, shares);
			const doneMs = performance.now();
			const cpuS = cpu().map((after, index) => (after - (cpuBefore[index] ?? 0)).toFixed(1));
			report.note(`${what}: CPU s of PostgreSQL, import processes, two servers: ${cpuS.join(', ')}`);
			const lagMs = await newPriceSeen(servers, await lastPrice(db));
			const undoMs = await undo(desk, id);
			report.check(
				`PRICE-01 ${what}: ${done.changed} of ${checked.rows} prices`,
				`preview and apply under ${TARGET_MS / 1000} s`,
				`${seconds(checkedMs - startMs)} s + ${seconds(doneMs - checkedMs)} s, undo ${seconds(undoMs)} s`,
				done.state === 'done' && doneMs - startMs < TARGET_MS,
			);
			report.check(
				`PRICE-01 ${what}: how far it is can be seen meanwhile`,
				'at least 5 times',
				`${shares.size} times`,
				shares.size >= 5,
			);
			report.check(
				`PRICE-01 ${what}: a page of each process shows the last price`,
				`within ${PAGE_TARGET_MS} ms`,
				`${Math.round(lagMs)} ms`,
				lagMs < PAGE_TARGET_MS,
			);
		}
		const lags: number[] = [];
		for (let turn = 0; turn < (full ? SWITCHES.full : SWITCHES.short); turn += 1) {
			const { rows } = await sql<{
				startsAt: Date;
			}>`update products set price_tenge = 100000, on_sale = false,
				sale_price_tenge = 90000, sale_starts_at = now() + interval '2 seconds', sale_ends_at = null, published = true
				where id = ${1 + turn} returning sale_starts_at as "startsAt"`.execute(db);
			await newPriceSeen(servers, { id: 1 + turn, manat: 900 });
			lags.push(Date.now() - (rows[0]?.startsAt.getTime() ?? 0));
		}
		report.check(
			`PRICE-02 a sale begins, seen through two processes, ${lags.length} times`,
			`within ${PAGE_TARGET_MS} ms of its moment`,
			`${Math.max(...lags)} ms at most`,
			Math.max(...lags) < PAGE_TARGET_MS,
		);
	} finally {
		await db.destroy();
		await Promise.all(servers.map((server) => server.stop()));
		await database.drop();
	}
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);

type Desk = (path: string, body?: object) => Promise<{ id: number } & ImportWire>;

function deskOf(server: ServerProcess | undefined, cookie: string): Desk {
	return async (path, body) => {
		const response = await fetch(`${server?.origin}/api/staff/${path}`, {
			headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
			...(body && { method: 'POST', body: JSON.stringify(body) }),
		});
		const text = await response.text();
		if (!response.ok) throw new Error(`${path}: ${text}`);
		return text === '' ? {} : JSON.parse(text);
	};
}

/** `shares` collects the rows done so far, as a person watching sees them. */
async function ended(desk: Desk, id: number, shares = new Set<number>()): Promise<ImportWire> {
	for (;;) {
		const view = await desk(`import/${id}`);
		if (!['checking', 'running', 'undoing'].includes(view.state)) return view;
		shares.add(view.done);
		await pause(ASK_AGAIN_MS);
	}
}

async function undo(desk: Desk, id: number): Promise<number> {
	const startMs = performance.now();
	await desk(`import_undo/${id}`, {});
	await ended(desk, id);
	return performance.now() - startMs;
}

type Shown = { id: number; manat: number };

async function lastPrice(db: ReturnType<typeof openDatabase>): Promise<Shown> {
	const { rows } = await sql<Shown>`select id, (price_tenge / 100.0)::float8 as manat from products
		where published and not on_sale order by id desc limit 1`.execute(db);
	return rows[0] ?? { id: 0, manat: 0 };
}

/** How long until every process shows it, asked without end. */
async function newPriceSeen(servers: readonly ServerProcess[], { id, manat }: Shown): Promise<number> {
	const startMs = performance.now();
	const seen = async ({ origin }: ServerProcess) => {
		for (;;) {
			const { product } = (await (await fetch(`${origin}/api/product_show/${id}`)).json()) as {
				product: { p_price_1: number; p_price_3: number; sale: string };
			};
			if ((product.sale === '1' ? product.p_price_3 : product.p_price_1) === manat) return;
			await pause(ASK_AGAIN_MS / 5);
		}
	};
	await Promise.all(servers.map(seen));
	return performance.now() - startMs;
}
