import {
	anonymiseCallRequests,
	anonymiseOldCallRequests,
	countCallRequests,
	insertCallRequest,
	notifyCallRequest,
	summariseCallRequests,
} from '../../areas/selling/call-me/call-requests.queries.ts';
import {
	closeCallRequest,
	countCallAttempt,
	findCallRequest,
	fulfilCallRequest,
	listCallRequests,
	takeCallRequest,
} from '../../areas/selling/call-me/staff-call-requests.queries.ts';
import { later, MINUTE_MS } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** DESK-15: a person asks for a call, is not reached, and orders; another one does not. */
export async function runCallRequestQueries(
	db: Database,
	{ orderId, staffId, now }: { orderId: number; staffId: number; now: Date },
): Promise<void> {
	const person = { name: 'Maral', language: 'tm', items: [{ productId: 1, quantity: 2 }], now } as const;
	const id = await insertCallRequest(db, { ...person, phone: '1000009' });
	await notifyCallRequest(db, id);
	await takeCallRequest(db, { id, staffId, from: null, now });
	await listCallRequests(db, { status: 'waiting', limit: 10, offset: 0 });
	await findCallRequest(db, id);
	await countCallAttempt(db, { id, seen: 0, callBackAt: later(now, MINUTE_MS), now });
	await countCallRequests(db);
	await fulfilCallRequest(db, { id, orderId, now });
	await listCallRequests(db, { limit: 10, offset: 0 });
	await closeCallRequest(db, await insertCallRequest(db, { ...person, phone: '1000008' }), now);
	await summariseCallRequests(db, { days: 30, now: later(now, MINUTE_MS) });
	await anonymiseCallRequests(db, '1000008', now);
	await anonymiseOldCallRequests(db, now);
}
