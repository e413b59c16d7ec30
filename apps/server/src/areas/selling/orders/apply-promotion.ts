import type { QuoteLine } from '@dukan/domain/selling/orders/quote.ts';
import type { OrderPromotion, PromotionProblem } from '@dukan/domain/selling/promotions/promotions.api.ts';
import {
	type BasketLine,
	choosePromotion,
	goodsDiscountTenge,
	type PromotionChoice,
} from '@dukan/domain/selling/promotions/promotions.ts';
import type { NamedOffer } from '../promotions/promotion-offers.queries.ts';
import type { SoldProduct } from './ordered-products.queries.ts';

type Line = QuoteLine & { product: SoldProduct };

type Priced = {
	lines: readonly Line[];
	deliveryPriceTenge: number;
	/** The products of the lines, and the gifts that the offers name. */
	products: ReadonlyMap<number, SoldProduct>;
};

export type OfferedPromotions = { offers: readonly NamedOffer[]; now: Date; hasCode: boolean };

/**
 * The chosen promotion, with the discount of each line, in the order of the lines, and of delivery. A gift is
 * a line of its own.
 */
export type AppliedDiscount = PromotionChoice<NamedOffer> & {
	lineTenge: readonly number[];
	discountTenge: number;
	deliveryDiscountTenge: number;
	gift: Line | undefined;
};

/** Returns the gifts, whose price and stock must be read in addition to those of the cart. */
export function giftIds(offers: readonly NamedOffer[]): number[] {
	return offers.flatMap(({ giftProductId }) => (giftProductId === null ? [] : [giftProductId]));
}

/** Returns the lines in the form that the rules of promotions need. */
export function basketLines(lines: readonly Line[]): BasketLine[] {
	return lines.map(({ product, quantity }) => ({
		productId: product.id,
		categoryId: product.categoryId,
		brandId: product.brandId,
		pieceTenge: product.effectivePriceTenge,
		quantity,
	}));
}

/** PRICE-03: returns the best promotion for what is ordered. */
export function applyPromotion(priced: Priced, { offers, now, hasCode }: OfferedPromotions): AppliedDiscount {
	const { lines, products, deliveryPriceTenge } = priced;
	const basket = {
		lines: basketLines(lines),
		deliveryTenge: deliveryPriceTenge,
		gifts: new Map(
			giftIds(offers).flatMap((id) => {
				const product = products.get(id);
				const inCart = lines.find((line) => line.product.id === id)?.quantity ?? 0;
				return product && product.stock > inCart ? [[id, product.effectivePriceTenge] as const] : [];
			}),
		),
	};
	const choice = choosePromotion(offers, basket, { now, hasCode });
	const discount = choice.applied?.discount;
	const lineTenge = discount?.lineTenge ?? lines.map(() => 0);
	const given = discount?.gift && products.get(discount.gift.productId);
	return {
		...choice,
		lineTenge,
		discountTenge: goodsDiscountTenge(lineTenge),
		deliveryDiscountTenge: discount?.deliveryTenge ?? 0,
		gift: given && { product: given, quantity: 1 },
	};
}

export type SoldLine = Line & { discountTenge: number };

/** Returns the lines as they are sold. A gift is sold at its price, with a discount of the same sum. */
export function soldLines(lines: readonly Line[], { lineTenge, gift }: AppliedDiscount): SoldLine[] {
	const sold = lines.map((line, place) => ({ ...line, discountTenge: lineTenge[place] ?? 0 }));
	if (!gift) return sold;
	const pieceTenge = gift.product.effectivePriceTenge;
	const own = sold.find(({ product }) => product.id === gift.product.id);
	if (!own) return [...sold, { ...gift, discountTenge: pieceTenge }];
	return sold.map((line) =>
		line === own
			? { ...line, quantity: line.quantity + 1, discountTenge: line.discountTenge + pieceTenge }
			: line,
	);
}

export function promotionOf(discount: AppliedDiscount): OrderPromotion | undefined {
	const offer = discount.applied?.offer;
	const given = discount.gift?.product;
	return (
		offer && {
			id: offer.id,
			kind: offer.kind,
			nameEn: offer.nameEn,
			nameRu: offer.nameRu,
			nameTm: offer.nameTm,
			byCode: offer.codeId !== null,
			discountTenge: discount.discountTenge,
			deliveryDiscountTenge: discount.deliveryDiscountTenge,
			gift: given ? giftOf(given) : null,
		}
	);
}

function giftOf({ id, nameEn, nameRu, nameTm, effectivePriceTenge }: SoldProduct) {
	return { productId: id, nameEn, nameRu, nameTm, priceTenge: effectivePriceTenge };
}

export function promotionProblemOf(refusal: AppliedDiscount['codeRefusal']): PromotionProblem | undefined {
	if (!refusal) return undefined;
	const { reason, minimumTenge } = refusal;
	return { reason, ...(minimumTenge !== undefined && { minimumTenge }) };
}
