import type {
	HandOutBody,
	PostponeBody,
	RefuseBody,
	StartBody,
} from '@dukan/domain/selling/couriers/door.api.ts';
import { findDoorProblem, takenGoods } from '@dukan/domain/selling/couriers/door-rules.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { putRefusedBack } from '../../goods/serials/order-serials.ts';
import { changeSlot } from '../orders/edit-delivery.ts';
import { changeGoods } from '../orders/edit-goods.ts';
import { promotionShares } from '../orders/edited-discounts.ts';
import { type LockedOrder, lockOrder, returnToShop, setOrderSums } from '../orders/locked-order.queries.ts';
import { moveLockedOrder } from '../orders/move-order.ts';
import { readOrderLines, setLineDiscounts } from '../orders/order-lines.queries.ts';
import { insertOrderChange, insertOrderEvent } from '../orders/orders.queries.ts';
import { recordPayment } from '../orders/record-payment.ts';
import { settleCardMoney } from '../orders/settle-card-money.ts';
import { limitOrderPromotion } from '../promotions/promotion-uses.queries.ts';

type DoorContext = {
	orderId: number;
	staffId: number;
	now: Date;
	/**
	 * COUR-02: the courier to whom the order must be assigned. It is not set for the desk, which acts for any
	 * courier.
	 */
	courierId?: number;
};

/** Refuses an order that has changed since it was shown, or that belongs to another courier. */
async function requireUnchanged(
	trx: Database,
	{ orderId, courierId }: DoorContext,
	version: number,
): Promise<LockedOrder> {
	const order = await lockOrder(trx, orderId);
	if (courierId !== undefined && order.courierId !== courierId) throw new Problem('not_found');
	if (order.version !== version) throw new Problem('changed_meanwhile');
	return order;
}

/** Locks the order; refuses one that is not on its way. */
async function requireAtDoor(trx: Database, context: DoorContext, version: number): Promise<LockedOrder> {
	const order = await requireUnchanged(trx, context, version);
	if (order.status !== 'on_delivery') throw new Problem('cannot_move');
	return order;
}

/** COUR-02, in a transaction of staff: the courier leaves with the order. */
export async function startDelivery(
	trx: Database,
	{ version }: StartBody,
	context: DoorContext,
): Promise<void> {
	const order = await requireUnchanged(trx, context, version);
	const { staffId, now } = context;
	await moveLockedOrder(trx, order, { to: 'on_delivery', by: 'shop', staffId, now, from: 'accepted' });
}

/** COUR-03, in a transaction of staff: the recipient takes nothing, so the order is cancelled. */
export async function refuseOrder(
	trx: Database,
	{ version, reason, note }: RefuseBody,
	context: DoorContext,
): Promise<void> {
	const order = await requireAtDoor(trx, context, version);
	const { staffId, now } = context;
	const cancel = { reason, note: note.trim() };
	await moveLockedOrder(trx, order, { to: 'cancelled', by: 'shop', staffId, now, cancel });
}

/**
 * COUR-03, in a transaction of staff: the recipient takes the whole order or a part of it and pays for that.
 * Refused pieces go back to the stock; delivery costs what was agreed.
 */
export async function handOutOrder(
	trx: Database,
	{ version, taken, cashTenge, terminalTenge, refusedSerials = [] }: HandOutBody,
	context: DoorContext,
): Promise<void> {
	const { orderId, staffId, now } = context;
	const order = await requireAtDoor(trx, context, version);
	const lines = await readOrderLines(trx, orderId);
	const brought = [...lines.values()].map((line) => ({
		productId: line.product_id,
		pieceTenge: line.price_tenge * line.unit_factor,
		quantity: line.quantity,
		discountTenge: line.discount_tenge,
	}));
	const pieces = new Map(taken.map(({ productId, quantity }) => [productId, quantity]));
	const { deliveryPriceTenge, cardTenge, totalTenge } = order;
	const problem = findDoorProblem(brought, pieces, {
		deliveryPriceTenge,
		cashTenge,
		terminalTenge,
		cardTenge,
	});
	if (problem) throw new Problem('invalid_input', { errors: [problem] });
	const wanted = new Map([...pieces].filter(([, quantity]) => quantity > 0));
	if ([...lines.values()].some(({ product_id, quantity }) => wanted.get(product_id) !== quantity)) {
		const { subtotalTenge, discountTenge, lines: kept } = takenGoods(brought, wanted);
		const shares = await promotionShares(trx, orderId);
		const promoted = brought.map((line) => ({ ...line, discountTenge: shares.get(line.productId) ?? 0 }));
		// The lines' discount may include one that staff gave, so the promotion's part is calculated from its own
		// shares. It is never more than the whole discount that is left.
		const promoTenge = Math.min(takenGoods(promoted, wanted).discountTenge, discountTenge);
		await changeGoods(trx, order, lines, wanted);
		await putRefusedBack(trx, orderId, { numbers: refusedSerials, products: new Set(wanted.keys()) });
		await setLineDiscounts(trx, order, kept);
		await limitOrderPromotion(trx, orderId, promoTenge);
		const promoDiscountTenge = Math.min(order.promoDiscountTenge, promoTenge);
		await setOrderSums(trx, order, { subtotalTenge, discountTenge, promoDiscountTenge });
		await insertOrderChange(trx, order, {
			staffId,
			at: now,
			parts: ['goods'],
			totalBeforeTenge: totalTenge,
		});
		await settleCardMoney(trx, order, { cause: 'not_taken', at: now });
	}
	await recordPayment(trx, order, { cashTenge, terminalTenge, at: now });
	await moveLockedOrder(trx, order, { to: 'completed', by: 'shop', staffId, now, isPaidBefore: true });
}

/** COUR-03, in a transaction of staff: the order comes back to the shop and gets another slot; the old one is free again. */
export async function postponeOrder(
	trx: Database,
	{ version, slot, note }: PostponeBody,
	context: DoorContext,
): Promise<void> {
	const { staffId, now } = context;
	const order = await requireAtDoor(trx, context, version);
	const { date, slotId } = order;
	if (slotId === null) throw new Problem('cannot_move');
	const booked = await changeSlot(trx, { date, id: slotId }, slot, now);
	if (!booked) throw invalidField('slot', 'wrong');
	await returnToShop(trx, order, booked);
	await insertOrderEvent(trx, order, {
		status: 'accepted',
		at: now,
		by: 'shop',
		staffId,
		back: true,
		note: note.trim(),
	});
}
