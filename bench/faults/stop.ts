import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { freePort, isNginxInstalled, startNginx } from '../../apps/server/src/testing/nginx.ts';
import { type BenchShop, startShop } from '../bench-shop.ts';
import { prepareBuyers } from '../order-load.ts';
import { countMissing, startBuying } from './buyers.ts';
import { type Received, startReading, statuses } from './readers.ts';

const STOPS = { full: 10, short: 2 };
const ROUNDS = { full: 5, short: 1 };
const LOAD_MS = 1500;
/** R9: a stopped server must end within this time. */
const EXIT_WITHIN_MS = 10_000;
const PATHS = ['/', '/category', '/api/home', '/newproducts'];

/**
 * R9: a server that is stopped under load finishes the requests that it has begun. A killed server does not.
 */
export async function stop(bench: BenchShop): Promise<void> {
	const times = bench.full ? STOPS.full : STOPS.short;
	const told = await stopMany(bench, times, 'SIGTERM');
	bench.report.check(
		`R9 SIGTERM under load, ${times} times`,
		'0 begun requests fail, exit 0 within 10 s',
		`${told.cut} cut off of ${told.served} served; exit ${[...told.codes].join(', ')} after at most ${(told.longestMs / 1000).toFixed(1)} s`,
		told.cut === 0 &&
			told.served > 0 &&
			told.longestMs < EXIT_WITHIN_MS &&
			[...told.codes].every((code) => code === 0),
	);
	const killed = await stopMany(bench, times, 'SIGKILL');
	bench.report.check('R9 control: SIGKILL', 'some cut off', `${killed.cut} cut off`, killed.cut > 0);
}

async function stopMany(bench: BenchShop, times: number, signal: 'SIGTERM' | 'SIGKILL') {
	const sum = { cut: 0, served: 0, longestMs: 0, codes: new Set<number>() };
	for (let round = 0; round < times; round += 1) {
		const server = await start(bench, '0');
		// The pages are not cached, so many requests are open at once. Each has a new connection, so none
		// begins on a connection that is closing.
		const path = (turn: number) => `/api/search?query=stop${round}x${turn}`;
		const reading = startReading(() => server.origin, path, { readers: 16, pauseMs: 0, keepAlive: false });
		await pause(LOAD_MS);
		const stoppedAt = performance.now();
		const exited = new Promise<number>((done) => server.process.once('exit', (code) => done(code ?? -1)));
		server.process.kill(signal);
		sum.codes.add(await exited);
		sum.longestMs = Math.max(sum.longestMs, performance.now() - stoppedAt);
		const received = await reading.stop();
		sum.served += received.filter(({ status }) => status === 200).length;
		// Only requests that began before the signal count. Later ones are refused, and a client sends them
		// to the other process.
		sum.cut += received.filter(({ status, atMs }) => status !== 200 && atMs < stoppedAt).length;
	}
	return sum;
}

/** R9: restarts two processes behind nginx one after the other, without an error for any client. */
export async function rollingRestart(bench: BenchShop): Promise<void> {
	const { dataDir, databaseUrl, report, full } = bench;
	if (!isNginxInstalled) {
		report.note('R9 rolling restart skipped: nginx is not installed');
		return;
	}
	const rounds = full ? ROUNDS.full : ROUNDS.short;
	const ports = [await freePort(), await freePort()];
	const servers = await Promise.all(ports.map((port) => start(bench, String(port))));
	const nginx = await startNginx(join(dataDir, 'nginx-stop'), ports);
	const db = openDatabase(databaseUrl, () => {}, { noQueryTimeout: true });
	try {
		const { origin } = nginx;
		const buying = startBuying(await prepareBuyers(db), () => [origin], { buyers: 6 });
		const reading = startReading(
			() => origin,
			(turn) => PATHS[turn % PATHS.length] ?? '/',
			{ pauseMs: 5 },
		);
		for (let round = 0; round < rounds; round += 1) {
			for (const [index, port] of ports.entries()) {
				await pause(LOAD_MS);
				await servers[index]?.stop();
				servers[index] = await start(bench, String(port));
			}
		}
		await pause(LOAD_MS);
		await buying.stop();
		const received: Received[] = await reading.stop();
		const failedOrders = [...buying.refused.values()].reduce((sum, count) => sum + count, 0);
		const lost = await countMissing(db, buying.told);
		report.check(
			`R9 rolling restart of two processes behind nginx, ${rounds} times`,
			'0 errors',
			`pages ${statuses(received)}; ${buying.told.length} orders, ${failedOrders} failed${failedOrders > 0 ? ` (${[...buying.refused.keys()].join(', ')})` : ''}, ${lost} lost`,
			received.every(({ status }) => status === 200) && failedOrders === 0 && lost === 0,
		);
	} finally {
		await nginx.stop();
		await Promise.all(servers.map((server) => server.stop()));
		await db.destroy();
	}
}

const start = (bench: BenchShop, port: string) => startShop(bench, { PORT: port, TRUST_PROXY: '127.0.0.1' });
