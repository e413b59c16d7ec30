import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

/**
 * How many requests of a kind run at once, and how long one may wait. A page or a reading call keeps one core busy, here or in
 * PostgreSQL: more of them at once only slow each other and the event loop. Orders mostly wait for the disk. Checkout has
 * its own limiter, so that readers cannot use up its capacity.
 */
const CORES = availableParallelism();
const SIZES = {
	pages: { atOnce: Math.max(1, Math.floor(CORES / 2)), maxWaitMs: 1000 },
	calls: { atOnce: CORES, maxWaitMs: 1000 },
	checkout: { atOnce: 6, maxWaitMs: 2000 },
} as const;

type LimiterName = keyof typeof SIZES;
export type ConcurrencyLimiters = Readonly<Record<LimiterName, ConcurrencyLimiter>>;

/** Without limits when the guard is off. */
export function createConcurrencyLimiters(options: {
	guard: boolean;
	/** Overrides the limit of each kind, for tests on a busy machine. */
	maxWaitMs?: number;
	onRefused?: (kind: LimiterName) => void;
}): ConcurrencyLimiters {
	const limiter = (name: LimiterName) =>
		new ConcurrencyLimiter({
			...(options.guard ? SIZES[name] : { atOnce: Number.POSITIVE_INFINITY, maxWaitMs: 0 }),
			...(options.maxWaitMs !== undefined && { maxWaitMs: options.maxWaitMs }),
			onRefused: () => options.onRefused?.(name),
		});
	return { pages: limiter('pages'), calls: limiter('calls'), checkout: limiter('checkout') };
}

/** Limits every route that is declared on `app` from now on. Excess requests are refused before their body is read. */
export function limitConcurrency(app: FastifyInstance, limiter: ConcurrencyLimiter): void {
	app.addHook('onRequest', (_request, _reply, done) => done(limiter.refusal()));
	app.addHook('onRoute', (route) => {
		const { handler } = route;
		route.handler = function (request, reply) {
			return limiter.run(async () => handler.call(this, request, reply));
		};
	});
}
