import { manatFromTenge, tengeFromManat } from '@dukan/domain/base/money/money.ts';
import type {
	DeliveryOptions,
	Order,
	OrderProblem,
	OrderRequest,
	QuoteRequest,
} from '@dukan/domain/selling/orders/order.api.ts';
import type {
	DeliveryOptionsWire,
	OrderAddWire,
	OrderItemWire,
	OrderProblemWire,
	OrderQuoteBody,
	OrderQuoteWire,
	OrderWire,
} from '@dukan/domain/selling/orders/orders.api.ts';
import type { RequestedItem } from '@dukan/domain/selling/orders/quote.ts';
import type {
	OrderPromotion,
	PromoProblemWire,
	PromotionProblem,
	PromoWire,
} from '@dukan/domain/selling/promotions/promotions.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { listProductsById } from '../../goods/products/products.queries.ts';
import { publicNames, publicPlace } from '../../shop/regions/public-names.ts';
import { promotionOf, promotionProblemOf } from './apply-promotion.ts';
import { type Quoted, quoteTotalTenge } from './quote-order.ts';
import { QuoteRefused } from './quote-refused.ts';

/**
 * These functions translate the parts of an order to and from the names of the public contract. Its sums are
 * in manat.
 */

const orNone = <Key extends string, Value>(key: Key, value: Value | null | undefined) =>
	(value === null || value === undefined ? {} : { [key]: value }) as { [Name in Key]?: Value };

export function quoteRequestOf({
	items,
	delivery,
	region_id,
	district_id,
	promo,
}: OrderQuoteBody): QuoteRequest {
	return {
		items: items.map(({ p_id, quantity }) => ({ productId: p_id, quantity })),
		delivery,
		...orNone('regionId', region_id),
		...orNone('districtId', district_id),
		...orNone('promo', promo),
	};
}

export function publicItem({ productId, quantity }: RequestedItem): OrderItemWire {
	return { p_id: productId, quantity };
}

export function orderRequestOf(sent: OrderAddWire): OrderRequest {
	const { address, slot, payment, change_from, name, phone, note, expected_total } = sent;
	return {
		...quoteRequestOf(sent),
		address,
		...orNone('slot', slot),
		payment,
		...orNone('changeFromTenge', change_from === undefined ? undefined : tengeFromManat(change_from)),
		name,
		phone,
		note,
		expectedTotalTenge: tengeFromManat(expected_total),
	};
}

function publicPromo({ gift, ...promo }: OrderPromotion): PromoWire {
	return {
		id: promo.id,
		kind: promo.kind,
		...publicNames(promo),
		by_code: promo.byCode,
		discount: manatFromTenge(promo.discountTenge),
		delivery_discount: manatFromTenge(promo.deliveryDiscountTenge),
		...(gift && {
			gift: {
				p_id: gift.productId,
				p_name_en: gift.nameEn,
				p_name_ru: gift.nameRu,
				p_name_tm: gift.nameTm,
				price: manatFromTenge(gift.priceTenge),
			},
		}),
	};
}

function publicPromoProblem({ reason, minimumTenge }: PromotionProblem): PromoProblemWire {
	return { reason, ...(minimumTenge !== undefined && { amount: manatFromTenge(minimumTenge) }) };
}

function publicProblem(problem: OrderProblem): OrderProblemWire {
	if (problem.code !== 'minimum_amount') return problem;
	return { code: problem.code, k_id: problem.categoryId, amount: manatFromTenge(problem.amountTenge) };
}

/** Includes the products in the form of lists, from which the cart takes their prices. */
export async function publicQuote(db: Database, { quote, problems }: Quoted): Promise<OrderQuoteWire> {
	const quantities = new Map(quote.lines.map(({ product, quantity }) => [product.id, quantity]));
	const rows = await listProductsById(db, [...quantities.keys()]);
	const promo = promotionOf(quote.promotion);
	const problem = promotionProblemOf(quote.promotion.codeRefusal);
	return {
		items: rows.map((row) => ({ ...row, quantity: quantities.get(row.p_id) ?? 0 })),
		changes: quote.changes.map(({ productId, ...change }) => ({ p_id: productId, ...change })),
		subtotal: manatFromTenge(quote.subtotalTenge),
		delivery_price: manatFromTenge(quote.deliveryPriceTenge),
		discount: manatFromTenge(quote.promotion.discountTenge),
		...(promo && { promo: publicPromo(promo) }),
		...(problem && { promo_problem: publicPromoProblem(problem) }),
		total: manatFromTenge(quoteTotalTenge(quote)),
		problems: problems.map(publicProblem),
	};
}

const PUBLIC_FIELDS: Readonly<Record<string, string>> = { changeFromTenge: 'change_from' };

/** Returns the refusal of an order in the contract's form: with the present quote, and the public names of its fields. */
export async function publicRefusal(db: Database, error: unknown): Promise<unknown> {
	if (error instanceof QuoteRefused) {
		const quote = await publicQuote(db, { quote: error.quote, problems: [] });
		return new Problem(error.code, {
			extra: { quote, ...(error.promo && { promo: publicPromoProblem(error.promo) }) },
		});
	}
	if (!(error instanceof Problem) || !error.errors) return error;
	const errors = error.errors.map(({ field, code }) => ({ field: PUBLIC_FIELDS[field] ?? field, code }));
	return new Problem(error.code, { errors });
}

export function publicOptions({
	courier,
	express,
	ordersPerDay,
	minimums,
	...options
}: DeliveryOptions): DeliveryOptionsWire {
	const manat = (tenge: number | null) => (tenge === null ? null : manatFromTenge(tenge));
	return {
		...options,
		courier: {
			available: courier.available,
			price: manatFromTenge(courier.priceTenge),
			free_from: manat(courier.freeFromTenge),
		},
		express: {
			available: express.available,
			price: manat(express.priceTenge),
			minutes: express.minutes,
			reason: express.reason,
		},
		order_limit: ordersPerDay,
		minimums: minimums.map(({ categoryId, amountTenge }) => ({
			k_id: categoryId,
			amount: manatFromTenge(amountTenge),
		})),
	};
}

function publicLine(line: Order['items'][number]): OrderWire['items'][number] {
	return {
		p_id: line.productId,
		p_name_en: line.nameEn,
		p_name_ru: line.nameRu,
		p_name_tm: line.nameTm,
		price: manatFromTenge(line.priceTenge),
		quantity: line.quantity,
		product_unit: line.unitFactor,
		sum: manatFromTenge(line.sumTenge),
		...(line.discountTenge > 0 && { discount: manatFromTenge(line.discountTenge) }),
		p_img: line.picture,
		categoryKId: line.categoryId,
		...orNone('serials', line.serials),
		...orNone('warranty_months', line.warrantyMonths),
		...orNone('warranty_until', line.warrantyUntil),
	};
}

export function publicOrder(order: Order): OrderWire {
	const { id, number, status, delivery, slot, address, payment, name, phone, note, events } = order;
	return {
		id,
		number,
		status,
		created_at: order.createdAt,
		items: order.items.map(publicLine),
		delivery,
		slot,
		region: publicPlace(order.region),
		district: publicPlace(order.district),
		address,
		payment,
		...orNone('payment_state', order.paymentState),
		...orNone('pay_until', order.payUntil),
		...(order.paidByCardTenge > 0 && { paid_by_card: manatFromTenge(order.paidByCardTenge) }),
		...(order.exchangeTenge > 0 && { exchange: manatFromTenge(order.exchangeTenge) }),
		change_from: order.changeFromTenge === null ? null : manatFromTenge(order.changeFromTenge),
		name,
		phone,
		note,
		subtotal: manatFromTenge(order.subtotalTenge),
		delivery_price: manatFromTenge(order.deliveryPriceTenge),
		discount: manatFromTenge(order.discountTenge),
		...(order.promo && { promo: publicPromo(order.promo) }),
		total: manatFromTenge(order.totalTenge),
		can_cancel: order.canCancel,
		cancel_reason: order.customerCancelReason,
		events,
	};
}
