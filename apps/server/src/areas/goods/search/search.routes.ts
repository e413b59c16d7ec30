import { searchCalls } from '@dukan/domain/goods/search/search.api.ts';
import { MAX_QUERY_LENGTH, normaliseQuery } from '@dukan/domain/goods/search/search-query.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { invalidField } from '../../../platform/http/problem.ts';
import type { PublicServices } from '../../shop/reading/public-get.ts';
import { publicGet } from '../../shop/reading/public-get.ts';
import { chooseList, requireValid } from '../lists/list-input.ts';

export function searchRoutes(app: App, services: PublicServices): void {
	publicGet(app, services, searchCalls, 'GET /api/search', {
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

	publicGet(app, services, searchCalls, 'GET /api/popular_queries', {
		byLanguage: true,
		read: async (shop, { language }) => ({ queries: await shop.popularQueries(language) }),
	});
}

function requireQuery(typed: string): string {
	const query = normaliseQuery(typed);
	if (query.length <= MAX_QUERY_LENGTH) return query;
	throw invalidField('query', 'maxLength');
}
