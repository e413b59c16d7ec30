import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import type { ExportedPerson, Personal } from '../../../platform/personal.ts';

type Wait = { p_id: number; asked_at: string };
type Sent = { p_id: number; kind: string; price: number; sent_at: string };
type Chosen = { price_drop_notices: boolean; review_invitations: boolean };

async function exportPerson(db: Database, { userId }: ExportedPerson) {
	const waits = await sql<Wait>`select w.product_id as p_id, ${isoMoment('w.asked_at')} as asked_at
		from stock_waits w where w.user_id = ${userId} order by w.asked_at`.execute(db);
	const sent = await sql<Sent>`select n.product_id as p_id, n.kind, (n.price_tenge / 100.0)::float8 as price,
			${isoMoment('n.sent_at')} as sent_at
		from notices n where n.user_id = ${userId} order by n.id`.execute(db);
	const chosen = await sql<Chosen>`select
		exists (select from notice_people n where n.user_id = ${userId} and n.price_drops) as price_drop_notices,
		not exists (select from notice_people n where n.user_id = ${userId} and not n.review_invitations)
			as review_invitations`.execute(db);
	const { price_drop_notices = false, review_invitations = true } = chosen.rows[0] ?? {};
	return { stock_waits: waits.rows, notices: sent.rows, price_drop_notices, review_invitations };
}

export const noticesPersonal = { export: exportPerson } satisfies Personal;
