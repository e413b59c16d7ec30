import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { PUBLIC_CALLS, PUBLIC_PAGES } from '../apps/server/src/testing/public-addresses.ts';
import { type ServerProcess, startServer } from '../apps/server/src/testing/server-process.ts';
import { startBareFastify } from './bare-server.ts';
import type { BenchShop } from './bench-shop.ts';
import { cpuPerRequest, type Load, median } from './cpu-per-request.ts';
import type { Row } from './report.ts';

/** Budget: compared with bare Fastify and the same bytes. */
const MAX_RATIO = 2;
const ENCODINGS = ['br', 'identity'] as const;
/** V8 compiles the code that all responses share during these requests. */
const WARM_UP_REQUESTS = 3000;

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
			const measured = await costsIn(encoding, shop, dataDir, { addresses, ...size });
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
/** Of one address; the two take turns, round by round. */
type Cost = { name: string; encoding: Encoding; bytes: number; shop: Load[]; fastify: Load[] };
type Asked = { addresses: Readonly<Record<string, string>>; amount: number; rounds: number };

async function costsIn(
	encoding: Encoding,
	shop: ServerProcess,
	dataDir: string,
	{ addresses, amount, rounds }: Asked,
): Promise<Cost[]> {
	const headers = { 'accept-encoding': encoding };
	const bodies: Buffer[] = [];
	for (const path of Object.values(addresses)) bodies.push(await bytesOf(shop.origin + path, headers));
	const bare = await startBareFastify(dataDir, bodies);
	const [firstPath = '/'] = Object.values(addresses);
	const askShop = (path: string, times: number) =>
		cpuPerRequest(shop.origin + path, shop.process.pid ?? 0, times, headers);
	const askBare = (index: number, times: number) =>
		cpuPerRequest(`${bare.origin}/${index}`, bare.pid, times, headers);
	const costs: Cost[] = [];
	try {
		await askShop(firstPath, WARM_UP_REQUESTS);
		await askBare(0, WARM_UP_REQUESTS);
		for (const [index, [name, path]] of Object.entries(addresses).entries()) {
			const cost: Cost = { name, encoding, bytes: bodies[index]?.length ?? 0, shop: [], fastify: [] };
			await askShop(path, amount);
			await askBare(index, amount);
			for (let round = 0; round < rounds; round += 1) {
				cost.shop.push(await askShop(path, amount));
				cost.fastify.push(await askBare(index, amount));
			}
			costs.push(cost);
		}
	} finally {
		bare.stop();
	}
	return costs;
}

const cpuUsOf = (loads: readonly Load[]) => median(loads.map(({ cpuUsPerRequest }) => cpuUsPerRequest));
const perSecond = (loads: readonly Load[]) =>
	Math.round(median(loads.map(({ requestsPerS }) => requestsPerS)));
const ratioOf = ({ shop, fastify }: Cost) => cpuUsOf(shop) / cpuUsOf(fastify);

function costRow(what: string, cost: Cost): Row {
	return {
		[what]: cost.name,
		bytes: cost.bytes,
		'shop, µs': Math.round(cpuUsOf(cost.shop)),
		'Fastify, µs': Math.round(cpuUsOf(cost.fastify)),
		'× Fastify': ratioOf(cost).toFixed(2),
		'shop, a second': perSecond(cost.shop),
		'Fastify, a second': perSecond(cost.fastify),
	};
}

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
