import type { BrandWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Brands that have something to sell, by name. */
export function listBrands(db: Database): Promise<BrandWire[]> {
	return db
		.selectFrom('brands')
		.innerJoin('product_listings', 'product_listings.brand_id', 'brands.id')
		.select(['brands.id', 'brands.name', sql<string>`coalesce(brands.picture, '')`.as('img')])
		.select(sql<number>`count(*)::integer`.as('count'))
		.groupBy('brands.id')
		.orderBy(sql`lower(brands.name)`)
		.execute();
}
