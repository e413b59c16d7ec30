import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ErasedOrders, Personal } from '../../../platform/feature.ts';
import { eraseLogged } from '../../staff/audit/erase-logged.queries.ts';

/** What was asked about goods after hand-out, and the pictures of them. */
async function eraseOrders(trx: Database, { ids }: ErasedOrders): Promise<void> {
	const asked = sql`select id from service_requests where order_id = any (${ids}::integer[])`;
	await sql`delete from request_pictures where request_id in (${asked})`.execute(trx);
	await sql`update service_requests set text = '', answer = '' where order_id = any (${ids}::integer[])`.execute(
		trx,
	);
	await eraseLogged(trx, 'service_requests', sql`select id::text from (${asked}) as asked`, [
		'text',
		'answer',
	]);
}

export const requestsPersonal: Personal = { eraseOrders };
