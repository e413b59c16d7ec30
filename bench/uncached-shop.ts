import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import type { ServerProcess } from '../apps/server/src/testing/server-process.ts';
import { startShop } from './bench-shop.ts';
import { cpuUs } from './cpu.ts';

const WARM_UP = 3;

/** The cost of each response; `tookMs` contains the time of every single one. */
export type Cost = { serverMs: number; postgresMs: number; tookMs: number[]; bytes: number };

/** A process without cached responses (PAGE_CACHE_MB=0), which gets one request at a time. */
export class UncachedShop {
	readonly server: ServerProcess;
	readonly #watch: pg.Client;
	readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

	private constructor(server: ServerProcess, watch: pg.Client) {
		this.server = server;
		this.#watch = watch;
	}

	static async open(databaseUrl: string, dataDir: string, entry?: string): Promise<UncachedShop> {
		const watch = new pg.Client({ connectionString: databaseUrl });
		await watch.connect();
		await watch.query('vacuum analyze');
		const server = await startShop(
			{ databaseUrl, dataDir },
			{ LOG_LEVEL: 'warn', PAGE_CACHE_MB: '0' },
			entry,
		);
		return new UncachedShop(server, watch);
	}

	async close(): Promise<void> {
		this.#agent.destroy();
		await this.server.stop();
		await this.#watch.end();
	}

	/** Warms up V8, which optimises the code of a page only after hundreds of renderings. */
	async warmUp(paths: readonly string[], times = 100): Promise<void> {
		for (let turn = 0; turn < times; turn += 1) for (const path of paths) await this.read(path, 'br');
	}

	async cost(paths: readonly string[], amount: number, encoding = 'identity'): Promise<Cost> {
		const pid = this.server.process.pid ?? 0;
		const ask = (turn: number) => this.read(paths[turn % paths.length] ?? '/', encoding);
		for (let turn = 0; turn < WARM_UP; turn += 1) await ask(turn);
		const serverBefore = cpuUs(pid);
		const postgresBefore = await this.#backends();
		const tookMs: number[] = [];
		let bytes = 0;
		for (let turn = 0; turn < amount; turn += 1) {
			const startMs = performance.now();
			bytes += (await ask(turn)).length;
			tookMs.push(performance.now() - startMs);
		}
		const serverMs = (cpuUs(pid) - serverBefore) / 1000 / amount;
		let postgresUs = 0;
		for (const [backend, us] of await this.#backends()) postgresUs += us - (postgresBefore.get(backend) ?? 0);
		return { serverMs, postgresMs: postgresUs / 1000 / amount, tookMs, bytes: Math.round(bytes / amount) };
	}

	/** Returns the response of a call. */
	async json(path: string): Promise<unknown> {
		return JSON.parse((await this.read(path, 'identity')).toString());
	}

	read(path: string, encoding: string): Promise<Buffer> {
		return new Promise((done, fail) => {
			const headers = { 'accept-encoding': encoding };
			const asked = request(this.server.origin + path, { agent: this.#agent, headers }, (response) => {
				buffer(response).then((body) => {
					if (response.statusCode === 200) done(body);
					else fail(new Error(`${path} answers ${response.statusCode}.`));
				}, fail);
			});
			asked.on('error', fail).end();
		});
	}

	/** Returns the CPU time in microseconds of each PostgreSQL process that serves the shop. */
	async #backends(): Promise<Map<number, number>> {
		const { rows } = await this.#watch.query<{ pid: number }>(
			`select pid from pg_stat_activity where datname = current_database() and application_name = 'dukan'`,
		);
		return new Map(rows.map(({ pid }) => [pid, cpuUs(pid)]));
	}
}
