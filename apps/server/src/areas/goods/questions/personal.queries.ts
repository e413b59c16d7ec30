import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import type { ErasedPerson, ExportedPerson, Personal } from '../../../platform/personal.ts';
import { eraseLogged } from '../../staff/audit/erase-logged.queries.ts';

type Exported = { p_id: number; question_id: number | null; text: string; created_at: string };

/** Exports the person's questions, and their answers to the questions of others. */
async function exportPerson(db: Database, { userId }: ExportedPerson) {
	const { rows } = await sql<Exported>`select q.product_id as p_id, q.question_id, q.text,
			${isoMoment('q.created_at')} as created_at
		from question_posts q where q.user_id = ${userId} order by q.id`.execute(db);
	return { questions: rows };
}

export const questionsPersonal = {
	export: exportPerson,
	/**
	 * The rows are deleted with the account. The change log still says that staff changed them, but without
	 * the texts.
	 */
	erasePerson: (trx: Database, { userId }: ErasedPerson) =>
		eraseLogged(trx, 'question_posts', sql`select id::text from question_posts where user_id = ${userId}`, [
			'author',
			'text',
		]),
} satisfies Personal;
