import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderAddWire } from '@dukan/domain/orders/orders.api.ts';
import { startSession } from '../../apps/server/src/features/auth/sessions.queries.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { type ServerProcess, startServer } from '../../apps/server/src/testing/server-process.ts';
import { signUpShopper } from '../../apps/server/src/testing/shopper.ts';
import { signInStaff } from '../../apps/server/src/testing/staff.ts';

/** How long a client goes on asking for a response. */
const PATIENCE_MS = 120_000;
const RETRY_MS = 50;
const TIMEOUT_MS = 20_000;
/** A request under way is hit at a random moment of this time; most take 5 to 20 ms. */
const KILL_WITHIN_MS = 20;
const CUT_WITHIN_MS = 15;

type Sent = {
	path: string;
	method?: 'GET' | 'POST';
	headers: Record<string, string>;
	body?: object | Buffer;
};
type Received = { status: number; text: string };

/** What hits a request under way: the shop is killed, or the client's line is cut. It is sent again under its key. */
type Trouble = 'kill' | 'cut';

/** Two processes on one database, as behind nginx, and what happened to them. */
export class DayShop {
	readonly db: Database;
	readonly kills: string[] = [];
	/** Requests whose first response was lost, of those that were hit. */
	lostResponses = 0;
	readonly #start: () => Promise<ServerProcess>;
	#servers: ServerProcess[] = [];

	constructor({ databaseUrl, dataDir, entry }: { databaseUrl: string; dataDir: string; entry?: string }) {
		this.db = openDatabase(databaseUrl, () => {}, { noQueryTimeout: true });
		const env = {
			DATABASE_URL: databaseUrl,
			DATA_DIR: dataDir,
			LOG_LEVEL: 'silent',
			DEMO_CATALOGUE: 'off',
			ADDRESS_LIMIT_FACTOR: '1000000',
			// A busy machine is slow and not broken.
			OVERLOAD_GUARD: 'off',
			DATABASE_TIMEOUT_MS: '60000',
		};
		this.#start = () => startServer(env, entry);
	}

	async open(): Promise<void> {
		this.#servers = await Promise.all([this.#start(), this.#start()]);
	}

	/** The processes of another build take over one by one. */
	async upgradeTo(next: DayShop): Promise<void> {
		for (const [index, former] of [...this.#servers.entries()]) {
			const server = await next.#start();
			next.#servers[index] = server;
			await former.stop();
		}
		this.#servers = [];
	}

	async close(): Promise<void> {
		await Promise.all(this.#servers.map((server) => server.stop()));
		await this.db.destroy();
	}

	async #killAll(what: string): Promise<void> {
		this.kills.push(what);
		const gone = this.#servers.map(
			({ process }) => new Promise<void>((done) => process.once('exit', () => done())),
		);
		for (const { process } of this.#servers) process.kill('SIGKILL');
		await Promise.all(gone);
		await this.open();
	}

	/** Resolves with the first response; a request that changes something has a key, so that it may be sent again. */
	async send(sent: Sent, trouble?: Trouble): Promise<Received> {
		if (trouble) await this.#lose(sent, trouble);
		const deadline = Date.now() + PATIENCE_MS;
		for (let turn = Math.floor(Math.random() * 2); Date.now() < deadline; turn += 1) {
			const received = await this.#ask(sent, turn, TIMEOUT_MS);
			if (received && received.status !== 503) return received;
			await pause(RETRY_MS);
		}
		throw new Error(`${sent.path} was not answered within ${PATIENCE_MS / 1000} s.`);
	}

	/** Whatever came back, the client does not learn it. */
	async #lose(sent: Sent, trouble: Trouble): Promise<void> {
		if (trouble === 'cut') {
			if (!(await this.#ask(sent, 0, Math.random() * CUT_WITHIN_MS))) this.lostResponses += 1;
			return;
		}
		const asked = this.#ask(sent, 0, TIMEOUT_MS);
		await pause(Math.random() * KILL_WITHIN_MS);
		await this.#killAll(sent.path.split('?')[0]?.replace(/\/\d+$/, '') ?? '');
		if (!(await asked)) this.lostResponses += 1;
	}

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
			return { status: response.status, text: await response.text() } satisfies Received;
		} catch {
			return undefined;
		}
	}
}

export type DayDesk = {
	id: number;
	read: <Body>(path: string) => Promise<Body>;
	text: (path: string) => Promise<string>;
	/** It must be done. */
	done: <Body = undefined>(path: string, body?: object, trouble?: Trouble) => Promise<Body>;
	upload: (path: string, content: Buffer, type: string) => Promise<{ file: string }>;
};

/** Somebody of the shop, in this role. */
export async function signInAsStaff(shop: DayShop, role: string): Promise<DayDesk> {
	const { id, cookie } = await signInStaff(shop.db, new Date(), role);
	const text = async (path: string) => {
		const { status, text } = await shop.send({ path: `/api/staff/${path}`, headers: { cookie } });
		assert.equal(status, 200, `${path}: ${text.slice(0, 300)}`);
		return text;
	};
	return {
		id,
		text,
		read: async (path) => JSON.parse(await text(path)),
		done: async (path, body = {}, trouble) => {
			// DESK-12: the back-office names every press.
			const headers = { cookie, 'idempotency-key': randomUUID() };
			const sent = { path: `/api/staff/${path}`, method: 'POST', headers, body } as const;
			const { status, text } = await shop.send(sent, trouble);
			assert.ok(status < 300, `${path}: ${status} ${text.slice(0, 300)}`);
			return text ? JSON.parse(text) : undefined;
		},
		upload: async (path, content, type) => {
			const headers = { cookie, 'content-type': type };
			const { status, text } = await shop.send({
				path: `/api/staff/${path}`,
				method: 'POST',
				headers,
				body: content,
			});
			assert.equal(status, 200, text);
			return JSON.parse(text);
		},
	};
}

export type DayShopper = {
	phone: string;
	call: <Body>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Body>;
	order: (body: OrderAddWire, trouble?: Trouble) => Promise<{ id: number; total: number }>;
};

/** A person with an account; without a token, a visitor. */
export function shopperWith(shop: DayShop, phone: string, token?: string): DayShopper {
	const authorization = token && { authorization: `Bearer ${token}` };
	const call = async <Body>(method: 'GET' | 'POST', path: string, body?: object): Promise<Body> => {
		const headers = { ...authorization, cookie: 'lang=ru' };
		const { status, text } = await shop.send({ path, method, headers, ...(body && { body }) });
		assert.ok(status < 300, `${path}: ${status} ${text.slice(0, 300)}`);
		return (text ? JSON.parse(text) : undefined) as Body;
	};
	return {
		phone,
		call,
		order: async (body, trouble) => {
			const headers = { ...authorization, 'idempotency-key': randomUUID() };
			const sent = { path: '/api/order_add', method: 'POST', headers, body } as const;
			const { status, text } = await shop.send(sent, trouble);
			assert.ok(status < 300, `order: ${status} ${text.slice(0, 300)}`);
			return JSON.parse(text).order;
		},
	};
}

/** Somebody with a new account. */
export async function signUp(shop: DayShop): Promise<DayShopper> {
	const app = { inject: () => assert.fail('the token is all that is needed') };
	const { token } = await signUpShopper({ app, db: shop.db, clock: () => new Date() });
	return shopperWith(shop, '', token);
}

/** Somebody whose account the order desk has made. */
export async function signInAs(shop: DayShop, phone: string): Promise<DayShopper> {
	const { id } = await shop.db
		.selectFrom('users')
		.select('id')
		.where('phone', '=', phone)
		.executeTakeFirstOrThrow();
	const visitor = {
		network: '127.0.0.1',
		device: 'bench',
		userAgent: 'bench',
		language: 'ru',
		proof: undefined,
	} as const;
	return shopperWith(shop, phone, await startSession(shop.db, id, visitor, new Date()));
}
