import type { ListRequest, UnderstoodWire } from '@dukan/domain/goods/lists/lists.api.ts';
import { swapKeyboardLayout } from '@dukan/domain/goods/search/keyboard-layout.ts';
import { readWishes, type Wish, wordsAfterNumbers } from '@dukan/domain/goods/search/read-wishes.ts';
import { isSearchable, normaliseQuery } from '@dukan/domain/goods/search/search-query.ts';
import { selectProducts } from '@dukan/listing-index/select.ts';
import { selectByRule } from '@dukan/listing-index/select-by-rule.ts';
import { type SearchPlan, selectPlan } from '@dukan/listing-index/select-plan.ts';
import type { Selection } from '@dukan/listing-index/selection.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ReadIndex } from '../../shop/reading/read-shop.ts';
import { type SelectRows, scopeSelection } from '../lists/scope-selection.ts';
import { applyWishes, describeWishes } from './apply-wishes.ts';
import { namedPlaces, type PlaceRef } from './named-places.ts';
import { type ParsedWord, parseQuery, type QueryTerm } from './parse-query.ts';
import { findSmartCategory, planSearch } from './plan-search.ts';
import { kindIdsOf } from './search-terms.ts';
import { findNearestWords, findUnitWords, lookUpWords } from './search-words.queries.ts';

export type FoundProducts<Request> = {
	select: SelectRows;
	/** Includes the prices and the order that the query asks for. */
	request: Request;
	understood: (selection: Selection) => UnderstoodWire[];
	/** FIND-05: pages that the query names. */
	places: (selection: Selection) => PlaceRef[];
	didYouMean: string | undefined;
};

type Narrowed = Pick<ListRequest, 'filters' | 'sort'>;

const noPlaces = () => [];
const selectNothing: SelectRows = (index) => selectProducts(index, []);
const selectAll: SelectRows = (index) => selectByRule(index, [{ facetIds: [] }]);

/**
 * SEARCH-03, FIND-01: returns the products that a query finds, best first, how it was understood, and what was probably meant.
 */
export async function findProducts<Request extends Narrowed>(
	db: Database,
	readIndex: ReadIndex,
	request: Request,
	typed: string,
): Promise<FoundProducts<Request>> {
	const query = normaliseQuery(typed);
	const nothing = {
		select: selectNothing,
		request,
		understood: () => [],
		places: noPlaces,
		didYouMean: undefined,
	};
	if (!isSearchable(query)) return nothing;
	const units = await findUnitWords(db, wordsAfterNumbers(query));
	const { wishes, rest } = readWishes(query, (word) => units.has(word));
	const found = { request: applyWishes(request, wishes), didYouMean: undefined };
	if (rest === '')
		return { ...found, select: selectAll, understood: () => describeWishes(wishes), places: noPlaces };
	const { terms, words, plan } = await understand(db, rest);
	const places = (selection: Selection) => namedPlaces(terms, selection);
	const hasUnknown = words.some(({ is }) => is === 'unknown');
	const smartId = findSmartCategory(terms, hasUnknown);
	if (smartId !== undefined) {
		const text = terms.map((term) => term.text).join(' ');
		const smart = { kind: 'smart', value: String(smartId), text } as const;
		const select = await scopeSelection(db, { kind: 'smart', id: smartId });
		const describe = (selection: Selection) => [...describeSearch(wishes, [], words, selection), smart];
		return { ...found, select, understood: describe, places };
	}
	return {
		...found,
		select: (index) => selectPlan(index, plan),
		understood: (selection) => describeSearch(wishes, terms, words, selection),
		places,
		didYouMean: await findCorrection(db, readIndex, words),
	};
}

type UnderstoodQuery = { terms: QueryTerm[]; words: ParsedWord[]; plan: SearchPlan };

async function understand(db: Database, query: string): Promise<UnderstoodQuery> {
	const lookup = await lookUpWords(db, query, swapKeyboardLayout(query));
	const { terms, words } = parseQuery(query, lookup);
	return { terms, words, plan: planSearch(terms, kindIdsOf(lookup.kinds)) };
}

/** FIND-01: the shopper is told which words match nothing here. */
function describeSearch(
	wishes: readonly Wish[],
	terms: readonly QueryTerm[],
	words: readonly ParsedWord[],
	{ rows, unmetTerms = [] }: Selection,
): UnderstoodWire[] {
	const unknown = words.filter(({ is }) => is === 'unknown').map(({ text }) => text);
	const unmet = unmetTerms.map((number) => terms[number]?.text ?? '');
	const leftOut = rows.length > 0 ? [...unmet, ...unknown] : [];
	return [
		...describeWishes(wishes),
		...leftOut.map((text) => ({ kind: 'left_out' as const, value: text, text })),
	];
}

/** FIND-06: words that match nothing are replaced by the nearest ones, where the whole query then finds something. */
async function findCorrection(
	db: Database,
	readIndex: ReadIndex,
	words: readonly ParsedWord[],
): Promise<string | undefined> {
	const unknown = words.filter(({ is }) => is === 'unknown').map(({ text }) => text);
	const nearest = unknown.length > 0 ? await findNearestWords(db, unknown) : new Map<string, string>();
	if (nearest.size === 0 && !words.some(({ is }) => is === 'corrected')) return undefined;
	const correction = words.map(({ text }) => nearest.get(text) ?? text).join(' ');
	const { words: corrected, plan } = await understand(db, correction);
	if (!corrected.every(({ is }) => is === 'as typed')) return undefined;
	const { rows, unmetTerms = [] } = selectPlan(await readIndex(), plan);
	return rows.length > 0 && unmetTerms.length === 0 ? correction : undefined;
}
