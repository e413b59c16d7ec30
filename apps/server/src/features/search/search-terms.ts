import type { SearchTerm, TermMatch } from '@dukan/listing-index/select-matches.ts';
import type { Match, QueryTerm } from './parse-query.ts';
import type { Kinds } from './search-words.queries.ts';

/** Finer than this the order is not felt, and each score costs a comparison for every product found. */
const SCORE_STEP = 5;

/** The parsed query in the numbers of the listing index. */
export function searchTerms(terms: readonly QueryTerm[], kinds: readonly Kinds[]): SearchTerm[] {
	const kindIds = new Map(kinds.map(({ of, id, kindIds: ids }) => [`${of} ${id}`, ids]));
	const listed = (matches: readonly Match[]): TermMatch[] => {
		const best = new Map<string, TermMatch>();
		for (const { of, id, score } of matches) {
			const column = of === 'name' || of === 'facet' ? of : 'kind';
			const ids = column === 'kind' ? (kindIds.get(`${of} ${id}`) ?? []) : [id];
			const rounded = Math.round(score / SCORE_STEP) * SCORE_STEP;
			for (const own of ids) {
				const known = best.get(`${column} ${own}`);
				if (!known || known.score < rounded)
					best.set(`${column} ${own}`, { in: column, id: own, score: rounded });
			}
		}
		return [...best.values()];
	};
	return terms
		.map(({ matches, phrases }) => ({
			matches: listed(matches),
			phrases: phrases
				.map(({ words, score }) => ({ words: words.map(listed), score }))
				.filter(({ words }) => words.every((word) => word.length > 0)),
		}))
		.filter(({ matches, phrases }) => matches.length + phrases.length > 0);
}
