import {
	addDays,
	ashgabatTime,
	DAYS_AHEAD,
	deliveryDays,
	isWithin,
} from '@dukan/domain/base/calendar/delivery-days.ts';
import { type Language, localizedText } from '@dukan/domain/base/language/language.ts';
import type { DeliveryOptions } from '@dukan/domain/selling/orders/order.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readSettings } from '../../shop/settings/settings.queries.ts';
import {
	countOpenExpressOrders,
	listDeliverySlots,
	listOrderMinimums,
	type OrderPlace,
	type OrderRules,
	readBookings,
	readOrderRules,
} from './order-terms.queries.ts';

/** Returns all present choices that a shopper has before an order. */
export async function deliveryOptions(
	db: Database,
	place: OrderPlace,
	language: Language,
	now: Date,
): Promise<DeliveryOptions> {
	const { date } = ashgabatTime(now);
	const [rules, slots, bookings, minimums, settings, openExpress] = await Promise.all([
		readOrderRules(db),
		listDeliverySlots(db),
		readBookings(db, date, addDays(date, place.minDays + DAYS_AHEAD)),
		listOrderMinimums(db),
		readSettings(db),
		countOpenExpressOrders(db),
	]);
	const reason = expressRefusal(place, rules, openExpress, now);
	const { workingHours, contact } = settings;
	return {
		courier: {
			available: place.delivery,
			priceTenge: place.priceTenge,
			freeFromTenge: place.freeFromTenge ?? null,
		},
		express: {
			available: reason === null,
			priceTenge: place.expressPriceTenge ?? null,
			minutes: place.expressMinutes ?? null,
			reason,
		},
		pickup: {
			address: localizedText(contact.pickupAddress, language),
			phone: contact.phone,
			hours: `${workingHours.from}–${workingHours.to}`,
		},
		today: date,
		days: place.delivery ? deliveryDays(now, place.minDays, { slots, ...bookings }) : [],
		ordersPerDay: rules.ordersPerDay,
		minimums,
	};
}

/** Returns why express delivery is unavailable now; undefined where it is available. */
export function expressRefusal(
	place: Pick<OrderPlace, 'delivery' | 'express'>,
	rules: OrderRules,
	openExpressOrders: number,
	now: Date,
): 'district' | 'hours' | 'full' | null {
	if (!place.delivery || !place.express) return 'district';
	if (!isWithin(ashgabatTime(now).time, rules.expressFrom, rules.expressTo)) return 'hours';
	return openExpressOrders >= rules.expressCapacity ? 'full' : null;
}
