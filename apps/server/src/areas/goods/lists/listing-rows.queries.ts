import type { Language } from '@dukan/domain/base/language/language.ts';
import type { Listing, NameWords } from '@dukan/listing-index/listing.ts';
import type pg from 'pg';
import { copyRows, readIntegers } from '../../../platform/database/copy-rows.ts';

/** A listing without the words of its names, which are read separately. */
export type PlainListing = Omit<Listing, keyof NameWords>;

/** The columns stand in the order in which readListing reads them. */
const SELECT_LISTINGS = `select l.product_id as "productId", l.category_id as "categoryId",
	l.subcategory_id as "subcategoryId", l.brand_id as "brandId",
	l.effective_price_tenge as "priceTenge", l.discount,
	(extract(epoch from l.created_at) * 1000000)::float8 as "createdMicros", l.in_stock as "inStock",
	l.on_sale as "onSale", l.is_new as "isNew", s.is_accessory as "isAccessory", coalesce(p.score, 0) as popularity,
	coalesce(l.family_id, 0) as "familyId", coalesce(r.stars, 0)::integer as "starsSum",
	coalesce(r.reviews, 0)::integer as "reviewCount", l.facet_ids as "facetIds"
	from product_listings l
	join subcategories s on s.id = l.subcategory_id
	left join product_popularity p on p.product_id = l.product_id`;

/**
 * CHOOSE-03: a review counts for all variants of its family. When all products are read, reviews are grouped
 * by family, or by product if it has no family. When a few products are read, the reviews of each are looked
 * up.
 */
const ALL_RATINGS = `left join (
		select coalesce(-p.family_id, p.id) as thing, sum(r.stars) as stars, count(*) as reviews
		from reviews r join products p on p.id = r.product_id where r.state = 'published' group by 1
	) r on r.thing = coalesce(-l.family_id, l.product_id)`;
const RATINGS_OF_EACH = `cross join lateral (
		select sum(r.stars) as stars, count(*) as reviews from reviews r
		where r.state = 'published'
			and r.product_id = any (array(select id from products where family_id = l.family_id) || l.product_id)
	) r`;

/**
 * Calls back for each product with the same object, whose content changes. Products of one category come one
 * after another, so that the processor reads them quickly later.
 */
export function eachListing(
	client: pg.ClientBase,
	onListing: (listing: PlainListing) => void,
): Promise<void> {
	const listing = emptyListing();
	const query = `${SELECT_LISTINGS} ${ALL_RATINGS} order by l.category_id, l.subcategory_id`;
	return copyRows(client, query, (bytes, columns) => {
		readListing(listing, bytes, columns);
		onListing(listing);
	});
}

/** Returns the listings of those products that are sold. */
export async function listListings(
	client: pg.ClientBase,
	productIds: readonly number[],
): Promise<PlainListing[]> {
	const query = `${SELECT_LISTINGS} ${RATINGS_OF_EACH} where l.product_id = any ($1::integer[])`;
	return (await client.query<PlainListing>(query, [productIds])).rows;
}

/**
 * The collations of the three alphabets. The Turkmen one is the shop's own (migrations/190_baseline.sql).
 * GEN-01: the English name stands for a missing one.
 */
const NAME_ORDERS: Record<Language, string> = {
	en: 'name_en collate "en-x-icu"',
	ru: `coalesce(nullif(name_ru, ''), name_en) collate "ru-x-icu"`,
	tm: `coalesce(nullif(name_tm, ''), name_en) collate turkmen`,
};

/** Lists all products, sold or not, in the order of their names. */
export async function listProductsByName(client: pg.ClientBase, language: Language): Promise<number[]> {
	const productIds: number[] = [];
	await copyRows(
		client,
		`select id from products order by ${NAME_ORDERS[language]}, id`,
		(bytes, columns) => {
			productIds.push(bytes.readInt32BE(columns[0]));
		},
	);
	return productIds;
}

type ReadListing = PlainListing & { facetIds: number[] };

function emptyListing(): ReadListing {
	return {
		productId: 0,
		categoryId: 0,
		subcategoryId: 0,
		brandId: 0,
		familyId: 0,
		priceTenge: 0,
		discount: 0,
		createdMicros: 0,
		inStock: false,
		onSale: false,
		isNew: false,
		isAccessory: false,
		popularity: 0,
		starsSum: 0,
		reviewCount: 0,
		facetIds: [],
	};
}

function readListing(listing: ReadListing, bytes: Buffer, columns: readonly number[]): void {
	const integer = (column: number) => bytes.readInt32BE(columns[column]);
	const float = (column: number) => bytes.readDoubleBE(columns[column]);
	const flag = (column: number) => bytes.readUInt8(columns[column]) === 1;
	listing.productId = integer(0);
	listing.categoryId = integer(1);
	listing.subcategoryId = integer(2);
	listing.brandId = integer(3);
	listing.priceTenge = integer(4);
	listing.discount = float(5);
	listing.createdMicros = float(6);
	listing.inStock = flag(7);
	listing.onSale = flag(8);
	listing.isNew = flag(9);
	listing.isAccessory = flag(10);
	listing.popularity = integer(11);
	listing.familyId = integer(12);
	listing.starsSum = integer(13);
	listing.reviewCount = integer(14);
	readIntegers(listing.facetIds, bytes, columns[15] ?? 0);
}
