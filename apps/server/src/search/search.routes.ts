import { MAX_QUERY_LENGTH, normaliseQuery } from '@dukan/domain/search/search-query.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { listFields } from '../catalogue/catalogue-schemas.ts';
import { chooseList, listQuery, requireValid } from '../catalogue/list-input.ts';
import { Problem } from '../platform/http/problem.ts';
import { publicGet } from '../public-get.ts';
import type { Services } from '../services.ts';

/** SEARCH-01 */
const DEFAULT_LIMIT = 25;

const searchQuery = Type.Object({
	query: Type.String({
		default: '',
		description: `At most ${MAX_QUERY_LENGTH} characters`,
		examples: ['samsung'],
	}),
	...listQuery.properties,
	limit: Type.Integer({ ...listQuery.properties.limit, default: DEFAULT_LIMIT }),
	facets: Type.Optional(Type.Unsafe<'0' | '1'>({ type: 'string', enum: ['0', '1'] })),
});

export function searchRoutes(app: FastifyInstance, services: Services): void {
	publicGet(app, services, {
		url: '/api/search',
		summary: 'Products by what was typed, best first',
		tag: 'lists',
		query: searchQuery,
		answer: Type.Object({
			...listFields,
			facets: Type.Optional(listFields.facets),
			did_you_mean: Type.Optional(Type.String()),
		}),
		byLanguage: true,
		choose: (input) => ({
			...chooseList(input),
			query: requireQuery(input.query.query),
			withFacets: input.query.facets === '1',
		}),
		read: async (shop, { choice: { query, ...choice } }) => {
			const list = requireValid(await shop.list({ ...choice, scope: { kind: 'search', query } }));
			const { rows, count, facets, didYouMean } = list;
			return { rows, count, ...(facets && { facets }), ...(didYouMean && { did_you_mean: didYouMean }) };
		},
	});
}

function requireQuery(typed: string): string {
	const query = normaliseQuery(typed);
	if (query.length <= MAX_QUERY_LENGTH) return query;
	throw new Problem('invalid_input', { errors: [{ field: 'query', code: 'maxLength' }] });
}
