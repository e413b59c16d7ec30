import type { Language } from '@dukan/domain/language/language.ts';
import type { Listing } from '@dukan/listing-index/listing.ts';
import type pg from 'pg';
import { copyRows, readIntegers } from '../../platform/database/copy-rows.ts';

/** In the order in which readListing reads them. */
const SELECT_LISTINGS = `select product_id as "productId", category_id as "categoryId", subcategory_id as "subcategoryId",
	brand_id as "brandId", coalesce(search_kind_id, 0) as "kindId", effective_price_tenge as "priceTenge", discount,
	(extract(epoch from created_at) * 1000000)::float8 as "createdMicros", in_stock as "inStock", on_sale as "onSale",
	is_new as "isNew", facet_ids as "facetIds", name_word_ids as "wordIds" from product_listings`;

/** All of them, in the order that ListingIndex.seal asks for. Each time with the same object. */
export function eachListing(client: pg.ClientBase, onListing: (listing: Listing) => void): Promise<void> {
	const listing = emptyListing();
	const query = `${SELECT_LISTINGS} order by category_id, subcategory_id, brand_id, search_kind_id, product_id`;
	return copyRows(client, query, (bytes, columns) => {
		readListing(listing, bytes, columns);
		onListing(listing);
	});
}

/** Those of these products that are sold. */
export async function listListings(client: pg.ClientBase, productIds: readonly number[]): Promise<Listing[]> {
	const query = `${SELECT_LISTINGS} where product_id = any ($1::integer[])`;
	return (await client.query<Listing>(query, [productIds])).rows;
}

/** The three alphabets; the Turkmen one is ours (migrations/004). GEN-01: without a name in a language, the English one. */
const NAME_ORDERS: Record<Language, string> = {
	en: 'name_en collate "en-x-icu"',
	ru: `coalesce(nullif(name_ru, ''), name_en) collate "ru-x-icu"`,
	tm: `coalesce(nullif(name_tm, ''), name_en) collate turkmen`,
};

/** All products, sold or not, in the order of their names. */
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

type ReadListing = Listing & { facetIds: number[]; wordIds: number[] };

function emptyListing(): ReadListing {
	return {
		productId: 0,
		categoryId: 0,
		subcategoryId: 0,
		brandId: 0,
		kindId: 0,
		priceTenge: 0,
		discount: 0,
		createdMicros: 0,
		inStock: false,
		onSale: false,
		isNew: false,
		facetIds: [],
		wordIds: [],
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
	listing.kindId = integer(4);
	listing.priceTenge = integer(5);
	listing.discount = float(6);
	listing.createdMicros = float(7);
	listing.inStock = flag(8);
	listing.onSale = flag(9);
	listing.isNew = flag(10);
	readIntegers(listing.facetIds, bytes, columns[11] ?? 0);
	readIntegers(listing.wordIds, bytes, columns[12] ?? 0);
}
