import type { Language } from '@dukan/domain/base/language/language.ts';
import type { Listing, NameWords } from '@dukan/listing-index/listing.ts';
import type { Attribute } from '@dukan/listing-index/testing/random-requests.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/**
 * Reads the listings directly from the tables of products. The index of a process must have the same ones,
 * except for the words of names.
 */
export async function readListings(
	db: Database,
	wordsOf: (productId: number) => NameWords | undefined,
): Promise<Listing[]> {
	const { rows } = await sql<
		Omit<Listing, keyof NameWords>
	>`select p.id as "productId", p.category_id as "categoryId",
			p.subcategory_id as "subcategoryId", p.brand_id as "brandId",
			coalesce(p.family_id, 0) as "familyId",
			piece_price_tenge(p) as "priceTenge",
			case when p.on_sale then 1 - p.sale_price_tenge::double precision / p.price_tenge else 0 end as discount,
			(extract(epoch from p.created_at) * 1000000)::float8 as "createdMicros", s.quantity > 0 as "inStock",
			p.on_sale as "onSale", p.is_new as "isNew", coalesce(f.ids, '{}') as "facetIds",
			c.is_accessory as "isAccessory", coalesce(popularity.score, 0) as popularity,
			coalesce(rated.stars, 0)::integer as "starsSum", coalesce(rated.reviews, 0)::integer as "reviewCount"
		from products p join product_stock s on s.product_id = p.id join subcategories c on c.id = p.subcategory_id
		left join product_popularity popularity on popularity.product_id = p.id join product_listings l on l.product_id = p.id
		left join (
			select a.product_id, array_agg(v.id order by v.id) as ids from product_attributes a join facet_values v
				on v.attribute_key = a.attribute_key and v.value = facet_value(a.value_text, a.value_number, a.value_bool)
			group by a.product_id
		) f on f.product_id = p.id
		left join (
			select of.id, sum(r.stars) as stars, count(*) as reviews from (
				select id, id as variant from products
				union select one.id, other.id from products one join products other on other.family_id = one.family_id
			) of join reviews r on r.product_id = of.variant and r.state = 'published' group by of.id
		) rated on rated.id = p.id
		where p.published order by p.id`.execute(db);
	return rows.map((row) => ({ ...row, ...(wordsOf(row.productId) ?? { typeId: 0, wordIds: [] }) }));
}

export async function readAttributes(db: Database): Promise<Attribute[]> {
	const { rows } =
		await sql<Attribute>`select attribute_key as key, array_agg(id order by id) as "valueIds" from facet_values
		group by attribute_key order by attribute_key`.execute(db);
	return rows;
}

/** Returns the rank of each product among all names. */
export async function readNameRanks(
	db: Database,
	language: Language,
): Promise<(productId: number) => number> {
	const collation = { en: 'en-x-icu', ru: 'ru-x-icu', tm: 'turkmen' }[language];
	const name = sql.ref(`name_${language}`);
	const { rows } = await sql<{ id: number }>`select id from products
		order by coalesce(nullif(${name}, ''), name_en) collate ${sql.id(collation)}, id`.execute(db);
	const ranks = new Map(rows.map(({ id }, rank) => [id, rank]));
	return (productId) => ranks.get(productId) ?? Number.POSITIVE_INFINITY;
}
