import type { Database } from '../platform/database/database.ts';

/** Returns the id of a district of the demo with couriers and express delivery. */
export async function districtOf(db: Database, name = 'Parahat 1'): Promise<number> {
	const query = db.selectFrom('districts').select('id').where('name_en', '=', name);
	return (await query.executeTakeFirstOrThrow()).id;
}
