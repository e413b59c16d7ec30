import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockProducts } from '../../goods/stock/lock-products.queries.ts';
import { moveStock } from '../../goods/stock/stock.queries.ts';
import type { LockedOrder } from './locked-order.queries.ts';
import { deleteOtherLines, insertLine, type OrderLine, setLineQuantity } from './order-lines.queries.ts';
import { readSoldProducts, type SoldProduct } from './ordered-products.queries.ts';

/**
 * Returns by how many pieces each product changes, negative for fewer. Leaves out products that stay the
 * same.
 */
export function changedQuantities(
	lines: ReadonlyMap<number, OrderLine>,
	wanted: ReadonlyMap<number, number>,
): Map<number, number> {
	const more = new Map([...lines].map(([id, { quantity }]) => [id, -quantity]));
	for (const [id, quantity] of wanted) more.set(id, (more.get(id) ?? 0) + quantity);
	return new Map([...more].filter(([, difference]) => difference !== 0));
}

/** Ordered goods keep their price; added goods have today's price. Returns the new sum of the goods. */
export async function changeGoods(
	trx: Database,
	{ id: orderId }: LockedOrder,
	lines: ReadonlyMap<number, OrderLine>,
	wanted: ReadonlyMap<number, number>,
): Promise<number> {
	const more = changedQuantities(lines, wanted);
	// These may include products that are no longer sold, because such lines can be removed.
	await lockProducts(trx, [...more.keys()]);
	const products = await readSoldProducts(trx, [...more.keys()], { lock: false });
	for (const [id, difference] of more) refuseTooMany(products.get(id), difference, wanted.get(id) ?? 0);
	const moved = [...more].map(([productId, quantity]) => ({ productId, quantity: -quantity }));
	const document = { kind: 'order', id: orderId } as const;
	const taken = moved.filter(({ quantity }) => quantity < 0);
	const returned = moved.filter(({ quantity }) => quantity > 0);
	await moveStock(trx, taken, { kind: 'sale', document });
	await moveStock(trx, returned, { kind: 'cancel', document });
	await deleteOtherLines(trx, orderId, [...wanted.keys()]);
	let subtotalTenge = 0;
	for (const [id, quantity] of wanted) {
		const line = lines.get(id);
		const product = products.get(id);
		const priceTenge = line?.price_tenge ?? product?.priceTenge ?? 0;
		const unitFactor = line?.unit_factor ?? product?.unitFactor ?? 1;
		subtotalTenge += priceTenge * unitFactor * quantity;
		if (line) await setLineQuantity(trx, { orderId, productId: id, quantity });
		else if (product) await insertLine(trx, { orderId, product, quantity });
	}
	return subtotalTenge;
}

/**
 * Refuses more pieces of a product that is not published, not in stock or at its limit. Fewer pieces are
 * always possible.
 */
function refuseTooMany(product: SoldProduct | undefined, difference: number, wanted: number): void {
	if (difference <= 0) return;
	if (!product || product.stock < difference) throw new Problem('stock_changed');
	if (wanted > (product.singleOnly ? 1 : (product.limit ?? wanted))) throw new Problem('product_limit');
}
