import type { AttributeType } from '@dukan/domain/goods/structure/attribute-types.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared-statement.ts';

export type ProductTexts = {
	subcategory_id: number;
	description_en: string;
	description_ru: string;
	description_tm: string;
	brand_id: number;
	brand_name: string;
	/** Null if no one has viewed or bought the product lately. */
	bought: number | null;
};

export function requireProductTexts(db: Database, productId: number): Promise<ProductTexts> {
	return db
		.selectFrom('products')
		.innerJoin('brands', 'brands.id', 'products.brand_id')
		.leftJoin('product_popularity', 'product_popularity.product_id', 'products.id')
		.select([
			'products.subcategory_id',
			'products.description_en',
			'products.description_ru',
			'products.description_tm',
			'products.brand_id',
			'brands.name as brand_name',
			'product_popularity.bought',
		])
		.where('products.id', '=', productId)
		.executeTakeFirstOrThrow();
}

export async function listProductPictures(db: Database, productId: number): Promise<string[]> {
	const rows = await db
		.selectFrom('product_pictures')
		.select('file')
		.where('product_id', '=', productId)
		.orderBy('position')
		.execute();
	return rows.map(({ file }) => file);
}

export type ProductAttribute = {
	key: string;
	type: AttributeType;
	name_en: string;
	name_ru: string;
	name_tm: string;
	value_text: string | null;
	value_number: string | null;
	value_bool: boolean | null;
	value_name_en: string | null;
	value_name_ru: string | null;
	value_name_tm: string | null;
	unit: string | null;
	unit_en: string | null;
	unit_ru: string | null;
	unit_tm: string | null;
};

const attributeColumns = [
	'a.key',
	'a.type',
	'a.name_en',
	'a.name_ru',
	'a.name_tm',
	'pa.value_text',
	'pa.value_number',
	'pa.value_bool',
	'v.name_en as value_name_en',
	'v.name_ru as value_name_ru',
	'v.name_tm as value_name_tm',
	'a.unit',
	'u.name_en as unit_en',
	'u.name_ru as unit_ru',
	'u.name_tm as unit_tm',
] as const;

function attributesOfProducts(db: Database) {
	return db
		.selectFrom('product_attributes as pa')
		.innerJoin('attributes as a', 'a.key', 'pa.attribute_key')
		.leftJoin('attribute_values as v', (join) =>
			join.onRef('v.attribute_key', '=', 'pa.attribute_key').onRef('v.value', '=', 'pa.value_text'),
		)
		.leftJoin('units as u', 'u.code', 'a.unit');
}

/** Lists the attributes of several products by group and position. The order is the same for all products. */
export function listProductAttributes(
	db: Database,
	productIds: readonly number[],
): Promise<
	(ProductAttribute & { product_id: number; group_en: string; group_ru: string; group_tm: string })[]
> {
	return attributesOfProducts(db)
		.innerJoin('attribute_groups as g', 'g.key', 'a.group_key')
		.select(attributeColumns)
		.select(['pa.product_id', 'g.name_en as group_en', 'g.name_ru as group_ru', 'g.name_tm as group_tm'])
		.where('pa.product_id', 'in', productIds)
		.orderBy('g.position')
		.orderBy('a.position')
		.execute();
}

/**
 * Lists the most telling attributes first: the card highlights of the category, then its filters, then the
 * rest. A value of "no" is left out.
 */
export function listHighlights(
	db: Database,
	productIds: readonly number[],
): Promise<(ProductAttribute & { product_id: number; product_name: string })[]> {
	const telling = sql<string[]>`c.card_highlights || c.filters`;
	return attributesOfProducts(db)
		.modifyFront(prepared('list_highlights'))
		.innerJoin('products as p', 'p.id', 'pa.product_id')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.select([...attributeColumns, 'pa.product_id', 'p.name_en as product_name'])
		.where('pa.product_id', '=', sql<number>`any (array(select unnest(${productIds}::integer[])))`)
		.where(sql<boolean>`pa.value_bool is not false`)
		.orderBy(sql`array_position(${telling}, pa.attribute_key)`)
		.orderBy('a.position')
		.execute();
}
