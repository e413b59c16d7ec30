import type { KnownPersonWire } from '@dukan/domain/selling/desk/order-entry.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Finds the person with this phone, and the address of their last order. */
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
