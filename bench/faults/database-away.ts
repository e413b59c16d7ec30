import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { type BenchShop, startShop } from '../bench-shop.ts';
import { type OwnPostgres, openOwnPostgres } from './own-postgres.ts';
import { ask, slowest, startReading, statuses } from './readers.ts';

const AWAY_MS = { full: 15_000, short: 5000 };
/** R7: a request that needs the database must be refused within this time. */
const REFUSED_WITHIN_MS = 2500;
const NOT_READY_WITHIN_MS = 1000;
const BACK_WITHIN_MS = 5000;
/** Requests that began up to this long after PostgreSQL stopped do not count. */
const FIRST_MOMENT_MS = 100;

/** R7: first freezes PostgreSQL and then stops it, while people read. */
export async function databaseAway({ dataDir, report, full }: BenchShop): Promise<void> {
	const awayMs = full ? AWAY_MS.full : AWAY_MS.short;
	const postgres = await openOwnPostgres();
	const shop = await startShop({ databaseUrl: postgres.url, dataDir: join(dataDir, 'away') });
	const ways = {
		frozen: { go: async () => postgres.signal('SIGSTOP'), back: async () => postgres.signal('SIGCONT') },
		stopped: { go: postgres.stop, back: postgres.start },
	};
	const read = (path: (turn: number) => string, readers: number) =>
		startReading(() => shop.origin, path, { readers });
	try {
		for (const [name, { go, back }] of Object.entries(ways)) {
			await ask(shop.origin, '/');
			const searches = read((turn) => `/api/search?query=${name}${turn}`, 4);
			const pages = read((turn) => `/?${name}=${turn}`, 2);
			const cached = read(() => '/', 4);
			const health = read(() => '/healthz', 1);
			const ready = read(() => '/readyz', 1);
			await pause(1000);
			await go();
			const goneAt = performance.now();
			await pause(awayMs);
			const backFrom = performance.now();
			await back();
			const backMs = await untilGood(shop.origin, name);
			const meanwhile = async (...readings: (typeof pages)[]) => {
				const received = await Promise.all(readings.map((reading) => reading.stop()));
				return received
					.flat()
					.filter(({ atMs }) => atMs > goneAt + FIRST_MOMENT_MS && atMs < backFrom - REFUSED_WITHIN_MS);
			};
			const what = `R7 PostgreSQL ${name} for ${awayMs / 1000} s under load`;
			const tell = (
				which: string,
				target: string,
				received: Awaited<ReturnType<typeof meanwhile>>,
				met: (one: (typeof received)[number]) => boolean,
			) =>
				report.check(
					`${what}: ${which}`,
					target,
					`${statuses(received)}; slowest ${Math.round(slowest(received))} ms`,
					received.length > 0 && received.every(met),
				);
			tell(
				'what needs it',
				`503 with Retry-After within ${REFUSED_WITHIN_MS} ms`,
				await meanwhile(searches, pages),
				({ status, retryAfter, ms }) => status === 503 && retryAfter !== undefined && ms < REFUSED_WITHIN_MS,
			);
			tell(
				'cached home page, /healthz',
				'200, all of them',
				await meanwhile(cached, health),
				({ status }) => status === 200,
			);
			tell(
				'/readyz',
				`503 within ${NOT_READY_WITHIN_MS} ms`,
				await meanwhile(ready),
				({ status, ms }) => status === 503 && ms < NOT_READY_WITHIN_MS,
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

async function untilGood(origin: string, name: string): Promise<number> {
	const startedAt = performance.now();
	for (let turn = 0; performance.now() - startedAt < 4 * BACK_WITHIN_MS; turn += 1) {
		if ((await ask(origin, `/api/search?query=${name}x${turn}`)).status === 200) break;
		await pause(20);
	}
	return performance.now() - startedAt;
}

/** A control: a connection without our time-outs waits as long as PostgreSQL is frozen. */
async function control(postgres: OwnPostgres, report: BenchShop['report']): Promise<void> {
	const db = openDatabase(postgres.url, () => {}, { noQueryTimeout: true });
	await sql`select 1`.execute(db);
	postgres.signal('SIGSTOP');
	const startedAt = performance.now();
	const answered = sql`select 1`
		.execute(db)
		.catch(() => {})
		.then(() => performance.now() - startedAt);
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
