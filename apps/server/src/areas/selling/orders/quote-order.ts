import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import type {
	OrderProblemWire,
	OrderQuoteBody,
	OrderQuoteWire,
} from '@dukan/domain/selling/orders/orders.api.ts';
import {
	availableLines,
	type DeliveryKind,
	deliveryPriceTenge,
	isBrought,
	missedMinimum,
	type QuoteChange,
	type QuoteLine,
	type RequestedItem,
	subtotalTenge,
} from '@dukan/domain/selling/orders/quote.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listProductsById } from '../../goods/products/products.queries.ts';
import { readOffers } from '../promotions/promotion-offers.queries.ts';
import {
	type AppliedDiscount,
	applyPromotion,
	giftIds,
	type OfferedPromotions,
	promoProblemWire,
	promoWire,
} from './apply-promotion.ts';
import { expressRefusal } from './delivery-options.ts';
import { mergeItems } from './order-items.ts';
import {
	countOpenExpressOrders,
	findOrderPlace,
	type OrderPlace,
	readOrderRules,
} from './order-terms.queries.ts';
import { minimumsOf, readSoldProducts, type SoldProduct } from './ordered-products.queries.ts';

export type Quote = {
	lines: (QuoteLine & { product: SoldProduct })[];
	changes: QuoteChange[];
	/** Without a gift. */
	subtotalTenge: number;
	/** The price that is charged for delivery. */
	deliveryPriceTenge: number;
	promotion: AppliedDiscount;
};

/** Returns what is to be paid. */
export function quoteTotalTenge({ subtotalTenge, deliveryPriceTenge, promotion }: Quote): number {
	return subtotalTenge + deliveryPriceTenge - promotion.discountTenge;
}

export type QuoteRequest = {
	items: readonly RequestedItem[];
	delivery: DeliveryKind;
	/** Undefined for pickup. */
	place: OrderPlace | undefined;
	promotions: OfferedPromotions;
};

/** ORDER-02: the server prices the order itself. */
export function priceOrder(products: ReadonlyMap<number, SoldProduct>, request: QuoteRequest): Quote {
	const { lines, changes } = availableLines(request.items, products);
	const goodsTenge = subtotalTenge(lines);
	const { place, delivery } = request;
	const soldLines = lines as Quote['lines'];
	// Free delivery depends on the goods before a discount: a promotion never raises the price of delivery.
	const fullDeliveryTenge = place ? deliveryPriceTenge(delivery, goodsTenge, place) : 0;
	const promotion = applyPromotion(
		{ lines: soldLines, products, deliveryPriceTenge: fullDeliveryTenge },
		request.promotions,
	);
	return {
		lines: soldLines,
		changes,
		subtotalTenge: goodsTenge,
		deliveryPriceTenge: fullDeliveryTenge - promotion.deliveryDiscountTenge,
		promotion,
	};
}

/** The same for a shopper and for staff who enter an order. */
export async function answerQuote(
	db: Database,
	body: OrderQuoteBody,
	{ userId, now }: { userId: number; now: Date },
): Promise<OrderQuoteWire> {
	const { delivery, region_id, district_id, promo } = body;
	const items = mergeItems(body.items).map(({ p_id, quantity }) => ({ productId: p_id, quantity }));
	const district =
		isBrought(delivery) && district_id !== undefined ? await findOrderPlace(db, district_id) : undefined;
	// A district of another region is ignored; an order with one is refused.
	const place = region_id === undefined || region_id === district?.regionId ? district : undefined;
	const offers = await readOffers(db, { userId, code: promo, now });
	const promotions = { offers, now, hasCode: promo !== undefined };
	return quoteOrder(db, { items, delivery, place, promotions }, now);
}

/** Returns what an order would cost now and what stands in its way. It promises nothing: only the order itself does. */
async function quoteOrder(db: Database, request: QuoteRequest, now: Date): Promise<OrderQuoteWire> {
	const products = await readSoldProducts(
		db,
		[...request.items.map(({ productId }) => productId), ...giftIds(request.promotions.offers)],
		{ lock: false },
	);
	const quote = priceOrder(products, request);
	return { ...(await quoteWire(db, quote)), problems: await findProblems(db, request, quote, now) };
}

export async function quoteWire(db: Database, quote: Quote): Promise<OrderQuoteWire> {
	const quantities = new Map(quote.lines.map(({ product, quantity }) => [product.id, quantity]));
	const rows = await listProductsById(db, [...quantities.keys()]);
	const { promotion } = quote;
	const promo = promoWire(promotion);
	const problem = promoProblemWire(promotion.codeRefusal);
	return {
		items: rows.map((row) => ({ ...row, quantity: quantities.get(row.p_id) ?? 0 })),
		changes: quote.changes.map(({ productId, ...change }) => ({ p_id: productId, ...change })),
		subtotal: manatFromTenge(quote.subtotalTenge),
		delivery_price: manatFromTenge(quote.deliveryPriceTenge),
		discount: manatFromTenge(promotion.discountTenge),
		...(promo && { promo }),
		...(problem && { promo_problem: problem }),
		total: manatFromTenge(quoteTotalTenge(quote)),
		problems: [],
	};
}

async function findProblems(
	db: Database,
	{ delivery, place }: QuoteRequest,
	quote: Quote,
	now: Date,
): Promise<OrderProblemWire[]> {
	const problems: OrderProblemWire[] = [];
	if (isBrought(delivery) && !place?.delivery) problems.push({ code: 'delivery_unavailable' });
	else if (delivery === 'express' && place) {
		const [rules, open] = await Promise.all([readOrderRules(db), countOpenExpressOrders(db)]);
		if (expressRefusal(place, rules, open, now)) problems.push({ code: 'express_unavailable' });
	}
	const missed = missedMinimum(quote.lines, minimumsOf(quote.lines.map(({ product }) => product)));
	if (missed) {
		const amount = manatFromTenge(missed.amountTenge);
		problems.push({ code: 'minimum_amount', k_id: missed.categoryId, amount });
	}
	return problems;
}
