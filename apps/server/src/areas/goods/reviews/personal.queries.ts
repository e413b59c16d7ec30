import { sql } from 'kysely';
import type { Personal } from '../../../platform/feature.ts';
import { eraseLogged } from '../../staff/audit/erase-logged.queries.ts';

export const reviewsPersonal: Personal = {
	/** Their rows go with the account; what staff changed of them stays in the log without its words. */
	erasePerson: (trx, { userId }) =>
		eraseLogged(trx, 'reviews', sql`select id::text from reviews where user_id = ${userId}`, [
			'author',
			'text',
		]),
};
