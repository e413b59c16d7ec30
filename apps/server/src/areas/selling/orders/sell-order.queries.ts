import type { PaymentKind } from '@dukan/domain/base/orders/payment-kinds.ts';
import type { DeliveryKind } from '@dukan/domain/selling/orders/quote.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared-statement.ts';
import { insertKeySql } from '../../../platform/idempotency/idempotency.queries.ts';
import type { IdempotencyKey } from '../../../platform/idempotency/idempotency-key.ts';
import { soldSql } from '../../goods/stock/stock.queries.ts';
import { savedAddressSql } from '../../people/accounts/address-book.queries.ts';
import type { SoldLine } from './apply-promotion.ts';
import { insertedOrder, type LockedOrder, ORDER_FIELDS, type OrderFields } from './locked-order.queries.ts';

export type NewOrder = {
	number: string;
	userId: number;
	key: IdempotencyKey;
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
	/** The promotion's discount of all lines together. */
	discountTenge: number;
	lines: SoldLine[];
};

/**
 * Takes the goods out of stock and stores the order with its lines, its first event, its key and the person's
 * address. It is one statement, because a round trip takes longer than the work itself. A check constraint
 * refuses negative stock.
 */
export async function sellOrder(trx: Database, order: NewOrder): Promise<LockedOrder> {
	const products = order.lines.map(({ product }) => product);
	const { districtId, userId, key } = order;
	const hasAddress = districtId !== undefined;
	const { rows } = await sql<OrderFields>`${prepared(hasAddress ? 'sell_order' : 'sell_order_for_pickup')}
		with line as (
			select * from unnest(${products.map(({ id }) => id)}::integer[], ${products.map(({ nameEn }) => nameEn)}::text[],
				${products.map(({ nameRu }) => nameRu)}::text[], ${products.map(({ nameTm }) => nameTm)}::text[],
				${products.map(({ priceTenge }) => priceTenge)}::integer[],
				${products.map(({ unitFactor }) => unitFactor)}::integer[],
				${order.lines.map(({ quantity }) => quantity)}::integer[],
				${order.lines.map(({ discountTenge }) => discountTenge)}::bigint[]) with ordinality
				as l (product_id, name_en, name_ru, name_tm, price_tenge, unit_factor, quantity, discount_tenge, position)
		), placed as (
			insert into orders (number, user_id, status, created_at, delivery, delivery_date, slot_id, slot_from, slot_to,
				district_id, address, payment, change_from_tenge, name, phone, note, subtotal_tenge, delivery_price_tenge,
				discount_tenge, promo_discount_tenge)
			values (${order.number}, ${userId}, 'pending', ${order.createdAt}, ${order.delivery},
				${order.deliveryDate}, ${order.slot?.id ?? null}, ${order.slot?.from ?? null}, ${order.slot?.to ?? null},
				${districtId ?? null}, ${order.address}, ${order.payment}, ${order.changeFromTenge ?? null},
				${order.name}, ${order.phone}, ${order.note}, ${order.subtotalTenge}, ${order.deliveryPriceTenge},
				${order.discountTenge}, ${order.discountTenge})
			returning ${ORDER_FIELDS}
		), sold as (
			insert into order_lines (order_id, product_id, name_en, name_ru, name_tm, price_tenge, unit_factor, quantity,
				discount_tenge, position)
			select placed.id, line.* from placed, line
		), moved as (
			${soldSql({ lines: 'line', order: 'placed', at: order.createdAt })}
		), happened as (
			insert into order_events (order_id, status, at, mover)
			select id, 'pending', ${order.createdAt}, 'customer' from placed
		), known as (
			${insertKeySql(key, { result: sql`to_jsonb(id)`, from: sql`placed` })}
		) ${hasAddress ? sql`, ${savedAddressSql({ userId, districtId, address: order.address.trim() })}` : sql``}
		select * from placed`.execute(trx);
	return insertedOrder(rows[0]);
}
