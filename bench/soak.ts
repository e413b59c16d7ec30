import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import { cloneTemplate, prepareGrownDatabase } from '../apps/server/src/testing/test-databases.ts';
import type { BenchShop } from './bench-shop.ts';
import { prepareBuyers } from './faults/buyers.ts';
import { commonRequests } from './faults/common-requests.ts';
import { inviteVisitors } from './visitors.ts';

/** PROMISES R14. */
const DEFAULT_MINUTES = 120;
const MAX_GROWTH = 0.1;
const HALF = 0.5;
/** Caches fill and code is compiled before anything is compared. */
const WARM_UP = { share: 0.3, minMs: 20_000, maxMs: 10 * 60_000 };
/** Of the run, at its beginning and at its end: the median of each is compared. */
const WINDOW_SHARE = 0.2;
const SAMPLES = 200;
const CAPACITY_PER_S = { from: 60, step: 1.5, forMs: 3000, max: 2000 };

type Sample = { atS: number; rssMb: number; heapMb: number; descriptors: number; delayMs: number };

/** R14: `npm run bench -- soak`, or `-- soak --minutes=10`; in a large shop with `--products=100000`. */
export async function soak(bench: BenchShop): Promise<void> {
	const minutes = readNumber('--minutes=') ?? DEFAULT_MINUTES;
	const products = readNumber('--products=');
	if (!products) return soakFor(bench, minutes);
	const grown = await prepareGrownDatabase(bench.serverUrl, products, console.log);
	const database = await cloneTemplate(bench.serverUrl, new URL(grown).pathname.slice(1));
	try {
		await soakFor({ ...bench, databaseUrl: database.url }, minutes);
	} finally {
		await database.drop();
	}
}

function readNumber(option: string): number | undefined {
	const given = process.argv.find((word) => word.startsWith(option))?.slice(option.length);
	if (given === undefined) return undefined;
	if (!(Number(given) > 0)) throw new Error(`${option}${given} is no number.`);
	return Number(given);
}

/** At half of what the shop can do, for so long: does anything grow? */
export async function soakFor({ databaseUrl, dataDir, report }: BenchShop, minutes: number): Promise<void> {
	const db = openDatabase(databaseUrl, () => {}, { noQueryTimeout: true });
	const tokens = await prepareBuyers(db);
	await db.destroy();
	const shop = await startServer({
		DATABASE_URL: databaseUrl,
		DATA_DIR: dataDir,
		LOG_LEVEL: 'warn',
		DEMO_CATALOGUE: 'off',
		ADDRESS_LIMIT_FACTOR: '1000000',
	});
	const people = inviteVisitors(constants.priority.PRIORITY_BELOW_NORMAL);
	try {
		const requests = commonRequests(shop.origin, tokens);
		const arrive = (perS: number, forMs: number) => people.arrive({ requests, perS, forMs });
		const capacityPerS = await findCapacity(arrive);
		const perS = HALF * capacityPerS;
		const forMs = minutes * 60_000;
		await arrive(perS, Math.min(WARM_UP.maxMs, Math.max(WARM_UP.minMs, forMs * WARM_UP.share)));
		const samples: Sample[] = [];
		const startedAt = performance.now();
		let failed = 0;
		let answered = 0;
		const slice = Math.max(500, forMs / SAMPLES);
		while (performance.now() - startedAt < forMs) {
			const received = await arrive(perS, slice);
			answered += received.length;
			failed += received.filter(({ status }) => status === 0 || status >= 400).length;
			samples.push(await sample(shop.origin, (performance.now() - startedAt) / 1000));
		}
		// Connections of the crowd fall idle.
		await pause(500);
		const what = `R14 ${minutes} minutes at ${Math.round(perS)} requests a second, half of ${Math.round(capacityPerS)}`;
		const rss = growth(samples, ({ rssMb }) => rssMb);
		const heap = growth(samples, ({ heapMb }) => heapMb);
		report.check(
			`${what}: memory`,
			'grows under 10 %',
			`RSS ${rss.from.toFixed(0)} → ${rss.to.toFixed(0)} MB (${percent(rss.share)}), heap ${heap.from.toFixed(0)} → ${heap.to.toFixed(0)} MB`,
			rss.share < MAX_GROWTH,
		);
		const descriptors = growth(samples, (one) => one.descriptors);
		report.check(
			`${what}: descriptors`,
			'no growth',
			`${descriptors.from} → ${descriptors.to}`,
			descriptors.to <= descriptors.from,
		);
		const rejections = shop.output().match(/unhandled|unforeseen/gi)?.length ?? 0;
		const delay = samples.map(({ delayMs }) => delayMs).toSorted((a, b) => a - b);
		report.check(
			`${what}: answers`,
			'none failed, no unhandled rejection, the same process',
			`${failed} of ${answered} failed; ${rejections} unhandled; event loop p99 ${(delay[Math.floor(delay.length / 2)] ?? 0).toFixed(0)} ms (median of samples)`,
			failed === 0 && rejections === 0 && shop.process.exitCode === null,
		);
	} finally {
		people.leave();
		await shop.stop();
	}
}

/** The rate up to which everything is answered. */
async function findCapacity(
	arrive: (perS: number, forMs: number) => Promise<{ status: number; ms: number }[]>,
): Promise<number> {
	const { from, step, forMs, max } = CAPACITY_PER_S;
	await arrive(from, forMs);
	let best = from;
	for (let perS = from; perS < max; perS *= step) {
		const received = await arrive(perS, forMs);
		const good = received.filter(({ status, ms }) => status > 0 && status < 400 && ms < 1000).length;
		if (good < 0.95 * received.length) break;
		best = perS;
	}
	return best;
}

async function sample(origin: string, atS: number): Promise<Sample> {
	const text = await (await fetch(`${origin}/metrics`)).text();
	const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
	const MB = 1024 * 1024;
	return {
		atS,
		rssMb: value('process_resident_memory_bytes') / MB,
		heapMb: value('nodejs_heap_size_used_bytes') / MB,
		descriptors: value('process_open_fds'),
		delayMs: value('nodejs_eventloop_lag_p99_seconds') * 1000,
	};
}

function growth(samples: readonly Sample[], of: (one: Sample) => number) {
	const size = Math.max(1, Math.floor(samples.length * WINDOW_SHARE));
	const middle = (some: readonly Sample[]) =>
		some.map(of).toSorted((a, b) => a - b)[some.length >> 1] ?? Number.NaN;
	const [from, to] = [middle(samples.slice(0, size)), middle(samples.slice(-size))];
	return { from, to, share: to / from - 1 };
}

const percent = (share: number) => `${share >= 0 ? '+' : ''}${(share * 100).toFixed(1)} %`;
