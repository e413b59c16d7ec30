import { piecePriceTenge } from '../../base/money/money.ts';

/** The facts about a product that the cart stores, from the latest response of the server. */
export type CartProduct = {
	id: number;
	categoryId: number;
	picture: string;
	name: string;
	priceTenge: number;
	/** Set while the product is on sale. */
	salePriceTenge: number | undefined;
	unitFactor: number;
	stock: number;
	/** The largest quantity in one order; undefined if there is no limit. */
	limit: number | undefined;
	/** The API calls this product_qty: an order may contain only one piece. */
	singleOnly: boolean;
};

export type CartLine = {
	product: CartProduct;
	quantity: number;
	/** True if the line stays in the cart while the rest is ordered. */
	forLater?: boolean;
};

export type Cart = {
	lines: readonly CartLine[];
	/** True once the cart is ordered and empty. */
	checkedOut: boolean;
	/** The specification calls this isChecked: true while the shopper confirms the order. */
	checked: boolean;
};

export const EMPTY_CART: Cart = { lines: [], checkedOut: false, checked: false };

export type CartAction =
	| { type: 'add'; product: CartProduct }
	| { type: 'remove' | 'increase' | 'decrease'; productId: number }
	/** Puts a removed line back at its old position. */
	| { type: 'restore'; line: CartLine; index: number }
	| { type: 'update'; product: CartProduct }
	| { type: 'updateAll'; products: readonly CartProduct[] }
	| { type: 'clear' | 'checkout' }
	| { type: 'setChecked'; checked: boolean }
	/** Sets whether the next order includes this line. */
	| { type: 'choose'; productId: number; chosen: boolean };

/** CART-01: applies one action to the cart. */
export function changeCart(cart: Cart, action: CartAction): Cart {
	switch (action.type) {
		case 'add':
			return withLines(cart, added(cart.lines, action.product));
		case 'remove':
			return withLines(
				cart,
				cart.lines.filter(({ product }) => product.id !== action.productId),
			);
		case 'restore':
			return withLines(cart, restored(cart.lines, action.line, action.index));
		case 'increase':
			return changeLine(cart, action.productId, (line) => ({
				...line,
				quantity: Math.max(line.quantity, Math.min(line.quantity + 1, mostOf(line.product).quantity)),
			}));
		case 'decrease':
			return changeLine(cart, action.productId, (line) => ({
				...line,
				quantity: Math.min(line.quantity, Math.max(line.quantity - 1, 1)),
			}));
		case 'update':
			return changeLine(cart, action.product.id, (line) => updated(line, action.product));
		case 'updateAll': {
			const fresh = new Map(action.products.map((product) => [product.id, product]));
			return withLines(
				cart,
				cart.lines.map((line) => refreshed(line, fresh.get(line.product.id))),
			);
		}
		case 'clear':
			return withLines(cart, []);
		case 'checkout':
			return { lines: [], checkedOut: true, checked: false };
		case 'setChecked':
			return { ...cart, checked: action.checked };
		case 'choose':
			return changeLine(cart, action.productId, (line) => ({ ...line, forLater: !action.chosen }));
	}
}

/** CART-06: returns the largest quantity that the shopper may take, and the limit that it comes from. */
export function mostOf(product: CartProduct): { quantity: number; because: 'stock' | 'limit' } {
	const { stock, limit, singleOnly } = product;
	const allowed = Math.min(limit ?? Number.POSITIVE_INFINITY, singleOnly ? 1 : Number.POSITIVE_INFINITY);
	return allowed < stock ? { quantity: allowed, because: 'limit' } : { quantity: stock, because: 'stock' };
}

export function findLine(cart: Cart, productId: number): CartLine | undefined {
	return cart.lines.find(({ product }) => product.id === productId);
}

/** CART-04: returns the price of a line. */
export function lineTotalTenge({ product, quantity }: CartLine): number {
	return piecePriceTenge(product) * quantity;
}

/** Returns the sum of the lines that the next order includes. */
export function cartTotalTenge(cart: Cart): number {
	return chosenLines(cart).reduce((total, line) => total + lineTotalTenge(line), 0);
}

export function chosenLines({ lines }: Cart): readonly CartLine[] {
	return lines.filter(({ forLater }) => !forLater);
}

export function cartItemCount(cart: Cart): number {
	return cart.lines.reduce((count, { quantity }) => count + quantity, 0);
}

export type CartChange = { productId: number; code: 'quantity' | 'price' | 'sold_out' };

/** CART-03: returns the changes that a refresh made to each line, for messages to the shopper. */
export function cartChanges(before: Cart, after: Cart): CartChange[] {
	return after.lines.flatMap((line): CartChange[] => {
		const productId = line.product.id;
		const old = findLine(before, productId);
		if (!old) return [];
		if (line.quantity === 0 && old.quantity > 0) return [{ productId, code: 'sold_out' }];
		const changes: CartChange[] = [];
		if (line.quantity < old.quantity) changes.push({ productId, code: 'quantity' });
		if (piecePriceTenge(line.product) !== piecePriceTenge(old.product))
			changes.push({ productId, code: 'price' });
		return changes;
	});
}

/**
 * Reads a cart that a device stored. The stored data may have any shape; undefined means that it is not a
 * cart.
 */
export function parseCart(persisted: unknown): Cart | undefined {
	const cart = persisted as Partial<Cart> | undefined;
	if (!Array.isArray(cart?.lines) || !cart.lines.every(isLine)) return undefined;
	return { lines: cart.lines, checkedOut: cart.checkedOut === true, checked: cart.checked === true };
}

function isLine(persisted: unknown): persisted is CartLine {
	const line = persisted as Partial<CartLine> | null;
	return (
		isCount(line?.quantity) &&
		// Stryker disable next-line OptionalChaining: a missing line fails the check of its quantity first, so this is not evaluated
		isCartProduct(line?.product) &&
		// Stryker disable next-line OptionalChaining: a missing line fails the check of its quantity first, so this is not evaluated
		(line?.forLater === undefined || typeof line.forLater === 'boolean')
	);
}

export function isCartProduct(persisted: unknown): persisted is CartProduct {
	const product = persisted as Partial<CartProduct> | null | undefined;
	return (
		typeof product?.name === 'string' &&
		typeof product.picture === 'string' &&
		[product.id, product.categoryId, product.priceTenge, product.unitFactor, product.stock].every(isCount) &&
		(product.salePriceTenge === undefined || isCount(product.salePriceTenge)) &&
		(product.limit === undefined || isCount(product.limit))
	);
}

function isCount(value: unknown): value is number {
	return Number.isSafeInteger(value) && (value as number) >= 0;
}

function withLines(cart: Cart, lines: readonly CartLine[]): Cart {
	return { ...cart, lines, checkedOut: false };
}

function changeLine(cart: Cart, productId: number, change: (line: CartLine) => CartLine): Cart {
	return withLines(
		cart,
		cart.lines.map((line) => (line.product.id === productId ? change(line) : line)),
	);
}

/** CARD-03: adds a product that is not sold out. A product that is already in the cart stays as it is. */
function added(lines: readonly CartLine[], product: CartProduct): readonly CartLine[] {
	const known = lines.some((line) => line.product.id === product.id);
	return known || product.stock === 0 ? lines : [...lines, { product, quantity: 1 }];
}

function restored(lines: readonly CartLine[], line: CartLine, index: number): readonly CartLine[] {
	return lines.some(({ product }) => product.id === line.product.id)
		? lines
		: lines.toSpliced(index, 0, line);
}

/** CART-02: applies the checks in the order of the specification. */
function updated(line: CartLine, fresh: CartProduct): CartLine {
	if (fresh.singleOnly) return { ...line, product: fresh, quantity: 1 };
	const inStock = Math.min(line.quantity, fresh.stock);
	return { ...line, product: fresh, quantity: Math.min(inStock, fresh.limit ?? inStock) };
}

/** CART-03: refreshes prices and stock and keeps quantities, except for goods sold one by one. */
function refreshed(line: CartLine, fresh: CartProduct | undefined): CartLine {
	if (!fresh) return line;
	return { ...line, product: fresh, quantity: fresh.singleOnly ? 1 : line.quantity };
}
