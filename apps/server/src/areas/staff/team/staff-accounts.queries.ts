import type { TextsWire } from '@dukan/domain/base/fields.api.ts';
import type {
	StaffAccountAddBody,
	StaffAccountUpdateBody,
	StaffAccountWire,
} from '@dukan/domain/staff/team/staff.api.ts';
import { sql } from 'kysely';
import { DAY_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashToken, isToken, newToken } from '../../../platform/secret-token.ts';

const LINK_MS = DAY_MS;

export async function listStaffAccounts(db: Database): Promise<StaffAccountWire[]> {
	const rows = await db
		.selectFrom('staff_accounts as a')
		.innerJoin('staff_roles as r', 'r.key', 'a.role')
		.select(['a.id', 'a.login', 'a.name', 'a.role', 'a.disabled', 'a.created_at'])
		.select(
			sql<TextsWire>`json_build_object('en', r.name_en, 'ru', r.name_ru, 'tm', r.name_tm)`.as('roleName'),
		)
		.select(sql<boolean>`a.password_hash is not null`.as('joined'))
		.select((query) =>
			query
				.selectFrom('staff_sessions as s')
				.whereRef('s.staff_id', '=', 'a.id')
				.select(({ fn }) => fn.max('s.last_seen_at').as('at'))
				.as('last_seen_at'),
		)
		.orderBy('a.id')
		.execute();
	return rows.map(({ created_at, last_seen_at, ...row }) => ({
		...row,
		createdAt: created_at.toISOString(),
		lastSeenAt: last_seen_at?.toISOString() ?? null,
	}));
}

export async function insertStaffAccount(
	db: Database,
	account: StaffAccountAddBody,
	now: Date,
): Promise<number> {
	const inserted = await db
		.insertInto('staff_accounts')
		.values({ ...account, created_at: now, password_hash: null, sealed_totp: null })
		.onConflict((conflict) => conflict.column('login').doNothing())
		.returning('id')
		.executeTakeFirst();
	if (!inserted) throw new Problem('already_exists', { errors: [{ field: 'login', code: 'taken' }] });
	return inserted.id;
}

/** The link's holder may set the account's password, once. Older links of the account become invalid. */
export async function makeStaffLink(
	db: Database,
	staffId: number,
	now: Date,
): Promise<{ token: string; expiresAt: Date }> {
	const token = newToken();
	const expiresAt = later(now, LINK_MS);
	await db.deleteFrom('staff_links').where('staff_id', '=', staffId).execute();
	await db
		.insertInto('staff_links')
		.values({ token_hash: hashToken(token), staff_id: staffId, expires_at: expiresAt })
		.execute();
	return { token, expiresAt };
}

export async function findLinkedAccount(
	db: Database,
	token: string,
	now: Date,
): Promise<{ id: number; login: string; login_chosen: boolean; name: string } | undefined> {
	if (!isToken(token)) return undefined;
	return db
		.selectFrom('staff_links as l')
		.innerJoin('staff_accounts as a', 'a.id', 'l.staff_id')
		.select(['a.id', 'a.login', 'a.login_chosen', 'a.name'])
		.where('l.token_hash', '=', hashToken(token))
		.where('l.expires_at', '>', now)
		.where('a.disabled', '=', false)
		.executeTakeFirst();
}

/** Returns whether the link was still valid. Of several uses at once only one succeeds. */
export async function useStaffLink(db: Database, token: string): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom('staff_links')
		.where('token_hash', '=', hashToken(token))
		.executeTakeFirst();
	return numDeletedRows > 0n;
}

export async function setStaffSecrets(
	db: Database,
	staffId: number,
	secrets: { passwordHash: string; sealedTotp: Buffer },
): Promise<void> {
	await db
		.updateTable('staff_accounts')
		.set({ password_hash: secrets.passwordHash, sealed_totp: secrets.sealedTotp })
		.where('id', '=', staffId)
		.execute();
}

export async function chooseStaffLogin(db: Database, staffId: number, login: string): Promise<void> {
	await db
		.updateTable('staff_accounts')
		.set({ login, login_chosen: true })
		.where('id', '=', staffId)
		.execute();
}

export async function findStaffByLogin(db: Database, login: string) {
	return db
		.selectFrom('staff_accounts')
		.select(['id', 'login', 'name', 'role', 'password_hash', 'sealed_totp'])
		.where('login', '=', login)
		.where('disabled', '=', false)
		.executeTakeFirst();
}

/**
 * Returns false if a code of this step or of a later one was used before. Of several uses at once only one
 * succeeds.
 */
export async function takeTotpStep(db: Database, staffId: number, step: number): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('staff_accounts')
		.set({ totp_step: step })
		.where('id', '=', staffId)
		.where('totp_step', '<', String(step))
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Refuses a change that would leave the shop without an owner. */
export async function updateStaffAccount(
	trx: Database,
	id: number,
	change: StaffAccountUpdateBody,
): Promise<void> {
	// When two owners disable each other at once, the second waits and finds itself the last.
	await trx.selectFrom('staff_accounts').select('id').where('role', '=', 'owner').forUpdate().execute();
	const hadOwner = await hasOwner(trx);
	const { numUpdatedRows } = await trx
		.updateTable('staff_accounts')
		.set(change)
		.where('id', '=', id)
		.executeTakeFirst();
	if (numUpdatedRows === 0n) throw new Problem('not_found');
	if (hadOwner && !(await hasOwner(trx))) throw new Problem('last_owner');
}

/** S28: disables accounts that a restored backup had enabled again. */
export async function disableStaff(trx: Database, ids: readonly number[]): Promise<number> {
	if (ids.length === 0) return 0;
	const enabled = trx.updateTable('staff_accounts').set({ disabled: true }).where('disabled', '=', false);
	return Number((await enabled.where('id', 'in', ids).executeTakeFirst()).numUpdatedRows);
}

/** S28: removes replaced passwords that a restored backup had brought back. Their owners need a new link. */
export async function dropStaffSecrets(trx: Database, ids: readonly number[]): Promise<void> {
	if (ids.length > 0)
		await trx
			.updateTable('staff_accounts')
			.set({ password_hash: null, sealed_totp: null })
			.where('id', 'in', ids)
			.execute();
}

/** Tells whether the shop has an owner who can sign in. */
export async function hasOwner(db: Database): Promise<boolean> {
	const owner = await db
		.selectFrom('staff_accounts')
		.select('id')
		.where('role', '=', 'owner')
		.where('disabled', '=', false)
		.where('password_hash', 'is not', null)
		.executeTakeFirst();
	return owner !== undefined;
}

export async function deleteStaffNamed(trx: Database, loginPrefix: string): Promise<void> {
	await trx.deleteFrom('staff_accounts').where('login', 'like', `${loginPrefix}%`).execute();
}

/** Finds the owner who has not yet chosen a login, if there is one. */
export async function findFirstOwner(db: Database): Promise<number | undefined> {
	const account = await db
		.selectFrom('staff_accounts')
		.select('id')
		.where('role', '=', 'owner')
		.where('login_chosen', '=', false)
		.where('disabled', '=', false)
		.executeTakeFirst();
	return account?.id;
}

/** Does nothing if the account exists already. */
export async function insertFirstOwner(db: Database, login: string, now: Date): Promise<void> {
	await db
		.insertInto('staff_accounts')
		.values({
			login,
			login_chosen: false,
			name: 'Owner',
			role: 'owner',
			created_at: now,
			password_hash: null,
			sealed_totp: null,
		})
		.onConflict((conflict) => conflict.column('login').doNothing())
		.execute();
}

export async function findRoleOf(db: Database, staffId: number): Promise<string | undefined> {
	const account = await db
		.selectFrom('staff_accounts')
		.select('role')
		.where('id', '=', staffId)
		.executeTakeFirst();
	return account?.role;
}
