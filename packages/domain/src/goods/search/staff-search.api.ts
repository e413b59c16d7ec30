import { type Static, Type } from 'typebox';
import { languageSchema, line, orNull } from '../../base/fields.api.ts';
import { defineCalls, defineTables } from '../../staff/access/define-calls.ts';
import { pickedProductWire } from '../structure/staff-structure.api.ts';
import { MAX_QUERY_LENGTH } from './search-query.ts';

const weakSearchWire = Type.Object({
	words: Type.String(),
	language: languageSchema,
	count: Type.Integer(),
});
export type WeakSearchWire = Static<typeof weakSearchWire>;

/** FIND-05: searches of the last 30 days that staff may mend with a synonym. */
export const weakSearchesWire = Type.Object({
	/** Queries that found nothing at all. */
	notFound: Type.Array(weakSearchWire),
	/** Queries after which no result was opened. */
	notOpened: Type.Array(weakSearchWire),
});
export type WeakSearchesWire = Static<typeof weakSearchesWire>;

/** An empty `meant` makes the search ignore the word. */
export const synonymFields = { typed: line(60, 1), meant: line(60) };
export const synonymWire = Type.Object({ id: Type.Integer(), ...synonymFields });
export type SynonymWire = Static<typeof synonymWire>;

/** Tries what a search finds. */
export const searchTryQuery = Type.Object({ query: line(MAX_QUERY_LENGTH, 1) });
export const searchTryWire = Type.Object({
	count: Type.Integer(),
	didYouMean: orNull(Type.String()),
	rows: Type.Array(pickedProductWire),
});
export type SearchTryWire = Static<typeof searchTryWire>;

export const staffSearchCalls = defineCalls('staff catalogue', {
	'GET /api/staff/weak_searches': {
		by: 'readCatalogue',
		summary: 'Searches of the last 30 days that found nothing, or nothing that was opened',
		response: { 200: weakSearchesWire },
	},
	'GET /api/staff/search_try': {
		by: 'readCatalogue',
		summary: 'What a shopper’s search finds; a number finds the product of that number too',
		query: searchTryQuery,
		response: { 200: searchTryWire },
	},
});

export const searchTables = defineTables(
	'staff catalogue',
	{ read: 'readCatalogue', edit: 'editCatalogue' },
	{
		synonyms: synonymWire,
	},
);
