import assert from 'node:assert/strict';
import { setBan } from '../../areas/running/customers/customers.queries.ts';
import { bookSlot, releaseSlot } from '../../areas/selling/orders/book-slot.queries.ts';
import { lockOrder } from '../../areas/selling/orders/locked-order.ts';
import {
	countOpenExpressOrders,
	findOrderPlace,
	findSlotOfDay,
	listDeliverySlots,
	listOrderMinimums,
	readBookings,
	readOrderRules,
} from '../../areas/selling/orders/order-terms.queries.ts';
import {
	insertOrderEvent,
	isExpiring,
	listExpiring,
	listOrders,
} from '../../areas/selling/orders/orders.queries.ts';
import { insertOrderNote, watchOrder } from '../../areas/selling/orders/staff-orders.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import { districtOf } from '../district-of.ts';
import { stockUp, tomorrow } from '../order-rounds.ts';
import { keepPastOrders, pastOrders } from '../sales-history.ts';
import { signUpShopper } from '../shopper.ts';
import { signInStaff } from '../staff.ts';
import type { TestShop } from '../test-shop.ts';
import { runDeskQueries } from './run-desk-queries.ts';

const PAGE = { limit: 10, offset: 0 };
const HISTORY_MINUTES = 60 * 24 * 20;

/** Orders of today, with all that staff do to them, and of the weeks before for the reports. Gives their customer. */
export async function runOrderQueries(shop: TestShop): Promise<{ customerId: number; orderId: number }> {
	const { db, clock } = shop;
	await stockUp(db, [1, 2], 100);
	await db.insertInto('order_minimums').values({ category_id: 1, amount_tenge: 100 }).execute();
	const shopper = await signUpShopper(shop);
	await runTermQueries(db, tomorrow(shop));
	const items = [{ p_id: 1, quantity: 1 }];
	const pickup = await shopper.order({ items, expected_total: 100 });
	assert.equal(pickup.statusCode, 201, pickup.body);
	const courier = await shopper.order({
		items,
		expected_total: 120,
		delivery: 'courier',
		address: 'Parahat 1, 2',
		district_id: await districtOf(db),
		slot: { date: tomorrow(shop), id: 3 },
	});
	assert.equal(courier.statusCode, 201, courier.body);
	await readBookings(db, tomorrow(shop), tomorrow(shop));
	await releaseSlot(db, tomorrow(shop), 3);
	await bookSlot(db, tomorrow(shop), 3);
	const orderId: number = pickup.json().order.id;
	await listOrders(db, shopper.id, PAGE);
	const expiry = { before: clock(), now: clock() };
	await listExpiring(db, expiry, 10);
	const order = await lockOrder(db, orderId);
	await isExpiring(db, order, expiry);
	const { id: staffId } = await signInStaff(db, clock());
	const { id: otherId } = await signInStaff(db, clock());
	await insertOrderEvent(db, order, { status: 'accepted', at: clock(), by: 'shop', staffId });
	await insertOrderNote(db, { orderId, staffId, text: 'Calls back', at: clock() });
	for (const id of [staffId, otherId]) await watchOrder(db, { orderId, staffId: id, now: clock() });
	await runDeskQueries(db, { orderId, staffId, now: clock() });
	await keepPastOrders(db, shopper.id, pastOrders(60, clock(), HISTORY_MINUTES, [staffId]));
	await setBan(db, shopper.id, { banned: false, note: '' });
	return { customerId: shopper.id, orderId };
}

async function runTermQueries(db: Database, date: string): Promise<void> {
	await db.insertInto('holidays').values({ date, name_en: 'Holiday', name_ru: '', name_tm: '' }).execute();
	await findOrderPlace(db, await districtOf(db));
	await readOrderRules(db);
	await listOrderMinimums(db);
	await listDeliverySlots(db);
	await findSlotOfDay(db, 3, date);
	await readBookings(db, date, date);
	await countOpenExpressOrders(db);
	await db.deleteFrom('holidays').where('name_en', '=', 'Holiday').execute();
}
