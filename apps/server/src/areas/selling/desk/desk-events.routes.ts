import { deskEventsCalls } from '@dukan/domain/selling/desk/desk-events.api.ts';
import { staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app-type.ts';
import { eventStreams, type StreamEvent } from '../../../platform/http/event-stream.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffToken } from '../../staff/access/staff-area.ts';
import { findStaffSession } from '../../staff/access/staff-sessions.queries.ts';
import type { OrderEvents } from '../orders/order-events.ts';
import { countOpenOrders } from '../orders/staff-orders.queries.ts';
import { DeskBell } from './desk-bell.ts';
import { findLastEventId, listEventsAfter } from './desk-events.queries.ts';

/**
 * The page's script waits for this heartbeat. If it is missing, the connection broke without either side
 * noticing.
 */
const BEAT = { event: 'beat', data: {} };

/** DESK-01, DESK-02: sends changes of every order to all signed-in staff. */
export function deskEventRoutes(
	staff: App,
	services: Needs<'config' | 'db' | 'clock'> & { orderEvents: OrderEvents },
): void {
	const { db, clock, config, orderEvents } = services;
	const openStream = eventStreams(staff);
	const bell = new DeskBell(() => countOpenOrders(db));
	handle(
		staff,
		deskEventsCalls,
		'GET /api/staff/order_events',
		async (request, reply) => {
			const session = () =>
				findStaffSession(db, staffToken(request, config) ?? '', clock(), { present: false });
			let locked = (await session())?.locked ?? true;
			let sendLock = (_event: StreamEvent) => {};
			const after = request.query.after ?? lastEventId(request);
			openStream(reply, {
				heartbeat: BEAT,
				listen: (send, end) => {
					const isLocked = () => locked;
					const early = bufferEvents(send);
					sendLock = early.send;
					const unsubscribe = orderEvents.subscribeAll(
						(data, id) => {
							if (!locked) early.send({ event: 'order', data, id });
							bell.onChange();
						},
						// After a gap the stream ends, and the page reconnects and catches up.
						end,
						() => bell.onChange(),
					);
					const unsubscribeBell = bell.subscribe((data) => early.send({ event: 'bell', data }));
					startEvent(isLocked, after).then(early.begin, end);
					return () => {
						unsubscribe();
						unsubscribeBell();
					};
				},
				isAllowed: async () => {
					const found = await session();
					if (found && found.locked !== locked) {
						locked = found.locked;
						sendLock({ event: 'lock', data: { locked } });
					}
					return found !== undefined && staffMay(found.member.rights, 'workOrders');
				},
				confirmEach: true,
			});
		},
		{ config: { whileLocked: true } },
	);

	async function startEvent(isLocked: () => boolean, after: number | undefined): Promise<StreamEvent> {
		const [last, counts] = await Promise.all([findLastEventId(db), countOpenOrders(db)]);
		const events = after === undefined || isLocked() ? [] : await listEventsAfter(db, after);
		const missed = events.map(({ id: _, ...event }) => event);
		const id = isLocked() ? after : Math.max(last, events.at(-1)?.id ?? 0);
		return { event: 'start', data: { locked: isLocked(), counts, missed }, id };
	}
}

/**
 * Buffers events until the first message has been read and sent, then drops the events that this message
 * covers.
 */
function bufferEvents(send: (event: StreamEvent) => void) {
	let waiting: StreamEvent[] | undefined = [];
	return {
		send: (event: StreamEvent) => {
			if (waiting) waiting.push(event);
			else send(event);
		},
		begin: (first: StreamEvent) => {
			const buffered = waiting ?? [];
			waiting = undefined;
			send(first);
			for (const event of buffered) if (event.id === undefined || event.id > (first.id ?? 0)) send(event);
		},
	};
}

/** Reads the header of an EventSource that reconnects by itself. */
function lastEventId({ headers }: FastifyRequest): number | undefined {
	const sent = headers['last-event-id'];
	return typeof sent === 'string' && /^\d{1,15}$/.test(sent) ? Number(sent) : undefined;
}
