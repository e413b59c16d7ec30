import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';
import pg from 'pg';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import { prepareTemplate } from '../apps/server/src/testing/test-databases.ts';
import type { BenchShop } from './bench-shop.ts';
import { median } from './cpu-per-request.ts';
import { ORDER_VARIABLES, orderScript } from './order-script.ts';
import { PRODUCTS, prepareForOrders, signUpMany, USERS } from './orders-galore.ts';

const ROUNDS = 3;
const ROUND_S = 8;
/** As many as the server keeps connections to the database. */
const CLIENTS = 10;
/** Issue: of what PostgreSQL itself does with these statements. */
const TARGET_SHARE = 0.4;

/** Orders a second through the shop, in turns with the same statements straight into PostgreSQL. */
export async function checkout(bench: BenchShop): Promise<void> {
	Object.assign(process.env, {
		TEST_SERVER_URL: bench.serverUrl,
		TEST_TEMPLATE: await prepareTemplate(bench.serverUrl, () => {}),
	});
	const statements = await orderScript();
	const db = openDatabase(bench.databaseUrl, console.error, { noQueryTimeout: true });
	const tokens = Array.from({ length: USERS }, () => randomBytes(32).toString('base64url'));
	await signUpMany(
		db,
		tokens.map((token) => createHash('sha256').update(token).digest()),
	);
	const { districtId } = await prepareForOrders(db, { firstOrderId: 1 });
	await db.destroy();
	const server = await startServer({
		DATABASE_URL: bench.databaseUrl,
		DATA_DIR: bench.dataDir,
		LOG_LEVEL: 'warn',
		DEMO_CATALOGUE: 'off',
	});
	try {
		const byPgbench = await hasPgbench();
		const bare = byPgbench ? runPgbench : runPlainConnections;
		const ordersPerS: number[] = [];
		const barePerS: number[] = [];
		await throughShop(server.origin, tokens, districtId);
		for (let round = 0; round < ROUNDS; round += 1) {
			ordersPerS.push(await throughShop(server.origin, tokens, districtId));
			barePerS.push(await bare(bench, statements));
		}
		const share = median(ordersPerS) / median(barePerS);
		const bareName = byPgbench ? 'pgbench, same statements' : 'plain connections, same statements';
		bench.report.table(
			`${statements.length} statements an order; median of ${ROUNDS} rounds of ${ROUND_S} s each`,
			[
				{ what: 'orders through the shop', 'a second': Math.round(median(ordersPerS)) },
				{ what: bareName, 'a second': Math.round(median(barePerS)) },
			],
		);
		bench.report.check(
			'orders a second through the shop',
			`at least ${TARGET_SHARE * 100} % of ${bareName}`,
			`${Math.round(median(ordersPerS))} a second, ${Math.round(share * 100)} %`,
			share >= TARGET_SHARE,
		);
	} finally {
		await server.stop();
	}
}

async function throughShop(origin: string, tokens: readonly string[], districtId: number): Promise<number> {
	const tomorrow = Date.now() + 29 * 60 * 60 * 1000;
	const result = await autocannon({
		url: origin,
		connections: CLIENTS * 2,
		duration: ROUND_S,
		requests: [
			{
				method: 'POST',
				path: '/api/order_add',
				setupRequest: (request) => ({
					...request,
					headers: {
						authorization: `Bearer ${tokens[randomInt(tokens.length)]}`,
						'content-type': 'application/json',
						'idempotency-key': `bench-${randomBytes(9).toString('base64url')}`,
					},
					body: JSON.stringify({
						items: [
							{ p_id: randomInt(1, PRODUCTS / 2), quantity: 1 },
							{ p_id: randomInt(PRODUCTS / 2, PRODUCTS) + 1, quantity: 1 },
						],
						delivery: 'courier',
						district_id: districtId,
						address: 'Parahat 1, jaý 12',
						slot: {
							date: new Date(tomorrow + randomInt(6) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
							id: 3,
						},
						payment: 'cash',
						name: 'Aýna',
						phone: '1234567',
						note: '',
						expected_total: 220,
					}),
				}),
			},
		],
	});
	if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} orders failed.`);
	return result['2xx'] / result.duration;
}

async function hasPgbench(): Promise<boolean> {
	const child = spawn('pgbench', ['--version'], { stdio: 'ignore' });
	return new Promise((done) => {
		child.once('error', () => done(false));
		child.once('exit', (code) => done(code === 0));
	});
}

async function runPgbench(
	{ databaseUrl, dataDir }: BenchShop,
	statements: readonly string[],
): Promise<number> {
	const file = join(dataDir, '../order.pgbench.sql');
	const draws = Object.entries(ORDER_VARIABLES).map(
		([name, [from, to]]) => `\\set ${name} random(${from}, ${to})`,
	);
	writeFileSync(file, [...draws, ...statements, ''].join('\n'));
	const options = ['--no-vacuum', `--client=${CLIENTS}`, `--time=${ROUND_S}`, `--file=${file}`];
	const child = spawn('pgbench', [...options, databaseUrl], { stdio: ['ignore', 'pipe', 'pipe'] });
	const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
	const perS = /^tps = ([\d.]+)/m.exec(said)?.[1];
	if (!perS || /failed transactions: [1-9]|aborted/.test(said + complained))
		throw new Error(complained || said);
	return Number(perS);
}

/** Where there is no pgbench: the same script over bare connections of the driver. */
async function runPlainConnections(
	{ databaseUrl }: BenchShop,
	statements: readonly string[],
): Promise<number> {
	let orders = 0;
	const endMs = Date.now() + ROUND_S * 1000;
	const client = async (_: unknown, clientId: number) => {
		const connection = new pg.Client({ connectionString: databaseUrl });
		await connection.connect();
		while (Date.now() < endMs) {
			const values: Record<string, number> = { client_id: clientId };
			for (const [name, [from, to]] of Object.entries(ORDER_VARIABLES))
				values[name] = randomInt(from, to + 1);
			for (const statement of statements) {
				const sql = statement.replaceAll(/:([a-z_]+)/g, (whole, name) => String(values[name] ?? whole));
				const { rows } = await connection.query(sql.replace(/ \\gset.*$/, ''));
				if (sql.endsWith('\\gset order_')) values.order_id = rows[0].id;
			}
			orders += 1;
		}
		await connection.end();
	};
	await Promise.all(Array.from({ length: CLIENTS }, client));
	return orders / ROUND_S;
}
