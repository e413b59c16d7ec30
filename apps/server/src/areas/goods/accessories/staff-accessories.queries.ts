import { nameFields } from '@dukan/domain/base/fields.api.ts';
import {
	type StaffAccessoriesWire,
	type StaffFitRuleWire,
	staffFitRuleWire,
} from '@dukan/domain/goods/accessories/staff-accessories.api.ts';
import { sql } from 'kysely';
import { selectFields } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

type Named = StaffAccessoriesWire['product'];

export async function listStaffFitRules(db: Database): Promise<StaffFitRuleWire[]> {
	const { rows } = await sql<StaffFitRuleWire>`select ${selectFields(staffFitRuleWire.properties)}
		from fit_rules order by position, id`.execute(db);
	return rows;
}

export async function findNamedProduct(
	db: Database,
	id: number,
	{ lock }: { lock: boolean },
): Promise<Named | undefined> {
	const { rows } = await sql<Named>`select id, ${selectFields(nameFields)} from products where id = ${id}
		${lock ? sql`for no key update` : sql``}`.execute(db);
	return rows[0];
}

export async function listChosenAccessories(db: Database, productId: number): Promise<Named[]> {
	const { rows } = await sql<Named>`select p.id, ${selectFields(nameFields, 'p')}
		from product_accessories c join products p on p.id = c.accessory_id
		where c.product_id = ${productId} order by c.position, p.id`.execute(db);
	return rows;
}

/** Returns the ids that belong to no product. */
export async function unknownProducts(db: Database, ids: readonly number[]): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select id from unnest(${ids}::integer[]) as asked (id)
		where not exists (select from products p where p.id = asked.id)`.execute(db);
	return rows.map(({ id }) => id);
}

/** Replaces the accessories of the product. */
export async function setAccessories(
	trx: Database,
	productId: number,
	ids: readonly number[],
): Promise<void> {
	await sql`delete from product_accessories where product_id = ${productId}
		and accessory_id <> all (${ids}::integer[])`.execute(trx);
	await sql`insert into product_accessories as c (product_id, accessory_id, position)
		select ${productId}, accessory, place from unnest(${ids}::integer[]) with ordinality as given (accessory, place)
		on conflict (product_id, accessory_id) do update set position = excluded.position
			where c.position <> excluded.position`.execute(trx);
}
