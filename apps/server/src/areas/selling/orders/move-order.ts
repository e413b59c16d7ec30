import {
	canMoveOrder,
	type OrderMover,
	type OrderStatus,
	type StaffCancelReason,
} from '@dukan/domain/base/orders/order-status.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { putAllBack, requireSerials } from '../../goods/serials/order-serials.ts';
import { moveStock } from '../../goods/stock/stock.queries.ts';
import { releaseSlot } from '../delivery/book-slot.queries.ts';
import { returnPromotionUse } from '../promotions/promotion-uses.queries.ts';
import { type LockedOrder, lockOrder, setOrderStatus } from './locked-order.queries.ts';
import { lockOrderedPieces } from './order-lines.queries.ts';
import { notifyCustomer } from './order-message.ts';
import { insertOrderEvent } from './orders.queries.ts';
import { recordAgreedPayment } from './record-payment.ts';
import { settleCardMoney } from './settle-card-money.ts';
import { noteWarranty } from './warranty.queries.ts';

export type OrderMove = {
	to: OrderStatus;
	by: OrderMover;
	/** The person to whom the order must belong. Staff may move any order and leave it out. */
	userId?: number;
	/** The member of staff who moves the order. */
	staffId?: number;
	now: Date;
	/** The status in which the caller saw the order. The order must still have it. */
	from?: OrderStatus | undefined;
	cancel?: { reason: StaffCancelReason; note: string };
	/** True if the caller has recorded what was paid at the handover; otherwise the agreed sum is recorded. */
	isPaidBefore?: boolean;
	/** True if the order is cancelled because no one accepted it in time. */
	expired?: boolean;
	/**
	 * S27: true for an order from a wave of invented ones. The owner of its phone has nothing to do with it
	 * and gets no message.
	 */
	withoutMessage?: boolean;
	/**
	 * S19: set when a job moves the order. Messages from jobs have a budget of their own, which is a share of
	 * this number.
	 */
	smsHourlyBudget?: number;
};

/**
 * ORDER-04, ORDER-05, in a transaction: of two concurrent moves the second finds that the order has moved
 * already.
 */
export async function moveOrder(
	trx: Database,
	{ orderId, ...move }: OrderMove & { orderId: number },
): Promise<void> {
	await moveLockedOrder(trx, await lockOrder(trx, orderId), move);
}

/** Cancelling gives back stock, promotion and slot. */
export async function moveLockedOrder(trx: Database, order: LockedOrder, move: OrderMove): Promise<void> {
	const { to, by, now } = move;
	const orderId = order.id;
	if (move.userId !== undefined && order.userId !== move.userId) throw new Problem('not_found');
	if (move.from !== undefined && order.status !== move.from) throw new Problem('changed_meanwhile');
	if (!canMoveOrder(order.status, to, by))
		throw new Problem(by === 'customer' ? 'cannot_cancel' : 'cannot_move');
	// PAY-02: an unpaid order can only be cancelled.
	if (order.paymentState === 'awaiting' && to !== 'cancelled') throw new Problem('payment_awaited');
	if (to === 'cancelled') {
		await giveStockBack(trx, orderId, now);
		await returnPromotionUse(trx, orderId);
		await putAllBack(trx, orderId);
		if (order.slotId !== null) await releaseSlot(trx, order.date, order.slotId);
	}
	if (to === 'on_delivery' || to === 'completed') await requireSerials(trx, orderId);
	if (to !== 'cancelled') await noteWarranty(trx, orderId);
	await setOrderStatus(trx, order, to, move.cancel);
	if (to === 'cancelled') await settleCardMoney(trx, order, { cause: 'cancelled', at: now });
	if (to === 'completed' && !move.isPaidBefore) await recordAgreedPayment(trx, order, now);
	await insertOrderEvent(trx, order, { status: to, at: now, by, staffId: move.staffId });
	if (by === 'shop' && !move.withoutMessage) await notifyCustomer(trx, { ...move, orderId });
}

async function giveStockBack(trx: Database, orderId: number, at: Date): Promise<void> {
	const pieces = await lockOrderedPieces(trx, orderId);
	await moveStock(trx, pieces, { kind: 'cancel', document: { kind: 'order', id: orderId }, at });
}
