import type { ListCategories, ListGoods } from '@dukan/domain/goods/imports/list-goods.api.ts';
import { NO_LIST_GOODS } from '@dukan/domain/goods/imports/list-goods.ts';
import type { GoodsTitles, ListPricing, ListTitles } from '@dukan/domain/goods/imports/price-list.ts';
import { comparableCode } from '@dukan/domain/goods/stock/product-codes.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** STOCK-06: what is remembered about a supplier's files. */
export type SupplierMapping = {
	titles: ListTitles;
	goodsTitles: GoodsTitles;
	pricing: ListPricing;
	warnPercent: number;
	goods: ListGoods;
};

type MappingRow = ListTitles &
	GoodsTitles &
	ListPricing & { warnPercent: number; goods: Partial<ListGoods>; categories: ListCategories };

export async function findMapping(
	db: Database,
	supplierId: number,
): Promise<(SupplierMapping & { categories: ListCategories }) | undefined> {
	const { rows } = await sql<MappingRow>`select article_title as article, barcode_title as barcode,
			price_title as price, rate::float8 as rate, markup_percent::float8 as "markupPercent",
			round_tenge as "roundTenge", warn_percent as "warnPercent", name_title as name, brand_title as brand,
			category_title as category, stock_title as stock, goods, categories
		from supplier_mappings where supplier_id = ${supplierId}`.execute(db);
	const [row] = rows;
	if (!row) return undefined;
	const { article, barcode, price, rate, markupPercent, roundTenge, warnPercent, categories } = row;
	const { name, brand, category, stock } = row;
	return {
		titles: { article, barcode, price },
		pricing: { rate, markupPercent, roundTenge },
		warnPercent,
		goodsTitles: { name, brand, category, stock },
		goods: { ...NO_LIST_GOODS, ...row.goods },
		categories,
	};
}

export async function saveMapping(
	trx: Database,
	supplierId: number,
	{ titles, goodsTitles, pricing, warnPercent, goods }: SupplierMapping,
): Promise<void> {
	await sql`insert into supplier_mappings (supplier_id, article_title, barcode_title, price_title, rate, markup_percent,
			round_tenge, warn_percent, name_title, brand_title, category_title, stock_title, goods)
		values (${supplierId}, ${titles.article}, ${titles.barcode}, ${titles.price}, ${pricing.rate},
			${pricing.markupPercent}, ${pricing.roundTenge}, ${warnPercent},
			${goodsTitles.name}, ${goodsTitles.brand}, ${goodsTitles.category}, ${goodsTitles.stock},
			${JSON.stringify(goods)}::jsonb)
		on conflict (supplier_id) do update set article_title = excluded.article_title,
			barcode_title = excluded.barcode_title, price_title = excluded.price_title, rate = excluded.rate,
			markup_percent = excluded.markup_percent, round_tenge = excluded.round_tenge,
			warn_percent = excluded.warn_percent, name_title = excluded.name_title,
			brand_title = excluded.brand_title, category_title = excluded.category_title,
			stock_title = excluded.stock_title, goods = excluded.goods`.execute(trx);
}

/**
 * Finds products by the supplier's codes: articles that earlier lists have linked to a product, then articles without a
 * supplier that only one product has. Maps the comparable code to the product.
 */
export async function findProductsByArticle(
	db: Database,
	supplierId: number,
	articles: readonly string[],
): Promise<Map<string, number>> {
	const codes = articles.map(comparableCode);
	const { rows } = await sql<{ code: string; id: number }>`
		select upper(code) as code, min(product_id) as id from product_codes
			where kind = 'article' and upper(code) = any (${codes}::text[]) group by 1 having count(*) = 1
		union all
		select upper(article) as code, product_id as id from supplier_goods
			where supplier_id = ${supplierId} and article <> '' and upper(article) = any (${codes}::text[])`.execute(
		db,
	);
	return new Map(rows.map(({ code, id }) => [code, id]));
}

/** GOODS-01: those of other names stay as they are. */
export async function saveListCategories(
	trx: Database,
	supplierId: number,
	categories: ListCategories,
): Promise<void> {
	const names = categories.map(({ name }) => name);
	await sql`update supplier_mappings set categories = ${JSON.stringify(categories)}::jsonb || coalesce(
			(select jsonb_agg(kept) from jsonb_array_elements(categories) kept where kept ->> 'name' <> all (${names}::text[])),
			'[]')
		where supplier_id = ${supplierId}`.execute(trx);
}

/** What the table of margins asks of goods that the shop has. */
export async function readMarginPlaces(
	db: Database,
	ids: readonly number[],
): Promise<Map<number, { categoryId: number; brand: string }>> {
	const { rows } = await sql<{ id: number; categoryId: number; brand: string }>`select p.id,
			p.category_id as "categoryId", b.name as brand
		from products p join brands b on b.id = p.brand_id where p.id = any (${ids}::integer[])`.execute(db);
	return new Map(rows.map(({ id, ...place }) => [id, place]));
}

/** Goods on show that this supplier had and no other has, beside those that its list names. */
export async function listGoneGoods(
	db: Database,
	supplierId: number,
	named: readonly number[],
): Promise<{ id: number; name: string }[]> {
	const { rows } = await sql<{ id: number; name: string }>`select p.id,
			coalesce(nullif(p.name_ru, ''), p.name_en) as name
		from supplier_goods g join products p on p.id = g.product_id
		where g.supplier_id = ${supplierId} and p.published and p.id <> all (${named}::integer[])
			and not exists (select from supplier_goods o where o.product_id = p.id and o.supplier_id <> ${supplierId})
		order by p.id`.execute(db);
	return rows;
}

export type SupplierGood = { productId: number; article: string; costTenge: number };

/** Stores a product's article and cost of this supplier; an article of another product moves to this one. */
export async function saveSupplierGoods(
	trx: Database,
	{ supplierId, importId }: { supplierId: number; importId: number },
	goods: readonly SupplierGood[],
): Promise<void> {
	if (goods.length === 0) return;
	const ids = goods.map(({ productId }) => productId);
	const articles = goods.map(({ article }) => article);
	await sql`update supplier_goods g set article = '' from unnest(${ids}::integer[], ${articles}::text[]) as given (id, article)
		where g.supplier_id = ${supplierId} and given.article <> '' and upper(g.article) = upper(given.article)
			and g.product_id <> given.id`.execute(trx);
	await sql`insert into supplier_goods as g (supplier_id, product_id, article, cost_tenge, import_id)
		select ${supplierId}, given.id, given.article, given.cost, ${importId}
		from unnest(${ids}::integer[], ${articles}::text[], ${goods.map(({ costTenge }) => costTenge)}::integer[])
			as given (id, article, cost)
		on conflict (supplier_id, product_id) do update set cost_tenge = excluded.cost_tenge,
			article = case when upper(excluded.article) in ('', upper(g.article)) then g.article else excluded.article end,
			was_cost_tenge = g.cost_tenge, import_id = excluded.import_id`.execute(trx);
}

/** Restores the suppliers' prices from before the import. The articles stay, because they are still right. */
export async function restoreSupplierCosts(trx: Database, importId: number): Promise<void> {
	await sql`delete from supplier_goods where import_id = ${importId} and was_cost_tenge is null
		and article = ''`.execute(trx);
	await sql`update supplier_goods set cost_tenge = coalesce(was_cost_tenge, cost_tenge), was_cost_tenge = null,
		import_id = null where import_id = ${importId}`.execute(trx);
}
