import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';
import { type BenchShop, startShop } from './bench-shop.ts';
import { cpuUsPerRequest, median } from './cpu.ts';

type BareServer = { origin: string; pid: number; stop: () => void };

/** Starts a process with nothing but Fastify and a route for each body: body N is at /N. */
async function startBareFastify(dir: string, bodies: readonly Buffer[]): Promise<BareServer> {
	const files = join(dir, 'files');
	rmSync(files, { recursive: true, force: true });
	mkdirSync(files, { recursive: true });
	for (const [index, body] of bodies.entries()) writeFileSync(join(files, String(index)), body);
	const child: ChildProcess = fork(import.meta.filename, [files], {
		env: { ...process.env, NODE_ENV: 'production' },
	});
	const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
	return { origin, pid: child.pid ?? 0, stop: () => child.kill() };
}

async function serve(files: string): Promise<void> {
	const app = Fastify();
	for (const name of readdirSync(files)) {
		const body = readFileSync(join(files, name));
		app.get(`/${name}`, async (_request, reply) => reply.type('text/html; charset=utf-8').send(body));
	}
	process.send?.({ origin: await app.listen({ port: 0, host: '127.0.0.1' }) });
}

if (import.meta.main) await serve(process.argv[2] ?? '');

/** The largest ratio to the cost of bare Fastify with the same bytes. */
const MAX_RATIO = 2;
const ENCODINGS = ['br', 'identity'];
/** During these requests V8 compiles the code that all responses share. */
const WARM_UP_REQUESTS = 3000;

/** Compares the cost of cached responses with that of a bare server for the same bytes, in turns. */
export async function cachedCost(
	bench: BenchShop,
	what: string,
	addresses: Readonly<Record<string, string>>,
): Promise<void> {
	const { amount, rounds } = bench.full ? { amount: 1000, rounds: 5 } : { amount: 400, rounds: 3 };
	const shop = await startShop(bench, { LOG_LEVEL: 'info' });
	const worst = { ratio: 0, name: '' };
	try {
		for (const encoding of ENCODINGS) {
			const headers = { 'accept-encoding': encoding };
			const paths = Object.values(addresses);
			const bodies: Buffer[] = [];
			for (const path of paths) bodies.push(await bytesOf(shop.origin + path, headers));
			const bare = await startBareFastify(bench.dataDir, bodies);
			const askShop = (index: number, times: number) =>
				cpuUsPerRequest(`${shop.origin}${paths[index]}`, shop.process.pid ?? 0, times, headers);
			const askBare = (index: number, times: number) =>
				cpuUsPerRequest(`${bare.origin}/${index}`, bare.pid, times, headers);
			const rows = [];
			try {
				await askShop(0, WARM_UP_REQUESTS);
				await askBare(0, WARM_UP_REQUESTS);
				for (const [index, name] of Object.keys(addresses).entries()) {
					const us: Record<'shop' | 'fastify', number[]> = { shop: [], fastify: [] };
					// Round 0 is a warm-up.
					for (let round = 0; round <= rounds; round += 1) {
						const [shopUs, fastifyUs] = [await askShop(index, amount), await askBare(index, amount)];
						if (round === 0) continue;
						us.shop.push(shopUs);
						us.fastify.push(fastifyUs);
					}
					const ratio = median(us.shop) / median(us.fastify);
					if (ratio > worst.ratio) Object.assign(worst, { ratio, name: `${name}, ${encoding}` });
					rows.push({
						[what]: name,
						bytes: bodies[index]?.length ?? 0,
						'shop, µs': Math.round(median(us.shop)),
						'Fastify, µs': Math.round(median(us.fastify)),
						'× Fastify': ratio.toFixed(2),
					});
				}
			} finally {
				bare.stop();
			}
			bench.report.table(`Cached, ${encoding}: CPU a request, median of ${rounds} × ${amount}`, rows);
		}
	} finally {
		await shop.stop();
	}
	bench.report.check(
		`${what}, cached: highest CPU`,
		`at most ${MAX_RATIO} × bare Fastify with the same bytes`,
		`× ${worst.ratio.toFixed(2)} (${worst.name})`,
		worst.ratio <= MAX_RATIO,
	);
}

/** Returns the bytes as they were sent. fetch would decompress them. */
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
