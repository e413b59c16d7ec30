import { orderEventsCalls } from '@dukan/domain/selling/orders/orders.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { eventStreams } from '../../../platform/http/event-stream.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { findUserByToken } from '../../people/accounts/sessions.queries.ts';
import { userOf } from '../../people/accounts/signed-in.ts';
import type { OrderEvents } from './order-events.ts';

/** The most tabs of one person that may listen at the same time. */
const MAX_STREAMS = 10;

/** ORDER-06: live status as a stream of server-sent events; the token is sent as in every signed-in call. */
export function orderEventRoutes(
	app: App,
	services: Needs<'db' | 'clock'> & { orderEvents: OrderEvents },
): void {
	const { db, clock, orderEvents } = services;
	const openStream = eventStreams(app);
	handle(app, orderEventsCalls, 'GET /api/order_events', (request, reply) => {
		const { id, token } = userOf(request);
		if (orderEvents.countOf(id) >= MAX_STREAMS) throw new Problem('too_many_requests', { retryAfterS: 30 });
		openStream(reply, {
			// After a gap the stream ends: the page connects again and requests what it has missed.
			listen: (send, end) => orderEvents.subscribe(id, (data) => send({ event: 'order', data }), end),
			// After signing out, a ban or expiry the stream ends, just as every other call would be refused.
			isAllowed: async () => (await findUserByToken(db, token, clock())) !== undefined,
			confirmEach: true,
		});
	});
}
