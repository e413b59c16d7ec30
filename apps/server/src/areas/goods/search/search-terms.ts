import type { SearchTerm, TermMatch } from '@dukan/listing-index/score-terms.ts';
import type { Match, Phrase } from './parse-query.ts';
import type { Kinds } from './search-words.queries.ts';

/** A finer order is not noticed, and each score costs a comparison for every product found. */
const SCORE_STEP = 5;

/** Maps the kind and id of a match to numbers of the listing index. */
export type KindIds = ReadonlyMap<string, readonly number[]>;

export function kindIdsOf(kinds: readonly Kinds[]): KindIds {
	return new Map(kinds.map(({ of, id, kindIds }) => [`${of} ${id}`, kindIds]));
}

/** A part of the query in the ids of the listing index; undefined if no product can match it. */
export function searchTerm(
	{ matches, phrases }: { matches: readonly Match[]; phrases: readonly Phrase[] },
	kindIds: KindIds,
): SearchTerm | undefined {
	const term = {
		matches: listed(matches, kindIds),
		phrases: phrases
			.map(({ words, score }) => ({ words: words.map((word) => listed(word, kindIds)), score }))
			.filter(({ words }) => words.every((word) => word.length > 0)),
	};
	return term.matches.length + term.phrases.length > 0 ? term : undefined;
}

function listed(matches: readonly Match[], kindIds: KindIds): TermMatch[] {
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
}
