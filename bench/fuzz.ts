import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import {
	type ApiDocument,
	type BadRequest,
	badRequests,
	findFault,
} from '../apps/server/src/testing/bad-requests.ts';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import { signInStaff } from '../apps/server/src/testing/staff.ts';
import type { BenchShop } from './bench-shop.ts';

/** Over all calls together, at least. */
const REQUESTS = 12_000;
const AT_ONCE = 8;
/** S12: whatever is sent, an answer comes. */
const HANGS_AFTER_MS = 10_000;
/** Streams never end. */
const STREAMS = /order_events$/;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Bad requests, made from the shop's own description of its calls, to a real server on loopback. */
export async function fuzz({ databaseUrl, dataDir, report }: BenchShop): Promise<void> {
	const env = {
		DATABASE_URL: databaseUrl,
		DATA_DIR: dataDir,
		LOG_LEVEL: 'warn',
		ADDRESS_LIMIT_FACTOR: '1000000',
	};
	const shop = await startServer(env);
	const db = openDatabase(databaseUrl, () => {});
	try {
		const { cookie } = await signInStaff(db, new Date(), 'owner');
		const read = async (path: string): Promise<ApiDocument> =>
			(await fetch(`${shop.origin}${path}`, { headers: { cookie } })).json();
		const documents = [await read('/api/openapi.json'), await read('/api/staff/openapi.json')];
		const paths = documents.flatMap((document) => Object.entries(document.paths));
		const calls = paths.flatMap(([path, methods]) =>
			STREAMS.test(path)
				? []
				: Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
		);
		const each = Math.ceil(REQUESTS / calls.length);
		const statuses = new Map<number, number>();
		const faults: string[] = [];
		let slowestMs = 0;
		for (const { path, method, operation } of calls) {
			const sample = fc.sample(badRequests(path, method, operation), each);
			const people = await freshPeople(shop.origin, db, path);
			const queue = sample.map((one, index) => ({
				...one,
				headers: { ...one.headers, ...people[index % people.length] },
			}));
			const worker = async () => {
				for (let one = queue.pop(); one; one = queue.pop()) {
					const startedAt = performance.now();
					const response = await send(shop.origin, one).catch((error: Error) => error);
					slowestMs = Math.max(slowestMs, performance.now() - startedAt);
					const fault = response instanceof Error ? response.message : findFault(response);
					if (fault)
						faults.push(`${one.method} ${one.url.slice(0, 200)} ${one.body?.slice(0, 200) ?? ''}: ${fault}`);
					if (!(response instanceof Error))
						statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
				}
			};
			await Promise.all(Array.from({ length: AT_ONCE }, worker));
		}
		const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
		report.table(
			`Answers of ${calls.length} calls`,
			[...statuses].toSorted(([a], [b]) => a - b).map(([status, responses]) => ({ status, responses })),
		);
		const alive = await fetch(`${shop.origin}/readyz`).then(({ status }) => status);
		const unforeseen = shop
			.output()
			.split('\n')
			.filter((line) => line.includes('unforeseen error')).length;
		for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
		report.check(
			`S12 S15 ${sent} bad requests to ${calls.length} calls`,
			`no 5xx, none without an answer in ${HANGS_AFTER_MS / 1000} s, nothing of the inside`,
			`${faults.length} faults, slowest ${slowestMs.toFixed(0)} ms, ${unforeseen} unforeseen errors in the log, ${alive === 200 ? 'ready' : 'NOT ready'} afterwards`,
			faults.length === 0 && unforeseen === 0 && alive === 200 && sent >= REQUESTS,
		);
	} finally {
		agent.destroy();
		await db.destroy();
		await shop.stop();
	}
}

function send(
	origin: string,
	{ method, url, headers, body }: BadRequest,
): Promise<{ status: number; type: string; body: string }> {
	return new Promise((done, fail) => {
		const asked = request(
			`${origin}${url}`,
			{ agent, method, headers, timeout: HANGS_AFTER_MS },
			(response) => {
				let text = '';
				response.setEncoding('utf8');
				response.on('data', (chunk) => {
					text += chunk;
				});
				response.once('end', () =>
					done({
						status: response.statusCode ?? 0,
						type: response.headers['content-type'] ?? '',
						body: text,
					}),
				);
			},
		);
		asked.once('timeout', () => asked.destroy(new Error('no answer')));
		// A body past the limit is answered before it is read: the line breaks while we write.
		asked.once('error', (error: NodeJS.ErrnoException) =>
			error.code === 'EPIPE' || error.code === 'ECONNRESET'
				? done({ status: 413, type: 'application/problem+json', body: '' })
				: fail(error),
		);
		asked.end(body);
	});
}

/** A new session for every call: some calls sign out. Mostly with the right to make the call, or all would be refused. */
async function freshPeople(origin: string, db: Database, path: string): Promise<Record<string, string>[]> {
	const shopper = { authorization: `Bearer ${await register(origin)}` };
	const owner = { cookie: (await signInStaff(db, new Date(), 'owner')).cookie };
	const insider = path.startsWith('/api/staff/') ? owner : shopper;
	return [{}, shopper, owner, insider, insider, insider, insider];
}

let lastPhone = 4_000_000;

async function register(origin: string): Promise<string> {
	lastPhone += 1;
	const form = {
		u_phone_1: String(lastPhone),
		u_password: 'gyzyl alma',
		confirmPassword: 'gyzyl alma',
		u_name: 'Aman',
		u_address_1: 'Parahat 7',
	};
	const response = await fetch(`${origin}/api/set_user`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(form),
	});
	return (await response.json()).token;
}
