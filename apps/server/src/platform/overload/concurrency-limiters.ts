import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { KnownClients } from './client-of.ts';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

/**
 * The limiters below set how many requests of a kind run at once, and how long one may wait. A page or a call
 * that reads keeps one core busy, here or in PostgreSQL, so more of them at once would only slow each other
 * and the event loop. Orders mostly wait for the disk. Checkout and calls about a person's own data have
 * limiters of their own, so that readers cannot use up their capacity.
 */
const CORES = availableParallelism();
/**
 * R10: a request that would wait longer is refused. People and link checkers wait this long without giving
 * up.
 */
const MAX_WAIT_MS = 2000;
const SIZES = {
	pages: { atOnce: Math.max(1, Math.floor(CORES / 2)), maxWaitMs: MAX_WAIT_MS },
	calls: { atOnce: CORES, maxWaitMs: MAX_WAIT_MS },
	checkout: { atOnce: 6, maxWaitMs: MAX_WAIT_MS },
	personal: { atOnce: Math.max(2, CORES), maxWaitMs: MAX_WAIT_MS },
	// Making a picture takes a core for half a second, and a new page has forty of them, so opening a page
	// needs a long wait.
	pictures: { atOnce: 2, maxWaitMs: 30_000 },
	// S19: a puzzle takes a core for 20 ms. A network that requests many gets only these two places before it
	// is the next network's turn.
	puzzles: { atOnce: 2, maxWaitMs: MAX_WAIT_MS },
} as const;

type LimiterName = keyof typeof SIZES;
export type ConcurrencyLimiters = Readonly<Record<LimiterName, ConcurrencyLimiter>>;

/** Sets no limits if OVERLOAD_GUARD is off. */
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
	return {
		pages: limiter('pages'),
		calls: limiter('calls'),
		checkout: limiter('checkout'),
		personal: limiter('personal'),
		pictures: limiter('pictures'),
		puzzles: limiter('puzzles'),
	};
}

/** Limits every route that is declared on `app` afterwards. Excess requests are refused before their body is read. */
export function limitConcurrency(
	app: FastifyInstance,
	limiter: ConcurrencyLimiter,
	clients: KnownClients,
): void {
	refuseExcess(app, limiter, clients);
	app.addHook('onRoute', (route) => {
		const { handler } = route;
		route.handler = function (request, reply) {
			return limiter.run(async () => handler.call(this, request, reply), clients.of(request));
		};
	});
}

/**
 * For routes that also wait for somebody else, such as a bank. They count only their own work, with
 * `limiter.run`.
 */
export function refuseExcess(app: FastifyInstance, limiter: ConcurrencyLimiter, clients: KnownClients): void {
	app.addHook('onRequest', (request, _reply, done) => done(limiter.refusal(clients.of(request))));
}
