import { LISTED } from './columns.ts';
import type { ListingIndex } from './listing-index.ts';

/**
 * A property of products, and the score out of 100 of products that have it. The property is a category, a
 * brand, a type, a word in the name or an attribute value.
 */
export type TermMatch = {
	of: 'category' | 'subcategory' | 'brand' | 'type' | 'name' | 'facet';
	id: number;
	score: number;
};

/**
 * One term of a search. A product meets it by any of `matches`, or by all words of one phrase. A phrase
 * scores `score` percent of the average of its words.
 */
export type SearchTerm = { matches: TermMatch[]; phrases: { words: TermMatch[][]; score: number }[] };

/** The score of each row plus one, so that 0 means no match. `rows` lists the rows with a score. */
export type BestScores = { scores: Uint8Array; rows: number[] };

/** Columns with one number for each product, and the largest number in each column. */
const COLUMNS = {
	category: (index: ListingIndex) => [index.categories, index.maxCategory] as const,
	subcategory: (index: ListingIndex) => [index.subcategories, index.maxSubcategory] as const,
	brand: (index: ListingIndex) => [index.brands, index.maxBrand] as const,
	type: (index: ListingIndex) => [index.types, index.maxType] as const,
};

/** Returns the score of the best match of each row. */
export function scoreTerm(index: ListingIndex, { matches, phrases }: SearchTerm): BestScores {
	const best = scoreMatches(index, matches);
	for (const { words, score } of phrases) {
		const ofWords = words.map((word) => scoreMatches(index, word));
		const [first, ...others] = ofWords.toSorted((a, b) => a.rows.length - b.rows.length);
		for (const row of first?.rows ?? []) {
			if (!others.every(({ scores }) => (scores[row] ?? 0) > 0)) continue;
			const sum = ofWords.reduce((total, { scores }) => total + (scores[row] ?? 0) - 1, 0);
			recordScore(best, row, Math.round((score * sum) / words.length / 100) + 1);
		}
	}
	return best;
}

function recordScore({ scores, rows }: BestScores, row: number, score: number): void {
	const known = scores[row] ?? 0;
	if (known === 0) rows.push(row);
	if (score > known) scores[row] = score;
}

/**
 * Scores all matches. Postings give the rows of a word or value; rows from `tailStart` on are checked one by
 * one.
 */
function scoreMatches(index: ListingIndex, matches: readonly TermMatch[]): BestScores {
	const best: BestScores = { scores: new Uint8Array(index.rowCount), rows: [] };
	const { flags } = index;
	for (const kind of ['category', 'subcategory', 'brand', 'type'] as const) {
		const own = matches.filter((match) => match.of === kind);
		if (own.length === 0) continue;
		const [column, largest] = COLUMNS[kind](index);
		const scores = new Uint8Array(largest + 1);
		for (const { id, score } of own) scores[id] = Math.max(scores[id] ?? 0, score + 1);
		for (let row = 0; row < index.rowCount; row += 1) {
			const score = scores[column[row] ?? 0] ?? 0;
			if (score > 0 && (flags[row] ?? 0) & LISTED) recordScore(best, row, score);
		}
	}
	const others = matches.filter(({ of }) => of === 'name' || of === 'facet');
	const record = (row: number, score: number) => {
		if ((flags[row] ?? 0) & LISTED) recordScore(best, row, score);
	};
	for (const match of others) recordPostings(index, match, record);
	for (let row = index.tailStart; row < index.rowCount; row += 1)
		for (const match of others) if (hasMatch(index, row, match)) record(row, match.score + 1);
	return best;
}

function recordPostings(
	index: ListingIndex,
	match: TermMatch,
	record: (row: number, score: number) => void,
): void {
	const { starts, rows } = match.of === 'name' ? index.wordPostings : index.valuePostings;
	const item = match.of === 'name' ? match.id : index.facetNumber(match.id);
	if (item === undefined || item + 1 >= starts.length) return;
	const to = starts[item + 1] ?? 0;
	for (let at = starts[item] ?? 0; at < to; at += 1) record(rows[at] ?? 0, match.score + 1);
}

function hasMatch(index: ListingIndex, row: number, { of, id }: TermMatch): boolean {
	if (of === 'name') return index.words.has(row, id);
	const number = index.facetNumber(id);
	return number !== undefined && index.values.has(row, number);
}
