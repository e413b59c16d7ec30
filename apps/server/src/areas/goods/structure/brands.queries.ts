import { slugOf } from '@dukan/domain/base/addresses/addresses.ts';
import type { BrandWire } from '@dukan/domain/goods/structure/structure.api.ts';
import type { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export async function listBrandNames(db: Database): Promise<{ id: number; name: string }[]> {
	return db.selectFrom('brands').select(['id', 'name']).execute();
}

/** Lists by name the brands that have something to sell. */
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

/**
 * GOODS-01: adds the brands of an imported list. The slug leaves out letters that addresses cannot have; a
 * brand without other letters gets a slug from its number.
 */
export async function addBrands(trx: Database, names: readonly string[]): Promise<void> {
	for (const name of names) {
		const slug = slugOf(name)
			.replaceAll(/[^a-z0-9-]/g, '')
			.replaceAll(/^-+|-+$/g, '')
			.slice(0, 50);
		await sql`insert into brands (name, slug)
			select ${name}::text, case when ${slug} <> '' and not exists (select from brands where slug = ${slug})
				then ${slug} else concat_ws('-', nullif(${slug}, ''), 'b' || (select coalesce(max(id), 0) + 1 from brands)) end
			where not exists (select from brands where lower(name) = lower(${name}))`.execute(trx);
	}
}
