import { NO_FILTERS } from '@dukan/domain/goods/lists/list-filters.ts';
import type { SearchTryWire } from '@dukan/domain/goods/search/staff-search.api.ts';
import { countFacets } from '@dukan/listing-index/count-facets.ts';
import { pageOfSelection, pageOrder } from '@dukan/listing-index/page-order.ts';
import { readChosenFilters } from '../lists/chosen-filters.queries.ts';
import { findProducts, type SearchNeeds } from './find-products.ts';
import { listProductNames } from './staff-search.queries.ts';

const SHOWN = 10;

/**
 * Shows what a shopper's search finds, with every variant of a family on its own; a number finds the product with that id too,
 * sold or not.
 */
export async function trySearch(needs: SearchNeeds, query: string): Promise<SearchTryWire> {
	const asked = { filters: NO_FILTERS, sort: undefined };
	const { select, request, didYouMean } = await findProducts(needs, asked, query);
	const { chosen } = await readChosenFilters(needs.db, request.filters);
	const selection = select(await needs.readIndex());
	const { matching } = countFacets(selection, chosen, { withFacets: false });
	const order = pageOrder(selection, { ...request, scope: { kind: 'search', query }, language: 'en' });
	const found = pageOfSelection(selection, matching, order, { limit: SHOWN, offset: 0, eachVariant: true });
	const numbered = /^\d{1,9}$/.test(query) ? [Number(query)] : [];
	const rows = await listProductNames(needs.db, [...new Set([...numbered, ...found])]);
	return { count: matching.length, didYouMean: didYouMean ?? null, rows };
}
