import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { PUBLIC_CALLS, PUBLIC_PAGES } from '../apps/server/src/testing/public-addresses.ts';
import { type ServerProcess, startServer } from '../apps/server/src/testing/server-process.ts';
import { prepareGrownDatabase } from '../apps/server/src/testing/test-databases.ts';
import type { BenchShop } from './bench-shop.ts';
import { MANY_PRODUCTS } from './uncached-cost.ts';

/** Issue: after an hour's load, with 100,000 products. */
const MAX_RSS_MB = 220;
const CLIENTS = 6;
const SAMPLES = 120;
/** Then what the last requests left behind has been given back. */
const REST_MS = 60_000;
const MEGABYTE = 1_000_000;
const LANGUAGES = ['ru', 'tm', 'en'];
const SEARCHED = [
	'ноутбук',
	'samsung',
	'gulaklyk',
	'телефон',
	'мышь',
	'cable',
	'asus',
	'ssd',
	'наушники',
	'tv',
];

/** Failures by status; 0 where the line broke. 503 is a refusal: too much was asked of the machine (R10). */
type Asked = { made: number; failed: Record<number, number> };
type Sample = { minute: number; rss: number; heap: number; buffers: number; descriptors: number };

/** Memory of one fresh process under mixed load. MINUTES says how long; the target means 60. */
export async function memory({ serverUrl, dataDir, report }: BenchShop): Promise<void> {
	const minutes = Number(process.env.MINUTES ?? 5);
	const databaseUrl = await prepareGrownDatabase(serverUrl, MANY_PRODUCTS, (line) =>
		console.log(`· ${line}`),
	);
	const pictures = await pictureAddresses(databaseUrl);
	const server = await startServer({
		DATABASE_URL: databaseUrl,
		DATA_DIR: dataDir,
		LOG_LEVEL: 'error',
		DEMO_CATALOGUE: 'off',
		ADDRESS_LIMIT_FACTOR: '1000000',
	});
	const asked: Asked = { made: 0, failed: {} };
	const samples: Sample[] = [await sample(server, 0)];
	try {
		let on = true;
		const clients = Array.from({ length: CLIENTS }, () => browse(server.origin, pictures, () => on, asked));
		const startMs = performance.now();
		while (performance.now() - startMs < minutes * 60_000) {
			await pause((minutes * 60_000) / SAMPLES);
			samples.push(await sample(server, (performance.now() - startMs) / 60_000));
		}
		on = false;
		await Promise.all(clients);
		await pause(REST_MS);
		samples.push(await sample(server, (performance.now() - startMs) / 60_000));
	} finally {
		await server.stop();
	}
	const [underLoad, after] = samples.slice(-2);
	const most = Math.max(...samples.map(({ rss }) => rss));
	const half = samples[Math.floor(samples.length / 2)];
	report.table(
		`${asked.made} answers in ${minutes} minutes`,
		[samples[0], half, underLoad, after].flatMap((one) =>
			one
				? [
						{
							minute: one.minute.toFixed(1),
							'RSS, MB': Math.round(one.rss),
							'heap, MB': Math.round(one.heap),
							'buffers, MB': Math.round(one.buffers),
							descriptors: one.descriptors,
						},
					]
				: [],
		),
	);
	report.check(
		`memory of one process after ${minutes} minutes of mixed load and one of rest, 100,000 products`,
		`under ${MAX_RSS_MB} MB`,
		`${Math.round(after?.rss ?? 0)} MB; under load ${Math.round(underLoad?.rss ?? 0)} MB at the end, at most ${Math.round(most)} MB`,
		(after?.rss ?? MAX_RSS_MB) < MAX_RSS_MB,
	);
	report.check(
		'answers under that load',
		'none fails',
		`${asked.made} made; failed, by status: ${JSON.stringify(asked.failed)}`,
		Object.keys(asked.failed).length === 0,
	);
}

/** Popular pages, rare ones, searches, and pictures in new sizes. */
function nextAddress(pictures: readonly string[]): string {
	const pick = (from: readonly string[]) => from[randomInt(from.length)] ?? '/';
	const dice = randomInt(100);
	if (dice < 45) return pick(Object.values(PUBLIC_PAGES));
	if (dice < 60) return pick(Object.values(PUBLIC_CALLS));
	if (dice < 80) return `/product/1/${randomInt(1, MANY_PRODUCTS)}`;
	if (dice < 85) return `/api/product_show/${randomInt(1, MANY_PRODUCTS)}`;
	if (dice < 90) return `/search?query=${encodeURIComponent(`${pick(SEARCHED)} ${randomInt(100)}`)}`;
	if (dice < 95) return `/category/laptops-1?page=${randomInt(1, 200)}`;
	return pick(pictures);
}

async function browse(
	origin: string,
	pictures: readonly string[],
	isOn: () => boolean,
	asked: Asked,
): Promise<void> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	while (isOn()) {
		const headers = {
			'accept-encoding': randomInt(10) > 0 ? 'br, gzip' : 'gzip',
			cookie: `lang=${LANGUAGES[randomInt(LANGUAGES.length)]}`,
		};
		const status = await new Promise<number>((done) => {
			const call = request(origin + nextAddress(pictures), { agent, headers }, (response) => {
				response.resume().once('end', () => done(response.statusCode ?? 0));
			});
			call.once('error', () => done(0)).end();
		});
		asked.made += 1;
		if (status >= 500 || status === 0) asked.failed[status] = (asked.failed[status] ?? 0) + 1;
	}
	agent.destroy();
}

async function pictureAddresses(databaseUrl: string): Promise<string[]> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	const { rows } = await client.query<{ file: string }>('select file from product_pictures limit 300');
	await client.end();
	return rows.flatMap(({ file }) => [240, 480, 960].map((width) => `/images/products/${file}?w=${width}`));
}

async function sample({ origin, process: { pid } }: ServerProcess, minute: number): Promise<Sample> {
	const figures = await (await fetch(`${origin}/metrics`)).text();
	const figure = (name: string) =>
		Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1] ?? 0) / MEGABYTE;
	const rssKb = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
	return {
		minute,
		rss: (rssKb * 1024) / MEGABYTE,
		heap: figure('nodejs_heap_size_used_bytes'),
		buffers: figure('nodejs_external_memory_bytes'),
		descriptors: readdirSync(`/proc/${pid}/fd`).length,
	};
}
