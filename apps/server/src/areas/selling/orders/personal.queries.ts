import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ErasedOrders, Personal } from '../../../platform/personal.ts';
import { eraseLogged } from '../../staff/audit/erase-logged.queries.ts';

const ORDER_FIELDS = ['name', 'phone', 'address', 'note', 'cancel_note', 'discount_reason'];

/**
 * Deletes what staff wrote in an order and at its moves, such as whom they reached or to which address they
 * were sent.
 */
async function eraseOrders(trx: Database, { ids }: ErasedOrders): Promise<void> {
	await eraseLogged(trx, 'orders', sql`select unnest(${ids}::integer[])::text`, ORDER_FIELDS);
	const notes = sql`select id::text from order_notes where order_id = any (${ids}::integer[])`;
	await eraseLogged(trx, 'order_notes', notes, ['text']);
	await sql`delete from order_notes where order_id = any (${ids}::integer[])`.execute(trx);
	await sql`update order_events set note = '' where order_id = any (${ids}::integer[]) and note <> ''`.execute(
		trx,
	);
}

export const ordersPersonal: Personal = { eraseOrders };
