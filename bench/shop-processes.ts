import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { type ServerProcess, startServer } from '../apps/server/src/testing/server-process.ts';
import type { CalledShop, ShopRequest, ShopResponse } from '../apps/server/src/testing/shopper.ts';
import type { BenchShop } from './bench-shop.ts';

/** How long a client goes on asking for an response. */
const PATIENCE_MS = 60_000;
const RETRY_MS = 50;
/** As the shop's own client has it. */
const TIMEOUT_MS = 10_000;
const CUT_WITHIN_MS = 200;

export type ShopProcesses = CalledShop & {
	servers: ServerProcess[];
	/** Share of requests that the client gives up on at a random moment and sends again. */
	cutShare: number;
	/** kill -9 of one of the processes; another takes its place. */
	kill: () => Promise<void>;
	close: () => Promise<void>;
};

/** Two server processes on one database, and clients that ask again until they are answered, as a phone does. */
export async function openShopProcesses(
	{ databaseUrl, dataDir }: BenchShop,
	env: Record<string, string> = {},
): Promise<ShopProcesses> {
	const start = () =>
		startServer({
			DATABASE_URL: databaseUrl,
			DATA_DIR: dataDir,
			LOG_LEVEL: 'silent',
			DEMO_CATALOGUE: 'off',
			ADDRESS_LIMIT_FACTOR: '1000000',
			...env,
		});
	let killing = Promise.resolve();
	const killOne = async () => {
		const index = Math.floor(Math.random() * shop.servers.length);
		shop.servers[index]?.process.kill('SIGKILL');
		shop.servers[index] = await start();
	};
	const shop: ShopProcesses = {
		servers: await Promise.all([start(), start()]),
		cutShare: 0,
		app: { inject: (request) => sendUntilResponse(shop, request) },
		db: openDatabase(databaseUrl, () => {}, { noQueryTimeout: true }),
		clock: () => new Date(),
		// One at a time: the other goes on serving.
		kill: () => {
			killing = killing.then(killOne);
			return killing;
		},
		close: async () => {
			await Promise.all(shop.servers.map((server) => server.stop()));
			await shop.db.destroy();
		},
	};
	return shop;
}

async function sendUntilResponse(shop: ShopProcesses, request: ShopRequest): Promise<ShopResponse> {
	const deadline = Date.now() + PATIENCE_MS;
	let cut = Math.random() < shop.cutShare;
	for (let turn = Math.floor(Math.random() * 2); Date.now() < deadline; turn += 1) {
		const response = await send(shop.servers[turn % shop.servers.length]?.origin ?? '', request, cut);
		if (response && response.statusCode !== 503) return response;
		cut = false;
		await pause(RETRY_MS);
	}
	throw new Error(`${request.url} had no response within ${PATIENCE_MS / 1000} s.`);
}

/** Nothing where the line broke, or the client cut it. */
async function send(
	origin: string,
	{ url, method, headers, payload }: ShopRequest,
	cut: boolean,
): Promise<ShopResponse | undefined> {
	try {
		const response = await fetch(`${origin}${url}`, {
			method,
			headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
			...(payload && { body: JSON.stringify(payload) }),
			signal: AbortSignal.timeout(cut ? Math.random() * CUT_WITHIN_MS : TIMEOUT_MS),
		});
		const body = await response.text();
		return { statusCode: response.status, body, json: () => JSON.parse(body) };
	} catch {
		return undefined;
	}
}
