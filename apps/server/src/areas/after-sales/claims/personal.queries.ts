import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ErasedOrders, Personal } from '../../../platform/feature.ts';
import { eraseLogged } from '../../staff/audit/erase-logged.queries.ts';

async function eraseOrders(trx: Database, { ids }: ErasedOrders): Promise<void> {
	const claimed = sql`select id from claims where order_id = any (${ids}::integer[])`;
	await sql`update claims set complaint = '' where order_id = any (${ids}::integer[])`.execute(trx);
	await sql`update claim_events set note = '' where claim_id in (${claimed})`.execute(trx);
	await eraseLogged(trx, 'claims', sql`select id::text from (${claimed}) as claimed`, ['complaint', 'note']);
}

export const claimsPersonal: Personal = { eraseOrders };
