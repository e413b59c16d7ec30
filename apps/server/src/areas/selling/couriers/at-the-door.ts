import type { OrderStatus } from '@dukan/domain/base/orders/order-status.ts';
import type {
	HandOutBody,
	PostponeBody,
	RefuseBody,
	StartBody,
} from '@dukan/domain/selling/couriers/door.api.ts';
import { findDoorProblem, takenGoods } from '@dukan/domain/selling/couriers/door-rules.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { putRefusedBack } from '../../goods/serials/pick-serials.ts';
import { changeSlot } from '../orders/edit-delivery.ts';
import { changeGoods, readOrderLines } from '../orders/edit-goods.ts';
import { promotionShares } from '../orders/edited-discounts.ts';
import { moveOrder } from '../orders/move-order.ts';
import { insertOrderEvent } from '../orders/orders.queries.ts';
import { recordPayment } from '../orders/record-payment.ts';
import { settleCardMoney } from '../orders/settle-card-money.ts';
import { limitOrderPromotion, setLineDiscounts } from '../promotions/promotion-uses.queries.ts';

type DoorOrder = {
	status: OrderStatus;
	version: number;
	courierId: number | null;
	deliveryPriceTenge: number;
	totalTenge: number;
	cardTenge: number;
	date: string;
	slotId: number | null;
};

type DoorContext = {
	orderId: number;
	staffId: number;
	now: Date;
	/** COUR-02: whose order it must be; the desk acts for any courier. */
	courierId?: number;
};

/** Locks the order; refuses one that has changed since it was shown, or that is another courier's. */
async function requireUnchanged(
	trx: Database,
	{ orderId, courierId }: DoorContext,
	version: number,
): Promise<DoorOrder> {
	const { rows } = await sql<DoorOrder>`select status, version, courier_id as "courierId",
			delivery_price_tenge as "deliveryPriceTenge", total_tenge::float8 as "totalTenge",
			card_tenge::float8 as "cardTenge", delivery_date::text as date, slot_id as "slotId"
		from orders where id = ${orderId} for update`.execute(trx);
	const [order] = rows;
	if (!order || (courierId !== undefined && order.courierId !== courierId)) throw new Problem('not_found');
	if (order.version !== version) throw new Problem('changed_meanwhile');
	return order;
}

/** On its way. */
async function requireAtDoor(trx: Database, context: DoorContext, version: number): Promise<DoorOrder> {
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
	await requireUnchanged(trx, context, version);
	const { orderId, staffId, now } = context;
	await moveOrder(trx, { orderId, to: 'on_delivery', by: 'shop', staffId, now, from: 'accepted' });
}

/** COUR-03, in a transaction of staff: nothing is taken. */
export async function refuseOrder(
	trx: Database,
	{ version, reason, note }: RefuseBody,
	context: DoorContext,
): Promise<void> {
	await requireAtDoor(trx, context, version);
	const { orderId, staffId, now } = context;
	const cancel = { reason, note: note.trim() };
	await moveOrder(trx, { orderId, to: 'cancelled', by: 'shop', staffId, now, cancel });
}

/**
 * COUR-03, in a transaction of staff: the receiver takes all of the order or part of it and pays for that. Refused pieces go
 * back to the stock; delivery costs what was agreed. Locks as editing takes them: the order, products by id.
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
	const { deliveryPriceTenge, cardTenge } = order;
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
		// A discount of the shop's own is none of the promotion's.
		const promoTenge = Math.min(takenGoods(promoted, wanted).discountTenge, discountTenge);
		await changeGoods(trx, orderId, lines, wanted);
		await putRefusedBack(trx, orderId, { numbers: refusedSerials, products: new Set(wanted.keys()) });
		await setLineDiscounts(trx, orderId, kept);
		await limitOrderPromotion(trx, orderId, promoTenge);
		await sql`update orders set subtotal_tenge = ${subtotalTenge}, discount_tenge = ${discountTenge},
				promo_discount_tenge = least(promo_discount_tenge, ${promoTenge}::bigint)
			where id = ${orderId}`.execute(trx);
		await sql`insert into order_changes (order_id, staff_id, at, parts, total_before_tenge, total_after_tenge)
			values (${orderId}, ${staffId}, ${now}, '{goods}', ${order.totalTenge},
				${subtotalTenge - discountTenge + deliveryPriceTenge})`.execute(trx);
		await settleCardMoney(trx, { orderId, cause: 'not_taken', at: now });
	}
	await recordPayment(trx, { orderId, cashTenge, terminalTenge, holderId: order.courierId, at: now });
	await moveOrder(trx, { orderId, to: 'completed', by: 'shop', staffId, now, isPaidBefore: true });
}

/** COUR-03, in a transaction of staff: the order comes back to the shop and has another hour; the old one is free again. */
export async function postponeOrder(
	trx: Database,
	{ version, slot, note }: PostponeBody,
	context: DoorContext,
): Promise<void> {
	const { orderId, staffId, now } = context;
	const { date, slotId } = await requireAtDoor(trx, context, version);
	if (slotId === null) throw new Problem('cannot_move');
	const booked = await changeSlot(trx, { date, id: slotId }, slot, now);
	if (!booked) throw invalidField('slot', 'wrong');
	await sql`update orders set status = 'accepted', courier_id = null, delivery_date = ${booked.date}, slot_id = ${booked.id},
		slot_from = ${booked.from}, slot_to = ${booked.to} where id = ${orderId}`.execute(trx);
	await insertOrderEvent(trx, {
		orderId,
		status: 'accepted',
		at: now,
		by: 'shop',
		staffId,
		back: true,
		note: note.trim(),
	});
}
