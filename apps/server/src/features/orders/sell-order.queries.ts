import type { PaymentKind } from '@dukan/domain/orders/payment-kinds.ts';
import type { DeliveryKind } from '@dukan/domain/orders/quote.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared-statement.ts';
import { savedAddressSql } from '../auth/address-book.queries.ts';
import type { Quote } from './quote-order.ts';

export type NewOrder = {
	number: string;
	userId: number;
	/** Under which it was sent, and the hash of what was sent: the same key with another body is refused. */
	key: string;
	bodyHash: Buffer;
	createdAt: Date;
	delivery: DeliveryKind;
	deliveryDate: string;
	slot: { id: number; from: string; to: string } | undefined;
	districtId: number | undefined;
	address: string;
	payment: PaymentKind;
	changeFromTenge: number | undefined;
	name: string;
	phone: string;
	note: string;
	subtotalTenge: number;
	deliveryPriceTenge: number;
	lines: Quote['lines'];
};

/**
 * Takes the goods out of stock and stores the order with its lines, its first event, its key and the person's address: one
 * statement, because a round trip costs more than the work itself. A check constraint refuses negative stock.
 */
export async function sellOrder(trx: Database, order: NewOrder): Promise<number> {
	const lines = order.lines.map(({ product, quantity }, index) => ({
		position: index + 1,
		product_id: product.id,
		name_en: product.nameEn,
		name_ru: product.nameRu,
		name_tm: product.nameTm,
		price_tenge: product.priceTenge,
		unit_factor: product.unitFactor,
		quantity,
	}));
	const { districtId, userId } = order;
	const hasAddress = districtId !== undefined;
	const { rows } = await sql<{ id: number }>`${prepared(hasAddress ? 'sell_order' : 'sell_order_for_pickup')}
		with line as (
			select * from json_to_recordset(${JSON.stringify(lines)}::json) as l (position integer, product_id integer,
				name_en text, name_ru text, name_tm text, price_tenge integer, unit_factor integer, quantity integer)
		), taken as (
			update product_stock s set quantity = s.quantity - line.quantity from line
			where s.product_id = line.product_id
		), placed as (
			insert into orders (number, user_id, status, created_at, delivery, delivery_date, slot_id, slot_from, slot_to,
				district_id, address, payment, change_from_tenge, name, phone, note, subtotal_tenge, delivery_price_tenge)
			values (${order.number}, ${userId}, 'pending', ${order.createdAt}, ${order.delivery},
				${order.deliveryDate}, ${order.slot?.id ?? null}, ${order.slot?.from ?? null}, ${order.slot?.to ?? null},
				${districtId ?? null}, ${order.address}, ${order.payment}, ${order.changeFromTenge ?? null},
				${order.name}, ${order.phone}, ${order.note}, ${order.subtotalTenge}, ${order.deliveryPriceTenge})
			returning id
		), sold as (
			insert into order_lines (order_id, position, product_id, name_en, name_ru, name_tm, price_tenge, unit_factor,
				quantity)
			select placed.id, line.* from placed, line
		), happened as (
			insert into order_events (order_id, status, at, mover)
			select id, 'pending', ${order.createdAt}, 'customer' from placed
		), known as (
			insert into order_keys (user_id, key, body_hash, created_at, order_id)
			select ${userId}::integer, ${order.key}, ${order.bodyHash}::bytea, ${order.createdAt}::timestamptz, id from placed
		) ${hasAddress ? sql`, ${savedAddressSql({ userId, districtId, address: order.address.trim() })}` : sql``}
		select id from placed`.execute(trx);
	const id = rows[0]?.id;
	if (id === undefined) throw new Error('The order was not stored.');
	return id;
}
