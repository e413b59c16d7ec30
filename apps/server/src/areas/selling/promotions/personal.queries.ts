import { sql } from 'kysely';
import type { Personal } from '../../../platform/personal.ts';

export const promotionsPersonal: Personal = {
	/** The reports keep what a promotion gave, without the person. */
	erasePerson: async (trx, { userId, deletedAccountId }) => {
		await sql`update promotion_uses set user_id = ${deletedAccountId} where user_id = ${userId}`.execute(trx);
	},
};
