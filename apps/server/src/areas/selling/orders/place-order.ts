import { randomInt } from 'node:crypto';
import { ashgabatTime, isDeliveryDay, isPast } from '@dukan/domain/base/calendar/delivery-days.ts';
import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import { takesChange } from '@dukan/domain/base/orders/payment-kinds.ts';
import type { Order, OrderRequest } from '@dukan/domain/selling/orders/order.api.ts';
import { hasSlot, isBrought, isEnoughCash, missedMinimum } from '@dukan/domain/selling/orders/quote.ts';
import { isPersonal } from '@dukan/domain/selling/promotions/promotions.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { requireSameRequest } from '../../../platform/idempotency/idempotency.queries.ts';
import { type IdempotencyKey, idempotencyKey } from '../../../platform/idempotency/idempotency-key.ts';
import { type OrderOrigin, type OrderToTrust, requireTrust } from '../../people/trust/require-trust.ts';
import { bookSlot } from '../delivery/book-slot.queries.ts';
import { countPromotionUse } from '../promotions/promotion-uses.queries.ts';
import { giftIds, promotionProblemOf, soldLines } from './apply-promotion.ts';
import { expressRefusal } from './delivery-options.ts';
import { awaitPayment, type LockedOrder } from './locked-order.queries.ts';
import { countOpenExpressOrders, lockOrderRules, type OrderPlace } from './order-terms.queries.ts';
import { minimumsOf, readSoldProducts } from './ordered-products.queries.ts';
import { placedOrder } from './placed-order.ts';
import { priceOrder, type Quote, quoteTotalTenge } from './quote-order.ts';
import { QuoteRefused } from './quote-refused.ts';
import { lockOrdering, type OrderTerms, readOrderTerms } from './read-order-terms.queries.ts';
import { type NewOrder, sellOrder } from './sell-order.queries.ts';

export type PlaceOrder = {
	userId: number;
	key: string;
	body: OrderRequest;
	/** The request for which the key stands, in the form in which the caller sent it. */
	sent?: unknown;
	now: Date;
	/** Undefined if staff enter the order, because they decide whom they trust. */
	origin?: OrderOrigin | undefined;
	/** PAY-01: whether a bank takes cards in advance. */
	takesCards?: boolean;
};

export type PlacedOrder =
	| { outcome: 'placed'; orderId: number; locked: LockedOrder; order: Order }
	/** R4: the order that was made under this key before. */
	| { outcome: 'repeated'; orderId: number };

/** ORDER-02: one transaction decides everything. It takes its locks in the order of lock-order.ts. */
export function placeOrder(db: Database, order: PlaceOrder): Promise<PlacedOrder> {
	return db.transaction().execute((trx) => placeOrderIn(trx, order));
}

/**
 * Places an order as a part of a larger transaction: an order that staff enter also stores its author and the
 * person (DESK-04).
 */
export async function placeOrderIn(trx: Database, order: PlaceOrder): Promise<PlacedOrder> {
	const { banned } = await lockOrdering(trx, order.userId);
	// S7: refuses a shopper who was banned before. For an order by staff, enterOrder checks the ban.
	if (order.origin && banned) throw new Problem('banned');
	const terms = await termsOf(trx, order);
	const { body, now } = order;
	if (terms.known) {
		requireSameRequest(terms.known.requestHash, order.sent ?? body);
		return { outcome: 'repeated', orderId: terms.known.orderId };
	}
	if (body.payment === 'card' && !order.takesCards) throw invalidField('payment', 'wrong');
	const place = requirePlace(terms, body);
	const slot = hasSlot(body.delivery) && place ? requireOpenSlot(terms, body, place, now) : undefined;
	if (terms.ordersOfDay >= terms.ordersPerDay) throw new Problem('order_limit');
	const { quote, withoutPromotion } = await requireGoods(trx, order, { place, offers: terms.offers });
	if (order.origin)
		await requireTrust(trx, trustQuestion(order, order.origin, { quote, slot, person: terms.trust }));
	if (body.delivery === 'express' && place) await requireExpress(trx, place, now);
	const sold = newOrder(order, { place, slot, quote });
	const locked = await sellOrder(trx, sold);
	const orderId = locked.id;
	if (body.payment === 'card') await awaitPayment(trx, locked, now);
	if (!(await usePromotion(trx, { orderId, userId: order.userId, quote })))
		throw promotionGone(quote, withoutPromotion());
	if (slot) await bookSlot(trx, slot.date, slot.id);
	return { outcome: 'placed', orderId, locked, order: placedOrder(locked, sold, { place, quote }) };
}

const termsOf = (trx: Database, order: PlaceOrder): Promise<OrderTerms> => {
	const { userId, body, now } = order;
	return readOrderTerms(trx, {
		userId,
		keyHash: keyOf(order).keyHash,
		date: deliveryDate(body, now),
		districtId: isBrought(body.delivery) ? body.districtId : undefined,
		slotId: hasSlot(body.delivery) ? body.slot?.id : undefined,
		promo: body.promo,
		productIds: body.items.map(({ productId }) => productId),
		now,
	});
};

function deliveryDate({ delivery, slot }: OrderRequest, now: Date): string {
	return hasSlot(delivery) && slot ? slot.date : ashgabatTime(now).date;
}

/** R4: far longer than any client retries the same order. */
const KEY_TTL_MS = 90 * DAY_MS;

function keyOf({ userId, key, body, sent = body, now }: PlaceOrder): IdempotencyKey {
	return idempotencyKey([`order of user ${userId}`, key], sent, { now, ttlMs: KEY_TTL_MS });
}

function requirePlace({ place }: OrderTerms, body: OrderRequest): OrderTerms['place'] {
	if (!isBrought(body.delivery)) return undefined;
	if (!place?.delivery || (body.regionId !== undefined && body.regionId !== place.regionId))
		throw new Problem('delivery_unavailable');
	return place;
}

type BookedSlot = { date: string; id: number; from: string; to: string };

function requireOpenSlot(
	{ slot }: OrderTerms,
	{ slot: asked }: OrderRequest,
	place: OrderPlace,
	now: Date,
): BookedSlot {
	if (!asked || !slot) throw invalidField('slot', 'required');
	const plan = { holidays: new Set(slot.isHoliday ? [asked.date] : []) };
	if (!isDeliveryDay(now, place.minDays, asked.date, plan) || isPast(now, asked.date, slot))
		throw new Problem('slot_expired');
	return { date: asked.date, id: slot.id, from: slot.from, to: slot.to };
}

type PricedGoods = {
	quote: Quote;
	/** The price of the same goods without the promotion that is gone. */
	withoutPromotion: () => Quote;
};

async function requireGoods(
	trx: Database,
	{ body, now }: PlaceOrder,
	{ place, offers }: { place: OrderPlace | undefined; offers: OrderTerms['offers'] },
): Promise<PricedGoods> {
	const { items } = body;
	const ids = items.map(({ productId }) => productId);
	// Gifts are locked with the goods, in the order of all ids.
	const products = await readSoldProducts(trx, [...ids, ...giftIds(offers)], { lock: true });
	const price = (left: OrderTerms['offers']) => {
		const promotions = { offers: left, now, hasCode: body.promo !== undefined };
		return priceOrder(products, { items, delivery: body.delivery, place, promotions });
	};
	const quote = price(offers);
	const { changes, promotion } = quote;
	if (changes.length > 0) {
		const onlyLimits = changes.every(({ code }) => code === 'limit');
		throw new QuoteRefused(onlyLimits ? 'product_limit' : 'stock_changed', quote);
	}
	const missed = missedMinimum(quote.lines, minimumsOf(quote.lines.map(({ product }) => product)));
	if (missed)
		throw new Problem('minimum_amount', { detail: `At least ${manatFromTenge(missed.amountTenge)} manat.` });
	const promo = promotionProblemOf(promotion.codeRefusal);
	if (promo && promo.reason !== 'better_offer') throw new QuoteRefused('promo_invalid', quote, promo);
	if (quoteTotalTenge(quote) !== body.expectedTotalTenge) throw new QuoteRefused('price_changed', quote);
	const changeFromTenge = cashToChange(body);
	if (changeFromTenge !== undefined && !isEnoughCash(changeFromTenge, quoteTotalTenge(quote)))
		throw invalidField('changeFromTenge', 'minimum');
	const withoutPromotion = () => price(offers.filter((offer) => offer !== promotion.applied?.offer));
	return { quote, withoutPromotion };
}

/** PRICE-03: counts the use once the order is stored; true where no promotion is applied. */
async function usePromotion(
	trx: Database,
	{ orderId, userId, quote }: { orderId: number; userId: number; quote: Quote },
): Promise<boolean> {
	const { applied, discountTenge, deliveryDiscountTenge, gift } = quote.promotion;
	if (!applied) return true;
	const giftTenge = gift?.product.effectivePriceTenge ?? 0;
	const sums = { discountTenge: discountTenge + giftTenge, deliveryDiscountTenge };
	return countPromotionUse(trx, { orderId, userId, offer: applied.offer, ...sums });
}

/** Returns the refusal of an order whose promotion had its last use taken by somebody else meanwhile. */
function promotionGone(quote: Quote, without: Quote): QuoteRefused {
	const isCode = quote.promotion.applied?.offer.codeId !== null;
	return isCode
		? new QuoteRefused('promo_invalid', without, { reason: 'used_up' })
		: new QuoteRefused('price_changed', without);
}

function trustQuestion(
	{ userId, body, now }: PlaceOrder,
	origin: OrderOrigin,
	{ quote, slot, person }: { quote: Quote; slot: BookedSlot | undefined; person: OrderTerms['trust'] },
): OrderToTrust {
	const lines = quote.lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
	const offer = quote.promotion.applied?.offer;
	return {
		userId,
		person,
		origin,
		lines,
		sumTenge: quote.subtotalTenge,
		place: placeOf(body, slot, now),
		promotionId: offer && isPersonal(offer) ? offer.id : undefined,
		phone: body.phone,
		now,
	};
}

function placeOf({ delivery }: OrderRequest, slot: BookedSlot | undefined, now: Date): OrderToTrust['place'] {
	if (slot) return { kind: 'slot', date: slot.date, slotId: slot.id };
	return delivery === 'express' ? { kind: 'express', date: ashgabatTime(now).date } : undefined;
}

function cashToChange({ payment, changeFromTenge }: OrderRequest): number | undefined {
	return takesChange(payment) ? changeFromTenge : undefined;
}

export async function requireExpress(trx: Database, place: OrderPlace, now: Date): Promise<void> {
	const rules = await lockOrderRules(trx);
	if (expressRefusal(place, rules, await countOpenExpressOrders(trx), now))
		throw new Problem('express_unavailable');
}

function newOrder(
	order: PlaceOrder,
	decided: {
		place: OrderPlace | undefined;
		slot: BookedSlot | undefined;
		quote: Quote;
	},
): NewOrder {
	const { promotion, subtotalTenge } = decided.quote;
	const { userId, body, now } = order;
	const giftTenge = promotion.gift?.product.effectivePriceTenge ?? 0;
	return {
		number: orderNumber(),
		userId,
		key: keyOf(order),
		createdAt: now,
		delivery: body.delivery,
		deliveryDate: deliveryDate(body, now),
		slot: decided.slot,
		districtId: decided.place?.districtId,
		address: body.address,
		payment: body.payment,
		changeFromTenge: cashToChange(body),
		name: body.name,
		phone: body.phone,
		note: body.note,
		subtotalTenge: subtotalTenge + giftTenge,
		discountTenge: promotion.discountTenge + giftTenge,
		deliveryPriceTenge: decided.quote.deliveryPriceTenge,
		lines: soldLines(decided.quote.lines, promotion),
	};
}

/** Leaves out letters and digits that people confuse on the phone. */
const NUMBER_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns a number that is easy to read and hard to guess, such as 'K7M2-94QX': one of 10^12. */
function orderNumber(): string {
	const letters = Array.from({ length: 8 }, () => NUMBER_LETTERS[randomInt(NUMBER_LETTERS.length)]).join('');
	return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
