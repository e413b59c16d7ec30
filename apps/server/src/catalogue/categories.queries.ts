import type {
	CategoryWire,
	SmartCategoryWire,
	SubcategoryWire,
} from '@dukan/domain/catalogue/catalogue.api.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { shopOrder } from './list-orders.ts';

/** GEN-01: a name missing in one language falls back to English. */
const nameRu = sql<string>`coalesce(nullif(name_ru, ''), name_en)`;
const nameTm = sql<string>`coalesce(nullif(name_tm, ''), name_en)`;

const categoryColumns = [
	'id as k_id',
	'name_en as k_name_en',
	nameRu.as('k_name_ru'),
	nameTm.as('k_name_tm'),
	'icon as k_icon',
] as const;

const subcategoryColumns = [
	'id as sc_id',
	'name_en as sc_name_en',
	nameRu.as('sc_name_ru'),
	nameTm.as('sc_name_tm'),
] as const;

export async function listCategories(db: Database): Promise<CategoryWire[]> {
	const [categories, subcategories] = await Promise.all([
		db.selectFrom('categories').select(categoryColumns).orderBy('position').orderBy('id').execute(),
		db
			.selectFrom('subcategories')
			.select([...subcategoryColumns, 'category_id'])
			.orderBy('position')
			.orderBy('id')
			.execute(),
	]);
	const byCategory = Map.groupBy(subcategories, ({ category_id }) => category_id);
	return categories.map((category) => ({
		...category,
		sub_categories: (byCategory.get(category.k_id) ?? []).map(({ category_id: _, ...wire }) => wire),
	}));
}

export async function listSmartCategories(db: Database): Promise<SmartCategoryWire[]> {
	return db
		.selectFrom('smart_categories')
		.select([
			'id as sm_id',
			'name_en as sm_name_en',
			nameRu.as('sm_name_ru'),
			nameTm.as('sm_name_tm'),
			sql<0 | 1>`is_new::integer`.as('new'),
		])
		.orderBy('position')
		.orderBy('id')
		.execute();
}

/** A picture of each sub-category of these categories that has one: its first product's. */
export async function listSubcategoryPictures(
	db: Database,
	categoryIds: readonly number[],
): Promise<{ subcategory_id: number; product_id: number; file: string }[]> {
	const { rows } = await sql<{ subcategory_id: number; product_id: number; file: string }>`
		select s.id as subcategory_id, first.product_id, first.file
		from subcategories s
		cross join lateral (
			select l.product_id, pic.file
			from product_listings l join product_pictures pic on pic.product_id = l.product_id and pic.position = 1
			where l.subcategory_id = s.id
			order by ${shopOrder} limit 1
		) first
		where s.category_id = any (${categoryIds}::integer[])`.execute(db);
	return rows;
}

function hasProducts(eb: ExpressionBuilder<Tables, 'categories'>) {
	return eb.exists(
		eb.selectFrom('product_listings').whereRef('product_listings.category_id', '=', 'categories.id'),
	);
}

/** HOME-02: only categories that have products, and how many there are in all. */
export async function pageOfFilledCategories(
	db: Database,
	limit: number,
	offset: number,
): Promise<{ categories: Omit<CategoryWire, 'sub_categories'>[]; count: number }> {
	const [categories, total] = await Promise.all([
		db
			.selectFrom('categories')
			.select(categoryColumns)
			.where(hasProducts)
			.orderBy('position')
			.orderBy('id')
			.limit(limit)
			.offset(offset)
			.execute(),
		db
			.selectFrom('categories')
			.select((eb) => eb.fn.countAll<string>().as('count'))
			.where(hasProducts)
			.executeTakeFirstOrThrow(),
	]);
	return { categories, count: Number(total.count) };
}

export async function requireCategory(
	db: Database,
	id: number,
): Promise<Omit<CategoryWire, 'sub_categories'>> {
	return db.selectFrom('categories').select(categoryColumns).where('id', '=', id).executeTakeFirstOrThrow();
}

export async function requireSubcategory(db: Database, id: number): Promise<SubcategoryWire> {
	return db
		.selectFrom('subcategories')
		.select(subcategoryColumns)
		.where('id', '=', id)
		.executeTakeFirstOrThrow();
}
