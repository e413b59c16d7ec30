import { MAX_ID } from '@dukan/domain/base/addresses/addresses.ts';
import type { BulkChange, BulkResultWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/http/problem.ts';

type Step = { set: RawBuilder<unknown>; where?: RawBuilder<unknown> };

/**
 * Applies one change to many products. A product that cannot take the change stays as it is, and `skipped`
 * names it.
 */
export async function bulkEdit(
	trx: Database,
	ids: readonly number[],
	change: BulkChange,
): Promise<BulkResultWire> {
	// Locks products in the same order as orders do, so that the two never deadlock.
	const { rows: found } = await sql<{ id: number }>`select id from products
		where id = any (${ids}::integer[]) order by id for update`.execute(trx);
	const { set, where = sql`true` } = await stepOf(trx, change);
	const { rows } = await sql<{ id: number }>`update products p set ${set}
		where p.id = any (${ids}::integer[]) and ${where} returning p.id`.execute(trx);
	const changed = new Set(rows.map(({ id }) => id));
	if (change.kind === 'move')
		await sql`delete from product_attributes a where a.product_id = any (${[...changed]}::integer[])
			and a.attribute_key not in (
				select attribute_key from subcategory_attributes where subcategory_id = ${change.subcategoryId})`.execute(
			trx,
		);
	return { changed: changed.size, skipped: found.map(({ id }) => id).filter((id) => !changed.has(id)) };
}

async function stepOf(trx: Database, change: BulkChange): Promise<Step> {
	switch (change.kind) {
		case 'publish':
			return { set: sql`published = ${change.on}` };
		case 'new':
			return { set: sql`is_new = ${change.on}` };
		case 'premium':
			return { set: sql`premium = ${change.on}` };
		case 'price':
			return priceStep(change.percent);
		case 'sale': {
			const sale = sharedPrice(sql`p.price_tenge`, 100 - change.percent);
			return {
				set: sql`on_sale = true, sale_price_tenge = ${sale}, sale_starts_at = null, sale_ends_at = null`,
				where: sql`${sale} between 1 and p.price_tenge - 1`,
			};
		}
		case 'saleOff':
			return {
				set: sql`on_sale = false, sale_price_tenge = null, sale_starts_at = null, sale_ends_at = null`,
			};
		case 'move': {
			const subcategory = await trx
				.selectFrom('subcategories')
				.select(['id', 'category_id'])
				.where('id', '=', change.subcategoryId)
				.executeTakeFirst();
			if (!subcategory) throw invalidField('subcategoryId', 'unknown');
			return { set: sql`category_id = ${subcategory.category_id}, subcategory_id = ${subcategory.id}` };
		}
	}
}

/** Rounds to whole tenge, halves up. */
const sharedPrice = (price: RawBuilder<unknown>, percent: number) =>
	sql`round(${price}::numeric * ${percent} / 100)`;

/** Changes a price together with the sale price, so that the discount stays the same. */
function priceStep(percent: number): Step {
	const price = sharedPrice(sql`p.price_tenge`, 100 + percent);
	const sale = sharedPrice(sql`p.sale_price_tenge`, 100 + percent);
	return {
		set: sql`price_tenge = ${price}, sale_price_tenge = ${sale}`,
		where: sql`${price} between 1 and ${MAX_ID} / p.unit_factor
			and (p.sale_price_tenge is null or (${sale} >= 1
				and ((not p.on_sale and p.sale_starts_at is null) or ${sale} < ${price})))`,
	};
}
