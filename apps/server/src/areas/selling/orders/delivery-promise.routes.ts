import { addDays, ashgabatTime, DAYS_AHEAD } from '@dukan/domain/base/calendar/delivery-days.ts';
import {
	type DeliveryPromiseWire,
	deliveryPromiseQuery,
	deliveryPromiseWire,
} from '@dukan/domain/selling/delivery/delivery-promise.api.ts';
import { deliveryPromise } from '@dukan/domain/selling/delivery/delivery-promise.ts';
import type { Services } from '../../../main/services.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readDeliveryTerms } from '../delivery/delivery-terms.queries.ts';
import { findOrderPlace, listDeliverySlots, readBookings } from './order-terms.queries.ts';

/** CHOOSE-07: what is said beside the price. It changes with the clock and with every order, so it is in no cached page. */
export function deliveryPromiseRoutes(app: App, { db, clock }: Pick<Services, 'db' | 'clock'>): void {
	app.get(
		'/api/delivery_promise',
		{
			schema: {
				summary: 'The first hour in which an order placed now is brought, and until when to order for it',
				tags: ['orders'],
				querystring: deliveryPromiseQuery,
				response: { 200: deliveryPromiseWire },
			},
		},
		async ({ query }) => promiseFor(db, query.district_id, clock()),
	);
}

async function promiseFor(
	db: Database,
	districtId: number | undefined,
	now: Date,
): Promise<DeliveryPromiseWire> {
	const { date: today } = ashgabatTime(now);
	const minDays = await findMinDays(db, districtId);
	if (minDays === undefined) return { today, now: now.toISOString(), promises: [] };
	const [slots, bookings] = await Promise.all([
		listDeliverySlots(db),
		readBookings(db, today, addDays(today, minDays + DAYS_AHEAD)),
	]);
	const promise = deliveryPromise(now, minDays, { slots, ...bookings });
	const promises = promise
		? [
				{
					date: promise.date,
					from: promise.from,
					to: promise.to,
					order_until: promise.orderUntil.toISOString(),
				},
			]
		: [];
	return { today, now: now.toISOString(), promises };
}

/** Days from the order to the door; nothing where couriers do not go. */
async function findMinDays(db: Database, districtId: number | undefined): Promise<number | undefined> {
	if (districtId === undefined) return (await readDeliveryTerms(db)).homeRegion?.zone.minDays;
	const place = await findOrderPlace(db, districtId);
	if (!place) throw new Problem('not_found');
	return place.delivery ? place.minDays : undefined;
}
