import { hasGrownDatabase, prepareGrownDatabase } from '../apps/server/src/testing/test-databases.ts';
import { type BenchShop, say } from './bench-shop.ts';
import { median, shareOf } from './cpu.ts';
import { type Case, shopperCases } from './growth-cases.ts';
import type { Report, Row } from './report.ts';
import { UncachedShop } from './uncached-shop.ts';

const SIZES = [1000, 10_000, 100_000, 1_000_000];
/** Between this size and the largest one, no median for shoppers may grow by more than this factor. */
const FROM = 10_000;
const MOST_GROWTH = 4;

const WARM_UP_RUNS = 20;
/** Each case runs this many times at each size, or as often as the time allows. */
const FULL = { runs: 300, mostMs: 8000 };
const SHORT = { runs: 100, mostMs: 2000 };

type Latency = { medianMs: number; p99Ms: number };
type Measured = { name: string; bySize: Map<number, Latency> };

/** Measures what people wait for, without caches and one request at a time, in shops of growing size. */
export async function growth({ serverUrl, dataDir, report, full }: BenchShop): Promise<void> {
	const largest = SIZES.at(-1) ?? 0;
	const sizes = full || (await hasGrownDatabase(serverUrl, largest)) ? SIZES : SIZES.slice(0, -1);
	if (sizes.length < SIZES.length)
		report.note(
			`${largest.toLocaleString('en')} products are not grown yet and take their time: npm run bench -- growth`,
		);
	const measured = new Map<string, Measured>();
	for (const size of sizes) {
		const url = await prepareGrownDatabase(serverUrl, size, say);
		await measureShop(url, size, full ? FULL : SHORT, { dataDir, measured });
	}
	tell(report, [...measured.values()], sizes);
}

async function measureShop(
	url: string,
	size: number,
	amount: typeof FULL,
	{ dataDir, measured }: { dataDir: string; measured: Map<string, Measured> },
): Promise<void> {
	const shop = await UncachedShop.open(url, dataDir);
	const keep = async (one: Case) => {
		const latency = await measure(one, amount);
		console.log(`· ${size}: ${one.name} ${shown(latency)}`);
		const known = measured.get(one.name) ?? { name: one.name, bySize: new Map() };
		known.bySize.set(size, latency);
		measured.set(one.name, known);
	};
	try {
		const get = (path: string) => shop.json(path);
		for (const one of await shopperCases({ size, get })) await keep(one);
	} finally {
		await shop.close();
	}
}

async function measure({ run }: Case, { runs, mostMs }: typeof FULL): Promise<Latency> {
	const tookMs: number[] = [];
	let spentMs = 0;
	for (let n = 0; n < WARM_UP_RUNS + runs && (spentMs < mostMs || tookMs.length < 5); n += 1) {
		const startMs = performance.now();
		await run(n);
		const ms = performance.now() - startMs;
		spentMs += ms;
		// A slow case needs no long warm-up and has no time for one.
		if (n >= WARM_UP_RUNS || ms > mostMs / WARM_UP_RUNS) tookMs.push(ms);
	}
	return { medianMs: median(tookMs), p99Ms: shareOf(tookMs, 0.99) };
}

function tell(report: Report, measured: readonly Measured[], sizes: readonly number[]): void {
	const last = sizes.at(-1) ?? FROM;
	const growthOf = ({ bySize }: Measured) =>
		(bySize.get(last)?.medianMs ?? Number.NaN) / (bySize.get(FROM)?.medianMs ?? Number.NaN);
	const row = (one: Measured): Row => ({
		what: one.name,
		...Object.fromEntries(
			sizes.map((size) => [
				size.toLocaleString('en'),
				shown(one.bySize.get(size) ?? { medianMs: 0, p99Ms: 0 }),
			]),
		),
		growth: `× ${growthOf(one).toFixed(1)}`,
	});
	report.table(
		`Median / p99 in ms; growth of the median from ${FROM.toLocaleString('en')} on`,
		measured.map(row),
	);
	for (const one of measured)
		report.check(
			`${one.name}, ${FROM.toLocaleString('en')} to ${last.toLocaleString('en')}`,
			`the median grows at most × ${MOST_GROWTH}`,
			`× ${growthOf(one).toFixed(1)}`,
			growthOf(one) <= MOST_GROWTH,
		);
}

const shown = ({ medianMs, p99Ms }: Latency) => `${medianMs.toFixed(1)} / ${p99Ms.toFixed(1)}`;
