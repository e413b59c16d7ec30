import type {
	CategoryWire,
	SmartCategory,
	SubcategoryWire,
} from '@dukan/domain/goods/structure/structure.api.ts';
import type { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared-statement.ts';

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

export async function listSmartCategories(db: Database): Promise<SmartCategory[]> {
	return db
		.selectFrom('smart_categories')
		.select([
			'id as sm_id',
			'name_en as sm_name_en',
			nameRu.as('sm_name_ru'),
			nameTm.as('sm_name_tm'),
			sql<0 | 1>`is_new::integer`.as('new'),
			'opens_builder as opensBuilder',
		])
		.orderBy('position')
		.orderBy('id')
		.execute();
}

/** Returns the first picture of each product. Products without pictures are left out. */
export async function listFirstPictures(
	db: Database,
	productIds: readonly number[],
): Promise<Map<number, string>> {
	// A subselect looks up the index for each product. For a join in a small shop PostgreSQL would read the
	// whole table.
	const { rows } = await sql<{ id: number; file: string | null }>`${prepared('list_first_pictures')}
		select asked.id, (
			select pic.file from product_pictures pic where pic.product_id = asked.id and pic.position = 1
		) as file from unnest(${productIds}::integer[]) as asked (id)`.execute(db);
	return new Map(rows.flatMap(({ id, file }) => (file === null ? [] : [[id, file]])));
}

/** HOME-02: returns a page of the categories that have products, and the number of all such categories. */
export async function pageOfFilledCategories(
	db: Database,
	index: ListingIndex,
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ categories: Omit<CategoryWire, 'sub_categories'>[]; count: number }> {
	const all = await db
		.selectFrom('categories')
		.select(categoryColumns)
		.orderBy('position')
		.orderBy('id')
		.execute();
	const filled = all.filter(({ k_id }) => index.categoryTotals.get(k_id) > 0);
	return { categories: filled.slice(offset, offset + limit), count: filled.length };
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
