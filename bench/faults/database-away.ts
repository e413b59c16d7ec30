import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { startServer } from '../../apps/server/src/testing/server-process.ts';
import type { BenchShop } from '../bench-shop.ts';
import { type OwnPostgres, openOwnPostgres } from './own-postgres.ts';
import { ask, slowest, startReading, statuses } from './readers.ts';

const AWAY_MS = { full: 15_000, short: 5000 };
/** PROMISES R7. */
const REFUSED_WITHIN_MS = 2500;
const NOT_READY_WITHIN_MS = 1000;
const BACK_WITHIN_MS = 5000;
/** What a request that was under way when PostgreSQL went is given. */
const FIRST_MOMENT_MS = 100;

/** R7: PostgreSQL is frozen, then stopped, while people read. */
export async function databaseAway({ dataDir, report, full }: BenchShop): Promise<void> {
	const awayMs = full ? AWAY_MS.full : AWAY_MS.short;
	const postgres = await openOwnPostgres();
	const shop = await startServer({
		DATABASE_URL: postgres.url,
		DATA_DIR: join(dataDir, 'away'),
		LOG_LEVEL: 'silent',
		DEMO_CATALOGUE: 'off',
		ADDRESS_LIMIT_FACTOR: '1000000',
	});
	const ways = {
		frozen: { go: async () => postgres.signal('SIGSTOP'), back: async () => postgres.signal('SIGCONT') },
		stopped: { go: postgres.stop, back: postgres.start },
	};
	try {
		for (const [name, { go, back }] of Object.entries(ways)) {
			await ask(shop.origin, '/');
			let asked = 0;
			const fresh = () => {
				asked += 1;
				return `/api/search?query=${name}${asked}`;
			};
			const readers = {
				cached: startReading(
					() => shop.origin,
					() => '/',
				),
				health: startReading(
					() => shop.origin,
					() => '/healthz',
					{ readers: 1 },
				),
				ready: startReading(
					() => shop.origin,
					() => '/readyz',
					{ readers: 1 },
				),
				uncached: startReading(() => shop.origin, fresh),
				pages: startReading(
					() => shop.origin,
					(turn) => `/?${name}=${turn}`,
					{ readers: 2 },
				),
			};
			await pause(1000);
			await go();
			const goneAt = performance.now();
			await pause(awayMs);
			const backFrom = performance.now();
			await back();
			const backMs = await untilGood(shop.origin, () => `${fresh()}x`);
			const received = Object.fromEntries(
				await Promise.all(
					Object.entries(readers).map(async ([key, reading]) => [
						key,
						(await reading.stop()).filter(
							({ atMs }) => atMs > goneAt + FIRST_MOMENT_MS && atMs < backFrom - REFUSED_WITHIN_MS,
						),
					]),
				),
			) as Record<keyof typeof readers, ReturnType<typeof startReading>['received']>;
			const needing = [...received.uncached, ...received.pages];
			for (const one of needing.filter(({ status, ms }) => status !== 503 || ms > REFUSED_WITHIN_MS))
				console.log(
					`  ${one.path} ${one.status} ${Math.round(one.ms)} ms, asked ${Math.round(one.atMs - goneAt)} ms after`,
				);
			const what = `R7 PostgreSQL ${name} for ${awayMs / 1000} s under load`;
			report.check(
				`${what}: what needs it`,
				`503 with Retry-After within ${REFUSED_WITHIN_MS} ms`,
				`${statuses(needing)}; slowest ${Math.round(slowest(needing))} ms`,
				needing.length > 0 &&
					needing.every(({ status, retryAfter }) => status === 503 && retryAfter) &&
					slowest(needing) < REFUSED_WITHIN_MS,
			);
			report.check(
				`${what}: cached home page, /healthz`,
				'200, all of them',
				`${statuses([...received.cached, ...received.health])}; slowest ${Math.round(slowest([...received.cached, ...received.health]))} ms`,
				received.cached.length > 0 &&
					[...received.cached, ...received.health].every(({ status }) => status === 200),
			);
			report.check(
				`${what}: /readyz`,
				`503 within ${NOT_READY_WITHIN_MS} ms`,
				`${statuses(received.ready)}; slowest ${Math.round(slowest(received.ready))} ms`,
				received.ready.length > 0 &&
					received.ready.every(({ status }) => status === 503) &&
					slowest(received.ready) < NOT_READY_WITHIN_MS,
			);
			report.check(
				`${what}: back`,
				`within ${BACK_WITHIN_MS} ms, the same process`,
				`${Math.round(backMs)} ms, server ${shop.process.exitCode === null ? 'lives' : 'ENDED'}`,
				backMs < BACK_WITHIN_MS && shop.process.exitCode === null,
			);
		}
		await control(postgres, report);
	} finally {
		await shop.stop();
		await postgres.close();
	}
}

async function untilGood(origin: string, path: () => string): Promise<number> {
	const startedAt = performance.now();
	while (performance.now() - startedAt < 4 * BACK_WITHIN_MS) {
		if ((await ask(origin, path())).status === 200) break;
		await pause(20);
	}
	return performance.now() - startedAt;
}

/** A connection without our time-outs waits for as long as PostgreSQL is frozen. */
async function control(postgres: OwnPostgres, report: BenchShop['report']): Promise<void> {
	const db = openDatabase(postgres.url, () => {}, { noQueryTimeout: true });
	await sql`select 1`.execute(db);
	postgres.signal('SIGSTOP');
	const startedAt = performance.now();
	const answered = sql`select 1`.execute(db).then(
		() => performance.now() - startedAt,
		() => performance.now() - startedAt,
	);
	await pause(REFUSED_WITHIN_MS + 1500);
	postgres.signal('SIGCONT');
	const ms = await answered;
	await db.destroy();
	report.check(
		'R7 control: frozen, without time-outs',
		`longer than ${REFUSED_WITHIN_MS} ms`,
		`${Math.round(ms)} ms, as long as it was frozen`,
		ms > REFUSED_WITHIN_MS,
	);
}
