import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type UserRow = Selectable<Tables['users']>;
export type NewUser = Insertable<Tables['users']>;
export type UserChanges = Updateable<Tables['users']>;

export function findUserByPhone(db: Database, phone: string): Promise<UserRow | undefined> {
	return db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirst();
}

/** The person, and which of these places they have signed in from. */
export async function findUserAndPlaces(
	db: Database,
	phone: string,
	places: readonly Buffer[],
): Promise<{ user: UserRow | undefined; knownPlaces: Buffer[] }> {
	const rows = await db
		.selectFrom('users')
		.leftJoin('known_places', (join) =>
			join.onRef('known_places.user_id', '=', 'users.id').on('known_places.place_hash', 'in', [...places]),
		)
		.selectAll('users')
		.select('known_places.place_hash')
		.where('users.phone', '=', phone)
		.execute();
	const [first] = rows;
	if (!first) return { user: undefined, knownPlaces: [] };
	const { place_hash: _, ...user } = first;
	return { user, knownPlaces: rows.flatMap(({ place_hash }) => place_hash ?? []) };
}

/** Nothing when the phone has just been taken. */
export function insertUser(db: Database, user: NewUser): Promise<UserRow | undefined> {
	return db
		.insertInto('users')
		.values(user)
		.onConflict((conflict) => conflict.column('phone').doNothing())
		.returningAll()
		.executeTakeFirst();
}

export function updateUser(db: Database, userId: number, changes: UserChanges): Promise<UserRow> {
	return db
		.updateTable('users')
		.set(changes)
		.where('id', '=', userId)
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** Only over the hash that was checked: of two changes at once, one wins. */
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
