import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import type { ErasedPerson, ExportedPerson, Personal } from '../../../platform/personal.ts';
import { eraseLogged } from '../../staff/audit/erase-logged.queries.ts';

type Exported = { p_id: number; stars: number; text: string; pictures: number; created_at: string };

async function exportPerson(db: Database, { userId }: ExportedPerson) {
	const { rows } = await sql<Exported>`select r.product_id as p_id, r.stars, r.text,
			(select count(*)::integer from review_pictures i where i.review_id = r.id) as pictures,
			${isoMoment('r.created_at')} as created_at
		from reviews r where r.user_id = ${userId} order by r.id`.execute(db);
	return { reviews: rows };
}

export const reviewsPersonal = {
	export: exportPerson,
	/**
	 * The rows are deleted with the account. The change log still says that staff changed them, but without
	 * the texts.
	 */
	erasePerson: (trx: Database, { userId }: ErasedPerson) =>
		eraseLogged(trx, 'reviews', sql`select id::text from reviews where user_id = ${userId}`, [
			'author',
			'text',
		]),
} satisfies Personal;
