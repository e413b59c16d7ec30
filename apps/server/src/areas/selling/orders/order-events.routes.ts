import { orderEventWire } from '@dukan/domain/selling/orders/orders.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { BEARER } from '../../../platform/http/call-security.ts';
import { eventStreams } from '../../../platform/http/event-stream.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findUserByToken } from '../../people/accounts/sessions.queries.ts';
import { signedIn, userOf } from '../../people/accounts/signed-in.ts';

const eventResponse = {
	description: 'Events called `order`, each with this as its data',
	content: { 'text/event-stream': { schema: orderEventWire } },
};

/** A person has so many tabs. */
const MAX_STREAMS = 10;

/** ORDER-06: live status. A stream of server-sent events; the token comes as in every signed-in call. */
export function orderEventRoutes(app: App, services: Services): void {
	const { db, clock, orderEvents } = services;
	const openStream = eventStreams(app);
	app.get(
		'/api/order_events',
		{
			onRequest: signedIn(services),
			schema: {
				security: BEARER,
				summary: "The own orders' status changes as they happen (text/event-stream)",
				tags: ['orders'],
				response: { 200: eventResponse },
			},
		},
		(request, reply) => {
			const { id, token } = userOf(request);
			if (orderEvents.countOf(id) >= MAX_STREAMS) throw new Problem('too_many_requests', { retryAfterS: 30 });
			openStream(reply, {
				// After a gap the stream ends: the page connects again and asks what it has missed.
				listen: (send, end) => orderEvents.subscribe(id, (data) => send({ event: 'order', data }), end),
				// Signed out, banned or run out: the stream ends as every other call would be refused.
				isAllowed: async () => (await findUserByToken(db, token, clock())) !== undefined,
				confirmEach: true,
			});
		},
	);
}
