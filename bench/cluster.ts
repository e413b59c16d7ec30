import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { fillDemoCatalogue } from '../apps/server/src/commands/demo/fill-catalogue.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { freePort, startNginx } from '../apps/server/src/testing/nginx.ts';
import { type ServerProcess, startServer } from '../apps/server/src/testing/server-process.ts';
import type { BenchShop } from './bench-shop.ts';
import { type Cluster, missingPrograms, startCluster, waitFor } from './cluster/start-cluster.ts';
import { startReading, startSigningIn, startWatching } from './cluster/visitors.ts';
import { type Buying, countMissing, prepareBuyers, startBuying } from './faults/buyers.ts';

const ROUNDS = { full: 4, short: 1 };
const BACK_WITHIN_MS = 30_000;
/** Time under load before each kill, and after orders are back before what was killed is started again. */
const CALM_MS = 3000;
const DEAD_MS = 2000;
const POOLER_DEAD_MS = 1000;
const BUYERS = 4;
const PRICED = 590;

/**
 * R21: three PostgreSQL nodes under Patroni with a synchronous standby, HAProxy, PgBouncer, two processes of the shop and nginx;
 * primary, standby, etcd's leader, a process of the shop and PgBouncer are killed in turn while people order, read, sign in and follow their orders.
 */
export async function cluster(bench: BenchShop): Promise<void> {
	if (missingPrograms.length > 0) {
		console.log(
			`skipped: ${missingPrograms.join(', ')} missing (apt-get install patroni etcd-server haproxy pgbouncer postgresql-15)`,
		);
		return;
	}
	const nodes = await startCluster();
	try {
		await measure(bench, nodes);
	} finally {
		await nodes.close();
	}
}

async function measure({ dataDir, report, full }: BenchShop, nodes: Cluster): Promise<void> {
	await migrate(nodes.directUrl, () => {});
	await fillDemoCatalogue(nodes.directUrl, { replace: false, now: new Date(), say: () => {} });
	const ports = [await freePort(), await freePort()] as const;
	const start = (port: number) =>
		startServer({
			DATABASE_URL: nodes.pooledUrl,
			DATABASE_DIRECT_URL: nodes.directUrl,
			DATABASE_REPLICA_URL: nodes.standbyUrl,
			DATA_DIR: join(dataDir, 'cluster'),
			PORT: String(port),
			LOG_LEVEL: 'silent',
			DEMO_CATALOGUE: 'off',
			TRUST_PROXY: '127.0.0.1',
			ADDRESS_LIMIT_FACTOR: '1000000',
		});
	const servers: ServerProcess[] = await Promise.all(ports.map(start));
	await refuseWithoutDirectUrl(nodes, { dataDir, report });
	const db = openDatabase(nodes.directUrl, () => {}, { noQueryTimeout: true });
	const nginx = await startNginx(join(dataDir, 'cluster-nginx'), ports);
	try {
		const tokens = await prepareBuyers(db);
		const buying = startBuying(tokens, () => servers.map(({ origin }) => origin), {
			buyers: BUYERS,
			pauseMs: 20,
		});
		const reading = startReading(nginx.origin);
		const signingIn = await startSigningIn(nginx.origin);
		const watching = startWatching(nginx.origin, tokens.at(-1) ?? '');
		const killShop = async () => {
			servers[0]?.process.kill('SIGKILL');
			return () => {};
		};
		const kills: Record<string, () => Promise<() => void>> = {
			primary: () => nodes.killNode('primary'),
			standby: () => nodes.killNode('standby'),
			'leader of etcd': nodes.killEtcdLeader,
			'shop process': killShop,
			PgBouncer: async () => {
				// It is systemd that starts it again.
				const restart = nodes.killPooler();
				await pause(POOLER_DEAD_MS);
				restart();
				return () => {};
			},
		};
		const longest: Record<string, number> = {};
		let killed = 0;
		let stalestMs = 0;
		for (let round = 0; round < (full ? ROUNDS.full : ROUNDS.short); round += 1) {
			for (const [name, kill] of Object.entries(kills)) {
				await pause(CALM_MS);
				const restart = await kill();
				const goneAt = performance.now();
				killed += 1;
				const backMs = await untilOrdered(buying, goneAt);
				longest[name] = Math.max(longest[name] ?? 0, backMs);
				// A primary stays dead until another node has taken its place and orders.
				await pause(DEAD_MS);
				restart();
				if (name === 'shop process') servers[0] = await start(ports[0]);
				await waitFor(async () => isWhole(nodes), 'the cluster is whole again');
				if (name === 'primary') stalestMs = Math.max(stalestMs, await priceShows(db, servers, 1000 + killed));
				console.log(`  killed ${name}: orders again after ${(backMs / 1000).toFixed(1)} s`);
			}
		}
		await buying.stop();
		const pages = await reading.stop();
		const signIns = await signingIn.stop();
		const live = await watching.stop();
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
			`${pages.failed} failed of ${pages.count}`,
			pages.failed === 0,
		);
		report.check(
			'R21 sign-ins meanwhile: refused with 503 at most while no primary can be written',
			'none refused for more than 30 s, no other failure',
			`${signIns.signedIn} signed in, ${signIns.refused} refused with 503, for ${(signIns.longestMs / 1000).toFixed(1)} s at most, ${signIns.failed} failed`,
			signIns.failed === 0 && signIns.longestMs < BACK_WITHIN_MS,
		);
		report.check(
			'R21 live status of a person’s own orders',
			'each shown by the stream, or by the page that connects again',
			`${live.shown} shown live, ${live.askedAgain} after connecting again, ${live.missed} missed`,
			live.missed === 0 && live.shown > 0,
		);
		report.check(
			'R21 a price changed after each failover',
			'shown by both processes',
			`after at most ${Math.round(stalestMs)} ms`,
			stalestMs < 10_000,
		);
		await loseOrders(nodes, { db, tokens, servers, report });
	} finally {
		await nginx.stop();
		await Promise.all(servers.map((server) => server.stop()));
		await db.destroy();
	}
}

/** R17: through a pooler in transaction mode alone no notification would ever arrive. */
async function refuseWithoutDirectUrl(
	{ pooledUrl }: Cluster,
	{ dataDir, report }: Pick<BenchShop, 'dataDir' | 'report'>,
): Promise<void> {
	const settings = { DATABASE_URL: pooledUrl, DATA_DIR: join(dataDir, 'cluster'), DEMO_CATALOGUE: 'off' };
	const outcome = await startServer(settings).then(
		async (server) => {
			await server.stop();
			return 'it opened';
		},
		(error: Error) => error.message.split('\n').find((line) => line.includes('DATABASE_')) ?? error.message,
	);
	report.check(
		'R17 PgBouncer without DATABASE_DIRECT_URL',
		'refused',
		outcome,
		/DATABASE_DIRECT_URL/.test(outcome),
	);
}

/** The control: standbys are asynchronous and were away; what the primary alone had is gone with it. */
async function loseOrders(
	nodes: Cluster,
	{
		db,
		tokens,
		servers,
		report,
	}: { db: Database; tokens: string[]; servers: ServerProcess[]; report: BenchShop['report'] },
): Promise<void> {
	await nodes.patch({ synchronous_mode: false, maximum_lag_on_failover: 1_000_000_000 });
	await waitFor(
		async () => (await nodes.members()).every(({ role }) => role !== 'sync_standby'),
		'asynchronous',
	);
	const standbys = [await nodes.killNode('standby'), await nodes.killNode('standby')];
	const buying = startBuying(tokens, () => servers.map(({ origin }) => origin), {
		buyers: BUYERS,
		pauseMs: 20,
	});
	await untilOrdered(buying, performance.now());
	await pause(CALM_MS);
	const restart = await nodes.killNode('primary');
	for (const startStandby of standbys) startStandby();
	await untilOrdered(buying, performance.now());
	await buying.stop();
	const lost = await countMissing(db, buying.told);
	report.check(
		'R21 control: asynchronous standbys that were away',
		'some lost',
		`${lost} lost of ${buying.told.length}`,
		lost > 0,
	);
	restart();
}

async function untilOrdered(buying: Buying, goneAt: number): Promise<number> {
	// Orders that were under way when it died are not counted as being back.
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

/** Milliseconds until both processes show a new price in a response that they had cached. */
async function priceShows(db: Database, servers: readonly ServerProcess[], price: number): Promise<number> {
	const shown = async () => {
		const prices = await Promise.all(
			servers.map(async ({ origin }) => {
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
