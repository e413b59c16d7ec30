import type {
	OrderProblem,
	QuoteRequest as OrderQuestion,
	OrderQuote,
} from '@dukan/domain/selling/orders/order.api.ts';
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
import { readOffers } from '../promotions/promotion-offers.queries.ts';
import {
	type AppliedDiscount,
	applyPromotion,
	giftIds,
	type OfferedPromotions,
	promotionOf,
	promotionProblemOf,
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
	/** The sum of the goods, without a gift. */
	subtotalTenge: number;
	/** The price that is charged for delivery. */
	deliveryPriceTenge: number;
	promotion: AppliedDiscount;
};

/** A quote, and the problems that would keep the order from being placed. */
export type Quoted = { quote: Quote; problems: OrderProblem[] };

/** Returns the sum to pay. */
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

/** Answers shoppers and staff who enter an order in the same way. */
export async function answerQuote(
	db: Database,
	{ items, delivery, regionId, districtId, promo }: OrderQuestion,
	{ userId, now }: { userId: number; now: Date },
): Promise<Quoted> {
	const district =
		isBrought(delivery) && districtId !== undefined ? await findOrderPlace(db, districtId) : undefined;
	// A quote ignores a district of another region; an order with such a district is refused.
	const place = regionId === undefined || regionId === district?.regionId ? district : undefined;
	const offers = await readOffers(db, { userId, code: promo, now });
	const promotions = { offers, now, hasCode: promo !== undefined };
	return quoteOrder(db, { items: mergeItems(items), delivery, place, promotions }, now);
}

/** Returns what an order would cost now and what stands in its way. It promises nothing: only the order itself does. */
async function quoteOrder(db: Database, request: QuoteRequest, now: Date): Promise<Quoted> {
	const products = await readSoldProducts(
		db,
		[...request.items.map(({ productId }) => productId), ...giftIds(request.promotions.offers)],
		{ lock: false },
	);
	const quote = priceOrder(products, request);
	return { quote, problems: await findProblems(db, request, quote, now) };
}

/** Returns the quote in the form for staff. */
export function orderQuoteOf({ quote, problems }: Quoted): OrderQuote {
	const { promotion } = quote;
	const promo = promotionOf(promotion);
	const promoProblem = promotionProblemOf(promotion.codeRefusal);
	return {
		changes: quote.changes,
		subtotalTenge: quote.subtotalTenge,
		deliveryPriceTenge: quote.deliveryPriceTenge,
		discountTenge: promotion.discountTenge,
		...(promo && { promo }),
		...(promoProblem && { promoProblem }),
		totalTenge: quoteTotalTenge(quote),
		problems,
	};
}

async function findProblems(
	db: Database,
	{ delivery, place }: QuoteRequest,
	quote: Quote,
	now: Date,
): Promise<OrderProblem[]> {
	const problems: OrderProblem[] = [];
	if (isBrought(delivery) && !place?.delivery) problems.push({ code: 'delivery_unavailable' });
	else if (delivery === 'express' && place) {
		const [rules, open] = await Promise.all([readOrderRules(db), countOpenExpressOrders(db)]);
		if (expressRefusal(place, rules, open, now)) problems.push({ code: 'express_unavailable' });
	}
	const missed = missedMinimum(quote.lines, minimumsOf(quote.lines.map(({ product }) => product)));
	if (missed)
		problems.push({
			code: 'minimum_amount',
			categoryId: missed.categoryId,
			amountTenge: missed.amountTenge,
		});
	return problems;
}
