import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import type { Stored } from '@dukan/domain/goods/products/column-kinds.ts';
import { BLANK_PRODUCT, columnOf, PRODUCT_FIELDS } from '@dukan/domain/goods/products/product-columns.ts';
import { completeNames, hasSale } from '@dukan/domain/goods/products/product-rules.ts';
import type { ProductFields, StaffProductWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { textsSql } from './product-list.queries.ts';

/** Turns a value of PostgreSQL into that of the API. */
const SELECTED: Record<Stored, (value: RawBuilder<unknown>) => RawBuilder<unknown>> = {
	asIs: (value) => value,
	timestamptz: isoMoment,
};

const FIELDS = sql.join(
	PRODUCT_FIELDS.map((field) => {
		const { column, kind } = columnOf(field);
		return sql`${SELECTED[kind.stored](sql.ref(`p.${column}`))} as ${sql.id(field)}`;
	}),
);

const COLUMNS = sql`p.id, p.version, p.category_id as "categoryId", ${FIELDS}, stock.quantity as stock,
	${textsSql('name')} as names`;
const PRODUCTS = sql`products p join product_stock stock on stock.product_id = p.id`;

/**
 * Reads the products in the order of their ids. With `lock` no other transaction changes them before this one
 * ends.
 */
export async function readStaffProducts(
	db: Database,
	ids: readonly number[],
	{ lock = false } = {},
): Promise<StaffProductWire[]> {
	if (lock) await lockProducts(db, ids);
	const { rows } = await sql<StaffProductWire>`select ${COLUMNS},
			coalesce((select f.code from product_families f where f.id = p.family_id), '') as family,
			${textsSql('description')} as descriptions,
			coalesce((select json_object_agg(a.attribute_key, facet_value(a.value_text, a.value_number, a.value_bool))
				from product_attributes a where a.product_id = p.id), '{}') as attributes,
			coalesce((select json_agg(pic.file order by pic.position)
				from product_pictures pic where pic.product_id = p.id), '[]') as pictures,
			(exists (select from order_lines o where o.product_id = p.id)
				or exists (select from receipt_lines r where r.product_id = p.id)) as ordered
		from ${PRODUCTS} where p.id = any (${ids}::integer[]) order by p.id`.execute(db);
	return rows;
}

const NO_PARTS = {
	family: BLANK_PRODUCT.family,
	descriptions: BLANK_PRODUCT.descriptions,
	attributes: BLANK_PRODUCT.attributes,
	pictures: BLANK_PRODUCT.pictures,
	ordered: false,
};

/**
 * Reads products without family, descriptions, attributes and pictures, for changing the prices of thousands.
 */
export async function readProductColumns(
	db: Database,
	ids: readonly number[],
	{ lock = false } = {},
): Promise<StaffProductWire[]> {
	if (lock) await lockProducts(db, ids);
	const { rows } = await sql<Omit<StaffProductWire, keyof typeof NO_PARTS>>`select ${COLUMNS}
		from ${PRODUCTS} where p.id = any (${ids}::integer[]) order by p.id`.execute(db);
	return rows.map((row) => ({ ...row, ...NO_PARTS }));
}

/**
 * Locks the products in a statement of its own. A statement that also reads would return attributes and
 * pictures from before it waited for the lock.
 */
async function lockProducts(db: Database, ids: readonly number[]): Promise<void> {
	await sql`select from products where id = any (${ids}::integer[]) order by id for update`.execute(db);
}

export async function findStaffProduct(
	db: Database,
	id: number,
	options: { lock?: boolean } = {},
): Promise<StaffProductWire | undefined> {
	return (await readStaffProducts(db, [id], options))[0];
}

export type ProductRow = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Returns the columns of a product's row, which has no stock. `familyIds` has the ids of families by code
 * (families.queries.ts). A product without a sale gets no end of a sale.
 */
export function productRow(
	fields: ProductFields,
	categoryId: number,
	familyIds: ReadonlyMap<string, number>,
): ProductRow {
	const names = completeNames(fields.names);
	return {
		category_id: categoryId,
		family_id: familyIds.get((fields.family ?? '').trim()) ?? null,
		...Object.fromEntries(PRODUCT_FIELDS.map((field) => [columnOf(field).column, fields[field]])),
		...Object.fromEntries(LANGUAGES.map((language) => [`name_${language}`, names[language].trim()])),
		...Object.fromEntries(
			LANGUAGES.map((language) => [`description_${language}`, fields.descriptions[language]]),
		),
		sale_ends_at: hasSale(fields) ? fields.saleEndsAt : null,
	};
}

export async function insertProducts(
	trx: Database,
	rows: readonly ProductRow[],
	now: Date,
): Promise<number[]> {
	if (rows.length === 0) return [];
	const columns = sql.join(Object.keys(rows[0] as ProductRow).map((column) => sql.ref(column)));
	const { rows: added } = await sql<{ id: number }>`insert into products (${columns}, created_at)
		select ${columns}, ${now} from rows from (jsonb_populate_recordset(null::products, ${JSON.stringify(rows)}::jsonb))
			with ordinality as given order by ordinality
		returning id`.execute(trx);
	return added.map(({ id }) => id).toSorted((a, b) => a - b);
}

/**
 * Updates products that all have the same columns. Each gets a new version, even if only its attributes or
 * pictures changed.
 */
export async function updateProducts(
	trx: Database,
	rows: readonly (ProductRow & { id: number })[],
): Promise<void> {
	if (rows.length === 0) return;
	const { id: _, ...columns } = rows[0] as ProductRow & { id: number };
	const set = sql.join([
		sql`version = p.version + 1`,
		...Object.keys(columns).map((column) => sql`${sql.ref(column)} = given.${sql.ref(column)}`),
	]);
	await sql`update products p set ${set}
		from jsonb_populate_recordset(null::products, ${JSON.stringify(rows)}::jsonb) as given
		where p.id = given.id`.execute(trx);
}

export type PartsOf = { id: number; was: ProductFields | undefined; now: ProductFields };

/** Writes only the attributes that differ. A changed value is deleted and inserted. */
export async function replaceAttributes(trx: Database, products: readonly PartsOf[]): Promise<void> {
	const gone: { id: number; key: string }[] = [];
	const come: { id: number; key: string; value: string }[] = [];
	for (const { id, was, now } of products) {
		const before = was?.attributes ?? {};
		for (const [key, value] of Object.entries(before))
			if (now.attributes[key] !== value) gone.push({ id, key });
		for (const [key, value] of Object.entries(now.attributes))
			if (before[key] !== value) come.push({ id, key, value });
	}
	if (gone.length > 0)
		await sql`delete from product_attributes a using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb)
				as gone (id integer, key text)
			where a.product_id = gone.id and a.attribute_key = gone.key`.execute(trx);
	if (come.length > 0)
		await sql`insert into product_attributes (product_id, attribute_key, value_text, value_number, value_bool)
			select come.id, come.key, case when a.type = 'enum' then come.value end,
				case when a.type = 'number' then come.value::numeric end, case when a.type = 'bool' then come.value = 'yes' end
			from jsonb_to_recordset(${JSON.stringify(come)}::jsonb) as come (id integer, key text, value text)
			join attributes a on a.key = come.key`.execute(trx);
}

export async function replacePictures(trx: Database, products: readonly PartsOf[]): Promise<void> {
	const changed = products.filter(({ was, now }) => (was?.pictures ?? []).join() !== now.pictures.join());
	const ids = changed.filter(({ was }) => was?.pictures.length).map(({ id }) => id);
	if (ids.length > 0)
		await sql`delete from product_pictures where product_id = any (${ids}::integer[])`.execute(trx);
	const rows = changed.flatMap(({ id, now }) =>
		now.pictures.map((file, index) => ({ product_id: id, position: index + 1, file })),
	);
	if (rows.length > 0)
		await sql`insert into product_pictures (product_id, position, file) select product_id, position, file
			from jsonb_populate_recordset(null::product_pictures, ${JSON.stringify(rows)}::jsonb)`.execute(trx);
}

/** Returns the files that are pictures of the kind `product`. */
export async function knownPictures(db: Database, files: readonly string[]): Promise<Set<string>> {
	if (files.length === 0) return new Set();
	const rows = await db
		.selectFrom('pictures')
		.select('file')
		.where('kind', '=', 'product')
		.where('file', 'in', [...new Set(files)])
		.execute();
	return new Set(rows.map(({ file }) => file));
}

export async function deleteProduct(trx: Database, id: number): Promise<void> {
	await trx.deleteFrom('products').where('id', '=', id).execute();
}
