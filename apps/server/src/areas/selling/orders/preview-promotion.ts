import type {
	PromotionPreviewWire,
	promotionPreviewBody,
} from '@dukan/domain/selling/orders/promotion-preview.api.ts';
import { discountOf } from '@dukan/domain/selling/promotions/promotions.ts';
import type { Static } from 'typebox';
import type { Database } from '../../../platform/database/database.ts';
import { basketLines } from './apply-promotion.ts';
import { readSoldProducts } from './ordered-products.queries.ts';

/** Shows what a promotion would do to a sample cart, by the same function that orders use. */
export async function previewPromotion(
	db: Database,
	body: Static<typeof promotionPreviewBody>,
): Promise<PromotionPreviewWire> {
	const giftId = body.giftProductId;
	const ids = body.items.map(({ productId }) => productId);
	const products = await readSoldProducts(db, giftId === null ? ids : [...ids, giftId], { lock: false });
	const lines = body.items.flatMap(({ productId, quantity }) => {
		const product = products.get(productId);
		return product ? [{ product, quantity, sumTenge: product.effectivePriceTenge * quantity }] : [];
	});
	const gift = giftId === null ? undefined : products.get(giftId);
	const result = discountOf(body, {
		lines: basketLines(lines),
		deliveryTenge: body.deliveryTenge,
		gifts: new Map(gift && gift.stock > 0 ? [[gift.id, gift.effectivePriceTenge]] : []),
	});
	const refusal = typeof result === 'string' ? result : null;
	const discount = typeof result === 'string' ? undefined : result;
	const shown = lines.map((line, place) => ({ ...line, discountTenge: discount?.lineTenge[place] ?? 0 }));
	const given = discount?.gift && gift;
	const withGift = given
		? [
				...shown,
				{
					product: given,
					quantity: 1,
					sumTenge: given.effectivePriceTenge,
					discountTenge: given.effectivePriceTenge,
				},
			]
		: shown;
	const deliveryDiscountTenge = discount?.deliveryTenge ?? 0;
	return {
		refusal,
		lines: withGift.map(({ product, quantity, sumTenge, discountTenge }) => ({
			id: product.id,
			nameEn: product.nameEn,
			nameRu: product.nameRu,
			nameTm: product.nameTm,
			quantity,
			sumTenge,
			discountTenge,
		})),
		deliveryDiscountTenge,
		totalTenge:
			withGift.reduce((sum, line) => sum + line.sumTenge - line.discountTenge, 0) +
			body.deliveryTenge -
			deliveryDiscountTenge,
	};
}
