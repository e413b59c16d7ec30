import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ErasedOrders, Personal } from '../../../platform/personal.ts';
import { eraseLogged } from '../../staff/audit/erase-logged.queries.ts';

async function eraseOrders(trx: Database, { ids }: ErasedOrders): Promise<void> {
	await sql`update returns set note = '' where order_id = any (${ids}::integer[])`.execute(trx);
	const returned = sql`select id::text from returns where order_id = any (${ids}::integer[])`;
	await eraseLogged(trx, 'returns', returned, ['note']);
}

export const returnsPersonal: Personal = { eraseOrders };
