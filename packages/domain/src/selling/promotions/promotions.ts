import { spreadSum } from '../../base/money/spread-sum.ts';

export const PROMOTION_KINDS = ['percent', 'amount', 'free_delivery', 'gift'] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** The terms of a promotion: its benefit, its goods and its minimum. An order stores a copy of them. */
export type PromotionTerms = {
	kind: PromotionKind;
	/** The discount of the kind 'percent'. */
	percent: number | null;
	/** The discount of the kind 'amount'. */
	amountTenge: number | null;
	/** The product of the kind 'gift', of which the order gets one piece. */
	giftProductId: number | null;
	/** The least sum of the promoted goods. */
	minimumTenge: number;
	/** The promotion is for goods of these categories and of these brands; an empty list means all. */
	categoryIds: readonly number[];
	brandIds: readonly number[];
	/** Further products that the promotion is for. */
	productIds: readonly number[];
};

/** A promotion with all facts that decide whether this person may use it now. */
export type PromotionOffer = PromotionTerms & {
	id: number;
	/** Null for a promotion that needs no code. */
	codeId: number | null;
	startsAtMs: number | null;
	endsAtMs: number | null;
	/** True if only a person without earlier orders may use the promotion. Cancelled orders do not count. */
	firstOrder: boolean;
	hasOrdered: boolean;
	usesLimit: number | null;
	uses: number;
	codeUsesLimit: number | null;
	codeUses: number;
	usesPerPerson: number | null;
	usesByPerson: number;
};

/** True if the promotion depends on the person's earlier orders or uses. */
export function isPersonal({ firstOrder, usesPerPerson }: PromotionOffer): boolean {
	return firstOrder || usesPerPerson !== null;
}

export type BasketLine = {
	productId: number;
	categoryId: number;
	brandId: number | null;
	/** The price of one piece. */
	pieceTenge: number;
	quantity: number;
};

export type Basket = {
	lines: readonly BasketLine[];
	deliveryTenge: number;
	/** The price of one piece of each gift that is in stock. */
	gifts: ReadonlyMap<number, number>;
};

export const PROMO_REFUSALS = [
	'unknown',
	'not_yet',
	'over',
	'used_up',
	'used_by_you',
	'first_order',
	'no_goods',
	'minimum',
	'no_delivery',
	'gift_gone',
	'better_offer',
] as const;
export type PromoRefusal = (typeof PROMO_REFUSALS)[number];

export type Discount = {
	/** The discount of each line, in the order of the basket. */
	lineTenge: readonly number[];
	deliveryTenge: number;
	/** One piece that the order gets for nothing. */
	gift: { productId: number; pieceTenge: number } | undefined;
};

const NO_DISCOUNT = { deliveryTenge: 0, gift: undefined };

/** Returns the sum that the customer saves, by which the best promotion is chosen. */
export function discountWorthTenge({ lineTenge, deliveryTenge, gift }: Discount): number {
	return goodsDiscountTenge(lineTenge) + deliveryTenge + (gift?.pieceTenge ?? 0);
}

export function goodsDiscountTenge(lineTenge: readonly number[]): number {
	return lineTenge.reduce((sum, part) => sum + part, 0);
}

export function isPromoted(
	terms: PromotionTerms,
	line: Omit<BasketLine, 'pieceTenge' | 'quantity'>,
): boolean {
	const { categoryIds, brandIds, productIds } = terms;
	if (productIds.includes(line.productId)) return true;
	if (categoryIds.length === 0 && brandIds.length === 0) return productIds.length === 0;
	const inCategory = categoryIds.length === 0 || categoryIds.includes(line.categoryId);
	// Stryker disable next-line ConditionalExpression: no list of brands contains null
	const ofBrand = brandIds.length === 0 || (line.brandId !== null && brandIds.includes(line.brandId));
	return inCategory && ofBrand;
}

/**
 * PRICE-03: returns the discount on a basket by the terms of a promotion alone, or the reason why there is
 * none.
 */
export function discountOf(terms: PromotionTerms, basket: Basket): Discount | PromoRefusal {
	const sums = basket.lines.map((line) => (isPromoted(terms, line) ? line.pieceTenge * line.quantity : 0));
	const goodsTenge = goodsDiscountTenge(sums);
	if (goodsTenge === 0) return 'no_goods';
	if (goodsTenge < terms.minimumTenge) return 'minimum';
	return DISCOUNTS[terms.kind]({ terms, basket, sums, goodsTenge });
}

type Promoted = { terms: PromotionTerms; basket: Basket; sums: readonly number[]; goodsTenge: number };

const DISCOUNTS: Readonly<Record<PromotionKind, (promoted: Promoted) => Discount | PromoRefusal>> = {
	// Half a tenge is rounded up, in the customer's favour.
	percent: ({ terms, basket, sums, goodsTenge }) =>
		spread(basket, sums, Math.round((goodsTenge * (terms.percent ?? 0)) / 100)),
	amount: ({ terms, basket, sums, goodsTenge }) =>
		spread(basket, sums, Math.min(terms.amountTenge ?? 0, goodsTenge)),
	free_delivery: ({ basket: { deliveryTenge }, sums }) =>
		deliveryTenge > 0 ? { ...NO_DISCOUNT, lineTenge: sums.map(() => 0), deliveryTenge } : 'no_delivery',
	gift: ({ terms, basket, sums }) => {
		const productId = terms.giftProductId ?? 0;
		const pieceTenge = basket.gifts.get(productId);
		return pieceTenge === undefined
			? 'gift_gone'
			: { ...NO_DISCOUNT, lineTenge: sums.map(() => 0), gift: { productId, pieceTenge } };
	},
};

/** Distributes the discount by product id, so that the order of the lines does not matter. */
function spread({ lines }: Basket, sums: readonly number[], discountTenge: number): Discount {
	const places = lines
		.map((line, place) => ({ id: line.productId, place }))
		.toSorted((a, b) => a.id - b.id)
		.map(({ place }) => place);
	const parts = spreadSum(
		discountTenge,
		places.map((place) => sums[place] ?? 0),
	);
	const lineTenge = lines.map((_, place) => parts[places.indexOf(place)] ?? 0);
	return { ...NO_DISCOUNT, lineTenge };
}

/** Returns why this person cannot use the promotion now, whatever is in the basket. */
export function offerRefusal(offer: PromotionOffer, now: Date): PromoRefusal | undefined {
	const at = now.getTime();
	// Stryker disable next-line ConditionalExpression: null counts as 0 in the comparison, and every moment is later than 0
	if (offer.startsAtMs !== null && at < offer.startsAtMs) return 'not_yet';
	if (offer.endsAtMs !== null && at >= offer.endsAtMs) return 'over';
	if (offer.usesLimit !== null && offer.uses >= offer.usesLimit) return 'used_up';
	if (offer.codeUsesLimit !== null && offer.codeUses >= offer.codeUsesLimit) return 'used_up';
	if (offer.usesPerPerson !== null && offer.usesByPerson >= offer.usesPerPerson) return 'used_by_you';
	if (offer.firstOrder && offer.hasOrdered) return 'first_order';
	return undefined;
}

export type AppliedPromotion<Offer> = { offer: Offer; discount: Discount };

export type PromotionChoice<Offer> = {
	applied: AppliedPromotion<Offer> | undefined;
	/** The reason why the typed code does not apply. */
	codeRefusal: { reason: PromoRefusal; minimumTenge?: number } | undefined;
};

/**
 * PRICE-03: returns the promotion that saves the customer most. Among equal ones a promotion without a code
 * comes first, because a code should not be used up for nothing. Then the older one comes first.
 */
export function choosePromotion<Offer extends PromotionOffer>(
	offers: readonly Offer[],
	basket: Basket,
	{ now, hasCode }: { now: Date; hasCode: boolean },
): PromotionChoice<Offer> {
	const weighed = offers.map((offer) => {
		const result = offerRefusal(offer, now) ?? discountOf(offer, basket);
		return typeof result === 'string'
			? { offer, refusal: result }
			: { offer, discount: result, worth: discountWorthTenge(result) };
	});
	const usable = weighed.flatMap((one) => (one.discount && one.worth > 0 ? [one] : []));
	const [best] = usable.toSorted(
		(a, b) =>
			b.worth - a.worth ||
			Number(a.offer.codeId !== null) - Number(b.offer.codeId !== null) ||
			a.offer.id - b.offer.id,
	);
	const applied = best && { offer: best.offer, discount: best.discount };
	if (!hasCode || (applied && applied.offer.codeId !== null)) return { applied, codeRefusal: undefined };
	const typed = weighed.find(({ offer }) => offer.codeId !== null);
	const reason = typed ? (typed.refusal ?? 'better_offer') : 'unknown';
	const minimum = reason === 'minimum' && typed ? { minimumTenge: typed.offer.minimumTenge } : {};
	return { applied, codeRefusal: { reason, ...minimum } };
}

/** Spreads a further discount, which staff give, over the current prices of the lines. */
export function withMoreOff(
	lines: readonly Pick<BasketLine, 'pieceTenge' | 'quantity'>[],
	lineTenge: readonly number[],
	moreTenge: number,
): number[] {
	const left = lines.map((line, place) => line.pieceTenge * line.quantity - (lineTenge[place] ?? 0));
	return spreadSum(moreTenge, left).map((part, place) => part + (lineTenge[place] ?? 0));
}
