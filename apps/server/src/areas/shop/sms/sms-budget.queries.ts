import type { SmsPartName } from '@dukan/domain/shop/sms/sms-budget.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * `known` is true if a code has confirmed the phone, or staff once accepted an order of the person. `own` is
 * true if the person has signed in on this device.
 */
export async function findSmsTrust(
	db: Database,
	userId: number,
	deviceHash: Buffer | null = null,
): Promise<{ known: boolean; own: boolean }> {
	const { rows } = await sql<{ known: boolean; own: boolean }>`select
		exists (select from users where id = ${userId} and phone_confirmed_at is not null)
			or exists (select from orders where user_id = ${userId}
				and status in ('accepted', 'on_delivery', 'completed')) as known,
		exists (select from known_devices where user_id = ${userId} and device_hash = ${deviceHash}::bytea) as own`.execute(
		db,
	);
	return rows[0] ?? { known: false, own: false };
}

type CountedPart = { part: SmsPartName; kind: string; key: string; max: number };

export async function findSpentParts(
	db: Database,
	parts: readonly CountedPart[],
	now: Date,
): Promise<SmsPartName[]> {
	const { rows } = await sql<{ part: SmsPartName }>`select p.part
		from json_to_recordset(${JSON.stringify(parts)}::json) as p (part text, kind text, key text, max integer)
		join limits l on l.kind = p.kind and l.key = p.key and l.forget_at > ${now} and l.count >= p.max
		order by p.part`.execute(db);
	return rows.map(({ part }) => part);
}

export async function answersForOrders(db: Database, userId: number): Promise<boolean> {
	const { rows } = await sql<{ answers: boolean }>`select exists (select from users u where u.id = ${userId}
		and (u.phone_confirmed_at is not null or u.vouched_at is not null
			or exists (select from orders o where o.user_id = u.id and o.status = 'completed'))) as answers`.execute(
		db,
	);
	return rows[0]?.answers ?? false;
}
