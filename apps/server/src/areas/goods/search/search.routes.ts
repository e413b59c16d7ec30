import { popularQueriesWire, searchQuery, searchWire } from '@dukan/domain/goods/search/search.api.ts';
import { MAX_QUERY_LENGTH, normaliseQuery } from '@dukan/domain/goods/search/search-query.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { invalidField } from '../../../platform/http/problem.ts';
import { publicGet } from '../../shop/reading/public-get.ts';
import { chooseList, requireValid } from '../lists/list-input.ts';

export function searchRoutes(app: App, services: Services): void {
	publicGet(app, services, {
		url: '/api/search',
		summary: 'Products by what was typed, best first',
		tag: 'lists',
		query: searchQuery,
		response: searchWire,
		byLanguage: true,
		choose: (input) => ({
			...chooseList(input),
			query: requireQuery(input.query.query),
			withFacets: input.query.facets === '1',
		}),
		read: async (shop, { choice: { query, ...choice } }) => {
			const list = requireValid(await shop.list({ ...choice, scope: { kind: 'search', query } }));
			const { rows, count, facets, didYouMean, understood, places } = list;
			return {
				rows,
				count,
				...(facets && { facets }),
				...(didYouMean && { did_you_mean: didYouMean }),
				understood,
				places,
			};
		},
	});

	publicGet(app, services, {
		url: '/api/popular_queries',
		summary: 'What shoppers search for, in the language of the cookie',
		tag: 'lists',
		response: popularQueriesWire,
		byLanguage: true,
		read: async (shop, { language }) => ({ queries: await shop.popularQueries(language) }),
	});
}

function requireQuery(typed: string): string {
	const query = normaliseQuery(typed);
	if (query.length <= MAX_QUERY_LENGTH) return query;
	throw invalidField('query', 'maxLength');
}
