import { addDays, ashgabatTime, DAYS_AHEAD } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { DeliveryPromiseWire } from '@dukan/domain/selling/delivery/delivery-promise.api.ts';
import { deliveryPromise } from '@dukan/domain/selling/delivery/delivery-promise.ts';
import { deliveryPromiseCalls } from '@dukan/domain/selling/orders/delivery-promise.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { readDeliveryTerms } from '../delivery/delivery-terms.queries.ts';
import { expressRefusal } from './delivery-options.ts';
import {
	countOpenExpressOrders,
	findOrderPlace,
	listDeliverySlots,
	type OrderPlace,
	readBookings,
	readOrderRules,
} from './order-terms.queries.ts';

/**
 * CHOOSE-07: the delivery promise beside the price. It changes with the clock and with every order, so no
 * cached page contains it.
 */
export function deliveryPromiseRoutes(app: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(app, deliveryPromiseCalls, 'GET /api/delivery_promise', async ({ query }) =>
		promiseFor(db, query.district_id, clock()),
	);
}

async function promiseFor(
	db: Database,
	districtId: number | undefined,
	now: Date,
): Promise<DeliveryPromiseWire> {
	const { date: today } = ashgabatTime(now);
	const place = await findPlace(db, districtId);
	if (!place?.delivery) return { today, now: now.toISOString(), promises: [], express: false };
	const { minDays } = place;
	const [slots, bookings, rules, openExpress] = await Promise.all([
		listDeliverySlots(db),
		readBookings(db, today, addDays(today, minDays + DAYS_AHEAD)),
		readOrderRules(db),
		countOpenExpressOrders(db),
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
	const express = expressRefusal(place, rules, openExpress, now) === null;
	return { today, now: now.toISOString(), promises, express };
}

/** Without a district, the terms are those of the zone of the shop's own region. */
async function findPlace(
	db: Database,
	districtId: number | undefined,
): Promise<Pick<OrderPlace, 'delivery' | 'express' | 'minDays'> | undefined> {
	if (districtId === undefined) {
		const zone = (await readDeliveryTerms(db)).homeRegion?.zone;
		return zone && { delivery: true, express: zone.express !== undefined, minDays: zone.minDays };
	}
	const place = await findOrderPlace(db, districtId);
	if (!place) throw new Problem('not_found');
	return place;
}
