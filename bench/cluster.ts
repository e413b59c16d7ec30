import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { fillDemoCatalogue } from '../apps/server/src/commands/demo/fill-catalogue.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { freePort, startNginx } from '../apps/server/src/testing/nginx.ts';
import { type BenchShop, say, startShop } from './bench-shop.ts';
import { type Cluster, missingPrograms, startCluster, waitFor } from './cluster/start-cluster.ts';
import { type Buying, countMissing, startBuying } from './faults/buyers.ts';
import { startReading, statuses } from './faults/readers.ts';
import { prepareBuyers } from './order-load.ts';

const ROUNDS = { full: 4, short: 1 };
const BACK_WITHIN_MS = 30_000;
/**
 * CALM_MS is the time under load before each kill. DEAD_MS is the time between the first order after a kill
 * and the restart of the killed part.
 */
const CALM_MS = 3000;
const DEAD_MS = 2000;
const BUYERS = { buyers: 4, pauseMs: 20 };
const PAGES = ['/', '/category/1', '/newproducts', '/product/1/1', '/contactus'];
const PRICED = 590;

/**
 * R21: starts three PostgreSQL nodes under Patroni with a synchronous standby, HAProxy, PgBouncer, two
 * processes of the shop and nginx. While people order and read, it kills in turn the primary, the standby,
 * the leader of etcd, a process of the shop and PgBouncer.
 */
export async function cluster(bench: BenchShop): Promise<void> {
	if (missingPrograms.length > 0) {
		say(
			`skipped: ${missingPrograms.join(', ')} missing (apt-get install patroni etcd-server haproxy pgbouncer postgresql-15)`,
		);
		return;
	}
	const nodes = await startCluster();
	try {
		await migrate(nodes.directUrl, () => {});
		await fillDemoCatalogue(nodes.directUrl, { replace: false, now: new Date(), say: () => {} });
		await refuseWithoutDirectUrl(bench, nodes);
		await killInTurn(bench, nodes);
	} finally {
		await nodes.close();
	}
}

async function killInTurn(bench: BenchShop, nodes: Cluster): Promise<void> {
	const { report, full } = bench;
	const dataDir = join(bench.dataDir, 'cluster');
	const ports = [await freePort(), await freePort()] as const;
	const start = (port: number) =>
		startShop(
			{ databaseUrl: nodes.pooledUrl, dataDir },
			{
				DATABASE_DIRECT_URL: nodes.directUrl,
				DATABASE_REPLICA_URL: nodes.standbyUrl,
				PORT: String(port),
				TRUST_PROXY: '127.0.0.1',
			},
		);
	const servers = await Promise.all(ports.map(start));
	const origins = () => servers.map(({ origin }) => origin);
	const db = openDatabase(nodes.directUrl, () => {}, { noQueryTimeout: true });
	const nginx = await startNginx(join(bench.dataDir, 'cluster-nginx'), ports);
	try {
		const tokens = await prepareBuyers(db);
		const buying = startBuying(tokens, origins, BUYERS);
		const reading = startReading(
			() => nginx.origin,
			(turn) => PAGES[turn % PAGES.length] ?? '/',
			{ readers: 1, pauseMs: 50 },
		);
		const kills: Record<string, () => Promise<() => unknown>> = {
			primary: () => nodes.killNode('primary'),
			standby: () => nodes.killNode('standby'),
			'leader of etcd': nodes.killEtcdLeader,
			'shop process': async () => {
				servers[0]?.process.kill('SIGKILL');
				return async () => {
					servers[0] = await start(ports[0]);
				};
			},
			// systemd restarts PgBouncer by itself.
			PgBouncer: async () => {
				nodes.killPooler()();
				return () => {};
			},
		};
		const longest: Record<string, number> = {};
		let killed = 0;
		let stalestMs = 0;
		for (let round = 0; round < (full ? ROUNDS.full : ROUNDS.short); round += 1)
			for (const [name, kill] of Object.entries(kills)) {
				await pause(CALM_MS);
				const restart = await kill();
				killed += 1;
				const backMs = await untilOrdered(buying);
				longest[name] = Math.max(longest[name] ?? 0, backMs);
				// A primary stays dead until another node has replaced it and accepts orders.
				await pause(DEAD_MS);
				await restart();
				await waitFor(async () => isWhole(nodes), 'the cluster is whole again');
				if (name === 'primary')
					stalestMs = Math.max(stalestMs, await priceShows(db, origins(), 1000 + killed));
				say(`killed ${name}: orders again after ${(backMs / 1000).toFixed(1)} s`);
			}
		await buying.stop();
		const pages = await reading.stop();
		const lost = await countMissing(db, buying.told);
		const times = Object.entries(longest).map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)} s`);
		report.check(
			`R21 ${buying.told.length} orders told over ${killed} kills`,
			'0 lost',
			`${lost} lost`,
			lost === 0,
		);
		report.check(
			'R21 orders again after each kind of kill',
			'within 30 s of the primary’s death',
			times.join(', '),
			(longest.primary ?? BACK_WITHIN_MS) < BACK_WITHIN_MS,
		);
		report.check(
			'R21 pages meanwhile, through nginx',
			'0 failed',
			statuses(pages),
			pages.length > 0 && pages.every(({ status }) => status === 200),
		);
		report.check(
			'R21 a price changed after each failover',
			'shown by both processes',
			`after at most ${Math.round(stalestMs)} ms`,
			stalestMs < 10_000,
		);
		await loseOrders(nodes, { db, tokens, origins, report });
	} finally {
		await nginx.stop();
		await Promise.all(servers.map((server) => server.stop()));
		await db.destroy();
	}
}

/**
 * R17: a shop that has only a pooler in transaction mode would never get a notification, so it must refuse to
 * start.
 */
async function refuseWithoutDirectUrl({ dataDir, report }: BenchShop, { pooledUrl }: Cluster): Promise<void> {
	const outcome = await startShop({ databaseUrl: pooledUrl, dataDir: join(dataDir, 'cluster') }).then(
		async (server) => {
			await server.stop();
			return 'it opened';
		},
		(error: Error) => error.message.split('\n').find((line) => line.includes('DATABASE_')) ?? error.message,
	);
	const met = /DATABASE_DIRECT_URL/.test(outcome);
	report.check('R17 PgBouncer without DATABASE_DIRECT_URL', 'refused', outcome, met);
}

type Losing = Pick<BenchShop, 'report'> & { db: Database; tokens: string[]; origins: () => string[] };

/**
 * A control: the standbys are asynchronous and cut off, so orders that only the primary has are lost with it.
 */
async function loseOrders(nodes: Cluster, { db, tokens, origins, report }: Losing): Promise<void> {
	await nodes.patch({ synchronous_mode: false, maximum_lag_on_failover: 1_000_000_000 });
	await waitFor(
		async () => (await nodes.members()).every(({ role }) => role !== 'sync_standby'),
		'asynchronous',
	);
	const standbys = [await nodes.killNode('standby'), await nodes.killNode('standby')];
	const buying = startBuying(tokens, origins, BUYERS);
	await untilOrdered(buying);
	await pause(CALM_MS);
	await nodes.killNode('primary');
	for (const startStandby of standbys) startStandby();
	await untilOrdered(buying);
	await buying.stop();
	const lost = await countMissing(db, buying.told);
	report.check(
		'R21 control: asynchronous standbys that were away',
		'some lost',
		`${lost} lost of ${buying.told.length}`,
		lost > 0,
	);
}

/** Returns the milliseconds until an order is confirmed again. */
async function untilOrdered(buying: Buying): Promise<number> {
	const goneAt = performance.now();
	// Orders that were open at the kill do not count as recovery.
	await pause(500);
	const before = buying.told.length;
	await waitFor(async () => buying.told.length > before, 'an order after the kill');
	return performance.now() - goneAt;
}

async function isWhole(nodes: Cluster): Promise<boolean> {
	const members = await nodes.members();
	const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
	return running.length === 3 && members.some(({ role }) => role === 'sync_standby');
}

/** Returns the milliseconds until all processes show a new price in a response that they had cached. */
async function priceShows(db: Database, origins: readonly string[], price: number): Promise<number> {
	const shown = async () => {
		const prices = await Promise.all(
			origins.map(async (origin) => {
				const response = await fetch(`${origin}/api/product_show/${PRICED}`);
				return (await response.json()).product.p_price_1;
			}),
		);
		return prices.every((one) => one === price);
	};
	await waitFor(async () => !(await shown()), 'the old price is cached');
	await sql`update products set price_tenge = ${price * 100}, on_sale = false where id = ${PRICED}`.execute(
		db,
	);
	const changedAt = performance.now();
	await waitFor(shown, 'the new price');
	return performance.now() - changedAt;
}
