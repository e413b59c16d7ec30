import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { PUBLIC_CALLS, PUBLIC_PAGES } from '../apps/server/src/testing/public-addresses.ts';
import { type ServerProcess, startServer } from '../apps/server/src/testing/server-process.ts';
import { startBaselines } from './baselines.ts';
import type { BenchShop } from './bench-shop.ts';
import { cpuPerRequest, type Load, median } from './cpu-per-request.ts';
import type { Row } from './report.ts';

/** Budget: compared with bare Fastify and the same bytes. */
const MAX_RATIO = 2;
const ENCODINGS = ['br', 'identity'] as const;
/** V8 compiles the code that all responses share during these requests. */
const WARM_UP_REQUESTS = 3000;
/** Measured alternately, round by round; the others once, for comparison. */
const JUDGED = new Set(['shop', 'fastify']);

/** Both kinds of cached responses, by name: `npm run bench -- cached`. */
export async function cached(bench: BenchShop): Promise<void> {
	await cachedCost(bench, 'page', PUBLIC_PAGES);
	await cachedCost(bench, 'call', PUBLIC_CALLS);
}

/** The cost of cached responses, each measured alternately with bare servers that return the same bytes. */
export async function cachedCost(
	{ databaseUrl, dataDir, report, full }: BenchShop,
	what: string,
	addresses: Readonly<Record<string, string>>,
): Promise<void> {
	const size = full ? { amount: 1000, rounds: 5 } : { amount: 400, rounds: 3 };
	const shop = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'info' });
	const costs: Cost[] = [];
	try {
		for (const encoding of ENCODINGS) {
			const measured = await costsIn(encoding, shop, { dataDir, addresses, size });
			costs.push(...measured);
			report.table(
				`Cached, ${encoding}: CPU a request, median of ${size.rounds} × ${size.amount}`,
				measured.map((cost) => costRow(what, cost)),
			);
		}
	} finally {
		await shop.stop();
	}
	const [worst] = costs.toSorted((a, b) => ratioOf(b) - ratioOf(a));
	const ratio = worst ? ratioOf(worst) : 0;
	report.check(
		`${what}, cached: highest CPU`,
		`at most ${MAX_RATIO} × bare Fastify with the same bytes`,
		`× ${ratio.toFixed(2)} (${worst?.name}, ${worst?.encoding})`,
		ratio <= MAX_RATIO,
	);
}

type Encoding = (typeof ENCODINGS)[number];
type Server = { origin: string; pid: number };
type Size = { amount: number; rounds: number };
/** Of one address; loads by server. */
type Cost = { name: string; encoding: Encoding; bytes: number; loads: Readonly<Record<string, Load[]>> };

async function costsIn(
	encoding: Encoding,
	shop: ServerProcess,
	{ dataDir, addresses, size }: { dataDir: string; addresses: Readonly<Record<string, string>>; size: Size },
): Promise<Cost[]> {
	const headers = { 'accept-encoding': encoding };
	const bodies: Buffer[] = [];
	for (const path of Object.values(addresses)) bodies.push(await bytesOf(shop.origin + path, headers));
	const bare = await startBaselines(dataDir, bodies);
	const servers: Record<string, Server> = { shop: { origin: shop.origin, pid: pidOf(shop) }, ...bare };
	const [firstPath = '/'] = Object.values(addresses);
	const costs: Cost[] = [];
	try {
		for (const [server, { origin, pid }] of Object.entries(servers))
			await cpuPerRequest(origin + (server === 'shop' ? firstPath : '/0'), pid, WARM_UP_REQUESTS, headers);
		for (const [index, [name, path]] of Object.entries(addresses).entries()) {
			const pathOn = (server: string) => (server === 'shop' ? path : `/${index}`);
			const loads = await loadsOf(servers, pathOn, { headers, size });
			costs.push({ name, encoding, bytes: bodies[index]?.length ?? 0, loads });
		}
	} finally {
		for (const { stop } of Object.values(bare)) stop();
	}
	return costs;
}

/** Round by round; the first round is to warm up. */
async function loadsOf(
	servers: Readonly<Record<string, Server>>,
	pathOn: (server: string) => string,
	{ headers, size: { amount, rounds } }: { headers: Record<string, string>; size: Size },
): Promise<Record<string, Load[]>> {
	const loads: Record<string, Load[]> = {};
	for (let round = 0; round <= rounds; round += 1)
		for (const [server, { origin, pid }] of Object.entries(servers)) {
			if (round > 1 && !JUDGED.has(server)) continue;
			const load = await cpuPerRequest(origin + pathOn(server), pid, amount, headers);
			if (round > 0) loads[server] = [...(loads[server] ?? []), load];
		}
	return loads;
}

const cpuOf = ({ loads }: Cost, server: string) =>
	median((loads[server] ?? []).map(({ cpuUsPerRequest }) => cpuUsPerRequest));

const perSecond = ({ loads }: Cost, server: string) =>
	Math.round(median((loads[server] ?? []).map(({ requestsPerS }) => requestsPerS)));

const ratioOf = (cost: Cost) => cpuOf(cost, 'shop') / cpuOf(cost, 'fastify');

function costRow(what: string, cost: Cost): Row {
	const times = (server: string) => (cpuOf(cost, 'shop') / cpuOf(cost, server)).toFixed(2);
	const servers = Object.keys(cost.loads);
	return {
		[what]: cost.name,
		bytes: cost.bytes,
		...Object.fromEntries(servers.map((server) => [`${server}, µs`, Math.round(cpuOf(cost, server))])),
		'× Fastify': times('fastify'),
		'× Node': times('node'),
		...('nginx' in cost.loads && { '× nginx': times('nginx') }),
		'shop, a second': perSecond(cost, 'shop'),
		'Fastify, a second': perSecond(cost, 'fastify'),
	};
}

export const pidOf = (server: ServerProcess) => server.process.pid ?? 0;

/** The bytes on the wire: fetch would decompress them. */
function bytesOf(url: string, headers: Record<string, string>): Promise<Buffer> {
	return new Promise((done, fail) => {
		const sent = request(url, { headers }, async (response) => {
			const body = await buffer(response);
			if (response.statusCode === 200) done(body);
			else fail(new Error(`${url} responds ${response.statusCode}.`));
		});
		sent.on('error', fail).end();
	});
}
