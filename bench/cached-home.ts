import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import type { BenchShop } from './bench-shop.ts';
import { cpuPerRequest, median } from './cpu-per-request.ts';

const ROUNDS = 5;
const REQUESTS = 6000;
const WARM_UP_REQUESTS = 3000;

/** A cached home page against a bare route that returns a string of the same size, in turns in one run. */
export async function cachedHome({ databaseUrl, dataDir }: BenchShop): Promise<void> {
	const shop = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'info' });
	try {
		const rows: Record<string, Record<string, string | number>> = {};
		for (const encoding of ['br', 'identity']) {
			const headers = { 'accept-encoding': encoding };
			const bytes = await bytesOf(shop.origin, headers);
			const bare = await startBare(bytes);
			const cost = { shop: [] as number[], bare: [] as number[] };
			const servers = { shop: { origin: shop.origin, pid: shop.process.pid ?? 0 }, bare };
			for (const { origin, pid } of Object.values(servers))
				await cpuPerRequest(origin, pid, WARM_UP_REQUESTS, headers);
			for (let round = 0; round < ROUNDS; round += 1) {
				for (const name of ['shop', 'bare'] as const) {
					const { origin, pid } = servers[name];
					cost[name].push((await cpuPerRequest(origin, pid, REQUESTS, headers)).cpuUsPerRequest);
				}
			}
			bare.stop();
			rows[encoding] = {
				bytes,
				'home, µs CPU': Math.round(median(cost.shop)),
				'bare route, µs CPU': Math.round(median(cost.bare)),
				ratio: (median(cost.shop) / median(cost.bare)).toFixed(2),
			};
		}
		console.table(rows);
	} finally {
		await shop.stop();
	}
}

/** Size on the wire: fetch would unpack it. */
function bytesOf(origin: string, headers: Record<string, string>): Promise<number> {
	return new Promise((done, fail) => {
		const asked = request(origin, { headers }, async (answer) => done((await buffer(answer)).length));
		asked.on('error', fail).end();
	});
}

async function startBare(bytes: number): Promise<{ origin: string; pid: number; stop: () => void }> {
	const child = fork(join(import.meta.dirname, 'bare-server.ts'), [String(bytes)]);
	const [{ port }] = (await once(child, 'message')) as [{ port: number }];
	return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}
