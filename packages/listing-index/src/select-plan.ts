import { IS_ACCESSORY } from './columns.ts';
import type { ListingIndex } from './listing-index.ts';
import { type BestScores, type SearchTerm, scoreTerm } from './score-terms.ts';
import type { Selection } from './selection.ts';

/** FIND-01: the possible readings of a query, the likeliest first. */
export type SearchPlan = { readings: readonly SearchReading[] };

export type SearchReading = {
	/** The kind of products that the query names. All results are of this kind. */
	base: SearchTerm;
	/** The other terms, the most important first. */
	others: readonly OtherTerm[];
};

export type OtherTerm = {
	/** The term's number in the query. */
	term: number;
	/**
	 * SEEK-01: the cost of leaving the term out. It is higher for a brand than for a number that stands
	 * alone.
	 */
	cost: number;
	/** If any products meet this term, only they are found. */
	narrow: SearchTerm | undefined;
	/** If no products meet `narrow`, those that meet this term come first. */
	order: SearchTerm | undefined;
	/**
	 * If no products meet `order` either, products in the same category as those that meet this term come
	 * first.
	 */
	kin: SearchTerm | undefined;
};

/**
 * A product stays in the results only if its score for the base is at least this part of the best score. So a
 * search for cases finds no phones, although both are in one category.
 */
const NEAR_BEST = 0.75;
/** Larger than the number of words in any name. */
const WORD_STEP = 1000;
const KIN_BONUS = 10;

/**
 * Chooses the reading with the lowest cost of terms left out. Among equals it prefers one that finds only
 * accessories, then the first.
 */
export function selectPlan(index: ListingIndex, { readings }: SearchPlan): Selection {
	const scored = new Map<SearchTerm, BestScores>();
	const scoresOf = (term: SearchTerm) => {
		const known = scored.get(term) ?? scoreTerm(index, term);
		scored.set(term, known);
		return known;
	};
	let best: Found | undefined;
	for (const reading of readings) {
		const found = find(index, reading, scoresOf);
		if (found.rows.length > 0 && (!best || isBetter(found, best))) best = found;
	}
	return best ? selectionOf(index, best) : { index, rows: new Int32Array() };
}

type Found = {
	rows: number[];
	base: BestScores;
	met: { term: SearchTerm; best: BestScores }[];
	unmet: OtherTerm[];
	isAccessory: boolean;
	isModel: boolean;
};

function isBetter(found: Found, best: Found): boolean {
	const [cost, least] = [costOf(found), costOf(best)];
	if (cost !== least) return cost < least;
	return found.isAccessory && !best.isAccessory;
}

const costOf = ({ unmet }: Found) => unmet.reduce((sum, { cost }) => sum + cost, 0);

function find(
	index: ListingIndex,
	{ base, others }: SearchReading,
	scoresOf: (term: SearchTerm) => BestScores,
): Found {
	const ofBase = scoresOf(base);
	let rows = nearBest(ofBase.rows, (row) => ofBase.scores[row] ?? 0);
	const met: Found['met'] = [];
	const unmet: OtherTerm[] = [];
	for (const other of others) {
		const narrow = other.narrow && scoresOf(other.narrow);
		const kept = narrow ? rows.filter((row) => (narrow.scores[row] ?? 0) > 0) : [];
		if (other.narrow && narrow && kept.length > 0) {
			rows = kept;
			met.push({ term: other.narrow, best: narrow });
			continue;
		}
		const order = other.order && scoresOf(other.order);
		if (other.order && order && rows.some((row) => (order.scores[row] ?? 0) > 0))
			met.push({ term: other.order, best: order });
		else unmet.push(other);
	}
	return {
		rows,
		base: ofBase,
		met,
		unmet,
		isAccessory: rows.length > 0 && rows.every((row) => ((index.flags[row] ?? 0) & IS_ACCESSORY) !== 0),
		isModel: isModel(base) || met.some(({ term }) => isModel(term)),
	};
}

function selectionOf(
	index: ListingIndex,
	{ rows, base, met, unmet, isModel: isShorterBetter }: Found,
): Selection {
	const kin = unmet.flatMap((other) => (other.kin ? [categoriesOf(index, other.kin)] : []));
	const wordCounts = index.words.counts;
	const scores = Float64Array.from(rows, (row) => {
		let score = (base.scores[row] ?? 0) - 1;
		for (const { best } of met) score += Math.max(0, (best.scores[row] ?? 0) - 1);
		for (const categories of kin) if (categories.has(index.categories[row] ?? 0)) score += KIN_BONUS;
		// Of the models whose names contain 'S24', the S24 itself has the fewest other words.
		return score * WORD_STEP - (isShorterBetter ? (wordCounts[row] ?? 0) : 0);
	});
	return { index, rows: Int32Array.from(rows), scores, unmetTerms: unmet.map(({ term }) => term) };
}

function nearBest(rows: readonly number[], scoreOf: (row: number) => number): number[] {
	let most = 0;
	for (const row of rows) most = Math.max(most, scoreOf(row) - 1);
	return rows.filter((row) => scoreOf(row) - 1 >= most * NEAR_BEST);
}

/**
 * True for a term that names a model. The product with the fewest other words in its name then comes first.
 */
function isModel({ matches }: SearchTerm): boolean {
	const best = Math.max(0, ...matches.map(({ score }) => score));
	return matches.some((match) => match.of === 'name' && match.score === best);
}

/** Returns the categories of all products that meet the term. */
function categoriesOf(index: ListingIndex, term: SearchTerm): Set<number> {
	return new Set(scoreTerm(index, term).rows.map((row) => index.categories[row] ?? 0));
}
