import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheEvent } from '../cache/response-cache.ts';
import type { FinishedRequest } from './finished-request.ts';

const DURATION_BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of one process. */
export type Metrics = {
	registry: Registry;
	timeRequest: (request: FinishedRequest) => void;
	countCacheEvent: (event: CacheEvent) => void;
	countPictureEvent: (event: 'hit' | 'made') => void;
	/** The counts since the process started. */
	cacheCounts: () => Promise<{
		answers: { hits: number; made: number; keptOld: number };
		pictures: { hits: number; made: number };
	}>;
	/** Counts requests that were refused because of overload, by kind of work. */
	countRefused: (kind: string) => void;
	/** Adds a figure. `read` is called at each scrape; if it returns undefined, the figure is left out. */
	gauge: (name: string, help: string, read: () => Figure | Promise<Figure>) => void;
	gaugeBy: (
		name: string,
		help: string,
		labelNames: readonly string[],
		read: () => Labelled[] | Promise<Labelled[]>,
	) => void;
	watchPool: (name: 'primary' | 'replica', pool: pg.Pool) => void;
	countSignIn: (outcome: 'signed_in' | 'wrong' | 'banned') => void;
};

type Figure = number | null | undefined;
export type Labelled = { labels: Record<string, string>; value: number };

export function createMetrics(): Metrics {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const cacheEvents = new Counter({
		name: 'response_cache_total',
		help: 'Responses from the cache (hit), computed (miss), or served stale because of overload or an unavailable database (stale).',
		labelNames: ['event'],
		registers: [registry],
	});
	const pictureEvents = new Counter({
		name: 'picture_cache_total',
		help: 'Sized pictures from disk (hit) or made from their originals (made).',
		labelNames: ['event'],
		registers: [registry],
	});
	const signIns = new Counter({
		name: 'sign_in_total',
		help: 'Sign-ins by how they ended.',
		labelNames: ['outcome'],
		registers: [registry],
	});
	const refused = new Counter({
		name: 'overload_refused_total',
		help: 'Requests refused because of overload, by kind of work.',
		labelNames: ['kind'],
		registers: [registry],
	});
	const durations = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'Time from the request to the end of its response.',
		labelNames: ['method', 'route', 'page', 'status'],
		buckets: DURATION_BUCKETS_S,
		registers: [registry],
	});
	const gaugeBy: Metrics['gaugeBy'] = (name, help, labelNames, read) => {
		new Gauge({
			name,
			help,
			labelNames: [...labelNames],
			registers: [registry],
			async collect() {
				this.reset();
				for (const { labels, value } of await read()) this.set(labels, value);
			},
		});
	};
	const pools = new Map<string, pg.Pool>();
	gaugeBy(
		'database_pool_connections',
		'Connections of this process, by state; waiting are requests.',
		['pool', 'state'],
		() =>
			[...pools].flatMap(([name, pool]) => [
				{ labels: { pool: name, state: 'busy' }, value: pool.totalCount - pool.idleCount },
				{ labels: { pool: name, state: 'idle' }, value: pool.idleCount },
				{ labels: { pool: name, state: 'waiting' }, value: pool.waitingCount },
			]),
	);
	return {
		registry,
		gaugeBy,
		gauge: (name, help, read) =>
			gaugeBy(name, help, [], async () => {
				const value = await read();
				return value === null || value === undefined ? [] : [{ labels: {}, value }];
			}),
		watchPool: (name, pool) => pools.set(name, pool),
		timeRequest: ({ method, route = 'unknown', page, statusCode, ms }) =>
			durations.observe({ method, route, page: page ?? '', status: statusCode }, ms / 1000),
		countCacheEvent: (event) => cacheEvents.inc({ event }),
		countPictureEvent: (event) => pictureEvents.inc({ event }),
		cacheCounts: async () => {
			const [answers, pictures] = await Promise.all([countsOf(cacheEvents), countsOf(pictureEvents)]);
			return {
				answers: { hits: answers('hit'), made: answers('miss'), keptOld: answers('stale') },
				pictures: { hits: pictures('hit'), made: pictures('made') },
			};
		},
		countRefused: (kind) => refused.inc({ kind }),
		countSignIn: (outcome) => signIns.inc({ outcome }),
	};
}

async function countsOf(counter: Counter<'event'>): Promise<(event: string) => number> {
	const { values } = await counter.get();
	return (event) => values.find(({ labels }) => labels.event === event)?.value ?? 0;
}
