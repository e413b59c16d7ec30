import { Agent, request } from 'node:https';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { signUpShopper } from '../../apps/server/src/testing/shopper.ts';

/** The number of people who order. One person may place only five orders for a day. */
const PEOPLE = 600;
const ORDER_EVERY_MS = 250;
const TRY_AGAIN_MS = 200;
/** The database may take this long, because a slow machine is no failure. */
const PATIENCE_MS = 60_000;

/** An order that a client saw confirmed, with the time. */
export type Told = { number: string; at: number };

export type Load = { pages: number; assets: number; orders: Told[]; failed: string[] };

type Reply = { status: number; body: string };

/**
 * Puts load on the shop through nginx as people do. One client reads pages with all their scripts and styles,
 * and one places orders.
 */
export async function startLoad(databaseUrl: string): Promise<{ stop: () => Promise<Load> }> {
	const db = openDatabase(databaseUrl, () => {}, { timeoutMs: PATIENCE_MS });
	const tokens = await signUpPeople(db);
	const goods = await goodsOf(db);
	const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
	const load: Load = { pages: 0, assets: 0, orders: [], failed: [] };
	let stopped = false;
	const startedAt = Date.now();

	const read = async () => {
		const named = new Set<string>();
		for (let turn = 0; !stopped; turn += 1) {
			const page = await ask(agent, 'GET', `/?turn=${turn}`);
			load.pages += 1;
			if (page.status !== 200) load.failed.push(`${page.status} /`);
			for (const [path] of page.body.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) named.add(path);
			for (const path of named) {
				const { status } = await ask(agent, 'GET', path);
				load.assets += 1;
				if (status !== 200) load.failed.push(`${status} ${path}`);
			}
		}
	};
	const order = async () => {
		for (let turn = 0; !stopped; turn += 1) {
			const product = goods[turn % goods.length];
			const token = tokens[turn % tokens.length];
			if (!product || !token) throw new Error('Nothing to order, or no one who orders.');
			const { status, body } = await ask(agent, 'POST', '/api/order_add', {
				token,
				key: `trial-${process.pid}-${startedAt}-${turn}`,
				body: {
					items: [{ p_id: product.id, quantity: 1 }],
					delivery: 'pickup',
					address: '',
					payment: 'cash',
					name: 'Aýna',
					phone: '1234567',
					note: '',
					expected_total: product.price / 100,
				},
			});
			if (status === 201) load.orders.push({ number: JSON.parse(body).order.number, at: Date.now() });
			else load.failed.push(`${status} order_add ${body.slice(0, 200)}`);
			await new Promise((done) => setTimeout(done, ORDER_EVERY_MS));
		}
	};
	const running = Promise.all([read(), order()]);
	return {
		stop: async () => {
			stopped = true;
			await running;
			agent.destroy();
			await db.destroy();
			return load;
		},
	};
}

async function signUpPeople(db: Database): Promise<string[]> {
	const shop = { app: { inject: () => Promise.reject(new Error('unused')) }, db, clock: () => new Date() };
	const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUpShopper(shop)));
	return people.map(({ token }) => token);
}

async function goodsOf(db: Database): Promise<{ id: number; price: number }[]> {
	return db
		.selectFrom('products')
		.innerJoin('product_stock', 'product_stock.product_id', 'products.id')
		.innerJoin('product_listings', 'product_listings.product_id', 'products.id')
		.select(['products.id', 'product_listings.effective_price_tenge as price'])
		.where('product_stock.quantity', '>', 8)
		.where('products.category_id', 'not in', db.selectFrom('order_minimums').select('category_id'))
		.orderBy('products.id')
		.limit(300)
		.execute();
}

type Sent = { token: string; key: string; body: object };

/**
 * Makes a request. If the connection breaks before the response, the request is repeated with the same key,
 * as the storefront does.
 */
async function ask(agent: Agent, method: string, path: string, sent?: Sent): Promise<Reply> {
	for (let tries = 1; ; tries += 1) {
		const reply = await askOnce(agent, method, path, sent).catch((error: Error) => error);
		if (!(reply instanceof Error)) return reply;
		if (tries === 5) return { status: 0, body: reply.message };
		await new Promise((done) => setTimeout(done, TRY_AGAIN_MS));
	}
}

function askOnce(agent: Agent, method: string, path: string, sent?: Sent): Promise<Reply> {
	return new Promise((done, fail) => {
		const headers = sent && {
			authorization: `Bearer ${sent.token}`,
			'content-type': 'application/json',
			'idempotency-key': sent.key,
		};
		const asked = request({ host: 'localhost', port: 443, agent, method, path, headers }, (response) => {
			let body = '';
			response.setEncoding('utf8');
			response.on('data', (chunk: string) => {
				body += chunk;
			});
			response.once('end', () => done({ status: response.statusCode ?? 0, body }));
			response.once('error', fail);
		});
		asked.once('error', fail);
		asked.end(sent && JSON.stringify(sent.body));
	});
}
