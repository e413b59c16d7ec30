import type { SavedAddress } from '@dukan/domain/people/accounts/address-book.api.ts';
import { MAX_ADDRESSES } from '@dukan/domain/people/accounts/address-book.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

const NAMES = sql`'id', n.id, 'nameEn', n.name_en, 'nameRu', coalesce(nullif(n.name_ru, ''), n.name_en),
	'nameTm', coalesce(nullif(n.name_tm, ''), n.name_en)`;

/** The number is unique because the caller holds the person's lock. */
const nextChoice = (userId: number) =>
	sql`(select coalesce(max(choice), 0) + 1 from delivery_addresses where user_id = ${userId})`;

async function selectAddresses(
	db: Database,
	userId: number,
	which: RawBuilder<unknown>,
): Promise<SavedAddress[]> {
	const { rows } = await sql<SavedAddress>`
		select a.id, a.address, a.preset,
			(select json_build_object(${NAMES}) from districts n where n.id = a.district_id) as district,
			(select json_build_object(${NAMES}) from districts d join regions n on n.id = d.region_id
				where d.id = a.district_id) as region
		from (
			select *, choice = max(choice) over () as preset
			from delivery_addresses where user_id = ${userId}
		) a ${which}`.execute(db);
	return rows;
}

/** The default address stands first. The others follow by the time when they were last chosen. */
export async function listAddresses(
	db: Database,
	userId: number,
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SavedAddress[]; count: number }> {
	const rows = await selectAddresses(db, userId, sql`order by a.choice desc`);
	return { rows: rows.slice(offset, offset + limit), count: rows.length };
}

export async function findAddress(
	db: Database,
	userId: number,
	addressId: number,
): Promise<SavedAddress | undefined> {
	const rows = await selectAddresses(db, userId, sql`where a.id = ${addressId}`);
	return rows[0];
}

/** Lets one change of a person's addresses run at a time, so that their number stays within its limit. */
export async function lockAddresses(trx: Database, userId: number): Promise<void> {
	await sql`select from users where id = ${userId} for no key update`.execute(trx);
}

export async function countAddresses(trx: Database, userId: number): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*)::integer as count from delivery_addresses
		where user_id = ${userId}`.execute(trx);
	return rows[0]?.count ?? 0;
}

type NewAddress = {
	userId: number;
	districtId: number;
	address: string;
};

/** Returns undefined if the person already has this address. */
export async function insertAddress(trx: Database, address: NewAddress): Promise<number | undefined> {
	const { rows } = await sql<{ id: number }>`
		insert into delivery_addresses (user_id, district_id, address, choice)
		values (${address.userId}, ${address.districtId}, ${address.address}, ${nextChoice(address.userId)})
		on conflict do nothing returning id`.execute(trx);
	return rows[0]?.id;
}

/** Tells whether the person has the same address under another id. */
export async function hasSameAddress(
	trx: Database,
	userId: number,
	{ id, districtId, address }: { id: number; districtId: number; address: string },
): Promise<boolean> {
	const { rows } = await sql`select from delivery_addresses where user_id = ${userId} and id <> ${id}
		and district_id = ${districtId} and lower(address) = lower(${address})`.execute(trx);
	return rows.length > 0;
}

export async function updateAddress(
	trx: Database,
	addressId: number,
	{ districtId, address }: { districtId: number; address: string },
): Promise<void> {
	await sql`update delivery_addresses set district_id = ${districtId}, address = ${address}
		where id = ${addressId}`.execute(trx);
}

export async function presetAddress(trx: Database, userId: number, addressId: number): Promise<void> {
	await sql`update delivery_addresses set choice = ${nextChoice(userId)}
		where id = ${addressId} and user_id = ${userId}`.execute(trx);
}

/** Returns false if the person has no such address. */
export async function deleteAddress(db: Database, userId: number, addressId: number): Promise<boolean> {
	const { numAffectedRows = 0n } = await sql`delete from delivery_addresses
		where id = ${addressId} and user_id = ${userId}`.execute(db);
	return numAffectedRows > 0n;
}

/**
 * Saves the address of an order, and makes it the default for the person's next order. A person who has
 * reached the limit can order, but the address is not saved. The SQL is part of the `with` of the statement
 * that stores the order, under the person's lock.
 */
export function savedAddressSql({
	userId,
	districtId,
	address,
}: {
	userId: number;
	districtId: number;
	address: string;
}): RawBuilder<unknown> {
	return sql`
		own_addresses as (
			select coalesce(max(choice), 0) + 1 as next_choice, count(*) as count
			from delivery_addresses where user_id = ${userId}
		), chosen_again as (
			update delivery_addresses set choice = next_choice from own_addresses
			where user_id = ${userId} and district_id = ${districtId} and lower(address) = lower(${address})
			returning 1
		), new_address as (
			insert into delivery_addresses (user_id, district_id, address, choice)
			select ${userId}::integer, ${districtId}::integer, ${address}::text, next_choice from own_addresses
			where count < ${MAX_ADDRESSES} and not exists (select from chosen_again)
			on conflict do nothing
		)`;
}
