import type { PickedProductWire, SearchTryWire } from '@dukan/domain/catalogue/staff-catalogue.api.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { findProducts } from './find-products.ts';

const SHOWN = 10;

export async function trySearch(db: Database, query: string): Promise<SearchTryWire> {
	const { scope, didYouMean } = await findProducts(db, query);
	const [{ rows: found }, { rows: counted }, { rows: numbered }] = await Promise.all([
		sql<PickedProductWire>`select p.id, p.name_en, p.name_ru, p.name_tm
			from (select l.product_id, row_number() over (order by ${scope.order}) as place from ${scope.from}
				where ${scope.where} order by ${scope.order} limit ${SHOWN}) found
			join products p on p.id = found.product_id order by found.place`.execute(db),
		sql<{ count: number }>`select count(*)::integer as count from ${scope.from} where ${scope.where}`.execute(
			db,
		),
		sql<PickedProductWire>`select id, name_en, name_ru, name_tm from products
			where id = ${/^\d{1,9}$/.test(query) ? Number(query) : 0}`.execute(db),
	]);
	const rows = [...numbered, ...found.filter(({ id }) => id !== numbered[0]?.id)];
	return { count: counted[0]?.count ?? 0, didYouMean: didYouMean ?? null, rows };
}
