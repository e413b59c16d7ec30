import { addDays, DAYS_AHEAD, deliveryDays } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { StaffCancelReason } from '@dukan/domain/base/orders/order-status.ts';
import { sql } from 'kysely';
import { findOrCreatePerson } from '../../areas/people/accounts/users.queries.ts';
import {
	findOrderPlace,
	listDeliverySlots,
	type OrderPlace,
	readBookings,
} from '../../areas/selling/orders/order-terms.queries.ts';
import { placeOrderIn } from '../../areas/selling/orders/place-order.ts';
import { answerQuote, orderQuoteOf } from '../../areas/selling/orders/quote-order.ts';
import type { Database } from '../../platform/database/database.ts';
import { DEMO_CUSTOMERS } from './demo-customers.ts';

/**
 * Orders only have goods at everyday prices of which at least this many are in stock, and whose pieces need
 * no serial number when they are picked (RET-02).
 */
const FEWEST_IN_STOCK = 8;
const CHEAPEST_TENGE = 150_00;
const MOST_EXPENSIVE_TENGE = 4000_00;
/** Orders go to this many districts. */
const DISTRICTS = 5;
/** Customers pay with banknotes of this value. */
const BANKNOTE_TENGE = 500_00;

export type DemoGoods = { productIds: number[]; places: OrderPlace[] };

export type DemoOrder = {
	id: number;
	/** The day of its delivery or pickup. */
	date: string;
	/** The slot of its delivery; undefined for pickup. */
	from: string | undefined;
	outcome: 'completed' | 'cancelled';
	reason: StaffCancelReason;
};

export async function readDemoGoods(trx: Database): Promise<DemoGoods> {
	const { rows: goods } = await sql<{ id: number }>`select p.id from products p
		join product_stock s on s.product_id = p.id
		where p.published and not exists (select from serial_products n where n.product_id = p.id)
			and s.quantity >= ${FEWEST_IN_STOCK} and p.price_tenge between ${CHEAPEST_TENGE} and ${MOST_EXPENSIVE_TENGE}
		order by p.id`.execute(trx);
	const { rows: districts } = await sql<{ id: number }>`select id from districts
		where zone = 'city' and delivery order by id limit ${DISTRICTS}`.execute(trx);
	const places: OrderPlace[] = [];
	for (const { id } of districts) {
		const place = await findOrderPlace(trx, id);
		if (place) places.push(place);
	}
	return { productIds: goods.map(({ id }) => id), places };
}

type Asked = {
	/** Makes the orders differ from each other. */
	count: number;
	at: Date;
	/** The order is delivered on a later day than this one. */
	after: string;
	courierOnly: boolean;
};

/** Places the order as a customer does. Returns undefined if these goods cannot be ordered this way. */
export async function placeDemoOrder(
	trx: Database,
	{ productIds, places }: DemoGoods,
	{ count, at, after, courierOnly }: Asked,
): Promise<DemoOrder | undefined> {
	const customer = DEMO_CUSTOMERS[count % DEMO_CUSTOMERS.length] ?? DEMO_CUSTOMERS[0];
	const { id: userId } = await findOrCreatePerson(trx, customer, at);
	const place = places[count % places.length];
	const isCollected = !courierOnly && count % 5 === 4;
	const slot = isCollected || !place ? undefined : await findSlot(trx, { place, at, after, count });
	const items = itemsOf(productIds, count);
	const delivery = slot ? ('courier' as const) : ('pickup' as const);
	const where = slot && place ? { districtId: place.districtId } : {};
	const quoted = await answerQuote(trx, { items, delivery, ...where }, { userId, now: at });
	const { changes, totalTenge, problems } = orderQuoteOf(quoted);
	if (problems.length > 0 || changes.length > 0) return undefined;
	const payment = count % 3 === 1 ? ('terminal' as const) : ('cash' as const);
	const banknotes = Math.ceil(totalTenge / BANKNOTE_TENGE) * BANKNOTE_TENGE;
	const placed = await placeOrderIn(trx, {
		userId,
		key: `demo-order-${count}`,
		now: at,
		body: {
			items,
			delivery,
			...where,
			...(slot && { slot: { date: slot.date, id: slot.id } }),
			address: slot ? customer.address : '',
			payment,
			...(payment === 'cash' && slot && count % 2 === 0 && { changeFromTenge: banknotes }),
			name: customer.name,
			phone: customer.phone,
			note: slot ? customer.note : '',
			expectedTotalTenge: totalTenge,
		},
	});
	return {
		id: placed.orderId,
		date: slot?.date ?? addDays(after, 1),
		from: slot?.from,
		outcome: count % 9 === 5 ? 'cancelled' : 'completed',
		reason: count % 2 === 0 ? 'not_reached' : 'expensive',
	};
}

/** Finds a free slot on the first day after `after` that has any. */
async function findSlot(
	trx: Database,
	{ place, at, after, count }: { place: OrderPlace; at: Date; after: string; count: number },
): Promise<{ date: string; id: number; from: string } | undefined> {
	const slots = await listDeliverySlots(trx);
	const bookings = await readBookings(trx, after, addDays(after, DAYS_AHEAD + 1));
	const days = deliveryDays(at, place.minDays, { slots, ...bookings });
	for (const { date, slots: ofDay } of days) {
		const open = ofDay.filter((slot) => slot.open);
		const slot = open[count % open.length];
		if (date > after && slot) return { date, id: slot.id, from: slot.from };
	}
	return undefined;
}

function itemsOf(productIds: readonly number[], count: number): { productId: number; quantity: number }[] {
	const at = (index: number) => productIds[index % productIds.length];
	const chosen = new Set([at(count * 17), ...(count % 3 === 0 ? [at(count * 17 + 5)] : [])]);
	return [...chosen].flatMap((productId, index) =>
		productId === undefined ? [] : [{ productId, quantity: index === 0 && count % 4 === 0 ? 2 : 1 }],
	);
}
