import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { NO_PASSWORD } from '../../../platform/passwords/password-hashing.ts';
import { keyedHash } from '../../../platform/server-secrets.ts';

export type UserRow = Selectable<Tables['users']>;
export type NewUser = Insertable<Tables['users']>;
export type UserChanges = Updateable<Tables['users']>;

export function findUserByPhone(db: Database, phone: string): Promise<UserRow | undefined> {
	return db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirst();
}

/** Returns the person, and tells whether they have signed in on this device. */
export async function findUserAndDevice(
	db: Database,
	phone: string,
	deviceHash: Buffer,
): Promise<{ user: UserRow | undefined; isKnownDevice: boolean }> {
	const row = await db
		.selectFrom('users')
		.leftJoin('known_devices', (join) =>
			join.onRef('known_devices.user_id', '=', 'users.id').on('known_devices.device_hash', '=', deviceHash),
		)
		.selectAll('users')
		.select('known_devices.device_hash')
		.where('users.phone', '=', phone)
		.executeTakeFirst();
	if (!row) return { user: undefined, isKnownDevice: false };
	const { device_hash, ...user } = row;
	return { user, isKnownDevice: device_hash !== null };
}

/** S26: tells whether an account with this phone was banned and deleted. */
export async function isBannedPhone(db: Database, phone: string): Promise<boolean> {
	const found = await db
		.selectFrom('banned_phones')
		.select('banned_at')
		.where('phone_hash', '=', await keyedHash(db, 'phones', phone))
		.executeTakeFirst();
	return found !== undefined;
}

/** Returns undefined if somebody else has just registered the phone. */
export function insertUser(db: Database, user: NewUser): Promise<UserRow | undefined> {
	return db
		.insertInto('users')
		.values(user)
		.onConflict((conflict) => conflict.column('phone').doNothing())
		.returningAll()
		.executeTakeFirst();
}

/** Returns how many people were inserted. Accounts with known phones stay unchanged. */
export async function insertUsers(trx: Database, users: readonly NewUser[]): Promise<number> {
	const { numInsertedOrUpdatedRows } = await trx
		.insertInto('users')
		.values(users)
		.onConflict((conflict) => conflict.column('phone').doNothing())
		.executeTakeFirstOrThrow();
	return Number(numInsertedOrUpdatedRows ?? 0n);
}

export function updateUser(db: Database, userId: number, changes: UserChanges): Promise<UserRow> {
	return db
		.updateTable('users')
		.set(changes)
		.where('id', '=', userId)
		.returningAll()
		.executeTakeFirstOrThrow();
}

/**
 * Replaces the hash only if it is still the one that was checked. Of two changes at once only one succeeds.
 */
export async function replacePasswordHash(
	db: Database,
	userId: number,
	{ from, to }: { from: string; to: string },
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('users')
		.set({ password_hash: to })
		.where('id', '=', userId)
		.where('password_hash', '=', from)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/**
 * Staff enter a person without a password. The person sets one by a reset, with a code sent to the phone. Two
 * operators who enter the same phone at once get the same person.
 */
export async function findOrCreatePerson(
	trx: Database,
	{ phone, name, language }: Pick<NewUser, 'phone' | 'name' | 'language'>,
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

export async function setBan(
	trx: Database,
	userId: number,
	{ banned, note }: { banned: boolean; note: string },
): Promise<boolean> {
	const { numUpdatedRows } = await trx
		.updateTable('users')
		.set({ banned, ban_note: note })
		.where('id', '=', userId)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Returns false if there is no such person. Vouching for a person again keeps the first time. */
export async function setVouched(trx: Database, userId: number, at: Date | null): Promise<boolean> {
	const { numUpdatedRows } = await trx
		.updateTable('users')
		.set({ vouched_at: at && sql<Date>`coalesce(vouched_at, ${at})` })
		.where('id', '=', userId)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** S28: bans people again whose ban was missing in a restored backup. */
export async function banAgain(trx: Database, ids: readonly number[]): Promise<number> {
	if (ids.length === 0) return 0;
	const free = trx.updateTable('users').set({ banned: true }).where('banned', '=', false);
	return Number((await free.where('id', 'in', ids).executeTakeFirst()).numUpdatedRows);
}

/**
 * S28: removes replaced passwords that a restored backup had brought back. Their owners choose new ones by
 * "Forgot the password".
 */
export async function dropPasswords(trx: Database, ids: readonly number[]): Promise<void> {
	if (ids.length > 0)
		await trx.updateTable('users').set({ password_hash: NO_PASSWORD }).where('id', 'in', ids).execute();
}
