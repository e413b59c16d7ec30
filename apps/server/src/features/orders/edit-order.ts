import { ashgabatTime } from '@dukan/domain/delivery/delivery-days.ts';
import { tengeFromManat } from '@dukan/domain/money/money.ts';
import type { OrderStatus } from '@dukan/domain/orders/order-status.ts';
import { type DeliveryKind, deliveryPriceTenge } from '@dukan/domain/orders/quote.ts';
import type { OrderEditWire } from '@dukan/domain/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { addStock } from '../products/stock.queries.ts';
import { findOrderPlace, findSlotOfDay } from './order-terms.queries.ts';
import { readSoldProducts, type SoldProduct } from './ordered-products.queries.ts';
import { bookSlot } from './place-order.ts';

type OrderRow = {
	status: OrderStatus;
	version: number;
	delivery: DeliveryKind;
	date: string;
	slot_id: number | null;
	district_id: number | null;
	subtotal_tenge: number;
	delivery_price_tenge: number;
};

type Line = { product_id: number; price_tenge: number; unit_factor: number; quantity: number };

/**
 * What staff agree with the customer on the phone. Goods change only before the order is accepted, the rest until it is on
 * its way; stock and slots follow. One transaction, with locks in the order that placing and moving take them: the order,
 * products by id, slots by day.
 */
export async function editOrder(
	trx: Database,
	orderId: number,
	edit: OrderEditWire,
	now: Date,
): Promise<void> {
	const order = await requireEditable(trx, orderId, edit.version);
	const lines = await readLines(trx, orderId);
	const changed = changedQuantities(lines, edit.items);
	if (changed.size > 0 && order.status !== 'pending') throw new Problem('cannot_move');
	const subtotalTenge =
		changed.size > 0 ? await changeGoods(trx, orderId, lines, edit) : order.subtotal_tenge;
	const slot = await changeSlot(trx, order, edit, now);
	const deliveryPrice =
		changed.size > 0 ? await priceDelivery(trx, order, subtotalTenge) : order.delivery_price_tenge;
	const changeFrom =
		edit.payment === 'cash' && edit.change_from !== undefined ? tengeFromManat(edit.change_from) : null;
	await sql`update orders set payment = ${edit.payment}, change_from_tenge = ${changeFrom}, address = ${edit.address},
			note = ${edit.note}, subtotal_tenge = ${subtotalTenge}, delivery_price_tenge = ${deliveryPrice}
			${
				slot
					? sql`, delivery_date = ${slot.date}, slot_id = ${slot.id}, slot_from = ${slot.from}, slot_to = ${slot.to}`
					: sql``
			}
		where id = ${orderId}`.execute(trx);
	await announceOrder(trx, orderId, now);
}

async function requireEditable(trx: Database, orderId: number, version: number): Promise<OrderRow> {
	const { rows } = await sql<OrderRow>`select status, version, delivery, delivery_date::text as date, slot_id,
			district_id, subtotal_tenge::float8, delivery_price_tenge
		from orders where id = ${orderId} for update`.execute(trx);
	const [order] = rows;
	if (!order) throw new Problem('not_found');
	if (order.version !== version) throw new Problem('changed_meanwhile');
	if (order.status !== 'pending' && order.status !== 'accepted') throw new Problem('cannot_move');
	return order;
}

async function readLines(trx: Database, orderId: number): Promise<Map<number, Line>> {
	const { rows } = await sql<Line>`select product_id, price_tenge, unit_factor, quantity
		from order_lines where order_id = ${orderId} order by position`.execute(trx);
	return new Map(rows.map((line) => [line.product_id, line]));
}

/** How many more (or fewer) of each product; nothing of those that stay. */
function changedQuantities(
	lines: ReadonlyMap<number, Line>,
	items: OrderEditWire['items'],
): Map<number, number> {
	const more = new Map([...lines].map(([id, { quantity }]) => [id, -quantity]));
	for (const { p_id, quantity } of items) more.set(p_id, (more.get(p_id) ?? 0) + quantity);
	return new Map([...more].filter(([, difference]) => difference !== 0));
}

/** What was ordered keeps its price; what is added costs what it costs now. Returns the new sum. */
async function changeGoods(
	trx: Database,
	orderId: number,
	lines: ReadonlyMap<number, Line>,
	{ items }: OrderEditWire,
): Promise<number> {
	const wanted = new Map<number, number>();
	for (const { p_id, quantity } of items) wanted.set(p_id, (wanted.get(p_id) ?? 0) + quantity);
	const more = changedQuantities(lines, items);
	// Also those that are no longer sold: they can be taken out.
	await sql`select from products where id = any (${[...more.keys()]}::integer[]) order by id for no key update`.execute(
		trx,
	);
	const products = await readSoldProducts(trx, [...more.keys()], { lock: false });
	for (const [id, difference] of more) refuseTooMany(products.get(id), difference, wanted.get(id) ?? 0);
	await addStock(
		trx,
		[...more].map(([productId, quantity]) => ({ productId, quantity: -quantity })),
	);
	await sql`delete from order_lines where order_id = ${orderId}
		and product_id <> all (${[...wanted.keys()]}::integer[])`.execute(trx);
	let subtotalTenge = 0;
	for (const [id, quantity] of wanted) {
		const line = lines.get(id);
		const product = products.get(id);
		const priceTenge = line?.price_tenge ?? product?.priceTenge ?? 0;
		const unitFactor = line?.unit_factor ?? product?.unitFactor ?? 1;
		subtotalTenge += priceTenge * unitFactor * quantity;
		if (line) {
			await sql`update order_lines set quantity = ${quantity}
				where order_id = ${orderId} and product_id = ${id} and quantity <> ${quantity}`.execute(trx);
		} else if (product) {
			await sql`insert into order_lines (order_id, position, product_id, name_en, name_ru, name_tm, price_tenge,
					unit_factor, quantity)
				select ${orderId}, coalesce(max(position), 0) + 1, ${id}, ${product.nameEn}, ${product.nameRu},
					${product.nameTm}, ${priceTenge}, ${unitFactor}, ${quantity}
				from order_lines where order_id = ${orderId}`.execute(trx);
		}
	}
	return subtotalTenge;
}

/** Fewer is always possible; more only of what is published, in stock and within its limit. */
function refuseTooMany(product: SoldProduct | undefined, difference: number, wanted: number): void {
	if (difference <= 0) return;
	if (!product || product.stock < difference) throw new Problem('stock_changed');
	if (wanted > (product.singleOnly ? 1 : (product.limit ?? wanted))) throw new Problem('product_limit');
}

async function changeSlot(
	trx: Database,
	order: OrderRow,
	{ slot: asked }: OrderEditWire,
	now: Date,
): Promise<{ date: string; id: number; from: string; to: string } | undefined> {
	if (order.slot_id === null || !asked) return undefined;
	if (asked.id === order.slot_id && asked.date === order.date) return undefined;
	const slot = await findSlotOfDay(trx, asked.id, asked.date);
	if (!slot) throw new Problem('invalid_input', { errors: [{ field: 'slot', code: 'wrong' }] });
	// The operator may still send a courier within the hour that shoppers can no longer choose; yesterday is over.
	const { date, time } = ashgabatTime(now);
	if (slot.isHoliday || asked.date < date || (asked.date === date && slot.to <= time))
		throw new Problem('slot_expired');
	await sql`select from slot_bookings
		where (date, slot_id) in ((${order.date}::date, ${order.slot_id}::integer), (${asked.date}::date, ${asked.id}::integer))
		order by date, slot_id for update`.execute(trx);
	await sql`update slot_bookings set booked = booked - 1
		where date = ${order.date} and slot_id = ${order.slot_id}`.execute(trx);
	await bookSlot(trx, asked.date, asked.id);
	return { date: asked.date, id: slot.id, from: slot.from, to: slot.to };
}

async function priceDelivery(trx: Database, order: OrderRow, goodsTenge: number): Promise<number> {
	if (order.district_id === null) return 0;
	const place = await findOrderPlace(trx, order.district_id);
	return place ? deliveryPriceTenge(order.delivery, goodsTenge, place) : order.delivery_price_tenge;
}

/** Open pages, the customer's and the staff's, learn that the order is another now (migrations/008). */
async function announceOrder(trx: Database, orderId: number, now: Date): Promise<void> {
	await sql`select pg_notify('order_events', json_build_object('user', user_id, 'order', id, 'number', number,
			'status', status, 'at', ${now.toISOString()}::text, 'by', 'shop')::text)
		from orders where id = ${orderId}`.execute(trx);
}
