import type { KnownPersonWire, OrderEntryWire } from '@dukan/domain/selling/desk/order-entry.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** No password fits it: who was entered by staff sets one by the code that a reset sends to the phone. */
const NO_PASSWORD = 'none';

/** The person with this phone, or a new one. Two desks at once find the same. */
export async function findOrCreatePerson(
	trx: Database,
	{ phone, name, language }: OrderEntryWire['person'],
	now: Date,
): Promise<{ id: number; banned: boolean }> {
	await trx
		.insertInto('users')
		.values({ phone, name, language, password_hash: NO_PASSWORD, created_at: now })
		.onConflict((conflict) => conflict.column('phone').doNothing())
		.execute();
	return trx
		.selectFrom('users')
		.select(['id', 'banned'])
		.where('phone', '=', phone)
		.executeTakeFirstOrThrow();
}

/** Who calls from this phone, with where their last order went. */
export async function findPersonByPhone(db: Database, phone: string): Promise<KnownPersonWire | undefined> {
	const { rows } = await sql<KnownPersonWire>`select u.id, u.name, u.banned, u.language,
			(select count(*)::integer from orders o where o.user_id = u.id) as orders,
			(select count(*)::integer from orders o where o.user_id = u.id and o.status = 'cancelled') as cancelled,
			coalesce(last.address, '') as address, last.district_id as "districtId", d.region_id as "regionId"
		from users u
		left join lateral (select o.address, o.district_id from orders o
			where o.user_id = u.id and o.district_id is not null order by o.id desc limit 1) last on true
		left join districts d on d.id = last.district_id
		where u.phone = ${phone}`.execute(db);
	return rows[0];
}
