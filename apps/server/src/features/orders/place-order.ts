import { createHash, randomInt } from 'node:crypto';
import { ashgabatTime, isDeliveryDay, isPast } from '@dukan/domain/delivery/delivery-days.ts';
import { manatFromTenge, tengeFromManat } from '@dukan/domain/money/money.ts';
import type { OrderAddWire } from '@dukan/domain/orders/orders.api.ts';
import { isEnoughCash, missedMinimum } from '@dukan/domain/orders/quote.ts';
import { sql } from 'kysely';
import { DAY_MS, later } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { saveOrderAddress } from '../auth/address-book.queries.ts';
import { type OrderOrigin, requireTrust } from '../trust/require-trust.ts';
import { expressRefusal } from './delivery-options.ts';
import {
	countOpenExpressOrders,
	findOrderPlace,
	findSlotOfDay,
	type OrderPlace,
	readOrderRules,
} from './order-terms.queries.ts';
import { minimumsOf, readSoldProducts } from './ordered-products.queries.ts';
import { type NewOrder, sellOrder } from './orders.queries.ts';
import { priceOrder, type Quote, quoteWire } from './quote-order.ts';

export type PlaceOrder = {
	userId: number;
	key: string;
	body: OrderAddWire;
	now: Date;
	/** Nothing where the shop itself enters the order: it knows whom it trusts. */
	origin?: OrderOrigin | undefined;
};

/**
 * ORDER-02: one transaction decides everything. Locks are taken in one order (key, person, products by id, express, slot),
 * so that orders wait for each other but never in a circle.
 */
export function placeOrder(
	db: Database,
	order: PlaceOrder,
): Promise<{ orderId: number; outcome: 'placed' | 'repeated' }> {
	return db.transaction().execute((trx) => placeOrderIn(trx, order));
}

/** In a transaction of which the order is a part: one that staff enter has an author and a person besides (DESK-04). */
export async function placeOrderIn(
	trx: Database,
	order: PlaceOrder,
): Promise<{ orderId: number; outcome: 'placed' | 'repeated' }> {
	const known = await claimKey(trx, order);
	if (known !== undefined) return { orderId: known, outcome: 'repeated' };
	const { body, now, userId } = order;
	const place = await requirePlace(trx, body);
	const slot =
		body.delivery === 'courier' && place ? await requireOpenSlot(trx, body, place, now) : undefined;
	const deliveryDate = slot?.date ?? ashgabatTime(now).date;
	await requireRoomForPerson(trx, userId, deliveryDate);
	const quote = await requireGoods(trx, body, place);
	if (order.origin) await requireTrust(trx, trustQuestion(order, order.origin, quote));
	if (body.delivery === 'express' && place) await requireExpress(trx, place, now);
	if (slot) await bookSlot(trx, slot.date, slot.id);
	if (place)
		await saveOrderAddress(trx, { userId, districtId: place.districtId, address: body.address.trim() });
	const orderId = await sellOrder(trx, newOrder(order, { place, slot, deliveryDate, quote }));
	return { orderId, outcome: 'placed' };
}

/** R4: the order made under this key, or nothing and the key is ours. Waits for a concurrent request with the same key. */
async function claimKey(trx: Database, { userId, key, body, now }: PlaceOrder): Promise<number | undefined> {
	const hash = createHash('sha256').update(JSON.stringify(body)).digest();
	const claimed = await sql`insert into order_keys (user_id, key, body_hash, created_at)
		values (${userId}, ${key}, ${hash}, ${now}) on conflict do nothing returning 1`.execute(trx);
	if (claimed.rows.length > 0) return undefined;
	const { rows } = await sql<{
		body_hash: Buffer;
		order_id: number;
	}>`select body_hash, order_id from order_keys
		where user_id = ${userId} and key = ${key}`.execute(trx);
	if (!rows[0]?.body_hash.equals(hash)) throw new Problem('idempotency_mismatch');
	return rows[0].order_id;
}

/** R4: far longer than any client retries the same order. */
const KEY_TTL_MS = 90 * DAY_MS;

export async function deleteExpiredOrderKeys(db: Database, now: Date): Promise<void> {
	await sql`delete from order_keys where created_at <= ${later(now, -KEY_TTL_MS)}`.execute(db);
}

async function requirePlace(trx: Database, body: OrderAddWire): Promise<OrderPlace | undefined> {
	if (body.delivery === 'pickup') return undefined;
	const place = body.district_id === undefined ? undefined : await findOrderPlace(trx, body.district_id);
	if (!place?.delivery || (body.region_id !== undefined && body.region_id !== place.regionId))
		throw new Problem('delivery_unavailable');
	return place;
}

type BookedSlot = { date: string; id: number; from: string; to: string };

async function requireOpenSlot(
	trx: Database,
	body: OrderAddWire,
	place: OrderPlace,
	now: Date,
): Promise<BookedSlot> {
	const asked = body.slot;
	const slot = asked && (await findSlotOfDay(trx, asked.id, asked.date));
	if (!asked || !slot) throw new Problem('invalid_input', { errors: [{ field: 'slot', code: 'required' }] });
	const plan = { holidays: new Set(slot.isHoliday ? [asked.date] : []) };
	if (!isDeliveryDay(now, place.minDays, asked.date, plan) || isPast(now, asked.date, slot))
		throw new Problem('slot_expired');
	return { date: asked.date, id: slot.id, from: slot.from, to: slot.to };
}

/** A person's orders take turns here, so that the count cannot be outrun. */
async function requireRoomForPerson(trx: Database, userId: number, date: string): Promise<void> {
	await sql`select from users where id = ${userId} for no key update`.execute(trx);
	const { rows } = await sql<{
		room: boolean;
	}>`select count(*) < (select orders_per_day from order_rules) as room
		from orders where user_id = ${userId} and delivery_date = ${date} and status <> 'cancelled'`.execute(trx);
	if (!rows[0]?.room) throw new Problem('order_limit');
}

async function requireGoods(
	trx: Database,
	body: OrderAddWire,
	place: OrderPlace | undefined,
): Promise<Quote> {
	const items = body.items.map(({ p_id, quantity }) => ({ productId: p_id, quantity }));
	const ids = items.map(({ productId }) => productId);
	const products = await readSoldProducts(trx, ids, { lock: true });
	const quote = priceOrder(products, {
		items,
		delivery: body.delivery,
		place,
	});
	const { changes } = quote;
	if (changes.length > 0) {
		const onlyLimits = changes.every(({ code }) => code === 'limit');
		throw new Problem(onlyLimits ? 'product_limit' : 'stock_changed', { quote: await quoteWire(trx, quote) });
	}
	const missed = missedMinimum(quote.lines, minimumsOf(products.values()));
	if (missed)
		throw new Problem('minimum_amount', { detail: `At least ${manatFromTenge(missed.amountTenge)} manat.` });
	if (quote.subtotalTenge + quote.deliveryPriceTenge !== tengeFromManat(body.expected_total))
		throw new Problem('price_changed', { quote: await quoteWire(trx, quote) });
	const changeFromTenge = cashToChange(body);
	if (
		changeFromTenge !== undefined &&
		!isEnoughCash(changeFromTenge, quote.subtotalTenge + quote.deliveryPriceTenge)
	)
		throw new Problem('invalid_input', { errors: [{ field: 'change_from', code: 'minimum' }] });
	return quote;
}

function trustQuestion({ userId, now }: PlaceOrder, origin: OrderOrigin, quote: Quote) {
	const lines = quote.lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
	return { userId, origin, lines, sumTenge: quote.subtotalTenge, now };
}

function cashToChange({ payment, change_from }: OrderAddWire): number | undefined {
	return payment === 'cash' && change_from !== undefined ? tengeFromManat(change_from) : undefined;
}

export async function requireExpress(trx: Database, place: OrderPlace, now: Date): Promise<void> {
	await sql`select from order_rules for no key update`.execute(trx);
	const rules = await readOrderRules(trx);
	if (expressRefusal(place, rules, await countOpenExpressOrders(trx), now))
		throw new Problem('express_unavailable');
}

/** R5: counts up only while there is room, in one statement. */
export async function bookSlot(trx: Database, date: string, slotId: number): Promise<void> {
	const { rows } = await sql`insert into slot_bookings as b (date, slot_id, booked)
		select ${date}::date, s.id, 1 from delivery_slots s where s.id = ${slotId} and slot_capacity(s, ${date}::date) > 0
		on conflict (date, slot_id) do update set booked = b.booked + 1
			where b.booked < (select slot_capacity(s, b.date) from delivery_slots s where s.id = ${slotId})
		returning 1`.execute(trx);
	if (rows.length === 0) throw new Problem('slot_full');
}

function newOrder(
	{ userId, key, body, now }: PlaceOrder,
	decided: {
		place: OrderPlace | undefined;
		slot: BookedSlot | undefined;
		deliveryDate: string;
		quote: Quote;
	},
): NewOrder {
	return {
		number: orderNumber(),
		userId,
		key,
		createdAt: now,
		delivery: body.delivery,
		deliveryDate: decided.deliveryDate,
		slot: decided.slot,
		districtId: decided.place?.districtId,
		address: body.address,
		payment: body.payment,
		changeFromTenge: cashToChange(body),
		name: body.name,
		phone: body.phone,
		note: body.note,
		subtotalTenge: decided.quote.subtotalTenge,
		deliveryPriceTenge: decided.quote.deliveryPriceTenge,
		lines: decided.quote.lines,
	};
}

/** No letters or digits that are taken for each other on the phone. */
const NUMBER_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Human-friendly and not to be guessed: 'K7M2-94QX', one of 10^12. */
function orderNumber(): string {
	const letters = Array.from({ length: 8 }, () => NUMBER_LETTERS[randomInt(NUMBER_LETTERS.length)]).join('');
	return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
