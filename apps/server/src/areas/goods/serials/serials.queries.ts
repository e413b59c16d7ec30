import type { SerialEvent, SerialKind } from '@dukan/domain/goods/serials/serial-rules.ts';
import type { OrderSerialsWire } from '@dukan/domain/goods/serials/serials.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';

/** Returns undefined for an unknown product. */
export async function findProductSerials(
	db: Database,
	productId: number,
): Promise<{ kind: SerialKind | null } | undefined> {
	const { rows } = await sql<{ kind: SerialKind | null }>`select s.kind from products p
		left join serial_products s on s.product_id = p.id where p.id = ${productId}`.execute(db);
	return rows[0];
}

/** Changes the product, or all products of its sub-category. Returns how many it changed. */
export async function setProductSerials(
	trx: Database,
	productId: number,
	{ kind, wholeSubcategory }: { kind: SerialKind | null; wholeSubcategory: boolean },
): Promise<number> {
	const { rows } = await sql<{
		id: number;
	}>`select p.id from products p join products named on named.id = ${productId}
		where p.id = named.id or ${wholeSubcategory} and p.subcategory_id = named.subcategory_id
		order by p.id`.execute(trx);
	const ids = rows.map(({ id }) => id);
	if (kind === null)
		await sql`delete from serial_products where product_id = any (${ids}::integer[])`.execute(trx);
	else
		await sql`insert into serial_products (product_id, kind) select id, ${kind} from unnest(${ids}::integer[]) as id
			on conflict (product_id) do update set kind = excluded.kind where serial_products.kind <> excluded.kind`.execute(
			trx,
		);
	return ids.length;
}

export async function readOrderSerials(db: Database, orderId: number): Promise<OrderSerialsWire | undefined> {
	const { rows } = await sql<OrderSerialsWire>`select
			coalesce((select json_agg(json_build_object('productId', l.product_id, 'quantity', l.quantity, 'kind', s.kind,
				'names', json_build_object('en', l.name_en, 'ru', l.name_ru, 'tm', l.name_tm),
				'picked', coalesce((select json_agg(json_build_object('id', n.id, 'number', n.number) order by n.id)
					from serial_numbers n where n.order_id = l.order_id and n.product_id = l.product_id), '[]'))
				order by l.position)
				from order_lines l join serial_products s on s.product_id = l.product_id where l.order_id = o.id), '[]')
				as lines,
			coalesce((select json_agg(json_build_object('kind', e.kind, 'number', n.number, 'staff', a.name,
				'at', ${isoMoment('e.at')}) order by e.id)
				from serial_events e join serial_numbers n on n.id = e.serial_id left join staff_accounts a on a.id = e.staff_id
				where e.order_id = o.id), '[]') as events
		from orders o where o.id = ${orderId}`.execute(db);
	return rows[0];
}

export type PickedLine = { kind: SerialKind; quantity: number; picked: number };

export async function findPickedLine(
	db: Database,
	orderId: number,
	productId: number,
): Promise<PickedLine | undefined> {
	const { rows } =
		await sql<PickedLine>`select s.kind, l.quantity, (select count(*)::integer from serial_numbers n
			where n.order_id = l.order_id and n.product_id = l.product_id) as picked
		from order_lines l join serial_products s on s.product_id = l.product_id
		where l.order_id = ${orderId} and l.product_id = ${productId}`.execute(db);
	return rows[0];
}

/**
 * Puts a piece into an order. Returns undefined if its number is already in an order. Of two orders at once,
 * the second waits and gets undefined.
 */
export async function takeSerial(
	trx: Database,
	{ orderId, productId, number }: { orderId: number; productId: number; number: string },
	kind: SerialEvent,
): Promise<number | undefined> {
	const { rows } = await sql<{ id: number }>`insert into serial_numbers (product_id, number, order_id)
		values (${productId}, ${number}, ${orderId})
		on conflict (product_id, number) do update set order_id = excluded.order_id
			where serial_numbers.order_id is null
		returning id`.execute(trx);
	const id = rows[0]?.id;
	if (id !== undefined) await insertSerialEvents(trx, [id], { orderId, kind });
	return id;
}

/** Marks pieces as back in the shop. */
export async function freeSerials(
	trx: Database,
	ids: readonly number[],
	{ orderId, kind }: { orderId: number; kind: SerialEvent },
): Promise<void> {
	if (ids.length === 0) return;
	await sql`update serial_numbers set order_id = null where id = any (${ids}::integer[])`.execute(trx);
	await insertSerialEvents(trx, ids, { orderId, kind });
}

async function insertSerialEvents(
	trx: Database,
	ids: readonly number[],
	{ orderId, kind }: { orderId: number; kind: SerialEvent },
): Promise<void> {
	await sql`insert into serial_events (serial_id, kind, order_id)
		select id, ${kind}, ${orderId}::integer from unnest(${ids}::integer[]) as id`.execute(trx);
}

export type OrderSerial = { id: number; productId: number; number: string };

/** Lists the pieces that are picked for the order or were handed out with it. */
export async function listOrderSerials(db: Database, orderId: number): Promise<OrderSerial[]> {
	const { rows } = await sql<OrderSerial>`select id, product_id as "productId", number from serial_numbers
		where order_id = ${orderId} order by id`.execute(db);
	return rows;
}

/**
 * Decision 025: chooses pieces (alias `n`) that are with the customer. A piece that the shop holds under a
 * claim cannot be returned.
 */
export const IS_WITH_CUSTOMER = sql`not exists (select from claims c where c.serial_id = n.id and c.state <> 'handed_back')`;

/** Lists the pieces of a handed-out order that can be returned. */
export async function listReturnableSerials(db: Database, orderId: number): Promise<OrderSerial[]> {
	const { rows } =
		await sql<OrderSerial>`select n.id, n.product_id as "productId", n.number from serial_numbers n
		where n.order_id = ${orderId} and ${IS_WITH_CUSTOMER} order by n.id`.execute(db);
	return rows;
}

/** Lists the serial numbers of lines that have more numbers than pieces, or that no longer exist. */
export async function listSurplusSerials(db: Database, orderId: number): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select n.id from serial_numbers n
		where n.order_id = ${orderId} and (select count(*) from serial_numbers x
				where x.order_id = n.order_id and x.product_id = n.product_id)
			> coalesce((select l.quantity from order_lines l where l.order_id = n.order_id and l.product_id = n.product_id), 0)
		order by n.id`.execute(db);
	return rows.map(({ id }) => id);
}

/** Tells whether any line has another number of serial numbers than of pieces. */
export async function lacksSerials(db: Database, orderId: number): Promise<boolean> {
	const { rows } = await sql<{ lacks: boolean }>`select exists (
		select from order_lines l join serial_products s on s.product_id = l.product_id
		where l.order_id = ${orderId} and l.quantity <> (select count(*) from serial_numbers n
			where n.order_id = l.order_id and n.product_id = l.product_id)) as lacks`.execute(db);
	return rows[0]?.lacks ?? false;
}
