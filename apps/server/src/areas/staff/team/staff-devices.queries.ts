import { sql } from 'kysely';
import { DAY_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { hashDevice, MAX_KNOWN_DEVICES } from '../../../platform/http/device-cookie.ts';

export const STAFF_DEVICE_KEPT_MS = 90 * DAY_MS;

export async function isStaffDevice(db: Database, login: string, device: string): Promise<boolean> {
	const found = await db
		.selectFrom('staff_devices as d')
		.innerJoin('staff_accounts as a', 'a.id', 'd.staff_id')
		.select('d.staff_id')
		.where('a.login', '=', login)
		.where('d.device_hash', '=', hashDevice(device))
		.executeTakeFirst();
	return found !== undefined;
}

/**
 * S20: remembers the device, so that strangers' guesses do not slow it down. Only the newest devices of a
 * member stay known.
 */
export async function knowStaffDevice(
	db: Database,
	staffId: number,
	{ device, now }: { device: string; now: Date },
): Promise<void> {
	const hash = hashDevice(device);
	await sql`
		with forgotten as (
			delete from staff_devices where staff_id = ${staffId} and device_hash in (
				select device_hash from staff_devices where staff_id = ${staffId} and device_hash <> ${hash}
				order by seen_at desc, device_hash offset ${MAX_KNOWN_DEVICES - 1}
			)
		)
		insert into staff_devices (staff_id, device_hash, seen_at) values (${staffId}, ${hash}, ${now})
		on conflict (staff_id, device_hash) do update set seen_at = excluded.seen_at`.execute(db);
}

/** S21: a new password makes all of the member's devices unknown. */
export async function forgetStaffDevices(db: Database, staffId: number): Promise<void> {
	await db.deleteFrom('staff_devices').where('staff_id', '=', staffId).execute();
}
