import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** The number of orders that one statement inserts. */
const BATCH = 500;

export type PastPerson = { id: number; phone: string; name: string };
export type PastProduct = { id: number; nameEn: string; nameRu: string; nameTm: string };
export type PastOrder = {
	number: string;
	person: PastPerson;
	createdAt: Date;
	status: 'completed' | 'cancelled';
	address: string;
	subtotalTenge: number;
	deliveryPriceTenge: number;
	discountTenge: number;
	/** `discountTenge` is the line's part of the order's discount. */
	lines: { product: PastProduct; quantity: number; priceTenge: number; discountTenge: number }[];
};

export async function findPeopleByPhone(
	db: Database,
	phones: readonly string[],
): Promise<Map<string, PastPerson>> {
	const { rows } = await sql<PastPerson>`select id, phone, name from users
		where phone = any (${phones}::text[])`.execute(db);
	return new Map(rows.map((person) => [person.phone, person]));
}

export async function findKnownNumbers(db: Database, numbers: readonly string[]): Promise<Set<string>> {
	const { rows } = await sql<{ number: string }>`select number from orders
		where number = any (${numbers}::text[])`.execute(db);
	return new Set(rows.map(({ number }) => number));
}

/** Finds products by the codes that the file has for them, in capitals: id, SKU, barcode or article. */
export async function findOrderedProducts(
	db: Database,
	codes: readonly string[],
): Promise<Map<string, PastProduct[]>> {
	const { rows } = await sql<PastProduct & { code: string }>`
		with asked as (select distinct upper(code) as code from unnest(${codes}::text[]) as code where code <> ''),
		found as (
			select a.code, c.product_id as id from asked a join product_codes c on upper(c.code) = a.code
			union
			select a.code, p.id from asked a join products p on p.id::text = a.code
				where not exists (select from product_codes c where upper(c.code) = a.code)
		)
		select f.code, p.id, p.name_en as "nameEn", coalesce(nullif(p.name_ru, ''), p.name_en) as "nameRu",
			coalesce(nullif(p.name_tm, ''), p.name_en) as "nameTm"
		from found f join products p on p.id = f.id`.execute(db);
	return Map.groupBy(rows, ({ code }) => code);
}

/**
 * Inserts all orders or none. It does not touch the books of stock and cash, because both begin with this
 * shop. The orders count for trust, reviews and returns, and in reports by their own dates.
 */
export async function insertPastOrders(db: Database, orders: readonly PastOrder[]): Promise<number> {
	return db.transaction().execute(async (trx) => {
		let count = 0;
		for (let start = 0; start < orders.length; start += BATCH)
			count += await insertBatch(trx, orders.slice(start, start + BATCH));
		return count;
	});
}

async function insertBatch(trx: Database, orders: readonly PastOrder[]): Promise<number> {
	// Other kinds of delivery need a district and a slot of this shop, so all imported orders count as pickup.
	const { rows } = await sql<{ id: number }>`
		with asked as (
			select * from jsonb_to_recordset(${JSON.stringify(orders.map(orderRow))}::jsonb) as o (number text, user_id integer,
				status text, created_at timestamptz, address text, name text, phone text, subtotal_tenge bigint,
				delivery_price_tenge integer, discount_tenge bigint, lines jsonb)
		), stored as (
			insert into orders (number, user_id, status, created_at, delivery, delivery_date, address, payment, name, phone,
				subtotal_tenge, delivery_price_tenge, discount_tenge, discount_reason, cancel_reason)
			select number, user_id, status, created_at, 'pickup', (created_at at time zone 'Asia/Ashgabat')::date, address, 'cash',
				name, phone, subtotal_tenge, delivery_price_tenge, discount_tenge,
				case when discount_tenge > 0 then 'Taken over with the order' else '' end,
				case when status = 'cancelled' then 'other' end
			from asked
			on conflict (number) do nothing
			returning id, number, status, created_at
		), lines as (
			insert into order_lines (order_id, position, product_id, name_en, name_ru, name_tm, price_tenge, unit_factor, quantity,
				discount_tenge)
			select s.id, l.position, l.product_id, l.name_en, l.name_ru, l.name_tm, l.price_tenge, 1, l.quantity,
				l.discount_tenge
			from stored s join asked a using (number), jsonb_to_recordset(a.lines) as l (position integer, product_id integer,
				name_en text, name_ru text, name_tm text, price_tenge integer, quantity integer, discount_tenge bigint)
		), events as (
			insert into order_events (order_id, status, at, mover)
			select id, 'pending', created_at, 'customer' from stored union all select id, status, created_at, 'shop' from stored
		)
		select id from stored`.execute(trx);
	return rows.length;
}

function orderRow({ person, lines, ...order }: PastOrder) {
	return {
		number: order.number,
		user_id: person.id,
		status: order.status,
		created_at: order.createdAt,
		address: order.address,
		name: person.name,
		phone: person.phone,
		subtotal_tenge: order.subtotalTenge,
		delivery_price_tenge: order.deliveryPriceTenge,
		discount_tenge: order.discountTenge,
		lines: lines.map(({ product, quantity, priceTenge, discountTenge }, index) => ({
			position: index + 1,
			product_id: product.id,
			name_en: product.nameEn,
			name_ru: product.nameRu,
			name_tm: product.nameTm,
			price_tenge: priceTenge,
			quantity,
			discount_tenge: discountTenge,
		})),
	};
}
