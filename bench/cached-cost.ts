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
	const amount = full ? 1000 : 400;
	const rounds = full ? 5 : 3;
	const shop = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'info' });
	const worst = { name: '', ratio: 0 };
	try {
		for (const encoding of ENCODINGS) {
			const headers = { 'accept-encoding': encoding };
			const bodies: Buffer[] = [];
			for (const path of Object.values(addresses)) bodies.push(await bytesOf(shop.origin + path, headers));
			const bare = await startBaselines(dataDir, bodies);
			const servers = { shop: { origin: shop.origin, pid: pidOf(shop) }, ...bare };
			const rows: Row[] = [];
			try {
				for (const [server, { origin, pid }] of Object.entries(servers)) {
					const first = server === 'shop' ? (Object.values(addresses)[0] ?? '/') : '/0';
					await cpuPerRequest(origin + first, pid, WARM_UP_REQUESTS, headers);
				}
				for (const [index, [name, path]] of Object.entries(addresses).entries()) {
					const loads: Record<string, Load[]> = {};
					for (let round = 0; round <= rounds; round += 1) {
						for (const [server, { origin, pid }] of Object.entries(servers)) {
							if (round > 1 && !JUDGED.has(server)) continue;
							const url = origin + (server === 'shop' ? path : `/${index}`);
							const load = await cpuPerRequest(url, pid, amount, headers);
							// The first is to warm up.
							if (round > 0) loads[server] = [...(loads[server] ?? []), load];
						}
					}
					const cpu = (server: string) =>
						median((loads[server] ?? []).map(({ cpuUsPerRequest }) => cpuUsPerRequest));
					const perS = (server: string) =>
						Math.round(median((loads[server] ?? []).map(({ requestsPerS }) => requestsPerS)));
					const ratio = cpu('shop') / cpu('fastify');
					if (ratio > worst.ratio) Object.assign(worst, { name: `${name}, ${encoding}`, ratio });
					rows.push({
						[what]: name,
						bytes: bodies[index]?.length ?? 0,
						...Object.fromEntries(
							Object.keys(servers).map((server) => [`${server}, µs`, Math.round(cpu(server))]),
						),
						'× Fastify': ratio.toFixed(2),
						'× Node': (cpu('shop') / cpu('node')).toFixed(2),
						...(bare.nginx && { '× nginx': (cpu('shop') / cpu('nginx')).toFixed(2) }),
						'shop, a second': perS('shop'),
						'Fastify, a second': perS('fastify'),
					});
				}
			} finally {
				for (const { stop } of Object.values(bare)) stop();
			}
			report.table(`Cached, ${encoding}: CPU a request, median of ${rounds} × ${amount}`, rows);
		}
	} finally {
		await shop.stop();
	}
	report.check(
		`${what}, cached: highest CPU`,
		`at most ${MAX_RATIO} × bare Fastify with the same bytes`,
		`× ${worst.ratio.toFixed(2)} (${worst.name})`,
		worst.ratio <= MAX_RATIO,
	);
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
