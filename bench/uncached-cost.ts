import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { type ServerProcess, startServer } from '../apps/server/src/testing/server-process.ts';
import { prepareGrownDatabase } from '../apps/server/src/testing/test-databases.ts';
import type { BenchShop } from './bench-shop.ts';
import { median } from './cpu-per-request.ts';
import { cpuUs } from './cpu-time.ts';
import type { Row } from './report.ts';

export const MANY_PRODUCTS = 100_000;
const WARM_UP = 3;
/** Of each address before the first is measured: V8 has optimised the code of a page only after hundreds of renderings. */
const WARM_UP_ALL = 100;

/** A shop without cached responses (PAGE_CACHE_MB=0), and its database. */
export type UncachedShop = { server: ServerProcess; watch: pg.Client; agent: Agent };

export async function openUncachedShop(databaseUrl: string, dataDir: string): Promise<UncachedShop> {
	const watch = new pg.Client({ connectionString: databaseUrl });
	await watch.connect();
	await watch.query('vacuum analyze');
	const server = await startServer({
		DATABASE_URL: databaseUrl,
		DATA_DIR: dataDir,
		LOG_LEVEL: 'warn',
		PAGE_CACHE_MB: '0',
		DEMO_CATALOGUE: 'off',
		ADDRESS_LIMIT_FACTOR: '1000000',
	});
	return { server, watch, agent: new Agent({ keepAlive: true, maxSockets: 1 }) };
}

export async function closeUncachedShop({ server, watch, agent }: UncachedShop): Promise<void> {
	agent.destroy();
	await server.stop();
	await watch.end();
}

/** A shop with the demo catalogue and one with 100,000 products, measured in turns. */
export async function withBothSizes<Result>(
	{ databaseUrl, serverUrl, dataDir }: BenchShop,
	work: (few: UncachedShop, many: UncachedShop) => Promise<Result>,
): Promise<Result> {
	const grown = await prepareGrownDatabase(serverUrl, MANY_PRODUCTS, (line) => console.log(`· ${line}`));
	const few = await openUncachedShop(databaseUrl, dataDir);
	const many = await openUncachedShop(grown, dataDir);
	try {
		return await work(few, many);
	} finally {
		await closeUncachedShop(few);
		await closeUncachedShop(many);
	}
}

/** Of one answer. */
export type Cost = { serverMs: number; postgresMs: number; tookMs: number[]; bytes: number };

/** Asks one at a time and tells what each answer cost the server and PostgreSQL. */
export async function uncachedCost(
	shop: UncachedShop,
	paths: readonly string[],
	amount: number,
	encoding = 'identity',
): Promise<Cost> {
	const pid = shop.server.process.pid ?? 0;
	for (let turn = 0; turn < WARM_UP; turn += 1) await ask(shop, paths[turn % paths.length] ?? '/', encoding);
	const serverBefore = cpuUs(pid);
	const postgresBefore = await backends(shop.watch);
	const tookMs: number[] = [];
	let bytes = 0;
	for (let turn = 0; turn < amount; turn += 1) {
		const startMs = performance.now();
		bytes += await ask(shop, paths[turn % paths.length] ?? '/', encoding);
		tookMs.push(performance.now() - startMs);
	}
	const serverMs = (cpuUs(pid) - serverBefore) / 1000 / amount;
	let postgresUs = 0;
	for (const [backend, us] of await backends(shop.watch))
		postgresUs += us - (postgresBefore.get(backend) ?? 0);
	return { serverMs, postgresMs: postgresUs / 1000 / amount, tookMs, bytes: Math.round(bytes / amount) };
}

export async function warmUp(shop: UncachedShop, paths: readonly string[]): Promise<void> {
	for (let turn = 0; turn < WARM_UP_ALL; turn += 1) for (const path of paths) await ask(shop, path, 'br');
}

/** CPU time of the processes that serve the shop's connections, in microseconds. */
async function backends(watch: pg.Client): Promise<Map<number, number>> {
	const { rows } = await watch.query<{ pid: number }>(
		`select pid from pg_stat_activity where datname = current_database() and application_name = 'dukan'`,
	);
	return new Map(rows.map(({ pid }) => [pid, cpuUs(pid)]));
}

async function ask(shop: UncachedShop, path: string, encoding: string): Promise<number> {
	return (await read(shop, path, encoding)).length;
}

/** What a call answers. */
export async function readUncached(shop: UncachedShop, path: string): Promise<unknown> {
	return JSON.parse((await read(shop, path, 'identity')).toString());
}

function read({ server, agent }: UncachedShop, path: string, encoding: string): Promise<Buffer> {
	return new Promise((done, fail) => {
		const headers = { 'accept-encoding': encoding };
		const asked = request(server.origin + path, { agent, headers }, (response) => {
			buffer(response).then((body) => {
				if (response.statusCode === 200) done(body);
				else fail(new Error(`${path} answers ${response.statusCode}.`));
			}, fail);
		});
		asked.on('error', fail).end();
	});
}

/** A pause for garbage among eight pages doubles what they cost: the middle of five knows better than of three. */
const ROUNDS = 5;

export type Compared = { name: string; few: number; many: number; packedFew: number };

/** What each address costs when nothing is kept, at both sizes, in turns; a table of it. */
export async function compareSizes(
	bench: BenchShop,
	what: string,
	addresses: Readonly<Record<string, string>>,
): Promise<Compared[]> {
	const amount = bench.full ? 25 : 8;
	return withBothSizes(bench, async (few, many) => {
		for (const shop of [few, many]) await warmUp(shop, Object.values(addresses));
		const rows: Row[] = [];
		const compared: Compared[] = [];
		for (const [name, path] of Object.entries(addresses)) {
			const costs: Record<'few' | 'many' | 'packed', Cost[]> = { few: [], many: [], packed: [] };
			for (let round = 0; round < ROUNDS; round += 1) {
				costs.few.push(await uncachedCost(few, [path], amount));
				costs.many.push(await uncachedCost(many, [path], amount));
				costs.packed.push(await uncachedCost(few, [path], amount, 'br'));
			}
			const server = (which: keyof typeof costs) => median(costs[which].map(({ serverMs }) => serverMs));
			const postgres = (which: keyof typeof costs) =>
				median(costs[which].map(({ postgresMs }) => postgresMs));
			const figures = { name, few: server('few'), many: server('many'), packedFew: server('packed') };
			compared.push(figures);
			rows.push({
				[what]: name,
				'ms CPU': figures.few.toFixed(1),
				'and packed (br)': figures.packedFew.toFixed(1),
				'at 100,000': figures.many.toFixed(1),
				ratio: (figures.many / figures.few).toFixed(2),
				'PostgreSQL, ms': postgres('few').toFixed(1),
				'PostgreSQL at 100,000': postgres('many').toFixed(1),
				'KB at 600': Math.round((costs.few[0]?.bytes ?? 0) / 1000),
				'KB at 100,000': Math.round((costs.many[0]?.bytes ?? 0) / 1000),
			});
		}
		bench.report.table(
			`Not cached (PAGE_CACHE_MB=0), CPU of the server at 600 products and at 100,000, median of ${ROUNDS} × ${amount}`,
			rows,
		);
		return compared;
	});
}
