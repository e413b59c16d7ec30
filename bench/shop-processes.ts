import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import type { ServerProcess } from '../apps/server/src/testing/server-process.ts';
import type { CalledShop } from '../apps/server/src/testing/shopper.ts';
import { type BenchShop, startShop } from './bench-shop.ts';

/** A client retries for this long. */
const PATIENCE_MS = 120_000;
const RETRY_MS = 50;
const TIMEOUT_MS = 20_000;
/** The kill comes at a random moment of this time. Most requests take 5 to 20 ms. */
const KILL_WITHIN_MS = 20;
const CUT_WITHIN_MS = 50;

export type Sent = {
	path: string;
	method?: 'GET' | 'POST';
	headers: Record<string, string>;
	body?: object | Buffer;
};
type Received = { status: number; text: string };

/**
 * The fault during a request: the shop is killed, or the client's connection is cut. The client then sends
 * the request again with the same key.
 */
export type Trouble = 'kill' | 'cut';

/** Two server processes on one database. Its clients retry until they get a response, as a phone does. */
export class ShopProcesses implements CalledShop {
	readonly db: Database;
	readonly clock = () => new Date();
	readonly app: CalledShop['app'] = {
		inject: async ({ url, payload, ...rest }) => {
			const trouble = Math.random() < this.cutShare ? 'cut' : undefined;
			const { status, text } = await this.send({ path: url, body: payload, ...rest }, trouble);
			return { statusCode: status, body: text, json: () => JSON.parse(text) };
		},
	};
	/** The share of calls that the client breaks off at a random moment and sends again. */
	cutShare = 0;
	/** The calls that were open when all processes were killed. */
	readonly kills: string[] = [];
	/** The number of disturbed requests whose first response was lost. */
	lostResponses = 0;
	readonly #start: () => Promise<ServerProcess>;
	#servers: ServerProcess[] = [];
	#killing = Promise.resolve();

	private constructor(shop: Pick<BenchShop, 'databaseUrl' | 'dataDir'>, settings: Record<string, string>) {
		this.db = openDatabase(shop.databaseUrl, () => {}, { noQueryTimeout: true });
		this.#start = () => startShop(shop, settings);
	}

	static async open(
		shop: Pick<BenchShop, 'databaseUrl' | 'dataDir'>,
		settings: Record<string, string> = {},
	): Promise<ShopProcesses> {
		const processes = new ShopProcesses(shop, settings);
		await processes.#startAll();
		return processes;
	}

	get origins(): string[] {
		return this.#servers.map(({ origin }) => origin);
	}

	/**
	 * Ends one of the processes with kill -9 and starts a new one, one at a time, while the other process
	 * goes on serving.
	 */
	kill = (): Promise<void> => {
		this.#killing = this.#killing.then(async () => {
			const index = Math.floor(Math.random() * this.#servers.length);
			this.#servers[index]?.process.kill('SIGKILL');
			this.#servers[index] = await this.#start();
		});
		return this.#killing;
	};

	async close(): Promise<void> {
		await Promise.all(this.#servers.map((server) => server.stop()));
		await this.db.destroy();
	}

	/**
	 * Sends a request until it gets a response. A request that changes something has a key, so that it may be
	 * sent again.
	 */
	async send(sent: Sent, trouble?: Trouble): Promise<Received> {
		if (trouble) await this.#lose(sent, trouble);
		const deadline = Date.now() + PATIENCE_MS;
		for (let turn = Math.floor(Math.random() * 2); Date.now() < deadline; turn += 1) {
			const received = await this.#ask(sent, turn, TIMEOUT_MS);
			if (received && received.status !== 503) return received;
			await pause(RETRY_MS);
		}
		throw new Error(`${sent.path} had no response within ${PATIENCE_MS / 1000} s.`);
	}

	async #startAll(): Promise<void> {
		this.#servers = await Promise.all([this.#start(), this.#start()]);
	}

	/**
	 * Sends the request while the fault happens and discards the response, so that the client never sees it.
	 */
	async #lose(sent: Sent, trouble: Trouble): Promise<void> {
		const asked = this.#ask(sent, 0, trouble === 'cut' ? Math.random() * CUT_WITHIN_MS : TIMEOUT_MS);
		if (trouble === 'kill') {
			await pause(Math.random() * KILL_WITHIN_MS);
			this.kills.push(sent.path.split('?')[0]?.replace(/\/\d+$/, '') ?? '');
			const exits = this.#servers.map(
				({ process }) => new Promise<void>((done) => process.once('exit', () => done())),
			);
			for (const { process } of this.#servers) process.kill('SIGKILL');
			await Promise.all(exits);
			await this.#startAll();
		}
		if (!(await asked)) this.lostResponses += 1;
	}

	/** Sends the request once. Returns undefined if the connection broke or the client cut it. */
	async #ask({ path, method = 'GET', headers, body }: Sent, turn: number, timeoutMs: number) {
		const server = this.#servers[turn % this.#servers.length];
		const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
		try {
			const response = await fetch(`${server?.origin ?? ''}${path}`, {
				method,
				headers: { ...(body && { 'content-type': type }), ...headers },
				...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
				signal: AbortSignal.timeout(timeoutMs),
			});
			return { status: response.status, text: await response.text() };
		} catch {
			return undefined;
		}
	}
}
