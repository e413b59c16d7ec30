import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockProducts } from '../../goods/stock/lock-products.queries.ts';
import { moveStock } from '../../goods/stock/stock.queries.ts';
import type { LockedOrder } from './locked-order.ts';
import type { OrderLine } from './order-lines.queries.ts';
import { readSoldProducts, type SoldProduct } from './ordered-products.queries.ts';

/** Returns how many more (or fewer) of each product; leaves out those that stay. */
export function changedQuantities(
	lines: ReadonlyMap<number, OrderLine>,
	wanted: ReadonlyMap<number, number>,
): Map<number, number> {
	const more = new Map([...lines].map(([id, { quantity }]) => [id, -quantity]));
	for (const [id, quantity] of wanted) more.set(id, (more.get(id) ?? 0) + quantity);
	return new Map([...more].filter(([, difference]) => difference !== 0));
}

/** Ordered goods keep their price; added ones have today's. Returns the new sum. */
export async function changeGoods(
	trx: Database,
	{ id: orderId }: LockedOrder,
	lines: ReadonlyMap<number, OrderLine>,
	wanted: ReadonlyMap<number, number>,
): Promise<number> {
	const more = changedQuantities(lines, wanted);
	// Includes products that are no longer sold: they can be removed.
	await lockProducts(trx, [...more.keys()]);
	const products = await readSoldProducts(trx, [...more.keys()], { lock: false });
	for (const [id, difference] of more) refuseTooMany(products.get(id), difference, wanted.get(id) ?? 0);
	const moved = [...more].map(([productId, quantity]) => ({ productId, quantity: -quantity }));
	const document = { kind: 'order', id: orderId } as const;
	const taken = moved.filter(({ quantity }) => quantity < 0);
	const returned = moved.filter(({ quantity }) => quantity > 0);
	await moveStock(trx, taken, { kind: 'sale', document });
	await moveStock(trx, returned, { kind: 'cancel', document });
	await sql`delete from order_lines where order_id = ${orderId}
		and product_id <> all (${[...wanted.keys()]}::integer[])`.execute(trx);
	let subtotalTenge = 0;
	for (const [id, quantity] of wanted) {
		const line = lines.get(id);
		const product = products.get(id);
		const priceTenge = line?.price_tenge ?? product?.priceTenge ?? 0;
		const unitFactor = line?.unit_factor ?? product?.unitFactor ?? 1;
		subtotalTenge += priceTenge * unitFactor * quantity;
		if (line) {
			await sql`update order_lines set quantity = ${quantity}, discount_tenge = 0
				where order_id = ${orderId} and product_id = ${id} and quantity <> ${quantity}`.execute(trx);
		} else if (product) {
			await sql`insert into order_lines (order_id, position, product_id, name_en, name_ru, name_tm, price_tenge,
					unit_factor, quantity)
				select ${orderId}, coalesce(max(position), 0) + 1, ${id}, ${product.nameEn}, ${product.nameRu},
					${product.nameTm}, ${priceTenge}, ${unitFactor}, ${quantity}
				from order_lines where order_id = ${orderId}`.execute(trx);
		}
	}
	return subtotalTenge;
}

/** Fewer pieces are always possible; more only of what is published, in stock and within its limit. */
function refuseTooMany(product: SoldProduct | undefined, difference: number, wanted: number): void {
	if (difference <= 0) return;
	if (!product || product.stock < difference) throw new Problem('stock_changed');
	if (wanted > (product.singleOnly ? 1 : (product.limit ?? wanted))) throw new Problem('product_limit');
}
