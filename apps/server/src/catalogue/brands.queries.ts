import type { BrandWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { ShelfColumns } from './shelf-columns.ts';

/** Brands that have something to sell, by name; counted on the shelf, if that is given. */
export async function listBrands(db: Database, columns?: ShelfColumns): Promise<BrandWire[]> {
	if (columns) {
		const brands = await db
			.selectFrom('brands')
			.select(['id', 'name', sql<string>`coalesce(picture, '')`.as('img')])
			.orderBy(sql`lower(name)`)
			.execute();
		return brands
			.map((brand) => ({ ...brand, count: columns.brandTotals.get(brand.id) ?? 0 }))
			.filter(({ count }) => count > 0);
	}
	return db
		.selectFrom('brands')
		.innerJoin('product_listings', 'product_listings.brand_id', 'brands.id')
		.select(['brands.id', 'brands.name', sql<string>`coalesce(brands.picture, '')`.as('img')])
		.select(sql<number>`count(*)::integer`.as('count'))
		.groupBy('brands.id')
		.orderBy(sql`lower(brands.name)`)
		.execute();
}
