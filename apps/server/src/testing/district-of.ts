import type { Database } from '../platform/database/database.ts';

/** The id of a district of the demo. Couriers come to this one, express too. */
export async function districtOf(db: Database, name = 'Parahat 1'): Promise<number> {
	const query = db.selectFrom('districts').select('id').where('name_en', '=', name);
	return (await query.executeTakeFirstOrThrow()).id;
}
