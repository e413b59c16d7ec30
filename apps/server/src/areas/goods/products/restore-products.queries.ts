import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import { columnOf, PRODUCT_FIELDS } from '@dukan/domain/goods/products/product-columns.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { restoreRows } from '../../staff/audit/restore-rows.queries.ts';

export async function deleteProducts(trx: Database, ids: readonly number[]): Promise<void> {
	await trx.deleteFrom('products').where('id', 'in', ids).execute();
}

const RESTORED = [
	'category_id',
	...LANGUAGES.flatMap((language) => [`name_${language}`, `description_${language}`]),
	...PRODUCT_FIELDS.map((field) => columnOf(field).column),
];

/**
 * Restores only the columns that the import changed, because the descriptions of thousands of products are
 * large.
 */
export async function restoreProducts(trx: Database, batch: string, ids: readonly number[]): Promise<void> {
	const restored = (column: string, was: RawBuilder<unknown>) =>
		sql`${sql.ref(column)} = case when l.before ? ${sql.lit(column)} then ${was} else p.${sql.ref(column)} end`;
	const set = sql.join([
		sql`version = p.version + 1`,
		...RESTORED.map((column) => restored(column, sql`was.${sql.ref(column)}`)),
		// Staff may have dissolved the family since.
		restored('family_id', sql`(select f.id from product_families f where f.id = was.family_id)`),
	]);
	await sql`update products p set ${set}
		from audit_log l cross join lateral jsonb_populate_record(null::products, l.before) as was
		where l.batch = ${batch} and l.subject = 'products' and l.action = 'update'
			and l.key = any (${ids}::integer[]::text[]) and p.id = l.key::integer`.execute(trx);
	await restoreRows(trx, { table: 'product_attributes', key: 'attribute_key', batch, ids });
	await restoreRows(trx, { table: 'product_pictures', key: 'position', batch, ids });
}
