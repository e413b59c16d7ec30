import { sql } from 'kysely';
import type { Personal } from '../../../platform/feature.ts';
import { eraseLogged } from '../../staff/audit/erase-logged.queries.ts';

export const questionsPersonal: Personal = {
	/** Their rows go with the account; what staff changed of them stays in the log without its words. */
	erasePerson: (trx, { userId }) =>
		eraseLogged(trx, 'question_posts', sql`select id::text from question_posts where user_id = ${userId}`, [
			'author',
			'text',
		]),
};
