import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { hashDevice, MAX_KNOWN_DEVICES } from '../../../platform/http/device-cookie.ts';
import { resetLimit, resetLimits } from '../../../platform/limits/limits.queries.ts';
import { OLD_PASSWORD_BY_USER, SIGN_IN_BY_DEVICE, SIGN_IN_BY_PHONE } from './auth-limits.ts';

export const KNOWN_DEVICE_KEPT_MS = 90 * DAY_MS;

/** Returns the key of the limit for one person on one device. */
export function deviceLimitKey(phone: string, deviceHash: Buffer): string {
	return `${phone} ${deviceHash.toString('base64url')}`;
}

type SeenDevice = {
	device: string;
	/** A keyed hash of the device's network address. */
	network: Buffer;
	now: Date;
};

/**
 * S20: remembers the device, so that strangers' guesses do not slow it down. Only the person's newest devices
 * stay known.
 */
export async function knowDevice(db: Database, userId: number, seen: SeenDevice): Promise<void> {
	await sql`with ${deviceSql(userId, seen)} select`.execute(db);
}

/** Returns the SQL of `knowDevice`, as a part of the `with` of a larger statement. */
export function deviceSql(userId: number, { device, network, now }: SeenDevice): RawBuilder<unknown> {
	const hash = hashDevice(device);
	return sql`
		forgotten as (
			delete from known_devices where user_id = ${userId} and device_hash in (
				select device_hash from known_devices where user_id = ${userId} and device_hash <> ${hash}
				order by seen_at desc, device_hash offset ${MAX_KNOWN_DEVICES - 1}
			)
		), known as (
			insert into known_devices (user_id, device_hash, network, seen_at) values (${userId}, ${hash}, ${network}, ${now})
			on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at, network = excluded.network
		)`;
}

/** S29: tells whether the person has signed in from this network on any device. */
export async function isHomeNetwork(db: Database, userId: number, network: Buffer): Promise<boolean> {
	const { rows } = await sql<{ home: boolean }>`select exists (select from known_devices
		where user_id = ${userId} and network = ${network}) as home`.execute(db);
	return rows[0]?.home === true;
}

/** S21: a new password makes all devices unknown, except the one that changed it. */
export async function forgetDevices(db: Database, userId: number, keptDevice?: string): Promise<void> {
	await db
		.deleteFrom('known_devices')
		.where('user_id', '=', userId)
		.$if(keptDevice !== undefined, (query) => query.where('device_hash', '<>', hashDevice(keptDevice ?? '')))
		.execute();
}

/** S20, S21: deletes every count of failures with the old password. */
export async function resetSignInLimits(
	db: Database,
	{ phone, userId }: { phone: string; userId: number },
): Promise<void> {
	await resetLimit(db, SIGN_IN_BY_PHONE.kind, phone);
	await resetLimit(db, OLD_PASSWORD_BY_USER.kind, String(userId));
	await resetLimits(db, SIGN_IN_BY_DEVICE.kind, `${phone} `);
}
