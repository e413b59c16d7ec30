import { constants } from 'node:os';
import { type BenchShop, startShop, withDatabase } from '../bench-shop.ts';
import { shareOf } from '../cpu.ts';
import { PRODUCTS, prepareBuyers } from '../order-load.ts';
import { inviteVisitors, type LoadRequest, type Timed } from '../visitors.ts';
import { PICKUP } from './buyers.ts';
import { statuses } from './readers.ts';

/** R10: this many times the capacity is requested. */
const TIMES_CAPACITY = 3;
const KEPT_SHARE = 0.7;
const REFUSED_WITHIN_MS = 100;
const HEALTHY_WITHIN_MS = 100;
/** The share of orders that must succeed during the overload. */
const CHECKOUT_SHARE = 0.9;
/** A response that takes longer is useless. */
const USEFUL_MS = 2500;

const FULL = { stepMs: 6000, overloadMs: 15_000 };
const SHORT = { stepMs: 3000, overloadMs: 6000 };
const FIRST_PER_S = 15;
const STEP = 1.5;
const MAX_PER_S = 3000;
const PROBES_PER_S = 20;

/** Ten requests in turn: one order, two pages and seven lists, none of them cached. */
const KINDS = ['order', 'page', 'list', 'list', 'list', 'page', 'list', 'list', 'list', 'list'] as const;

/** R10: raises the load until the server answers no more, then requests three times that rate. */
export async function overload(bench: BenchShop): Promise<void> {
	const tokens = await withDatabase(bench.databaseUrl, prepareBuyers);
	const { peakPerS, crowd, lists, health, home } = await ask(bench, {}, tokens);
	const control = await ask(bench, { OVERLOAD_GUARD: 'off' }, tokens, peakPerS);
	const seconds = (bench.full ? FULL : SHORT).overloadMs / 1000;
	const keptOf = (answers: readonly Timed[]) => answers.filter(isGood).length / seconds / peakPerS;
	const orderedOf = (answers: readonly Timed[]) => {
		const orders = answers.filter(({ index }) => KINDS[index % KINDS.length] === 'order');
		return orders.filter(isGood).length / orders.length;
	};
	const tell: BenchShop['report']['check'] = (...told) => bench.report.check(...told);
	tell(
		`R10 ${Math.round(TIMES_CAPACITY * peakPerS)} a second asked, 3 × the ${Math.round(peakPerS)} that can be done`,
		`at least ${percent(KEPT_SHARE)} of the peak answered in time`,
		percent(keptOf(crowd)),
		keptOf(crowd) >= KEPT_SHARE,
	);
	const refused = lists.filter(({ status }) => status === 503);
	tell(
		'R10 refusals',
		`503 within ${REFUSED_WITHIN_MS} ms (99 of 100), nothing else`,
		`${refused.length} of ${lists.length} timed ones refused; median ${msAt(refused, 0.5)}, p99 ${msAt(refused, 0.99)} ms; of the crowd ${statuses(crowd)}`,
		refused.length > 0 &&
			msAt(refused, 0.99) < REFUSED_WITHIN_MS &&
			crowd.every(({ status }) => [200, 201, 503].includes(status)),
	);
	tell(
		'R10 /healthz meanwhile',
		`200 within ${HEALTHY_WITHIN_MS} ms (99 of 100)`,
		`${statuses(health)}; p99 ${msAt(health, 0.99)} ms`,
		health.every(({ status }) => status === 200) && msAt(health, 0.99) < HEALTHY_WITHIN_MS,
	);
	tell(
		'R10 the cached home page meanwhile',
		'never refused',
		`${statuses(home)}; p99 ${msAt(home, 0.99)} ms`,
		home.every(({ status }) => status === 200),
	);
	tell(
		'R10 checkout meanwhile',
		`${percent(CHECKOUT_SHARE)} of the orders answered in time`,
		percent(orderedOf(crowd)),
		orderedOf(crowd) >= CHECKOUT_SHARE,
	);
	tell(
		'R10 control: without the guard',
		'worse in one of these',
		`${percent(keptOf(control.crowd))} of the peak, ${percent(orderedOf(control.crowd))} of the orders; /healthz p99 ${msAt(control.health, 0.99)} ms`,
		keptOf(control.crowd) < KEPT_SHARE ||
			orderedOf(control.crowd) < CHECKOUT_SHARE ||
			msAt(control.health, 0.99) > HEALTHY_WITHIN_MS,
	);
}

/**
 * Measures the capacity, unless it is known, and requests three times of it. A few other clients meanwhile
 * measure the time of their responses.
 */
async function ask(
	bench: BenchShop,
	settings: Record<string, string>,
	tokens: readonly string[],
	knownPerS?: number,
) {
	const { stepMs, overloadMs: forMs } = bench.full ? FULL : SHORT;
	const shop = await startShop(bench, settings);
	const invite = () => inviteVisitors(constants.priority.PRIORITY_HIGH);
	// The process that sends the overload is too busy to measure times, so other processes do.
	const people = { crowd: invite(), lists: invite(), health: invite(), home: invite() };
	const requests = requestsOf(shop.origin, tokens);
	const probe = (who: 'lists' | 'health' | 'home', path: string) =>
		people[who].arrive({ requests: [{ url: shop.origin + path }], perS: PROBES_PER_S, forMs });
	try {
		await fetch(`${shop.origin}/`);
		// The warm-up lets V8 compile the code before anything is measured.
		await people.crowd.arrive({ requests, perS: FIRST_PER_S, forMs: 2 * stepMs });
		let peakPerS = knownPerS ?? 0;
		for (let perS = FIRST_PER_S; !knownPerS && perS < MAX_PER_S; perS *= STEP) {
			const received = await people.crowd.arrive({ requests, perS, forMs: stepMs });
			const goodPerS = received.filter(isGood).length / (stepMs / 1000);
			peakPerS = Math.max(peakPerS, goodPerS);
			if (goodPerS < 0.75 * perS) break;
		}
		const [crowd, lists, health, home] = await Promise.all([
			people.crowd.arrive({ requests, perS: TIMES_CAPACITY * peakPerS, forMs }),
			probe('lists', '/api/category_show/1?price_max={n}'),
			probe('health', '/healthz'),
			probe('home', '/'),
		]);
		return { peakPerS, crowd, lists, health, home };
	} finally {
		for (const visitors of Object.values(people)) visitors.leave();
		await shop.stop();
	}
}

/**
 * Returns the requests. The number of different orders is prime, so that all pairs of people and products
 * occur.
 */
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

const isGood = ({ status, ms }: Timed) => status >= 200 && status < 300 && ms < USEFUL_MS;
const percent = (share: number) => `${Math.round(share * 100)} %`;
const msAt = (received: readonly Timed[], share: number) =>
	Math.round(
		shareOf(
			received.map(({ ms }) => ms),
			share,
		),
	);
