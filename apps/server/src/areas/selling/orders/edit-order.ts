import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import { isOpenOrder, type OrderStatus } from '@dukan/domain/base/orders/order-status.ts';
import type { OrderPaymentState } from '@dukan/domain/base/orders/payment-kinds.ts';
import { isReason } from '@dukan/domain/base/text/is-reason.ts';
import { changedParts, type EditableOrder } from '@dukan/domain/selling/orders/order-changes.ts';
import { isEnoughCash } from '@dukan/domain/selling/orders/quote.ts';
import type { OrderEditWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { putSurplusBack } from '../../goods/serials/pick-serials.ts';
import { stopAwaiting } from '../../money/banks/card-money.queries.ts';
import { type BookedSlot, changeSlot, requireEditedExpress, requireEditedPlace } from './edit-delivery.ts';
import { changedQuantities, changeGoods, readOrderLines, wantedQuantities } from './edit-goods.ts';
import { editedSums, type OrderSums, type StoredOrder } from './edited-sums.ts';
import { EXCHANGE_TENGE } from './orders.queries.ts';
import { settleCardMoney } from './settle-card-money.ts';

type OrderRow = Omit<StoredOrder, 'goods' | 'slot'> & {
	status: OrderStatus;
	version: number;
	date: string;
	slotId: number | null;
	totalTenge: number;
	/** RET-01: what goods that came back pay of it. */
	exchangeTenge: number;
	paymentState: OrderPaymentState | null;
};

export type OrderEditor = { staffId: number; mayDiscount: boolean };

/**
 * DESK-05: what staff agree with the customer until the order is handed out: goods, delivery, place, hour, receiver,
 * payment, discount. Stock and slots follow. One transaction, with locks in the order that placing and moving take them:
 * the order, products by id, express, slots by day.
 */
export async function editOrder(
	trx: Database,
	orderId: number,
	edit: OrderEditWire,
	{ editor, now }: { editor: OrderEditor; now: Date },
): Promise<void> {
	const order = await requireEditable(trx, orderId, edit.version);
	const lines = await readOrderLines(trx, orderId);
	const before = { ...order, goods: quantitiesOf(lines), slot: slotOf(order) };
	const after = editedOrder(before, edit);
	refuseDiscount(before, after, editor);
	refusePayment(order, after);
	const place = await requireEditedPlace(trx, before, after);
	const isOtherGoods = changedQuantities(lines, after.goods).size > 0;
	const subtotalTenge = isOtherGoods
		? await changeGoods(trx, orderId, lines, after.goods)
		: order.subtotalTenge;
	if (isOtherGoods) await putSurplusBack(trx, orderId);
	await requireEditedExpress(trx, before, after, { place, at: now });
	const slot = await changeSlot(trx, before.slot, after.slot, now);
	const sums = await editedSums(trx, { before, after }, { place, isOtherGoods, subtotalTenge });
	refuseSums(after, sums, order);
	await storeEdited(trx, orderId, { before, after, slot, sums, now });
	const parts = changedParts(before, after);
	if (parts.length > 0)
		await sql`insert into order_changes (order_id, staff_id, at, parts, total_before_tenge, total_after_tenge)
			values (${orderId}, ${editor.staffId}, ${now}, ${parts}, ${order.totalTenge}, ${sums.totalTenge})`.execute(
			trx,
		);
	if (before.payment === 'card') {
		if (after.payment !== 'card') await stopAwaiting(trx, orderId);
		// If it costs more now, the difference is due on receipt; if less, it goes back to the card.
		await settleCardMoney(trx, { orderId, cause: 'edited', at: now });
	}
	await announceOrder(trx, orderId, now);
}

async function storeEdited(
	trx: Database,
	orderId: number,
	{
		before,
		after,
		slot,
		sums,
		now,
	}: {
		before: EditableOrder;
		after: EditableOrder;
		/** Nothing where the hour stays. */
		slot: BookedSlot | undefined;
		sums: OrderSums;
		now: Date;
	},
): Promise<void> {
	const otherHour =
		slot &&
		sql`, delivery_date = ${slot.date}, slot_id = ${slot.id}, slot_from = ${slot.from}, slot_to = ${slot.to}`;
	const noHour =
		before.slot &&
		!after.slot &&
		sql`, delivery_date = ${ashgabatTime(now).date}, slot_id = null, slot_from = null, slot_to = null`;
	const noCourier = after.delivery === 'pickup' && sql`, courier_id = null`;
	await sql`update orders set payment = ${after.payment}, change_from_tenge = ${after.changeFromTenge},
			delivery = ${after.delivery}, district_id = ${after.districtId}, address = ${after.address}, name = ${after.name},
			phone = ${after.phone}, note = ${after.note}, subtotal_tenge = ${sums.subtotalTenge},
			delivery_price_tenge = ${sums.deliveryPriceTenge}, discount_tenge = ${sums.discountTenge},
			promo_discount_tenge = ${sums.promoDiscountTenge}, discount_reason = ${after.discountReason}
			${otherHour || noHour || sql``} ${noCourier || sql``}
		where id = ${orderId}`.execute(trx);
}

async function requireEditable(trx: Database, orderId: number, version: number): Promise<OrderRow> {
	const { rows } = await sql<OrderRow>`select id, status, version, delivery, delivery_date::text as date,
			slot_id as "slotId", district_id as "districtId", address, name, phone, payment, note,
			change_from_tenge as "changeFromTenge", (discount_tenge - promo_discount_tenge)::float8 as "discountTenge",
			promo_discount_tenge::float8 as "promoDiscountTenge", coalesce((select u.delivery_discount_tenge
				from promotion_uses u where u.order_id = o.id), 0) as "deliveryDiscountTenge",
			discount_reason as "discountReason", subtotal_tenge::float8 as "subtotalTenge",
			delivery_price_tenge as "deliveryPriceTenge", total_tenge::float8 as "totalTenge",
			coalesce(${EXCHANGE_TENGE}, 0) as "exchangeTenge", payment_state as "paymentState"
		from orders o where id = ${orderId} for update`.execute(trx);
	const [order] = rows;
	if (!order) throw new Problem('not_found');
	if (order.version !== version) throw new Problem('changed_meanwhile');
	if (!isOpenOrder(order.status)) throw new Problem('cannot_move');
	return order;
}

const quantitiesOf = (lines: ReadonlyMap<number, { quantity: number }>) =>
	new Map([...lines].map(([id, { quantity }]) => [id, quantity]));

const slotOf = ({ date, slotId }: OrderRow) => (slotId === null ? undefined : { date, id: slotId });

/** What is not sent stays. An order that is collected has no place and no hour. */
function editedOrder(before: EditableOrder, edit: OrderEditWire): EditableOrder {
	const delivery = edit.delivery ?? before.delivery;
	const slot = delivery === 'courier' ? (edit.slot ?? before.slot) : undefined;
	if (delivery === 'courier' && !slot) throw invalidField('slot', 'required');
	const discountTenge = edit.discount === undefined ? before.discountTenge : tengeFromManat(edit.discount);
	return {
		goods: wantedQuantities(edit.items),
		delivery,
		districtId: delivery === 'pickup' ? null : (edit.district_id ?? before.districtId),
		address: edit.address,
		slot,
		name: edit.name ?? before.name,
		phone: edit.phone ?? before.phone,
		payment: edit.payment,
		changeFromTenge:
			edit.payment === 'cash' && edit.change_from !== undefined ? tengeFromManat(edit.change_from) : null,
		discountTenge,
		discountReason: discountTenge === 0 ? '' : (edit.discount_reason ?? before.discountReason).trim(),
		note: edit.note,
	};
}

/** Money is given away by who has the right to, and for a reason. */
function refuseDiscount(before: EditableOrder, after: EditableOrder, { mayDiscount }: OrderEditor): void {
	if (before.discountTenge === after.discountTenge && before.discountReason === after.discountReason) return;
	if (!mayDiscount) throw new Problem('not_allowed');
	if (after.discountTenge > 0 && !isReason(after.discountReason))
		throw invalidField('discount_reason', 'required');
}

/** PAY-01: a card online is the customer's choice, and what is paid by it stays so. */
function refusePayment({ payment, paymentState }: OrderRow, after: EditableOrder): void {
	const isRefused =
		after.payment === 'card' ? payment !== 'card' : payment === 'card' && paymentState !== 'awaiting';
	if (isRefused) throw invalidField('payment', 'wrong');
}

function refuseSums(after: EditableOrder, sums: OrderSums, { exchangeTenge }: OrderRow): void {
	if (after.discountTenge > sums.subtotalTenge - sums.promoDiscountTenge)
		throw invalidField('discount', 'maximum');
	if (after.changeFromTenge !== null && !isEnoughCash(after.changeFromTenge, sums.totalTenge - exchangeTenge))
		throw invalidField('change_from', 'minimum');
}

/** Open pages, the customer's and the staff's, learn that the order is another now (schema/60-orders.sql). */
async function announceOrder(trx: Database, orderId: number, now: Date): Promise<void> {
	await sql`select pg_notify('order_events', json_build_object('user', user_id, 'order', id, 'number', number,
			'status', status, 'at', ${now.toISOString()}::text, 'by', 'shop')::text)
		from orders where id = ${orderId}`.execute(trx);
}
