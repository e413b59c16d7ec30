import { LISTED } from './columns.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Selection } from './selection.ts';

/** Products of a kind, with a word in their name or with an attribute value, and how well they then fit, of 100. */
export type TermMatch = { in: 'kind' | 'name' | 'facet'; id: number; score: number };

/** One thing that was searched for: found by any of `matches`, or by all words of one of `phrases`. No id stands twice. */
export type SearchTerm = { matches: TermMatch[]; phrases: { words: TermMatch[][]; score: number }[] };

/** More words than any name has. */
const WORD_STEP = 1000;

/**
 * What has all terms; where nothing has, all but one of three or more; failing that, any. `termsMet` is how many that are.
 */
export function selectMatches(
	index: ListingIndex,
	terms: readonly SearchTerm[],
): { selection: Selection; termsMet: number } {
	const kindScores = onlyKinds(terms);
	if (kindScores) return { selection: selectKinds(index, kindScores), termsMet: 1 };
	const { met, scores, found, mostMet } = scoreTerms(index, terms);
	const isEnough = mostMet === terms.length || (terms.length > 2 && mostMet === terms.length - 1);
	const termsMet = isEnough ? mostMet : 1;
	const rows = Int32Array.from(termsMet > 1 ? found.filter((row) => (met[row] ?? 0) >= termsMet) : found);
	// Of the models that hold 'S24' the one with the fewest other words is the S24.
	const isShorterBetter = terms.some(isModel);
	const wordCounts = index.words.counts;
	const total = Float64Array.from(
		rows,
		(row) => (scores[row] ?? 0) * WORD_STEP - (isShorterBetter ? (wordCounts[row] ?? 0) : 0),
	);
	return { selection: { index, rows, scores: total }, termsMet };
}

/** Does anything have all of them? */
export function hasMatches(index: ListingIndex, terms: readonly SearchTerm[]): boolean {
	if (terms.length === 0) return false;
	const { selection, termsMet } = selectMatches(index, terms);
	return termsMet === terms.length && selection.rows.length > 0;
}

/** By row: how many terms it meets and the sum of their scores. `found` are the rows that meet any. */
function scoreTerms(index: ListingIndex, terms: readonly SearchTerm[]) {
	const met = new Uint8Array(index.rowCount);
	const scores = new Uint16Array(index.rowCount);
	const found: number[] = [];
	let mostMet = 0;
	for (const term of terms) {
		const best = bestOfTerm(index, term);
		for (const row of best.rows) {
			if (met[row] === 0) found.push(row);
			met[row] = (met[row] ?? 0) + 1;
			scores[row] = (scores[row] ?? 0) + (best.scores[row] ?? 0) - 1;
			mostMet = Math.max(mostMet, met[row] ?? 0);
		}
	}
	return { met, scores, found, mostMet };
}

/** A model is asked for: a word of names fits best. */
function isModel({ matches }: SearchTerm): boolean {
	const best = Math.max(0, ...matches.map(({ score }) => score));
	return matches.some((match) => match.in === 'name' && match.score === best);
}

/** Most searches name one kind of thing, 'ноутбук' or 'samsung': all of some runs, and nothing to compare. */
function onlyKinds(terms: readonly SearchTerm[]): Map<number, number> | undefined {
	const [term, ...others] = terms;
	if (!term || others.length > 0 || term.phrases.length > 0) return undefined;
	if (term.matches.some((match) => match.in !== 'kind')) return undefined;
	return new Map(term.matches.map(({ id, score }) => [id, score]));
}

function selectKinds(index: ListingIndex, kindScores: ReadonlyMap<number, number>): Selection {
	const { flags, kinds, rowCount, tailStart } = index;
	const runs = index.runs.filter(({ kindId }) => kindScores.has(kindId));
	const capacity = runs.reduce((sum, { from, to }) => sum + to - from, rowCount - tailStart);
	const rows = new Int32Array(capacity);
	const scores = new Float64Array(capacity);
	let found = 0;
	const add = (from: number, to: number, score: number) => {
		for (let row = from; row < to; row += 1)
			if ((flags[row] ?? 0) & LISTED) {
				rows[found] = row;
				scores[found] = score;
				found += 1;
			}
	};
	for (const { from, to, kindId } of runs) add(from, to, kindScores.get(kindId) ?? 0);
	for (let row = tailStart; row < rowCount; row += 1) {
		const score = kindScores.get(kinds[row] ?? 0);
		if (score !== undefined) add(row, row + 1, score);
	}
	return { index, rows: rows.subarray(0, found), scores: scores.subarray(0, found) };
}

/** By row, one more than the score: 0 is no match. */
type BestScores = { scores: Uint8Array; rows: number[] };

/** The score of the best match of each row that has any. */
function bestOfTerm(index: ListingIndex, { matches, phrases }: SearchTerm): BestScores {
	const best = bestOfMatches(index, matches);
	for (const { words, score } of phrases) {
		const ofWords = words.map((word) => bestOfMatches(index, word));
		const [first, ...others] = ofWords.toSorted((a, b) => a.rows.length - b.rows.length);
		for (const row of first?.rows ?? [])
			if (others.every(({ scores }) => (scores[row] ?? 0) > 0)) recordScore(best, row, score + 1);
	}
	return best;
}

function recordScore({ scores, rows }: BestScores, row: number, score: number): void {
	const known = scores[row] ?? 0;
	if (known === 0) rows.push(row);
	if (score > known) scores[row] = score;
}

/** Runs and postings tell the rows of a match; products that moved behind them are asked one by one. */
function bestOfMatches(index: ListingIndex, matches: readonly TermMatch[]): BestScores {
	const best: BestScores = { scores: new Uint8Array(index.rowCount), rows: [] };
	const record = (row: number, score: number) => {
		if ((index.flags[row] ?? 0) & LISTED) recordScore(best, row, score);
	};
	const others = matches.filter((match) => match.in !== 'kind');
	const kindScores = new Map(
		matches.flatMap((match) => (match.in === 'kind' ? [[match.id, match.score + 1]] : [])),
	);
	if (kindScores.size > 0)
		for (const { from, to, kindId } of index.runs) {
			const score = kindScores.get(kindId);
			if (score !== undefined) for (let row = from; row < to; row += 1) record(row, score);
		}
	for (const match of others) recordPostings(index, match, record);
	for (let row = index.tailStart; row < index.rowCount; row += 1) {
		const ofKind = kindScores.get(index.kinds[row] ?? 0);
		if (ofKind !== undefined) record(row, ofKind);
		for (const match of others) if (hasMatch(index, row, match)) record(row, match.score + 1);
	}
	return best;
}

function recordPostings(
	index: ListingIndex,
	match: TermMatch,
	record: (row: number, score: number) => void,
): void {
	const { starts, rows } = match.in === 'name' ? index.wordPostings : index.valuePostings;
	const item = match.in === 'name' ? match.id : index.facetNumber(match.id);
	if (item === undefined || item + 1 >= starts.length) return;
	const to = starts[item + 1] ?? 0;
	for (let at = starts[item] ?? 0; at < to; at += 1) record(rows[at] ?? 0, match.score + 1);
}

function hasMatch(index: ListingIndex, row: number, { in: where, id }: TermMatch): boolean {
	if (where === 'name') return index.words.has(row, id);
	const number = index.facetNumber(id);
	return number !== undefined && index.values.has(row, number);
}
