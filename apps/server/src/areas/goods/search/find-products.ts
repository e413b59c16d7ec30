import type { ListRequest, UnderstoodWire } from '@dukan/domain/goods/lists/lists.api.ts';
import { swapKeyboardLayout } from '@dukan/domain/goods/search/keyboard-layout.ts';
import { readWishes } from '@dukan/domain/goods/search/read-wishes.ts';
import { isSearchable, normaliseQuery } from '@dukan/domain/goods/search/search-query.ts';
import { selectProducts } from '@dukan/listing-index/select.ts';
import { selectByRule } from '@dukan/listing-index/select-by-rule.ts';
import { type SearchPlan, selectPlan } from '@dukan/listing-index/select-plan.ts';
import type { Selection } from '@dukan/listing-index/selection.ts';
import type { SearchDictionary } from '@dukan/listing-index/words/search-dictionary.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ReadIndex } from '../../shop/reading/read-shop.ts';
import { type SelectRows, scopeSelection } from '../lists/scope-selection.ts';
import { applyWishes, describeWishes } from './apply-wishes.ts';
import { namedPlaces, type PlaceRef } from './named-places.ts';
import { type ParsedWord, parseQuery, type QueryTerm } from './parse-query.ts';
import { classify, findSmartCategory, planSearch } from './plan-search.ts';

export type FoundProducts<Request> = {
	select: SelectRows;
	/** Includes the prices and the order that the query asks for. */
	request: Request;
	understood: (selection: Selection) => UnderstoodWire[];
	/** FIND-05: pages that the query names. */
	places: (selection: Selection) => PlaceRef[];
	didYouMean: string | undefined;
};

/** What a search needs. */
export type SearchNeeds = {
	db: Database;
	readIndex: ReadIndex;
	readDictionary: () => Promise<SearchDictionary>;
};

type Narrowed = Pick<ListRequest, 'filters' | 'sort'>;

const noPlaces = () => [];
const selectNothing: SelectRows = (index) => selectProducts(index, []);
const selectAll: SelectRows = (index) => selectByRule(index, [{ facetIds: [] }]);

/**
 * SEARCH-03, FIND-01: returns the products that a query finds, best first, how it was understood, and what was probably meant.
 */
export async function findProducts<Request extends Narrowed>(
	{ db, readIndex, readDictionary }: SearchNeeds,
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
	const dictionary = await readDictionary();
	const { wishes, rest } = readWishes(query, (word) => dictionary.isUnit(word));
	const found = { request: applyWishes(request, wishes), didYouMean: undefined };
	if (rest === '')
		return { ...found, select: selectAll, understood: () => describeWishes(wishes), places: noPlaces };
	const { terms, words, plan } = understand(dictionary, rest);
	const places = (selection: Selection) => namedPlaces(terms, selection);
	const hasUnknown = words.some(({ is }) => is === 'unknown');
	const smartId = findSmartCategory(terms, hasUnknown);
	if (smartId !== undefined) {
		const text = terms.map((term) => term.text).join(' ');
		const smart = { kind: 'smart', value: String(smartId), text } as const;
		const select = await scopeSelection(db, { kind: 'smart', id: smartId });
		const leftOut = (selection: Selection) => describeLeftOut({ terms: [], words }, selection);
		const understood = (selection: Selection) => [...describeWishes(wishes), ...leftOut(selection), smart];
		return { ...found, select, understood, places };
	}
	return {
		...found,
		select: (index) => selectPlan(index, plan),
		understood: (selection) => [
			...describeNotSold({ terms, words }, selection),
			...describeWishes(wishes),
			...describeLeftOut({ terms, words }, selection),
		],
		places,
		didYouMean: await findCorrection(dictionary, readIndex, words),
	};
}

type UnderstoodQuery = { terms: QueryTerm[]; words: ParsedWord[]; plan: SearchPlan };

function understand(dictionary: SearchDictionary, query: string): UnderstoodQuery {
	const { terms, words } = parseQuery(query, dictionary.lookUp(query, swapKeyboardLayout(query)));
	return { terms, words, plan: planSearch(terms) };
}

type Read = Pick<UnderstoodQuery, 'terms' | 'words'>;

const unknownWords = ({ words }: Read) => words.filter(({ is }) => is === 'unknown').map(({ text }) => text);

/** FIND-01: the shopper is told which words nothing here meets. */
function describeLeftOut(read: Read, { rows, unmetTerms = [] }: Selection): UnderstoodWire[] {
	const unmet = unmetTerms.map((number) => read.terms[number]?.text ?? '');
	const leftOut = rows.length > 0 ? [...unmet, ...unknownWords(read)] : [];
	return leftOut.map((text) => ({ kind: 'left_out', value: text, text }));
}

/** Matches a maker's name of its goods, which has digits or Latin letters. */
const NAME_OF_GOODS = /[a-z\d]/;

/** SEEK-01: the requested goods are not sold where a brand, a model or its number matches nothing here. */
function describeNotSold(read: Read, { rows, unmetTerms = [] }: Selection): UnderstoodWire[] {
	const { terms, words } = read;
	const isOfGoods = (term: QueryTerm) => ['brand', 'model', 'number'].includes(classify(term));
	const hasBrand = terms.some((term) => classify(term) === 'brand');
	const isNotSold =
		unmetTerms.some((number) => terms[number] && isOfGoods(terms[number])) ||
		unknownWords(read).some((word) => hasBrand || NAME_OF_GOODS.test(word));
	if (rows.length === 0 || !isNotSold) return [];
	const text = words.map((word) => word.text).join(' ');
	return [{ kind: 'not_sold', value: text, text }];
}

/** FIND-06: words that match nothing are replaced by the nearest ones, where the whole query then finds something. */
async function findCorrection(
	dictionary: SearchDictionary,
	readIndex: ReadIndex,
	words: readonly ParsedWord[],
): Promise<string | undefined> {
	const correctionOf = ({ text, is }: ParsedWord) =>
		is === 'unknown' ? dictionary.nearest(text) : undefined;
	const nearest = words.map(correctionOf);
	if (nearest.every((word) => !word) && !words.some(({ is }) => is === 'corrected')) return undefined;
	const correction = words.map(({ text }, at) => nearest[at] ?? text).join(' ');
	const { words: corrected, plan } = understand(dictionary, correction);
	if (!corrected.every(({ is }) => is === 'as typed')) return undefined;
	const { rows, unmetTerms = [] } = selectPlan(await readIndex(), plan);
	return rows.length > 0 && unmetTerms.length === 0 ? correction : undefined;
}
