import type { Language } from '@dukan/domain/base/language/language.ts';
import {
	LOW_STOCK,
	type ProductSort,
	type SortedBy,
	type StockFilter,
} from '@dukan/domain/goods/products/product-filters.ts';
import type {
	ProductFilter,
	StaffProductRowWire,
	StaffProductsQuery,
} from '@dukan/domain/goods/products/staff-products.api.ts';
import { comparableCode } from '@dukan/domain/goods/stock/product-codes.ts';
import type { StaffPage } from '@dukan/domain/staff/team/staff.api.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

const COLLATIONS = { tm: 'turkmen', ru: 'ru-x-icu', en: 'en-x-icu' } as const;

/** PostgreSQL skips the join in statements that read nothing of the stock. */
export const stockedProducts = sql`products p left join product_stock stock on stock.product_id = p.id`;

/** Conditions on the rows of `stockedProducts`. */
export function productConditions(filter: ProductFilter): RawBuilder<unknown> {
	const conditions = [
		filter.q && searchCondition(filter.q),
		filter.category && sql`p.category_id = ${filter.category}`,
		filter.subcategory && sql`p.subcategory_id = ${filter.subcategory}`,
		filter.brand && sql`p.brand_id = ${filter.brand}`,
		filter.published && sql`p.published = ${filter.published === 'yes'}`,
		filter.sale && sql`p.on_sale = ${filter.sale === 'yes'}`,
		filter.stock && STOCK[filter.stock],
		filter.lacks && LACKS[filter.lacks],
	].filter((condition) => typeof condition === 'object');
	return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

const STOCK: Readonly<Record<StockFilter, RawBuilder<unknown>>> = {
	in: sql`stock.quantity > 0`,
	low: sql`stock.quantity between 1 and ${sql.lit(LOW_STOCK)}`,
	out: sql`stock.quantity = 0`,
};

const LACKS = {
	translation: sql`(p.name_ru = '' or p.name_tm = ''
		or (p.description_en <> '' and (p.description_ru = '' or p.description_tm = '')))`,
	picture: sql`not exists (select from product_pictures pic where pic.product_id = p.id)`,
} as const;

/**
 * Finds products whose names contain every word, whose id is the number, or whose code is the whole query
 * (STOCK-02).
 */
function searchCondition(query: string): RawBuilder<unknown> | undefined {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean);
	if (words.length === 0) return undefined;
	const parts = words.map((word) => sql`n.parts like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
	const named = sql`select n.product_id from product_names n where ${sql.join(parts, sql` and `)}`;
	const id = words.length === 1 ? /^#?(\d{1,9})$/.exec(words[0] ?? '')?.[1] : undefined;
	const coded = sql`select c.product_id from product_codes c where upper(c.code) = ${comparableCode(query)}`;
	return id === undefined
		? sql`p.id in (${named} union all ${coded})`
		: sql`p.id in (${named} union all ${coded} union all select ${Number(id)})`;
}

/** The order of each column. Equal products are ordered by id. */
const SORTED_BY: Readonly<Record<SortedBy, (language: Language) => RawBuilder<unknown>>> = {
	name: (language) => sql`coalesce(nullif(${sql.ref(`p.name_${language}`)}, ''), p.name_en)
		collate ${sql.id(COLLATIONS[language])}`,
	price: () => sql`unit_price_tenge(p)`,
	stock: () => sql`stock.quantity`,
	id: () => sql`p.id`,
	new: () => sql`p.created_at`,
};

function order(sort: ProductSort, language: Language): RawBuilder<unknown> {
	const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
	return sql`${SORTED_BY[sort.replace('-', '') as SortedBy](language)} ${direction}, p.id`;
}

export async function listStaffProducts(
	db: Database,
	{ sort, language, limit, offset, ...filter }: StaffProductsQuery,
): Promise<StaffPage<StaffProductRowWire>> {
	const where = productConditions(filter);
	const [{ rows }, counted] = await Promise.all([
		// The ids of the page are chosen first and their rows read afterwards, so that sorting carries only
		// ids.
		sql<StaffProductRowWire>`select p.id, ${textsSql('name')} as names, pic.file as picture, p.category_id as "categoryId",
				p.subcategory_id as "subcategoryId", p.price_tenge as "priceTenge",
				running_sale_tenge(p) as "salePriceTenge", p.unit_factor as "unitFactor",
				stock.quantity as stock,
				p.published, p.is_new as "isNew", p.premium
			from unnest(array(select p.id from ${stockedProducts} where ${where} order by ${order(sort, language)}
				limit ${limit} offset ${offset})) with ordinality as asked (id, place)
			join products p on p.id = asked.id join product_stock stock on stock.product_id = p.id
			left join product_pictures pic on pic.product_id = p.id and pic.position = 1
			order by asked.place`.execute(db),
		sql<{ count: number }>`select count(*)::integer as count from ${stockedProducts} where ${where}`.execute(
			db,
		),
	]);
	return { rows, count: counted.rows[0]?.count ?? 0 };
}

/** Returns the texts of a row `p` in three languages as one value. */
export function textsSql(column: 'name' | 'description'): RawBuilder<unknown> {
	const of = (language: Language) => sql.ref(`p.${column}_${language}`);
	return sql`json_build_object('en', ${of('en')}, 'ru', ${of('ru')}, 'tm', ${of('tm')})`;
}

/** Returns the filter's next ids after `last`, in ascending order. */
export async function listProductIdsAfter(
	db: Database,
	filter: ProductFilter,
	{ last, limit }: { last: number; limit: number },
): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select p.id from ${stockedProducts}
		where p.id > ${last} and ${productConditions(filter)} order by p.id limit ${limit}`.execute(db);
	return rows.map(({ id }) => id);
}
