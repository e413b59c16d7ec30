import type { BrandWire } from '@dukan/domain/goods/structure/structure.api.ts';
import type { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export async function listBrandNames(db: Database): Promise<{ id: number; name: string }[]> {
	return db.selectFrom('brands').select(['id', 'name']).execute();
}

/** Lists brands that have something to sell, by name. */
export async function listBrands(db: Database, index: ListingIndex): Promise<BrandWire[]> {
	const brands = await db
		.selectFrom('brands')
		.select(['id', 'name', sql<string>`coalesce(picture, '')`.as('img')])
		.orderBy(sql`lower(name)`)
		.execute();
	return brands
		.map((brand) => ({ ...brand, count: index.brandTotals.get(brand.id) }))
		.filter(({ count }) => count > 0);
}
