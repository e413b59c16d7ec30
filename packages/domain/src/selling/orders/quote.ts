/** The price of an order and the problems that prevent it. Quote, order and screen use the same arithmetic. */
export const DELIVERY_KINDS = ['courier', 'express', 'pickup'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

export type OrderedProduct = {
	id: number;
	categoryId: number;
	/** The price that the shopper pays for one piece, which is unit price × unit. */
	effectivePriceTenge: number;
	stock: number;
	limit: number | undefined;
	singleOnly: boolean;
};

export type RequestedItem = { productId: number; quantity: number };

export type QuoteLine = { product: OrderedProduct; quantity: number };

/** S12: the largest number of lines in a cart. */
export const MAX_ORDER_LINES = 100;
/** The largest quantity of one product. It keeps every sum far inside the safe integers. */
export const MAX_QUANTITY = 1000;

/**
 * 'gone' means that the product is no longer sold. 'stock' means that fewer are left. 'limit' means that one
 * order may not contain as many.
 */
export const QUOTE_CHANGES = ['gone', 'stock', 'limit'] as const;

export type QuoteChange = {
	productId: number;
	code: (typeof QUOTE_CHANGES)[number];
	from: number;
	to: number;
};

/**
 * CART-02: returns how much of the requested goods is available. The server decides by the same rule as the
 * cart.
 */
export function availableLines(
	items: readonly RequestedItem[],
	products: ReadonlyMap<number, OrderedProduct>,
): { lines: QuoteLine[]; changes: QuoteChange[] } {
	const lines: QuoteLine[] = [];
	const changes: QuoteChange[] = [];
	for (const { productId, quantity } of items) {
		const product = products.get(productId);
		if (!product) {
			changes.push({ productId, code: 'gone', from: quantity, to: 0 });
			continue;
		}
		const allowed = Math.min(product.singleOnly ? 1 : quantity, product.limit ?? quantity);
		const had = Math.min(allowed, product.stock);
		if (had < allowed) changes.push({ productId, code: 'stock', from: quantity, to: had });
		else if (allowed < quantity) changes.push({ productId, code: 'limit', from: quantity, to: allowed });
		if (had > 0) lines.push({ product, quantity: had });
	}
	return { lines, changes };
}

export function subtotalTenge(lines: readonly QuoteLine[]): number {
	return lines.reduce((sum, { product, quantity }) => sum + product.effectivePriceTenge * quantity, 0);
}

export type DeliveryPrices = {
	priceTenge: number;
	freeFromTenge: number | undefined;
	expressPriceTenge: number | undefined;
};

/** Pickup is free; express always costs its price; the courier is free from a sum on. */
export function deliveryPriceTenge(kind: DeliveryKind, goodsTenge: number, prices: DeliveryPrices): number {
	return DELIVERIES[kind].priceTenge(goodsTenge, prices);
}

type Delivery = {
	/**
	 * True if the order goes to an address in a district where the shop delivers. Otherwise the customer
	 * collects it.
	 */
	isBrought: boolean;
	/** True if the order comes in a slot that the customer chooses. */
	hasSlot: boolean;
	priceTenge: (goodsTenge: number, prices: DeliveryPrices) => number;
};

const DELIVERIES: Readonly<Record<DeliveryKind, Delivery>> = {
	courier: {
		isBrought: true,
		hasSlot: true,
		priceTenge: (goodsTenge, { priceTenge, freeFromTenge }) =>
			// Stryker disable next-line ConditionalExpression: a comparison with undefined is false, so only the compiler needs the check
			freeFromTenge !== undefined && goodsTenge >= freeFromTenge ? 0 : priceTenge,
	},
	express: {
		isBrought: true,
		hasSlot: false,
		priceTenge: (_, { priceTenge, expressPriceTenge }) => expressPriceTenge ?? priceTenge,
	},
	pickup: { isBrought: false, hasSlot: false, priceTenge: () => 0 },
};

/** True for kinds that a courier of the shop brings to an address. */
export function isBrought(kind: DeliveryKind): kind is Exclude<DeliveryKind, 'pickup'> {
	return DELIVERIES[kind].isBrought;
}

export function hasSlot(kind: DeliveryKind): boolean {
	return DELIVERIES[kind].hasSlot;
}

/** The banknotes must cover what is paid on receipt. */
export function isEnoughCash(cashTenge: number, dueTenge: number): boolean {
	return cashTenge >= dueTenge;
}

/** The shop sells goods of some categories only in orders with at least this sum. */
export type MinimumAmount = { categoryId: number; amountTenge: number };

/** Returns the largest minimum that the order does not reach; undefined if it reaches all. */
export function missedMinimum(
	lines: readonly QuoteLine[],
	minimums: readonly MinimumAmount[],
): MinimumAmount | undefined {
	const goodsTenge = subtotalTenge(lines);
	const missed = minimums.filter(
		({ categoryId, amountTenge }) =>
			goodsTenge < amountTenge && lines.some(({ product }) => product.categoryId === categoryId),
	);
	return missed.toSorted((a, b) => b.amountTenge - a.amountTenge)[0];
}
