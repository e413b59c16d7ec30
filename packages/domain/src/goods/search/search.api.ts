import { type Static, Type } from 'typebox';
import { zeroOrOneText } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import {
	facetsWire,
	listQuery,
	MAX_LIST_LIMIT,
	placeWire,
	productListWire,
	understoodWire,
} from '../lists/lists.api.ts';
import { MAX_QUERY_LENGTH } from './search-query.ts';

/** SEARCH-01: how many results are returned by default. */
const DEFAULT_LIMIT = 25;

export const searchQuery = Type.Object({
	query: Type.String({
		default: '',
		description: `At most ${MAX_QUERY_LENGTH} characters`,
		examples: ['samsung'],
	}),
	...listQuery.properties,
	limit: Type.Integer({ minimum: 1, maximum: MAX_LIST_LIMIT, default: DEFAULT_LIMIT }),
	facets: Type.Optional(zeroOrOneText),
});

/** FIND-05: queries of this language that lead to a product. */
export const popularQueriesWire = Type.Object({ queries: Type.Array(Type.String()) });

export const searchWire = Type.Object({
	...productListWire.properties,
	facets: Type.Optional(facetsWire),
	did_you_mean: Type.Optional(Type.String()),
	understood: Type.Array(understoodWire),
	places: Type.Array(placeWire),
});
export type SearchWire = Static<typeof searchWire>;

export const searchCalls = defineCalls('lists', {
	'GET /api/search': {
		by: 'anyone',
		summary: 'Products by what was typed, best first',
		query: searchQuery,
		response: { 200: searchWire },
	},
	'GET /api/popular_queries': {
		by: 'anyone',
		summary: 'What shoppers search for, in the language of the cookie',
		response: { 200: popularQueriesWire },
	},
});
