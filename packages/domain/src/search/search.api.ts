import { type Static, Type } from 'typebox';
import { zeroOrOneText } from '../api/fields.api.ts';
import { facetsWire, listQuery, MAX_LIST_LIMIT, productListWire } from '../catalogue/catalogue.api.ts';
import { MAX_QUERY_LENGTH } from './search-query.ts';

/** SEARCH-01 */
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

export const searchWire = Type.Object({
	...productListWire.properties,
	facets: Type.Optional(facetsWire),
	did_you_mean: Type.Optional(Type.String()),
});
export type SearchWire = Static<typeof searchWire>;
