import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { isOpenOrder } from '@dukan/domain/base/orders/order-status.ts';
import { takesChange } from '@dukan/domain/base/orders/payment-kinds.ts';
import { isReason } from '@dukan/domain/base/text/is-reason.ts';
import { changedParts, type EditableOrder } from '@dukan/domain/selling/orders/order-changes.ts';
import { hasSlot, isBrought, isEnoughCash } from '@dukan/domain/selling/orders/quote.ts';
import type { OrderEditWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { putSurplusBack } from '../../goods/serials/order-serials.ts';
import { changeSlot, requireEditedExpress, requireEditedPlace } from './edit-delivery.ts';
import { changedQuantities, changeGoods } from './edit-goods.ts';
import { editedSums, type OrderSums, type StoredOrder } from './edited-sums.ts';
import { type LockedOrder, lockOrder, setOrderTerms, stopAwaiting } from './locked-order.queries.ts';
import { quantitiesOf } from './order-items.ts';
import { readOrderLines } from './order-lines.queries.ts';
import { type Agreed, announceOrder, insertOrderChange, readAgreed } from './orders.queries.ts';
import { settleCardMoney } from './settle-card-money.ts';

/** An order as it was agreed before the edit. */
type AgreedOrder = StoredOrder & Pick<LockedOrder, 'totalTenge' | 'paymentState'> & Agreed;

export type OrderEditor = { staffId: number; mayDiscount: boolean };

/**
 * DESK-05: stores what staff agree with the customer until the order is handed out: goods, delivery, place, slot, recipient,
 * payment, discount. Stock and slots follow, with locks in the order of lock-order.ts.
 */
export async function editOrder(
	trx: Database,
	orderId: number,
	edit: OrderEditWire,
	{ editor, now }: { editor: OrderEditor; now: Date },
): Promise<void> {
	const order = await requireEditable(trx, orderId, edit.version);
	const lines = await readOrderLines(trx, orderId);
	const before = agreedOrder(order, lines, await readAgreed(trx, orderId));
	const after = editedOrder(before, edit);
	refuseDiscount(before, after, editor);
	refusePayment(before, after);
	const place = await requireEditedPlace(trx, before, after);
	const isOtherGoods = changedQuantities(lines, after.goods).size > 0;
	const subtotalTenge = isOtherGoods
		? await changeGoods(trx, order, lines, after.goods)
		: order.subtotalTenge;
	if (isOtherGoods) await putSurplusBack(trx, orderId);
	await requireEditedExpress(trx, before, after, { place, at: now });
	const slot = await changeSlot(trx, before.slot, after.slot, now);
	const sums = await editedSums(trx, order, { before, after }, { place, isOtherGoods, subtotalTenge });
	refuseSums(after, sums, before);
	const withoutSlot = before.slot && !after.slot ? { noneOn: ashgabatTime(now).date } : undefined;
	await setOrderTerms(trx, order, { ...after, ...sums, newSlot: slot ?? withoutSlot });
	const parts = changedParts(before, after);
	if (parts.length > 0)
		await insertOrderChange(trx, order, {
			staffId: editor.staffId,
			at: now,
			parts,
			totalBeforeTenge: before.totalTenge,
		});
	if (before.payment === 'card') {
		if (after.payment !== 'card') await stopAwaiting(trx, order, after.payment);
		// If the order costs more now, the difference is due on receipt. If it costs less, the difference is
		// refunded to the card.
		await settleCardMoney(trx, order, { cause: 'edited', at: now });
	}
	await announceOrder(trx, orderId, now);
}

async function requireEditable(trx: Database, orderId: number, version: number): Promise<LockedOrder> {
	const order = await lockOrder(trx, orderId);
	if (order.version !== version) throw new Problem('changed_meanwhile');
	if (!isOpenOrder(order.status)) throw new Problem('cannot_move');
	return order;
}

function agreedOrder(
	order: LockedOrder,
	lines: ReadonlyMap<number, { quantity: number }>,
	agreed: Agreed,
): AgreedOrder {
	const { date, slotId } = order;
	return {
		...order,
		...agreed,
		goods: new Map([...lines].map(([id, { quantity }]) => [id, quantity])),
		slot: slotId === null ? undefined : { date, id: slotId },
		discountTenge: order.discountTenge - order.promoDiscountTenge,
	};
}

/**
 * Returns the order after the edit, in which fields that were not sent stay. An order for pickup has no place
 * and no slot.
 */
function editedOrder(before: EditableOrder, edit: OrderEditWire): EditableOrder {
	const delivery = edit.delivery ?? before.delivery;
	const slot = hasSlot(delivery) ? (edit.slot ?? before.slot) : undefined;
	if (hasSlot(delivery) && !slot) throw invalidField('slot', 'required');
	const discountTenge = edit.discountTenge ?? before.discountTenge;
	return {
		goods: quantitiesOf(edit.items),
		delivery,
		districtId: isBrought(delivery) ? (edit.districtId ?? before.districtId) : null,
		address: edit.address,
		slot,
		name: edit.name ?? before.name,
		phone: edit.phone ?? before.phone,
		payment: edit.payment,
		changeFromTenge: takesChange(edit.payment) ? (edit.changeFromTenge ?? null) : null,
		discountTenge,
		discountReason: discountTenge === 0 ? '' : (edit.discountReason ?? before.discountReason).trim(),
		note: edit.note,
	};
}

/** Refuses a changed discount from a member without the right to give one, or one without a reason. */
function refuseDiscount(before: EditableOrder, after: EditableOrder, { mayDiscount }: OrderEditor): void {
	if (before.discountTenge === after.discountTenge && before.discountReason === after.discountReason) return;
	if (!mayDiscount) throw new Problem('not_allowed');
	if (after.discountTenge > 0 && !isReason(after.discountReason))
		throw invalidField('discountReason', 'required');
}

/**
 * PAY-01: only the customer can choose to pay by card in advance, and an order that was paid that way stays
 * so.
 */
function refusePayment({ payment, paymentState }: AgreedOrder, after: EditableOrder): void {
	const isRefused =
		after.payment === 'card' ? payment !== 'card' : payment === 'card' && paymentState !== 'awaiting';
	if (isRefused) throw invalidField('payment', 'wrong');
}

function refuseSums(after: EditableOrder, sums: OrderSums, { exchangeTenge }: AgreedOrder): void {
	if (after.discountTenge > sums.subtotalTenge - sums.promoDiscountTenge)
		throw invalidField('discountTenge', 'maximum');
	if (after.changeFromTenge !== null && !isEnoughCash(after.changeFromTenge, sums.totalTenge - exchangeTenge))
		throw invalidField('changeFromTenge', 'minimum');
}
