import { constants } from 'node:os';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { startServer } from '../../apps/server/src/testing/server-process.ts';
import type { BenchShop } from '../bench-shop.ts';
import { PRODUCTS } from '../orders-galore.ts';
import { inviteVisitors, type LoadRequest, type Timed, type Visitors } from '../visitors.ts';
import { PICKUP, prepareBuyers } from './buyers.ts';

/** PROMISES R10. */
const TIMES_CAPACITY = 3;
const KEPT_SHARE = 0.7;
const REFUSED_WITHIN_MS = 100;
const HEALTHY_WITHIN_MS = 100;
/** Of the orders that come while three times too much is asked. */
const CHECKOUT_SHARE = 0.9;
/** A later response is of no use. */
const USEFUL_MS = 2500;

const FULL = { stepMs: 6000, overloadMs: 15_000 };
const SHORT = { stepMs: 3000, overloadMs: 6000 };
const FIRST_PER_S = 15;
const STEP = 1.5;
const MAX_PER_S = 3000;
const PROBES_PER_S = 20;

/** Ten of these in turn: one order, two pages, seven lists, none of which is in the cache. */
const KINDS = ['order', 'page', 'list', 'list', 'list', 'page', 'list', 'list', 'list', 'list'] as const;
type Kind = (typeof KINDS)[number];

/** R10: more and more is asked, until no more is answered; then three times that. */
export async function overload(bench: BenchShop): Promise<void> {
	const db = openDatabase(bench.databaseUrl, () => {}, { noQueryTimeout: true });
	const tokens = await prepareBuyers(db);
	await db.destroy();
	const guarded = await ramp(bench, tokens);
	const { peakPerS, overloaded, probes } = guarded;
	const offeredPerS = TIMES_CAPACITY * peakPerS;
	const good = overloaded.filter(isGood);
	const goodPerS = good.length / overloaded.seconds;
	const control = await withShop(bench, { OVERLOAD_GUARD: 'off' }, async (origin, people) => {
		const requests = requestsOf(origin, tokens);
		await people.crowd.arrive({ requests, perS: FIRST_PER_S, forMs: 2000 });
		return crowdAndProbes(bench, origin, people, requests, offeredPerS);
	});
	const controlPerS = control.overloaded.filter(isGood).length / control.overloaded.seconds;
	const what = `R10 ${Math.round(offeredPerS)} a second asked, 3 × the ${Math.round(peakPerS)} that can be done`;
	bench.report.check(
		what,
		`at least ${KEPT_SHARE * 100} % of the peak answered in time`,
		`${Math.round(goodPerS)} a second, ${percent(goodPerS / peakPerS)}`,
		goodPerS >= KEPT_SHARE * peakPerS,
	);
	const refused = probes.lists.filter(({ status }) => status === 503);
	const crowdRefused = overloaded.filter(({ status }) => status === 503).length;
	const answered = overloaded.filter(({ status }) => [200, 201].includes(status)).length;
	bench.report.check(
		'R10 refusals',
		`503 within ${REFUSED_WITHIN_MS} ms (99 of 100)`,
		`${refused.length} of ${probes.lists.length} timed ones refused; median ${ms(refused, 0.5)}, p99 ${ms(refused, 0.99)}, slowest ${ms(refused, 1)} ms; of the crowd ${crowdRefused} refused, ${overloaded.length - crowdRefused - answered} other`,
		refused.length > 0 &&
			at(refused, 0.99) < REFUSED_WITHIN_MS &&
			crowdRefused + answered === overloaded.length,
	);
	bench.report.check(
		'R10 /healthz meanwhile',
		`200 within ${HEALTHY_WITHIN_MS} ms (99 of 100)`,
		`${probes.health.length} asked; p99 ${ms(probes.health, 0.99)}, slowest ${ms(probes.health, 1)} ms`,
		probes.health.every(({ status }) => status === 200) && at(probes.health, 0.99) < HEALTHY_WITHIN_MS,
	);
	bench.report.check(
		'R10 the cached home page meanwhile',
		'never refused',
		`${probes.home.filter(({ status }) => status === 200).length} of ${probes.home.length} served; p99 ${ms(probes.home, 0.99)} ms`,
		probes.home.every(({ status }) => status === 200),
	);
	const orders = overloaded.filter(isKind('order'));
	const ordered = orders.filter(isGood).length / orders.length;
	const readers = overloaded.filter((one) => !isKind('order')(one));
	bench.report.check(
		'R10 checkout meanwhile',
		`${CHECKOUT_SHARE * 100} % of the orders answered in time`,
		`${percent(ordered)} of ${orders.length} orders; of readers ${percent(readers.filter(isGood).length / readers.length)}`,
		ordered >= CHECKOUT_SHARE,
	);
	const controlOrders = control.overloaded.filter(isKind('order'));
	bench.report.check(
		'R10 control: without the guard',
		'worse in one of these',
		`${Math.round(controlPerS)} a second in time, ${percent(controlPerS / peakPerS)} of the peak; orders ${percent(controlOrders.filter(isGood).length / controlOrders.length)}; /healthz p99 ${ms(control.probes.health, 0.99)} ms`,
		controlPerS < KEPT_SHARE * peakPerS ||
			controlOrders.filter(isGood).length / controlOrders.length < CHECKOUT_SHARE ||
			at(control.probes.health, 0.99) > HEALTHY_WITHIN_MS,
	);
}

async function ramp(bench: BenchShop, tokens: readonly string[]) {
	const { stepMs } = bench.full ? FULL : SHORT;
	return withShop(bench, {}, async (origin, people) => {
		const requests = requestsOf(origin, tokens);
		// Nothing is measured while its code is still being compiled.
		await people.crowd.arrive({ requests, perS: FIRST_PER_S, forMs: 2 * stepMs });
		let peakPerS = 0;
		for (let perS = FIRST_PER_S; perS < MAX_PER_S; perS *= STEP) {
			const received = await people.crowd.arrive({ requests, perS, forMs: stepMs });
			const goodPerS = received.filter(isGood).length / (stepMs / 1000);
			peakPerS = Math.max(peakPerS, goodPerS);
			if (goodPerS < 0.75 * perS) break;
		}
		return {
			peakPerS,
			...(await crowdAndProbes(bench, origin, people, requests, TIMES_CAPACITY * peakPerS)),
		};
	});
}

type People = Record<'crowd' | 'strangers' | 'probes' | 'readers', Visitors>;

async function crowdAndProbes(
	{ full }: BenchShop,
	origin: string,
	people: People,
	requests: readonly LoadRequest[],
	perS: number,
) {
	const { overloadMs: forMs } = full ? FULL : SHORT;
	// The crowd is too busy with itself to tell when an answer came: what is timed is asked by others.
	const list = { url: `${origin}/api/category_show/1?price_max={n}` };
	const [crowd, lists, health, home] = await Promise.all([
		people.crowd.arrive({ requests, perS, forMs }),
		people.strangers.arrive({ requests: [list], perS: PROBES_PER_S, forMs }),
		people.probes.arrive({ requests: [{ url: `${origin}/healthz` }], perS: PROBES_PER_S, forMs }),
		people.readers.arrive({ requests: [{ url: `${origin}/` }], perS: PROBES_PER_S, forMs }),
	]);
	return { overloaded: Object.assign(crowd, { seconds: forMs / 1000 }), probes: { lists, health, home } };
}

async function withShop<Result>(
	{ databaseUrl, dataDir }: BenchShop,
	env: Record<string, string>,
	work: (origin: string, people: People) => Promise<Result>,
): Promise<Result> {
	const shop = await startServer({
		DATABASE_URL: databaseUrl,
		DATA_DIR: dataDir,
		LOG_LEVEL: 'warn',
		DEMO_CATALOGUE: 'off',
		ADDRESS_LIMIT_FACTOR: '1000000',
		...env,
	});
	const people = {
		crowd: inviteVisitors(constants.priority.PRIORITY_HIGH),
		strangers: inviteVisitors(constants.priority.PRIORITY_HIGH),
		probes: inviteVisitors(constants.priority.PRIORITY_HIGH),
		readers: inviteVisitors(constants.priority.PRIORITY_HIGH),
	};
	try {
		await fetch(`${shop.origin}/`);
		return await work(shop.origin, people);
	} finally {
		for (const visitors of Object.values(people)) visitors.leave();
		await shop.stop();
	}
}

/** A prime number of orders' variants, so that people and goods come in all pairs. */
function requestsOf(origin: string, tokens: readonly string[]): LoadRequest[] {
	const run = Math.random().toString(36).slice(2);
	return Array.from({ length: 50 }, (_, round) =>
		KINDS.map((kind): LoadRequest => {
			if (kind === 'page') return { url: `${origin}/newproducts?price_min={n}` };
			if (kind === 'list') return { url: `${origin}/api/category_show/${1 + (round % 8)}?price_min={n}` };
			return {
				url: `${origin}/api/order_add`,
				headers: {
					authorization: `Bearer ${tokens[round % tokens.length]}`,
					'idempotency-key': `overload-${run}-{n}`,
				},
				body: { items: [{ p_id: 1 + ((round * 7) % PRODUCTS), quantity: 1 }], ...PICKUP },
			};
		}),
	).flat();
}

const isKind = (kind: Kind) => (one: Timed) => KINDS[one.index % KINDS.length] === kind;
const isGood = ({ status, ms: took }: Timed) => status >= 200 && status < 300 && took < USEFUL_MS;
const percent = (share: number) => `${Math.round(share * 100)} %`;
const ms = (received: readonly Timed[], share: number) => at(received, share).toFixed(0);

function at(received: readonly Timed[], share: number): number {
	const sorted = received.map(({ ms: took }) => took).toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
