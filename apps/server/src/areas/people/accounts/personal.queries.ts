import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { forgetLimitsOf } from '../../../platform/limits/limits.queries.ts';
import { NO_PASSWORD } from '../../../platform/passwords/password-hashing.ts';
import type { ErasedPerson, ExportedPerson, Personal } from '../../../platform/personal.ts';
import { eraseLogged } from '../../staff/audit/erase-logged.queries.ts';

/** The phone of the account that stands for all deleted people. No real phone begins with 0. */
export const DELETED_PHONE = '0000000';

/** Returns the account that holds the orders of all deleted people, and makes it if there is none. */
export async function requireDeletedAccount(trx: Database, now: Date): Promise<number> {
	const { rows } = await sql<{ id: number }>`
		insert into users (phone, name, password_hash, language, banned, created_at)
		values (${DELETED_PHONE}, '—', ${NO_PASSWORD}, 'tm', true, ${now})
		on conflict (phone) do update set phone = excluded.phone returning id`.execute(trx);
	const id = rows[0]?.id;
	if (id === undefined) throw new Error('An insert that updates on conflict returns its row.');
	return id;
}

const USER_FIELDS = ['name', 'phone', 'address', 'email', 'ban_note', 'name_key', 'password_hash'];

/**
 * Deletes the account. Everything that belongs to it, such as sessions, addresses and reviews, is deleted
 * with it.
 */
async function erasePerson(trx: Database, { userId, phone }: ErasedPerson): Promise<void> {
	await trx.deleteFrom('users').where('id', '=', userId).execute();
	await forgetLimitsOf(trx, phone);
	await eraseLogged(trx, 'users', sql`select ${String(userId)}::text`, USER_FIELDS);
}

type Address = { address: string; district: string | null };
type Session = { user_agent: string; created_at: string; last_seen_at: string };

async function exportPerson(db: Database, { userId }: ExportedPerson) {
	const addresses =
		await sql<Address>`select a.address, coalesce(nullif(d.name_tm, ''), d.name_en) as district
		from delivery_addresses a left join districts d on d.id = a.district_id
		where a.user_id = ${userId} order by a.choice desc`.execute(db);
	const sessions = await sql<Session>`select s.user_agent, ${isoMoment('s.created_at')} as created_at,
			${isoMoment('s.last_seen_at')} as last_seen_at
		from sessions s where s.user_id = ${userId} order by s.last_seen_at desc`.execute(db);
	const devices = await sql<{ count: number }>`select count(*)::integer as count from known_devices
		where user_id = ${userId}`.execute(db);
	return {
		addresses: addresses.rows,
		sessions: sessions.rows,
		known_devices: devices.rows[0]?.count ?? 0,
	};
}

export const accountsPersonal = { export: exportPerson, erasePerson } satisfies Personal;
