import { canAssign } from '@dukan/domain/selling/couriers/courier-rules.ts';
import type { OrdersAssignBody, OrdersAssignedWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { lockOrders, setCourier } from '../orders/locked-order.queries.ts';
import { findCourierName } from './couriers.queries.ts';

/**
 * COUR-01, in a transaction of staff: assigns one or many orders to a courier. Orders that cannot have a
 * courier are returned; the others are assigned.
 */
export async function assignOrders(
	trx: Database,
	{ ids, courierId }: OrdersAssignBody,
): Promise<OrdersAssignedWire> {
	if (courierId !== null && (await findCourierName(trx, courierId)) === undefined)
		throw invalidField('courierId', 'wrong');
	const orders = await lockOrders(trx, ids);
	if (orders.length < ids.length) throw new Problem('not_found');
	const assignable = orders.filter(canAssign);
	await setCourier(trx, assignable, courierId);
	const refused = orders.filter((order) => !canAssign(order)).map(({ id, number }) => ({ id, number }));
	return { assigned: assignable.map(({ id }) => id), refused };
}
