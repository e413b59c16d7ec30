import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { Database } from '../../../platform/database/database.ts';
import { withSavepoint } from '../../../platform/database/savepoint.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { moveStock } from '../../goods/stock/stock.queries.ts';
import { bookSlot } from '../delivery/book-slot.queries.ts';
import { countReturnedUse } from '../promotions/promotion-uses.queries.ts';
import { type LockedOrder, setOrderStatus } from './locked-order.queries.ts';
import { lockOrderedStock } from './order-lines.queries.ts';
import { dropHeldMessages } from './order-messages.queries.ts';
import { findOrderPlace } from './order-terms.queries.ts';
import { insertOrderEvent } from './orders.queries.ts';
import { requireExpress } from './place-order.ts';

/** Revives the order and returns true, or undoes everything and returns false. */
export async function reviveOrder(trx: Database, order: LockedOrder, now: Date): Promise<boolean> {
	try {
		await withSavepoint(trx, () => revive(trx, order, now));
		return true;
	} catch (error) {
		if (!(error instanceof Problem)) throw error;
		return false;
	}
}

/**
 * PAY-03, under the locks of the person and the order: makes a cancelled order pending again, with its goods,
 * prices, promotion and slot. All refusals come before the order is written: undoing that write would not
 * undo it in `order` itself.
 */
async function revive(trx: Database, order: LockedOrder, now: Date): Promise<void> {
	if (order.status !== 'cancelled') throw new Problem('cannot_move');
	const orderId = order.id;
	const { date, time } = ashgabatTime(now);
	const isOver = order.date < date || (order.date === date && order.slotTo !== null && order.slotTo <= time);
	// An order for pickup may be collected on any day.
	if (isOver && order.delivery !== 'pickup') throw new Problem('slot_expired');
	const lines = await lockOrderedStock(trx, orderId);
	if (lines.some(({ quantity, stock }) => stock < quantity)) throw new Problem('stock_changed');
	const sold = lines.map(({ productId, quantity }) => ({ productId, quantity: -quantity }));
	await moveStock(trx, sold, { kind: 'sale', document: { kind: 'order', id: orderId }, at: now });
	if (order.delivery === 'express') await requireExpressAgain(trx, order, now);
	if (!(await countReturnedUse(trx, orderId))) throw new Problem('promo_invalid');
	if (order.slotId !== null) await bookSlot(trx, order.date, order.slotId);
	await setOrderStatus(trx, order, 'pending');
	await dropHeldMessages(trx, orderId, 'cancelled');
	await insertOrderEvent(trx, order, { status: 'pending', at: now, by: 'customer' });
}

async function requireExpressAgain(trx: Database, { districtId }: LockedOrder, now: Date): Promise<void> {
	const place = districtId === null ? undefined : await findOrderPlace(trx, districtId);
	if (!place) throw new Problem('express_unavailable');
	await requireExpress(trx, place, now);
}
