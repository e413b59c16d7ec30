import { MAX_PIN_TRIES } from '@dukan/domain/staff/team/staff-pin.ts';
import type { StaffPinWire } from '@dukan/domain/staff/team/staff-pins.api.ts';
import { sql } from 'kysely';
import { DAY_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { hashToken } from '../../../platform/secret-token.ts';
import { endStaffSessions, type StaffDevice } from '../access/staff-sessions.queries.ts';

/** A phone that was not used for this long is forgotten. */
export const PIN_TTL_MS = 90 * DAY_MS;

export async function insertStaffPin(
	trx: Database,
	{
		staffId,
		token,
		pinHash,
		now,
		userAgent,
		network,
	}: { staffId: number; token: string; pinHash: string; now: Date } & StaffDevice,
): Promise<number> {
	const { id } = await trx
		.insertInto('staff_pins')
		.values({
			staff_id: staffId,
			token_hash: hashToken(token),
			pin_hash: pinHash,
			created_at: now,
			last_seen_at: now,
			user_agent: userAgent,
			network,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

export type TriedPin = { id: number; staffId: number; pinHash: string; tries: number };

/** Counts the try before the PIN is compared, so that parallel guesses count like guesses in a row. */
export async function countPinTry(db: Database, token: string, now: Date): Promise<TriedPin | undefined> {
	const { rows } = await sql<TriedPin>`update staff_pins p set tries = p.tries + 1
		from staff_accounts a where a.id = p.staff_id and not a.disabled and p.token_hash = ${hashToken(token)}
			and p.tries < ${MAX_PIN_TRIES} and p.last_seen_at > ${later(now, -PIN_TTL_MS)}
		returning p.id, p.staff_id as "staffId", p.pin_hash as "pinHash", p.tries`.execute(db);
	return rows[0];
}

export async function resetPinTries(db: Database, id: number, now: Date): Promise<void> {
	await sql`update staff_pins set tries = 0, last_seen_at = ${now} where id = ${id}`.execute(db);
}

export async function listStaffPins(db: Database, staffId: number): Promise<StaffPinWire[]> {
	const rows = await db
		.selectFrom('staff_pins')
		.select(['id', 'created_at', 'last_seen_at', 'user_agent', 'network'])
		.where('staff_id', '=', staffId)
		.orderBy('last_seen_at', 'desc')
		.orderBy('id', 'desc')
		.execute();
	return rows.map(({ id, created_at, last_seen_at, user_agent, network }) => ({
		id,
		createdAt: created_at.toISOString(),
		lastSeenAt: last_seen_at.toISOString(),
		userAgent: user_agent,
		network,
	}));
}

/**
 * Deletes a PIN with its sessions and returns its owner. If `staffId` is given, the PIN must belong to this
 * member.
 */
export async function deleteStaffPin(
	db: Database,
	id: number,
	{ staffId }: { staffId?: number } = {},
): Promise<number | undefined> {
	const { rows } = await sql<{ staffId: number }>`delete from staff_pins
		where id = ${id} and staff_id = coalesce(${staffId ?? null}::integer, staff_id)
		returning staff_id as "staffId"`.execute(db);
	return rows[0]?.staffId;
}

/** Ends all sessions of the member and deletes the PINs of all their phones. */
export async function signStaffOut(trx: Database, staffId: number): Promise<void> {
	await trx.deleteFrom('staff_pins').where('staff_id', '=', staffId).execute();
	await endStaffSessions(trx, staffId);
}
