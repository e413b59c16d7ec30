import type { FastifyInstance } from 'fastify';
import { findUserByToken } from '../auth/sessions.queries.ts';
import { signedIn, userOf } from '../auth/signed-in.ts';
import { SECOND_MS } from '../platform/clock.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Services } from '../services.ts';

/** Shorter than any proxy's patience, and how soon a dead session is noticed. */
const HEARTBEAT_MS = 20 * SECOND_MS;
/** A person has so many tabs. */
const MAX_STREAMS = 10;

/** ORDER-06: live status. A stream of server-sent events; the token comes as in every signed-in call. */
export function orderEventRoutes(app: FastifyInstance, services: Services): void {
	const { db, clock, orderEvents } = services;
	const open = new Set<() => void>();
	// R9: a stream would otherwise hold a stopping server until it is cut off.
	app.addHook('preClose', async () => {
		for (const end of open) end();
	});

	app.get(
		'/api/order_events',
		{
			onRequest: signedIn(services),
			schema: {
				summary: "The own orders' status changes as they happen (text/event-stream)",
				tags: ['orders'],
			},
		},
		(request, reply) => {
			const { id, token } = userOf(request);
			if (orderEvents.countOf(id) >= MAX_STREAMS) throw new Problem('too_many_requests', { retryAfterS: 30 });
			reply.hijack();
			const stream = reply.raw;
			stream.writeHead(200, {
				...(reply.getHeaders() as Record<string, string>),
				'content-type': 'text/event-stream; charset=utf-8',
				'cache-control': 'no-store',
				// Proxies must pass on every event at once.
				'x-accel-buffering': 'no',
			});
			stream.write('retry: 3000\n\n');
			const unsubscribe = orderEvents.subscribe(id, (event) => {
				stream.write(`event: order\ndata: ${JSON.stringify(event)}\n\n`);
			});
			const end = () => stream.end();
			const heartbeat = setInterval(() => {
				stream.write(': still here\n\n');
				// Signed out, banned or run out: the stream ends as every other call would be refused.
				findUserByToken(db, token, clock()).then(
					(user) => user ?? end(),
					() => {},
				);
			}, HEARTBEAT_MS);
			open.add(end);
			stream.on('close', () => {
				clearInterval(heartbeat);
				unsubscribe();
				open.delete(end);
			});
		},
	);
}
