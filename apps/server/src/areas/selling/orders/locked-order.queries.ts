import type { OrderStatus, StaffCancelReason } from '@dukan/domain/base/orders/order-status.ts';
import type {
	OrderPaymentState,
	PaymentKind,
	ReceiptPayment,
} from '@dukan/domain/base/orders/payment-kinds.ts';
import type { EditableOrder } from '@dukan/domain/selling/orders/order-changes.ts';
import { type DeliveryKind, isBrought } from '@dukan/domain/selling/orders/quote.ts';
import { type RawBuilder, sql } from 'kysely';
import { clockTime } from '../../../platform/database/clock-time.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { DELETED_PHONE } from '../../people/accounts/personal.queries.ts';

export type OrderFields = {
	id: number;
	number: string;
	userId: number;
	status: OrderStatus;
	version: number;
	delivery: DeliveryKind;
	districtId: number | null;
	address: string;
	/** The day of its delivery or pickup. */
	date: string;
	slotId: number | null;
	slotTo: string | null;
	payment: PaymentKind;
	paymentState: OrderPaymentState | null;
	payUntil: Date | null;
	changeFromTenge: number | null;
	name: string;
	phone: string;
	note: string;
	subtotalTenge: number;
	/** The price of delivery after the promotion's discount. */
	deliveryPriceTenge: number;
	/** The discounts of the promotion and of staff together. */
	discountTenge: number;
	promoDiscountTenge: number;
	discountReason: string;
	totalTenge: number;
	cardTenge: number;
	courierId: number | null;
	cancelNote: string;
	/** True once its person has deleted the account. */
	anonymous: boolean;
};

declare const lock: unique symbol;

/**
 * A row of orders that the transaction has locked. Only this file makes one, and every function that writes
 * an order takes one, so that no order is changed without its lock. Each writer updates the object to what
 * the database then holds.
 */
export type LockedOrder = Readonly<OrderFields> & { readonly [lock]: true };

/** The columns of an order, also for the `returning` of the statement that inserts one. */
export const ORDER_FIELDS = sql`id, number, user_id as "userId", status, version, delivery, district_id as "districtId", address,
	delivery_date::text as date, slot_id as "slotId", ${clockTime('slot_to')} as "slotTo", payment,
	payment_state as "paymentState", pay_until as "payUntil", change_from_tenge as "changeFromTenge", name, phone, note,
	subtotal_tenge::float8 as "subtotalTenge", delivery_price_tenge as "deliveryPriceTenge",
	discount_tenge::float8 as "discountTenge", promo_discount_tenge::float8 as "promoDiscountTenge",
	discount_reason as "discountReason", total_tenge::float8 as "totalTenge", card_tenge::float8 as "cardTenge",
	courier_id as "courierId", cancel_note as "cancelNote", anonymous`;

/** An inserted row belongs to its transaction, and no other transaction sees it. */
export function insertedOrder(row: OrderFields | undefined): LockedOrder {
	if (!row) throw new Error('The order was not stored.');
	return row as LockedOrder;
}

/** Locks those of the orders that exist, in the order of ids (lock-order.ts), until the transaction ends. */
export async function lockOrders(trx: Database, ids: readonly number[]): Promise<LockedOrder[]> {
	const { rows } = await sql<OrderFields>`select ${ORDER_FIELDS} from orders
		where id = any (${ids}::integer[]) order by id for update`.execute(trx);
	return rows as LockedOrder[];
}

/** Locks one order. Of two changes at the same time, the second one sees the result of the first. */
export async function lockOrder(trx: Database, id: number): Promise<LockedOrder> {
	const [order] = await lockOrders(trx, [id]);
	if (!order) throw new Problem('not_found');
	return order;
}

async function write(trx: Database, orders: readonly LockedOrder[], set: RawBuilder<unknown>): Promise<void> {
	if (orders.length === 0) return;
	const { rows } = await sql<OrderFields>`update orders set ${set}
		where id = any (${orders.map(({ id }) => id)}::integer[]) returning ${ORDER_FIELDS}`.execute(trx);
	const written = new Map(rows.map((row) => [row.id, row]));
	for (const order of orders) Object.assign(order, written.get(order.id));
}

/** ORDER-04: sets the status. Only a cancelled order has a reason. */
export async function setOrderStatus(
	trx: Database,
	order: LockedOrder,
	status: OrderStatus,
	cancel?: { reason: StaffCancelReason; note: string },
): Promise<void> {
	await write(
		trx,
		[order],
		sql`status = ${status}, cancel_reason = ${cancel?.reason ?? null}, cancel_note = ${cancel?.note ?? ''}`,
	);
}

type Slot = { date: string; id: number; from: string; to: string };

const atSlot = ({ date, id, from, to }: Slot) =>
	sql`delivery_date = ${date}, slot_id = ${id}, slot_from = ${from}, slot_to = ${to}`;

/** COUR-03: brings the order back to the shop, where it waits without a courier for its new slot. */
export async function returnToShop(trx: Database, order: LockedOrder, slot: Slot): Promise<void> {
	await write(trx, [order], sql`status = 'accepted', courier_id = null, ${atSlot(slot)}`);
}

export type EditedTerms = Omit<EditableOrder, 'goods' | 'slot' | 'discountTenge'> & {
	subtotalTenge: number;
	deliveryPriceTenge: number;
	discountTenge: number;
	promoDiscountTenge: number;
	/** The new slot, or the day of an order without slot. Undefined if the slot stays. */
	newSlot: Slot | { noneOn: string } | undefined;
};

/** DESK-05: stores the terms of an edited order. An order for pickup loses its courier. */
export async function setOrderTerms(trx: Database, order: LockedOrder, terms: EditedTerms): Promise<void> {
	const { newSlot } = terms;
	const withoutSlot = (date: string) =>
		sql`delivery_date = ${date}, slot_id = null, slot_from = null, slot_to = null`;
	await write(
		trx,
		[order],
		sql`payment = ${terms.payment}, change_from_tenge = ${terms.changeFromTenge},
			delivery = ${terms.delivery}, district_id = ${terms.districtId}, address = ${terms.address}, name = ${terms.name},
			phone = ${terms.phone}, note = ${terms.note}, subtotal_tenge = ${terms.subtotalTenge},
			delivery_price_tenge = ${terms.deliveryPriceTenge}, discount_tenge = ${terms.discountTenge},
			promo_discount_tenge = ${terms.promoDiscountTenge}, discount_reason = ${terms.discountReason}
			${newSlot ? sql`, ${'noneOn' in newSlot ? withoutSlot(newSlot.noneOn) : atSlot(newSlot)}` : sql``}
			${isBrought(terms.delivery) ? sql`` : sql`, courier_id = null`}`,
	);
}

/** COUR-03: stores the sums of the goods that were taken. */
export async function setOrderSums(
	trx: Database,
	order: LockedOrder,
	sums: { subtotalTenge: number; discountTenge: number; promoDiscountTenge: number },
): Promise<void> {
	await write(
		trx,
		[order],
		sql`subtotal_tenge = ${sums.subtotalTenge}, discount_tenge = ${sums.discountTenge},
			promo_discount_tenge = ${sums.promoDiscountTenge}`,
	);
}

/** COUR-01: assigns the orders to a courier; null removes the courier. */
export async function setCourier(
	trx: Database,
	orders: readonly LockedOrder[],
	courierId: number | null,
): Promise<void> {
	const others = orders.filter((order) => order.courierId !== courierId);
	await write(trx, others, sql`courier_id = ${courierId}`);
}

/** DESK-04: stores by which channel an order reached staff, and who entered it. */
export async function setOrderEntry(
	trx: Database,
	order: LockedOrder,
	{ channel, staffId }: { channel: 'phone' | 'counter'; staffId: number },
): Promise<void> {
	await write(trx, [order], sql`channel = ${channel}, entered_by = ${staffId}`);
}

/** PAY-02: reserves goods and slot until the time to pay is over. */
export async function awaitPayment(trx: Database, order: LockedOrder, now: Date): Promise<void> {
	await write(
		trx,
		[order],
		sql`payment_state = 'awaiting', pay_until = ${now}::timestamptz
			+ (select pay_minutes from order_rules) * interval '1 minute'`,
	);
}

/** Gives up the payment by card: the order is paid on receipt. */
export async function stopAwaiting(
	trx: Database,
	order: LockedOrder,
	payment: ReceiptPayment,
): Promise<void> {
	await write(trx, [order], sql`payment_state = null, pay_until = null, payment = ${payment}`);
}

/** PAY-03: an order paid by card is no longer paid in cash. Calling it twice changes nothing. */
export async function setCardMoney(
	trx: Database,
	order: LockedOrder,
	{ cardTenge, state }: { cardTenge: number; state: OrderPaymentState },
): Promise<void> {
	if (order.cardTenge === cardTenge && order.paymentState === state && order.payUntil === null) return;
	await write(
		trx,
		[order],
		sql`card_tenge = ${cardTenge}, payment_state = ${state}, pay_until = null
			${cardTenge > 0 ? sql`, payment = 'card', change_from_tenge = null` : sql``}`,
	);
}

/** COUR-04: stores what the recipient paid. Null means that the order was not handed out after all. */
export async function setPaid(
	trx: Database,
	order: LockedOrder,
	paid: { cashTenge: number; terminalTenge: number } | null,
): Promise<void> {
	await write(
		trx,
		[order],
		sql`paid_cash_tenge = ${paid?.cashTenge ?? null}, paid_terminal_tenge = ${paid?.terminalTenge ?? null}`,
	);
}

/** RET-01: a check constraint refuses more money than was paid. */
export async function addRefunded(trx: Database, order: LockedOrder, amountTenge: number): Promise<void> {
	await write(trx, [order], sql`refunded_tenge = refunded_tenge + ${amountTenge}`);
}

/**
 * RET-01: raises the version, so that screens that show the sum due read it again. If the banknote that the customer wanted
 * change for covered only the former sum, it is cleared, unless goods are exchanged for this order now.
 */
export async function setExchange(
	trx: Database,
	orders: readonly LockedOrder[],
	next: number | null,
): Promise<void> {
	await write(
		trx,
		orders,
		sql`change_from_tenge = case when id is distinct from ${next}::integer and change_from_tenge < total_tenge
			then null else change_from_tenge end`,
	);
}

/** S26: removes the person from orders, which are kept for the books. */
export async function anonymise(
	trx: Database,
	orders: readonly LockedOrder[],
	{ ownerId }: { ownerId: number | undefined },
): Promise<void> {
	await write(
		trx,
		orders,
		sql`name = '—', phone = ${DELETED_PHONE}, address = '', note = '', cancel_note = '',
			discount_reason = case when discount_reason = '' then '' else '—' end, anonymous = true
			${ownerId === undefined ? sql`` : sql`, user_id = ${ownerId}`}`,
	);
}
