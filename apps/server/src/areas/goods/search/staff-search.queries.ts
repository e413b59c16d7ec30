import { nameFields } from '@dukan/domain/base/fields.api.ts';
import type { SynonymWire } from '@dukan/domain/goods/search/staff-search.api.ts';
import type { PickedProductWire } from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { sql } from 'kysely';
import { selectFields } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

export async function listSynonyms(db: Database): Promise<SynonymWire[]> {
	const { rows } =
		await sql<SynonymWire>`select id, typed, meant from search_synonyms order by lower(typed), id`.execute(
			db,
		);
	return rows;
}

/** Lists names in this order. */
export async function listProductNames(
	db: Database,
	productIds: readonly number[],
): Promise<PickedProductWire[]> {
	const { rows } = await sql<PickedProductWire>`select p.id, ${selectFields(nameFields, 'p')}
		from unnest(${productIds}::integer[]) with ordinality as asked (id, place)
		join products p on p.id = asked.id order by asked.place`.execute(db);
	return rows;
}
