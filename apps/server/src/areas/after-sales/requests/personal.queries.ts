import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import type { ErasedOrders, ExportedPerson, Personal } from '../../../platform/personal.ts';
import { eraseLogged } from '../../staff/audit/erase-logged.queries.ts';

/** Deletes the texts and pictures of requests for return or warranty. */
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

type Exported = {
	order_id: number;
	p_id: number;
	kind: string;
	text: string;
	answer: string;
	at: string;
	pictures: number;
};

async function exportPerson(db: Database, { userId }: ExportedPerson) {
	const { rows } =
		await sql<Exported>`select q.order_id, q.product_id as p_id, q.kind, q.text, q.answer, ${isoMoment('q.at')} as at,
			(select count(*)::integer from request_pictures i where i.request_id = q.id) as pictures
		from service_requests q join orders o on o.id = q.order_id where o.user_id = ${userId} order by q.id`.execute(
			db,
		);
	return { requests: rows };
}

export const requestsPersonal = { export: exportPerson, eraseOrders } satisfies Personal;
