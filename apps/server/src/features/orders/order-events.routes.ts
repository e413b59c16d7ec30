import { orderEventWire } from '@dukan/domain/orders/orders.api.ts';
import { staffMay } from '@dukan/domain/staff/staff-rights.ts';
import type { App } from '../../platform/http/app-type.ts';
import { eventStreams } from '../../platform/http/event-stream.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { BEARER } from '../auth/call-security.ts';
import { findUserByToken } from '../auth/sessions.queries.ts';
import { signedIn, userOf } from '../auth/signed-in.ts';
import { staffToken } from '../staff/staff-area.ts';
import { findStaffByToken } from '../staff/staff-sessions.queries.ts';

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
				event: 'order',
				listen: (send) => orderEvents.subscribe(id, send),
				// Signed out, banned or run out: the stream ends as every other call would be refused.
				isAllowed: async () => (await findUserByToken(db, token, clock())) !== undefined,
			});
		},
	);
}

/** Every order's changes, for the board of the back-office. */
export function staffOrderEventRoutes(staff: App, { db, clock, config, orderEvents }: Services): void {
	const openStream = eventStreams(staff);
	staff.get(
		'/order_events',
		{
			config: { staff: 'workOrders' },
			schema: {
				summary: 'All orders’ changes as they happen (text/event-stream)',
				tags: ['staff'],
				response: { 200: eventResponse },
			},
		},
		(request, reply) => {
			const token = staffToken(request, config) ?? '';
			openStream(reply, {
				event: 'order',
				listen: (send) => orderEvents.subscribeAll(send),
				isAllowed: async () => {
					const member = await findStaffByToken(db, token, clock(), { present: false });
					return member !== undefined && staffMay(member.role, 'workOrders');
				},
				confirmEach: true,
			});
		},
	);
}
