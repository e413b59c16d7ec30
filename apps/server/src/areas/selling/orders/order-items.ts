import { plainLine } from '@dukan/domain/base/text/plain-line.ts';
import { ADDRESS_MIN, NAME_MIN } from '@dukan/domain/people/accounts/account-rules.ts';
import type { OrderRequest } from '@dukan/domain/selling/orders/order.api.ts';
import type { RequestedItem } from '@dukan/domain/selling/orders/quote.ts';
import { Problem } from '../../../platform/http/problem.ts';

/** Merges items that name the same product into one line. */
export function mergeItems(items: readonly RequestedItem[]): RequestedItem[] {
	return [...quantitiesOf(items)].map(([productId, quantity]) => ({ productId, quantity }));
}

/** Returns quantities by product. A product that is named twice counts with the sum. */
export function quantitiesOf(items: readonly RequestedItem[]): Map<number, number> {
	const quantities = new Map<number, number>();
	for (const { productId, quantity } of items)
		quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
	return quantities;
}

/**
 * Returns the order with each product once, and with name and address without invisible characters. Refuses
 * either if it is then too short.
 */
export function requirePlainOrder<Order extends OrderRequest>(sent: Order): Order {
	const order = {
		...sent,
		items: mergeItems(sent.items),
		name: plainLine(sent.name),
		address: plainLine(sent.address),
	};
	const short = [
		...(order.name.length < NAME_MIN ? ['name'] : []),
		...(order.delivery !== 'pickup' && order.address.length < ADDRESS_MIN ? ['address'] : []),
	];
	if (short.length > 0)
		throw new Problem('invalid_input', { errors: short.map((field) => ({ field, code: 'minLength' })) });
	return order;
}
