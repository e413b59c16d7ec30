import type { BackStep } from '@dukan/domain/selling/orders/back-step.ts';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readLastMove } from './last-move.queries.ts';
import { findAnyOrder } from './orders.queries.ts';
import {
	findOrderCustomer,
	findOrderFacts,
	listOrderMovers,
	listStockOfOrder,
} from './staff-order.queries.ts';
import { listOrderChanges, listOrderNotes } from './staff-orders.queries.ts';
import { offeredBackStep, type Stepper } from './step-back.ts';

/**
 * Returns an order with all facts that an operator needs on the phone: the customer, their earlier orders and
 * the stock.
 */
export async function findStaffOrder(
	db: Database,
	orderId: number,
	{ person, now }: { person: Stepper; now: Date },
): Promise<StaffOrderWire | undefined> {
	const order = await findAnyOrder(db, orderId);
	if (!order) return undefined;
	const [facts, notes, movers, customer, goods, last, changes] = await Promise.all([
		findOrderFacts(db, orderId),
		listOrderNotes(db, orderId),
		listOrderMovers(db, orderId),
		findOrderCustomer(db, orderId, now),
		listStockOfOrder(db, orderId),
		readLastMove(db, orderId),
		listOrderChanges(db, orderId),
	]);
	if (!facts || !customer) return undefined;
	return {
		...order,
		...facts,
		notes,
		backStep: backStepWire(last && (await offeredBackStep(db, orderId, { last, person, now }))),
		movers,
		changes,
		customer,
		stock: Object.fromEntries(goods.map(({ id, stock }) => [id, stock])),
		pictures: Object.fromEntries(goods.flatMap(({ id, file }) => (file ? [[id, file]] : []))),
	};
}

function backStepWire(step: BackStep | undefined): StaffOrderWire['backStep'] {
	return step ? { to: step.to, until: step.until?.toISOString() ?? null } : null;
}
