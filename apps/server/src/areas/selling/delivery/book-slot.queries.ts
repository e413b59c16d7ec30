import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared-statement.ts';
import { Problem } from '../../../platform/http/problem.ts';

/**
 * R5: takes a place in the slot only while it has capacity. One statement does both, so parallel orders
 * cannot exceed it.
 */
export async function bookSlot(trx: Database, date: string, slotId: number): Promise<void> {
	const { rows } = await sql`${prepared('book_slot')} insert into slot_bookings as b (date, slot_id, booked)
		select ${date}::date, s.id, 1 from delivery_slots s where s.id = ${slotId} and slot_capacity(s, ${date}::date) > 0
		on conflict (date, slot_id) do update set booked = b.booked + 1
			where b.booked < (select slot_capacity(s, b.date) from delivery_slots s where s.id = ${slotId})
		returning 1`.execute(trx);
	if (rows.length === 0) throw new Problem('slot_full');
}

export async function releaseSlot(trx: Database, date: string, slotId: number): Promise<void> {
	await sql`update slot_bookings set booked = booked - 1
		where date = ${date} and slot_id = ${slotId}`.execute(trx);
}

type Booked = { date: string; id: number };

/** Locks the old slot of an order and the requested one, in the order of days. */
export async function lockBookings(
	trx: Database,
	had: Booked | undefined,
	asked: Booked | undefined,
): Promise<void> {
	await sql`select from slot_bookings
		where (date, slot_id) in ((${had?.date ?? null}::date, ${had?.id ?? null}::integer),
			(${asked?.date ?? null}::date, ${asked?.id ?? null}::integer))
		order by date, slot_id for update`.execute(trx);
}
