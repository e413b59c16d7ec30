import { plainLine } from '@dukan/domain/base/text/plain-line.ts';
import { ADDRESS_MIN, NAME_MIN } from '@dukan/domain/people/accounts/account-rules.ts';
import type { OrderAddWire, OrderItemWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { Problem } from '../../../platform/http/problem.ts';

/** The same product named twice is one line. */
export function mergeItems(items: readonly OrderItemWire[]): OrderItemWire[] {
	const quantities = new Map<number, number>();
	for (const { p_id, quantity } of items) quantities.set(p_id, (quantities.get(p_id) ?? 0) + quantity);
	return [...quantities].map(([p_id, quantity]) => ({ p_id, quantity }));
}

/** An order as it is placed, by the shopper or by staff: each product once, name and address as visible text. */
export function requirePlainOrder<Order extends OrderAddWire>(sent: Order): Order {
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
