import type { ListScope } from '@dukan/domain/catalogue/product-list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { biggestDiscountFirst, newestFirst, shopOrder } from './list-orders.ts';
import { smartRuleCondition } from './smart-rule.queries.ts';

/**
 * Which products a list holds, and in which order when none is asked for. `l` is product_listings; whatever else `from`
 * joins must not repeat a product.
 */
export type ScopeSql = {
	from: RawBuilder<unknown>;
	where: RawBuilder<boolean>;
	order: RawBuilder<unknown>;
};

const listings = sql`product_listings l`;

/** Where there is nothing to look for. */
export const NOTHING_SCOPE: ScopeSql = { from: listings, where: sql`false`, order: shopOrder };

/** Every scope but a search, which is understood by the search itself. */
export async function findScopeSql(
	db: Database,
	scope: Exclude<ListScope, { kind: 'search' }>,
): Promise<ScopeSql> {
	switch (scope.kind) {
		case 'category':
			return { from: listings, where: sql`l.category_id = ${scope.id}`, order: shopOrder };
		case 'subcategory':
			return { from: listings, where: sql`l.subcategory_id = ${scope.id}`, order: shopOrder };
		case 'brand':
			return { from: listings, where: sql`l.brand_id = ${scope.id}`, order: shopOrder };
		case 'new':
			return { from: listings, where: sql`l.is_new`, order: newestFirst };
		case 'sale':
			return { from: listings, where: sql`l.on_sale`, order: biggestDiscountFirst };
		case 'smart':
			return smartScope(db, scope.id);
	}
}

/** By its rule, or, where it has none, by its list. */
async function smartScope(db: Database, smartId: number): Promise<ScopeSql> {
	const smart = await db
		.selectFrom('smart_categories')
		.select('rule')
		.where('id', '=', smartId)
		.executeTakeFirst();
	if (smart?.rule) return { from: listings, where: smartRuleCondition(smart.rule), order: shopOrder };
	return {
		from: sql`smart_category_products s join ${listings} on l.product_id = s.product_id`,
		where: sql`s.smart_category_id = ${smartId}`,
		order: sql`l.in_stock desc, s.position, l.product_id`,
	};
}
