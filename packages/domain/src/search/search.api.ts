import { type Static, Type } from 'typebox';
import { nameFields, oneOf, zeroOrOneText } from '../api/fields.api.ts';
import { facetsWire, listQuery, MAX_LIST_LIMIT, productListWire } from '../structure/structure.api.ts';
import { MAX_QUERY_LENGTH } from './search-query.ts';

/** `smart` is a smart category by its name; `left_out` a word that nothing of the kind that was named has. */
const UNDERSTOOD_KINDS = ['price_min', 'price_max', 'sort', 'sale', 'in_stock', 'smart', 'left_out'] as const;
type UnderstoodKind = (typeof UNDERSTOOD_KINDS)[number];

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

/** FIND-02: what was read as something else than a word of the goods; `text` is what was typed. */
export const understoodWire = Type.Object({
	kind: Type.Unsafe<UnderstoodKind>({ type: 'string', enum: [...UNDERSTOOD_KINDS] }),
	value: Type.String(),
	text: Type.String(),
});
export type UnderstoodWire = Static<typeof understoodWire>;

export const PLACE_KINDS = ['category', 'subcategory', 'brand', 'smart', 'page'] as const;

/** FIND-05: a page of the shop that the query names; `id` is the number of the category or brand, or the page's name. */
export const placeWire = Type.Object({
	kind: oneOf(PLACE_KINDS),
	id: Type.String(),
	...nameFields,
	path: Type.String(),
});
export type PlaceWire = Static<typeof placeWire>;

/** FIND-05: what shoppers of this language search for and then open. */
export const popularQueriesWire = Type.Object({ queries: Type.Array(Type.String()) });

export const searchWire = Type.Object({
	...productListWire.properties,
	facets: Type.Optional(facetsWire),
	did_you_mean: Type.Optional(Type.String()),
	understood: Type.Array(understoodWire),
	places: Type.Array(placeWire),
});
export type SearchWire = Static<typeof searchWire>;
