import { ATTRIBUTE_PREFIX } from '@dukan/domain/catalogue/list-filters.ts';
import type { ListRequest, ProductList } from '@dukan/domain/storefront/shop-reader.ts';
import { type Remember, readAnew } from '../platform/cache/read-memory.ts';
import type { Database } from '../platform/database/database.ts';
import { filterConditions, readChosenFilters } from './chosen-filters.queries.ts';
import { countSelection } from './count-selection.ts';
import { describeFacets } from './describe-facets.ts';
import { facetAttributes } from './facet-attributes.ts';
import { readTallies } from './facets.queries.ts';
import { listOrder } from './list-orders.ts';
import type { ScopeSql } from './list-scope.ts';
import { countListings, listCardsByName, listCardsInOrder } from './product-list.queries.ts';
import { listCardsOf } from './products.queries.ts';
import { pageOfSelection, shelfOrder } from './shelf-page.ts';
import type { Selection } from './shelf-selection.ts';
import { type Counts, countTallies } from './tally.ts';

/**
 * CAT-02: one page of a list, how many products it has in all, and what it can be narrowed down to. With a selection all
 * this comes from the shelf, but for the order of names; without one, from PostgreSQL.
 */
export async function listProducts(
	db: Database,
	scope: ScopeSql,
	request: ListRequest,
	{ selection, remember = readAnew }: { selection?: Selection | undefined; remember?: Remember } = {},
): Promise<ProductList> {
	const { filters, sort, language, limit, offset, withFacets } = request;
	const { chosen, unknown } = await readChosenFilters(db, filters);
	if (unknown.length > 0) {
		const invalid = unknown.map((key) => ({ field: ATTRIBUTE_PREFIX + key, code: 'unknown' as const }));
		return { rows: [], count: 0, facets: undefined, invalid, didYouMean: undefined };
	}
	const conditions = filterConditions(chosen);
	if (selection) {
		const { counts, passing } = countSelection(selection, chosen, { withFacets });
		const inStock = chosen.inStock ? counts.found : counts.inStock;
		const byName = () => listCardsByName(db, scope, conditions, { language, limit, offset, inStock });
		const cards = () =>
			listCardsOf(db, pageOfSelection(selection, passing, shelfOrder(request), { limit, offset }));
		const [rows, facets] = await Promise.all([
			sort === 'name' ? byName() : cards(),
			withFacets ? facetsOf(db, request, chosen, counts, remember) : undefined,
		]);
		return { rows, count: counts.found, facets, invalid: [], didYouMean: undefined };
	}
	const order = sort ? listOrder(sort, language) : scope.order;
	const [rows, { count, facets }] = await Promise.all([
		listCardsInOrder(db, scope, conditions, { order, limit, offset }),
		withFacets
			? countFacets(db, scope, request, chosen, remember)
			: countListings(db, scope, conditions).then((count) => ({ count, facets: undefined })),
	]);
	return { rows, count, facets, invalid: [], didYouMean: undefined };
}

type Chosen = Awaited<ReturnType<typeof readChosenFilters>>['chosen'];

async function countFacets(
	db: Database,
	scope: ScopeSql,
	request: ListRequest,
	chosen: Chosen,
	remember: Remember,
) {
	const counts = countTallies(await readTallies(db, scope), chosen);
	return { count: counts.found, facets: await facetsOf(db, request, chosen, counts, remember) };
}

async function facetsOf(
	db: Database,
	request: ListRequest,
	chosen: Chosen,
	counts: Counts,
	remember: Remember,
) {
	const attributes = await facetAttributes(db, request, remember);
	return describeFacets(db, request, attributes, chosen, { counts, remember });
}
