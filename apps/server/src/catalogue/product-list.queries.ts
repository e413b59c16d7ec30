import type { ProductWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import type { ListScope, ListSort } from '@dukan/domain/catalogue/product-list.ts';
import type { Language } from '@dukan/domain/language/language.ts';
import type { ListRequest, ProductList } from '@dukan/domain/storefront/shop-reader.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { productColumns, products, rowsOf } from './products.queries.ts';
import { smartRuleCondition } from './smart-rule.queries.ts';

/** CAT-02: one page of a list, and how many products it has in all. */
export async function listProducts(
	db: Database,
	{ scope, sort, language, limit, offset }: ListRequest,
): Promise<ProductList> {
	const condition = sql`p.published and ${await scopeCondition(db, scope)}`;
	const [rows, counts] = await Promise.all([
		rowsOf(
			db,
			sql<ProductWire>`select ${productColumns} from ${products} where ${condition}
				order by ${orderOf(sort, language)} limit ${limit} offset ${offset}`,
		),
		rowsOf(db, sql<{ count: number }>`select count(*)::integer as count from products p where ${condition}`),
	]);
	return { rows, count: counts[0]?.count ?? 0, facets: undefined, didYouMean: undefined };
}

async function scopeCondition(db: Database, scope: ListScope): Promise<RawBuilder<boolean>> {
	switch (scope.kind) {
		case 'category':
			return sql`p.category_id = ${scope.id}`;
		case 'subcategory':
			return sql`p.subcategory_id = ${scope.id}`;
		case 'brand':
			return sql`p.brand_id = ${scope.id}`;
		case 'new':
			return sql`p.is_new`;
		case 'sale':
			return sql`p.on_sale`;
		case 'search':
			return sql`false`;
		case 'smart':
			return smartCondition(db, scope.id);
	}
}

/** By its rule, or, where it has none, by its list. */
async function smartCondition(db: Database, smartId: number): Promise<RawBuilder<boolean>> {
	const smart = await db
		.selectFrom('smart_categories')
		.select('rule')
		.where('id', '=', smartId)
		.executeTakeFirst();
	if (smart?.rule) return smartRuleCondition(smart.rule as Parameters<typeof smartRuleCondition>[0]);
	return sql`p.id in (select product_id from smart_category_products where smart_category_id = ${smartId})`;
}

const paidTenge = sql`case when p.on_sale then p.sale_price_tenge else p.price_tenge end * p.unit_factor`;

/** PostgreSQL's own knowledge of the three alphabets. */
const COLLATIONS = { tm: 'tk-x-icu', ru: 'ru-x-icu', en: 'en-x-icu' } as const;

/** Sold-out goods stand last, whatever the order. */
function orderOf(sort: ListSort | undefined, language: Language): RawBuilder<unknown> {
	switch (sort) {
		case 'new':
			return sql`p.stock = 0, p.created_at desc, p.id`;
		case 'price':
			return sql`p.stock = 0, ${paidTenge}, p.id`;
		case '-price':
			return sql`p.stock = 0, ${paidTenge} desc, p.id`;
		case 'discount':
			return sql`p.stock = 0, case when p.on_sale then 1.0 * p.sale_price_tenge / p.price_tenge else 1 end, p.id`;
		case 'name':
			return sql`p.stock = 0, coalesce(nullif(${sql.ref(`p.name_${language}`)}, ''), p.name_en) collate ${sql.id(COLLATIONS[language])}, p.id`;
		default:
			return sql`p.stock = 0, p.id`;
	}
}
