import { swapKeyboardLayout } from '@dukan/domain/search/keyboard-layout.ts';
import { isSearchable, normaliseQuery } from '@dukan/domain/search/search-query.ts';
import type { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import { selectProducts } from '@dukan/listing-index/select.ts';
import { hasMatches, type SearchTerm, selectMatches } from '@dukan/listing-index/select-matches.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SelectRows } from '../catalogue/scope-selection.ts';
import { type ParsedWord, parseQuery } from './parse-query.ts';
import { searchTerms } from './search-terms.ts';
import { findNearestWords, lookUpWords } from './search-words.queries.ts';

export type FoundProducts = { select: SelectRows; didYouMean: string | undefined };

const selectNothing: SelectRows = (index) => selectProducts(index, []);

/** SEARCH-03: which products a query finds, best first, and what was probably meant where it was mistyped. */
export async function findProducts(db: Database, index: ListingIndex, typed: string): Promise<FoundProducts> {
	const query = normaliseQuery(typed);
	if (!isSearchable(query)) return { select: selectNothing, didYouMean: undefined };
	const { terms, words } = await understand(db, query);
	return {
		select: terms.length > 0 ? (current) => selectMatches(current, terms).selection : selectNothing,
		didYouMean: await findCorrection(db, index, words),
	};
}

type UnderstoodQuery = { terms: SearchTerm[]; words: ParsedWord[] };

async function understand(db: Database, query: string): Promise<UnderstoodQuery> {
	const lookup = await lookUpWords(db, query, swapKeyboardLayout(query));
	const { terms, words } = parseQuery(query, lookup);
	return { terms: searchTerms(terms, lookup.kinds), words };
}

/** Words that nothing answers to are replaced by the nearest that something does. */
async function findCorrection(
	db: Database,
	index: ListingIndex,
	words: readonly ParsedWord[],
): Promise<string | undefined> {
	const unknown = words.filter(({ is }) => is === 'unknown').map(({ text }) => text);
	const nearest = unknown.length > 0 ? await findNearestWords(db, unknown) : new Map<string, string>();
	if (nearest.size === 0 && !words.some(({ is }) => is === 'corrected')) return undefined;
	const correction = words.map(({ text }) => nearest.get(text) ?? text).join(' ');
	if (nearest.size === 0) return correction;
	const { terms, words: corrected } = await understand(db, correction);
	if (!corrected.every(({ is }) => is === 'as typed')) return undefined;
	return hasMatches(index, terms) ? correction : undefined;
}
