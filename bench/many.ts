import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { fillDemoCatalogue } from '../apps/server/src/commands/demo/fill-catalogue.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { freePort, isNginxInstalled, startNginx } from '../apps/server/src/testing/nginx.ts';
import { startReplicated } from '../apps/server/src/testing/replica.ts';
import { type ServerProcess, startServer } from '../apps/server/src/testing/server-process.ts';
import { signUpShopper } from '../apps/server/src/testing/shopper.ts';
import { signInStaff } from '../apps/server/src/testing/staff.ts';
import type { BenchShop } from './bench-shop.ts';
import { PICKUP } from './faults/buyers.ts';
import { PRODUCTS, prepareForOrders } from './orders-galore.ts';

const READERS = 4;
const BUYERS = 6;
const PHASE_MS = 6000;
const PAGES = [
	'/',
	'/category',
	'/category/1',
	'/newproducts',
	'/search?query=samsung',
	'/payment',
	'/api/home',
];
/** How long a buyer's phone goes on sending the same order under the same key. */
const PATIENCE_MS = 30_000;

type Phase = { name: string; pages: number; pageErrors: number; orders: number; orderRetries: number };

/** nginx in front of two processes, a primary and a replica; then one after the other is stopped, under load. */
export async function many({ dataDir }: BenchShop): Promise<void> {
	if (!isNginxInstalled) {
		console.log('skipped: nginx is not installed');
		return;
	}
	const pair = await startReplicated();
	const ports = [await freePort(), await freePort()] as const;
	await migrate(pair.primary.url, () => {});
	await fillDemoCatalogue(pair.primary.url, { replace: false, now: new Date(), say: () => {} });
	const start = (port: number): Promise<ServerProcess> =>
		startServer({
			DATABASE_URL: pair.primary.url,
			DATABASE_REPLICA_URL: pair.replica.url,
			DATA_DIR: join(dataDir, 'many'),
			PORT: String(port),
			TRUST_PROXY: '127.0.0.1',
			LOG_LEVEL: 'silent',
			ADDRESS_LIMIT_FACTOR: '1000000',
		});
	const servers = await Promise.all(ports.map(start));
	const nginx = await startNginx(join(dataDir, 'nginx'), ports);
	const db = openDatabase(pair.primary.url, () => {}, { noQueryTimeout: true });
	try {
		await prepareForOrders(db);
		await underLoad({ origin: nginx.origin, db, servers, start, ports, killReplica: pair.killReplica });
	} finally {
		await nginx.stop();
	}
	await Promise.all(servers.map((server) => server.stop()));
	await db.destroy();
	await pair.close();
}

type Setting = {
	origin: string;
	db: ReturnType<typeof openDatabase>;
	servers: ServerProcess[];
	start: (port: number) => Promise<ServerProcess>;
	ports: readonly [number, number];
	killReplica: () => void;
};

async function underLoad({ origin, db, servers, start, ports, killReplica }: Setting): Promise<void> {
	const phases: Phase[] = [];
	let phase: Phase = { name: 'all well', pages: 0, pageErrors: 0, orders: 0, orderRetries: 0 };
	const begin = (name: string) => {
		phase = { name, pages: 0, pageErrors: 0, orders: 0, orderRetries: 0 };
		phases.push(phase);
	};
	phases.push(phase);
	const placed: { key: string; id: number }[] = [];
	const lost: string[] = [];
	let on = true;

	const reader = async (index: number) => {
		for (let turn = index; on; turn += 1) {
			const now = phase;
			const status = await fetch(`${origin}${PAGES[turn % PAGES.length]}`).then(
				(response) => response.arrayBuffer().then(() => response.status),
				() => 0,
			);
			now.pages += 1;
			if (status !== 200) now.pageErrors += 1;
		}
	};
	const buyer = async (index: number) => {
		const shopper = await signUpShopper({
			app: { inject: () => Promise.reject(new Error('unused')) },
			db,
			clock: () => new Date(),
		});
		for (let turn = 0; on; turn += 1) {
			const key = `many-${index}-${turn}`;
			const productId = 1 + ((index * 31 + turn) % PRODUCTS);
			const id = await orderUntilAnswered(origin, shopper.token, key, productId, () => {
				phase.orderRetries += 1;
			});
			if (id === undefined) lost.push(key);
			else {
				placed.push({ key, id });
				phase.orders += 1;
			}
		}
	};
	const running = [
		...Array.from({ length: READERS }, (_, index) => reader(index)),
		...Array.from({ length: BUYERS }, (_, index) => buyer(index)),
	];
	const freshness = await priceShowsEverywhere(db, ports);
	await pause(PHASE_MS);
	begin('one process killed');
	servers[0]?.process.kill('SIGKILL');
	await pause(PHASE_MS / 2);
	servers[0] = await start(ports[0]);
	await pause(PHASE_MS / 2);
	begin('replica killed');
	killReplica();
	await pause(PHASE_MS);
	begin('rolling restart');
	for (const [index, port] of ports.entries()) {
		await servers[index]?.stop();
		servers[index] = await start(port);
		await pause(PHASE_MS / 3);
	}
	on = false;
	await Promise.all(running);

	console.table(Object.fromEntries(phases.map(({ name, ...counts }) => [name, counts])));
	const { rows } = await sql<{ orders: number; missing: number }>`
		select (select count(*)::integer from orders) as orders, count(*)::integer as missing
		from unnest(${placed.map(({ id }) => id)}::integer[]) as told (id)
		where not exists (select from orders o where o.id = told.id)`.execute(db);
	const twice = placed.length - new Set(placed.map(({ id }) => id)).size;
	const rolling = phases.at(-1);
	console.log(
		`${placed.length} orders told, ${rows[0]?.orders} in the books, ${rows[0]?.missing} missing, ${twice} twice, ` +
			`${lost.length} never answered; rolling restart: ${rolling?.pageErrors} page errors, ${rolling?.orderRetries} orders sent again; ` +
			`a new price showed on both processes after ${freshness} ms; staff signed in through the proxy: ${await staffGetIn(origin, db)}`,
	);
	if (rows[0]?.missing || twice || lost.length || rolling?.pageErrors || rows[0]?.orders !== placed.length)
		process.exitCode = 1;
}

async function orderUntilAnswered(
	origin: string,
	token: string,
	key: string,
	productId: number,
	onRetry: () => void,
): Promise<number | undefined> {
	const deadline = Date.now() + PATIENCE_MS;
	const body = { items: [{ p_id: productId, quantity: 1 }], ...PICKUP };
	while (Date.now() < deadline) {
		const response = await fetch(`${origin}/api/order_add`, {
			method: 'POST',
			headers: {
				authorization: `Bearer ${token}`,
				'content-type': 'application/json',
				'idempotency-key': key,
			},
			body: JSON.stringify(body),
			signal: AbortSignal.timeout(10_000),
		}).catch(() => undefined);
		if (response?.status === 201 || response?.status === 200) return (await response.json()).order.id;
		onRetry();
		await pause(50);
	}
	return undefined;
}

/** Milliseconds until both processes, each asked directly, show it on the cached home page. */
async function priceShowsEverywhere(db: Setting['db'], ports: readonly number[]): Promise<number> {
	const shown = async () => {
		const pages = await Promise.all(
			ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/?lang=en`)).text()),
		);
		return pages.every((page) => page.includes('91,234.56'));
	};
	await shown();
	await sql`update products set price_tenge = 9123456, on_sale = false where id = ${PRODUCTS + 2}`.execute(
		db,
	);
	await sql`update products set is_new = true, created_at = now(), price_tenge = 9123456, on_sale = false
		where id = (select id from products join product_stock on product_id = id where is_new and quantity > 0
			order by created_at desc limit 1)`.execute(db);
	const changedAt = performance.now();
	while (!(await shown()) && performance.now() - changedAt < 10_000) await pause(10);
	return Math.round(performance.now() - changedAt);
}

async function staffGetIn(origin: string, db: Setting['db']): Promise<'yes' | 'NO'> {
	const { cookie } = await signInStaff(db, new Date(), 'owner');
	const response = await fetch(`${origin}/api/staff/orders`, { headers: { cookie } });
	return response.status === 200 ? 'yes' : 'NO';
}
