import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import type { CacheEvent } from '../../platform/cache/answer-cache.ts';
import type { AnsweredRequest } from '../../platform/http/answered-request.ts';
import { RequestDurations } from './request-durations.ts';

/** Figures of one process. */
export type Metrics = {
	registry: Registry;
	timeRequest: (request: AnsweredRequest) => void;
	countCacheEvent: (event: CacheEvent) => void;
	countPictureEvent: (event: 'hit' | 'made') => void;
	/** Since the process started. */
	cacheCounts: () => Promise<{
		answers: { hits: number; made: number; keptOld: number };
		pictures: { hits: number; made: number };
	}>;
	/** By overload, at one of the gates. */
	countRefused: (gate: string) => void;
	countSignIn: (outcome: 'signed_in' | 'wrong' | 'banned') => void;
};

export function createMetrics(): Metrics {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const cacheEvents = new Counter({
		name: 'answer_cache_total',
		help: 'Answers from the cache (hit), made anew (made), or kept though stale because the database was away (kept_old).',
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
		help: 'Requests refused because more was asked than could be done, by kind of work.',
		labelNames: ['gate'],
		registers: [registry],
	});
	const durations = new RequestDurations(registry);
	return {
		registry,
		timeRequest: ({ method, route = 'unknown', statusCode, ms }) =>
			durations.observe(method, route, statusCode, ms / 1000),
		countCacheEvent: (event) => cacheEvents.inc({ event }),
		countPictureEvent: (event) => pictureEvents.inc({ event }),
		cacheCounts: async () => {
			const [answers, pictures] = await Promise.all([countsOf(cacheEvents), countsOf(pictureEvents)]);
			return {
				answers: { hits: answers('hit'), made: answers('made'), keptOld: answers('kept_old') },
				pictures: { hits: pictures('hit'), made: pictures('made') },
			};
		},
		countRefused: (gate) => refused.inc({ gate }),
		countSignIn: (outcome) => signIns.inc({ outcome }),
	};
}

async function countsOf(counter: Counter<'event'>): Promise<(event: string) => number> {
	const { values } = await counter.get();
	return (event) => values.find(({ labels }) => labels.event === event)?.value ?? 0;
}
