import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import type { ErasedOrders, ExportedPerson, Personal } from '../../../platform/personal.ts';
import { eraseLogged } from '../../staff/audit/erase-logged.queries.ts';

async function eraseOrders(trx: Database, { ids }: ErasedOrders): Promise<void> {
	const claimed = sql`select id from claims where order_id = any (${ids}::integer[])`;
	await sql`update claims set complaint = '' where order_id = any (${ids}::integer[])`.execute(trx);
	await sql`update claim_events set note = '' where claim_id in (${claimed})`.execute(trx);
	await eraseLogged(trx, 'claims', sql`select id::text from (${claimed}) as claimed`, ['complaint', 'note']);
}

type Exported = { order_id: number; p_id: number; complaint: string; state: string; at: string };

async function exportPerson(db: Database, { userId }: ExportedPerson) {
	const { rows } =
		await sql<Exported>`select c.order_id, c.product_id as p_id, c.complaint, c.state, ${isoMoment('c.at')} as at
		from claims c join orders o on o.id = c.order_id where o.user_id = ${userId} order by c.id`.execute(db);
	return { claims: rows };
}

export const claimsPersonal = { export: exportPerson, eraseOrders } satisfies Personal;
