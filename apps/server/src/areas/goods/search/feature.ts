import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { Language } from '@dukan/domain/base/language/language.ts';
import { writeListFilters } from '@dukan/domain/goods/lists/list-filters.ts';
import type { ListRequest } from '@dukan/domain/goods/lists/lists.api.ts';
import type { Selection } from '@dukan/listing-index/selection.ts';
import { DO_NOT_CACHE } from '../../../platform/cache/cache-tags.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { ReadSource } from '../../shop/reading/read-shop.ts';
import { listProducts } from '../lists/list-products.ts';
import type { LiveListing } from '../lists/live-listing.ts';
import { scopeSelection } from '../lists/scope-selection.ts';
import { refreshPopularity } from '../popularity/popularity.queries.ts';
import { ATTRIBUTE_TABLES } from '../structure/attribute-tables.ts';
import { describePlaces, type PlaceNames } from './describe-places.ts';
import { findProducts } from './find-products.ts';
import { loosenPrice } from './loosen-price.ts';
import { refreshPopularQueries } from './popular-queries.ts';
import { searchRoutes } from './search.routes.ts';
import { listPopularQueries } from './search-counts.queries.ts';
import { deleteExpiredSearchCounts } from './search-counts.ts';
import { searchNeeds } from './search-needs.ts';
import { staffSearchRoutes } from './staff-search.routes.ts';

/** The tables whose names a search looks through, besides products. */
const SEARCHED = [
	'search_synonyms',
	'categories',
	'subcategories',
	'brands',
	'units',
	'attributes',
	'attribute_values',
	'smart_categories',
	'smart_category_products',
	'pages',
	'banners',
	'small_banners',
];

type SearchSource = ReadSource & {
	shop: PlaceNames;
};

export const search = defineFeature({
	routes: { open: searchRoutes, staff: staffSearchRoutes },
	jobs: [
		{
			// FIND-04, FIND-05: the default order of lists and the popular searches are computed every night.
			name: 'popularity',
			cron: '20 3 * * *',
			isPatient: true,
			run: async ({ db, clock, listing }: Needs<'db' | 'clock'> & { listing: LiveListing }) => {
				const today = ashgabatTime(clock()).date;
				await refreshPopularity(db, today);
				await refreshPopularQueries(searchNeeds(db, listing), today);
			},
		},
	],
	expires: [deleteExpiredSearchCounts],
	reads: ({
		db,
		note,
		noteProducts,
		cached,
		readIndex,
		readDictionary,
		onMiss,
		clock,
		shop,
	}: SearchSource) => {
		const search = async (request: ListRequest, query: string) => {
			note(...SEARCHED);
			const found = await findProducts({ db, readIndex, readDictionary }, request, query);
			const { didYouMean, select, understood } = found;
			const places = async (selection: Selection) => {
				const banners = (await readDictionary()).shownBanners(clock());
				return describePlaces(query, found.places(selection), { names: shop, banners });
			};
			const listed = (given: ListRequest) =>
				listProducts(db, readIndex, given, { select, understood, places, cached });
			const list = await loosenPrice(await listed(found.request), {
				wished: found.request,
				chosen: request,
				readIndex,
				listed,
			});
			noteProducts(list.rows);
			if (list.count === 0 || didYouMean) note(DO_NOT_CACHE);
			const isMissed = list.count === 0 && list.places.length === 0;
			if (isMissed && writeListFilters(request.filters).length === 0) onMiss?.(query);
			return { ...list, didYouMean };
		};
		return {
			list: async (request: ListRequest) => {
				const { scope } = request;
				note(scope.kind === 'category' ? `category:${scope.id}` : 'products');
				if (scope.kind === 'smart') note('smart_categories', 'smart_category_products');
				if (request.withFacets) note('brands', 'categories', 'subcategories', 'subcategory_attributes');
				if (request.withFacets || Object.keys(request.filters.attributes).length > 0)
					note(...ATTRIBUTE_TABLES);
				if (scope.kind === 'search') return search(request, scope.query);
				const select = await scopeSelection(db, scope);
				const list = await listProducts(db, readIndex, request, { select, cached });
				noteProducts(list.rows);
				return list;
			},
			popularQueries: (language: Language) =>
				cached(`popular ${language}`, ['popular_queries'], () => listPopularQueries(db, language)),
		};
	},
});
