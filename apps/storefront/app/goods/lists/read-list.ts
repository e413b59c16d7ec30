import type { PageContext } from '@dukan/domain/content/page-rendering/public-shop.ts';
import type {
	FacetsWire,
	PlaceWire,
	ProductList,
	UnderstoodWire,
} from '@dukan/domain/goods/lists/lists.api.ts';
import { LIST_PAGE_SIZE, type ListScope, MAX_OFFSET } from '@dukan/domain/goods/lists/product-list.ts';
import { data, redirect } from 'react-router';
import { type ProductCardData, productCardData } from '../products/product-card-data.ts';
import { type Facets, facetsFromWire } from './facets.ts';
import {
	FIRST_STATE,
	findListState,
	findRightAddress,
	type ListPlace,
	type ListState,
	listAddress,
} from './list-state.ts';
import { type QuickChoice, quickChoices } from './quick-choices.ts';

type Shop = Pick<PageContext, 'shop' | 'language'>;

type QuickChips = { isMixed: boolean; chips: (Omit<QuickChoice, 'filters'> & { href: string })[] };

/** The data of a list's page, in one language. */
export type ListData = {
	place: ListPlace;
	/** Identifies the list in calls of the API. */
	scope: ListScope;
	state: ListState;
	count: number;
	products: ProductCardData[];
	facets: Facets | undefined;
	/** LIGHT-04: computed on the server, because the choices do not change while the list is shown. */
	quick: QuickChips | undefined;
	didYouMean: string | undefined;
	/** FIND-02: parts of the query that were understood as filters. */
	understood: UnderstoodWire[];
	/** FIND-05: the categories and brands that the query names, as links. */
	places: PlaceWire[];
};

/**
 * CAT-02: reads the list at the address. Throws a response of 400 or 404 for an address that cannot be shown,
 * and a redirect for one that is not canonical.
 */
export async function readList(
	{ shop, language }: Shop,
	{ place, scope }: Pick<ListData, 'place' | 'scope'>,
	query: URLSearchParams,
): Promise<ListData> {
	const state = requireListState(query);
	const rightAddress = findRightAddress(place, state, query);
	if (rightAddress) throw redirect(rightAddress);
	const { rows, count, facets, invalid, didYouMean, understood, places } = await listRows(
		{ shop, language },
		scope,
		state,
		true,
	);
	if (rows.length === 0 && state.page > 1) throw data(null, { status: 404 });
	if (invalid.length > 0 || (facets && !knowsChoices(facets, state))) throw data(null, { status: 400 });
	const shownFacets = facets && facetsFromWire(facets, state.filters, language);
	return {
		place,
		scope,
		state,
		count,
		didYouMean,
		understood,
		places,
		products: await cards({ shop, language }, rows),
		facets: shownFacets,
		quick: shownFacets && quickChips(shownFacets, place, state),
	};
}

/** Returns a link for each quick choice, to the list with that choice. */
function quickChips(facets: Facets, place: ListPlace, state: ListState): QuickChips {
	const { isMixed, choices } = quickChoices(facets, state.filters);
	return {
		isMixed,
		chips: choices.map(({ filters, ...chip }) => ({
			...chip,
			href: listAddress(place, { ...FIRST_STATE, sort: state.sort, filters }),
		})),
	};
}

/** Returns only the rows, for "load more". */
export async function readListRows(
	{ shop, language }: Shop,
	scope: ListScope,
	query: URLSearchParams,
): Promise<ProductCardData[]> {
	const { rows } = await listRows({ shop, language }, scope, requireListState(query), false);
	return cards({ shop, language }, rows);
}

function requireListState(query: URLSearchParams): ListState {
	const state = findListState(query);
	if (!state) throw data(null, { status: 400 });
	return state;
}

async function listRows(
	{ shop, language }: Shop,
	scope: ListScope,
	{ filters, sort, page, shown }: ListState,
	withFacets: boolean,
): Promise<ProductList> {
	const offset = (page - 1) * LIST_PAGE_SIZE;
	if (offset > MAX_OFFSET) throw data(null, { status: 404 });
	return shop.list({ scope, filters, sort, language, limit: shown, offset, withFacets });
}

async function cards({ shop, language }: Shop, rows: ProductList['rows']): Promise<ProductCardData[]> {
	const highlights = await shop.highlights(rows.map(({ p_id }) => p_id));
	return rows.map((product) => productCardData(product, language, highlights.get(product.p_id)));
}

/**
 * Every chosen value must have a count. A brand without one does not exist, and an attribute without one does
 * not belong to the list.
 */
function knowsChoices(facets: FacetsWire, { filters }: ListState): boolean {
	const categories = new Set(facets.categories.map(({ k_id }) => k_id));
	const brands = new Set(facets.brands.map(({ id }) => id));
	const attributes = new Set(facets.attributes.map(({ key }) => key));
	return (
		filters.categoryIds.every((id) => categories.has(id)) &&
		filters.brandIds.every((id) => brands.has(id)) &&
		Object.keys(filters.attributes).every((key) => attributes.has(key))
	);
}
