import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { WorkGate } from './work-gate.ts';

/**
 * What may run at once, and how long its like may wait, by kind. Pages and calls that read keep a core busy each, here or in
 * PostgreSQL: more of them at once only take each other's time, and the event loop's. Orders mostly wait for the disk.
 * Checkout has a share of its own, which no number of readers can take, and is worth waiting for.
 */
const CORES = availableParallelism();
const SIZES = {
	pages: { atOnce: Math.max(1, Math.floor(CORES / 2)), maxWaitMs: 1000 },
	calls: { atOnce: CORES, maxWaitMs: 1000 },
	checkout: { atOnce: 6, maxWaitMs: 2000 },
} as const;

type GateName = keyof typeof SIZES;
export type WorkGates = Readonly<Record<GateName, WorkGate>>;

/** Closed to nobody when the guard is off. */
export function createWorkGates(options: {
	guard: boolean;
	/** Instead of each kind's own, for tests on a busy machine. */
	maxWaitMs?: number;
	onRefused?: (gate: GateName) => void;
}): WorkGates {
	const gate = (name: GateName) =>
		new WorkGate({
			...(options.guard ? SIZES[name] : { atOnce: Number.POSITIVE_INFINITY, maxWaitMs: 0 }),
			...(options.maxWaitMs !== undefined && { maxWaitMs: options.maxWaitMs }),
			onRefused: () => options.onRefused?.(name),
		});
	return { pages: gate('pages'), calls: gate('calls'), checkout: gate('checkout') };
}

/** Every route that this part of the application declares from now on. What is too much is refused before anything is read. */
export function workBehind(app: FastifyInstance, gate: WorkGate): void {
	app.addHook('onRequest', (_request, _reply, done) => done(gate.refusal()));
	app.addHook('onRoute', (route) => {
		const { handler } = route;
		route.handler = function (request, reply) {
			return gate.run(async () => handler.call(this, request, reply));
		};
	});
}
