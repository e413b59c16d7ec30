import type { ListScope } from '@dukan/domain/goods/lists/product-list.ts';
import type { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import { selectProducts, selectScope } from '@dukan/listing-index/select.ts';
import { selectByRule } from '@dukan/listing-index/select-by-rule.ts';
import type { Selection } from '@dukan/listing-index/selection.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findSmartRule, listSmartProducts, resolveRule } from '../structure/smart-categories.queries.ts';

/** Selects the products of a list. */
export type SelectRows = (index: ListingIndex) => Selection;

/** Selects the products of every scope but a search, which has its own selection. */
export async function scopeSelection(
	db: Database,
	scope: Exclude<ListScope, { kind: 'search' }>,
): Promise<SelectRows> {
	if (scope.kind !== 'smart') {
		const plain = 'id' in scope ? { kind: scope.kind, id: scope.id } : { kind: scope.kind };
		return (index) => selectScope(index, plain);
	}
	const rule = await findSmartRule(db, scope.id);
	if (rule) {
		const clauses = await resolveRule(db, rule);
		return (index) => selectByRule(index, clauses);
	}
	const productIds = await listSmartProducts(db, scope.id);
	return (index) => selectProducts(index, productIds);
}
