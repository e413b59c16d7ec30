import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { DELETED_PHONE } from '../../people/accounts/personal.queries.ts';

/**
 * Waits for an order that the person is placing and prevents further ones. Goods under warranty that the shop
 * still has count as an open order.
 */
export async function lockPerson(
	trx: Database,
	userId: number,
): Promise<{ phone: string; banned: boolean; openOrders: number } | undefined> {
	await sql`select from users where id = ${userId} for update`.execute(trx);
	const { rows } = await sql<{ phone: string; banned: boolean; openOrders: number }>`select u.phone, u.banned,
			(select count(*)::integer from orders o where o.user_id = u.id
				and (o.status in ('pending', 'accepted', 'on_delivery')
					or exists (select from claims c where c.order_id = o.id and c.state <> 'handed_back'))) as "openOrders"
		from users u where u.id = ${userId}`.execute(trx);
	return rows[0];
}

/** Returns the orders of a person, or the oldest orders that were kept long enough. */
export async function listErasable(
	db: Database,
	which: { userId: number } | { before: Date; limit: number },
): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select id from orders where ${
		'userId' in which
			? sql`user_id = ${which.userId}`
			: sql`not anonymous and status in ('completed', 'cancelled')
				and created_at <= ${which.before} order by created_at limit ${which.limit}`
	}`.execute(db);
	return rows.map(({ id }) => id);
}

export async function insertBannedPhone(trx: Database, phoneHash: Buffer, now: Date): Promise<void> {
	await sql`insert into banned_phones (phone_hash, banned_at) values (${phoneHash}, ${now})
		on conflict (phone_hash) do nothing`.execute(trx);
}

/** Returns people without orders who registered, or were imported, before the given time and have not signed in since. */
export async function listUnusedAccounts(db: Database, before: Date, limit: number): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select u.id from users u
		where coalesce(u.imported_at, u.created_at) <= ${before} and not u.banned and u.phone <> ${DELETED_PHONE}
			and not exists (select from orders o where o.user_id = u.id)
			and not exists (select from sessions s where s.user_id = u.id and s.last_seen_at > ${before})
			and not exists (select from known_devices k where k.user_id = u.id and k.seen_at > ${before})
		order by u.id limit ${limit}`.execute(db);
	return rows.map(({ id }) => id);
}
