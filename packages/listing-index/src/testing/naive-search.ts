import type { Listing } from '../listing.ts';
import type { SearchTerm, TermMatch } from '../score-terms.ts';
import type { OtherTerm, SearchReading } from '../select-plan.ts';

export type NaiveFound = {
	members: Listing[];
	met: SearchTerm[];
	unmet: OtherTerm[];
	isModel: boolean;
	all: readonly Listing[];
};

const isMatched = (listing: Listing, { of, id }: TermMatch) =>
	({
		category: [listing.categoryId],
		subcategory: [listing.subcategoryId],
		brand: [listing.brandId],
		type: [listing.typeId],
		name: listing.wordIds,
		facet: listing.facetIds,
	})[of].includes(id);

/** Returns the score of the best match or phrase; undefined if the listing does not meet the term. */
function termScore(listing: Listing, { matches, phrases }: SearchTerm): number | undefined {
	const bestOf = (word: readonly TermMatch[]) =>
		Math.max(-1, ...word.filter((match) => isMatched(listing, match)).map(({ score }) => score));
	const scores = [bestOf(matches)];
	for (const { words, score } of phrases) {
		const ofWords = words.map(bestOf);
		if (ofWords.every((word) => word >= 0))
			scores.push(Math.round((score * ofWords.reduce((sum, word) => sum + word, 0)) / words.length / 100));
	}
	const best = Math.max(...scores);
	return best >= 0 ? best : undefined;
}

const isMet = (listing: Listing, term: SearchTerm | undefined) =>
	term !== undefined && termScore(listing, term) !== undefined;

function isModel({ matches }: SearchTerm): boolean {
	const best = Math.max(0, ...matches.map(({ score }) => score));
	return matches.some((match) => match.of === 'name' && match.score === best);
}

/**
 * Chooses the reading with the lowest cost of terms left out. Among equals it prefers one that finds only
 * accessories, then the first.
 */
export function naiveSearch(all: readonly Listing[], readings: readonly SearchReading[]): NaiveFound {
	const rank = ({ members, unmet }: NaiveFound) =>
		2 * unmet.reduce((sum, { cost }) => sum + cost, 0) +
		(members.every(({ isAccessory }) => isAccessory) ? 0 : 1);
	const found = readings
		.map((reading) => naiveReading(all, reading))
		.filter(({ members }) => members.length > 0)
		.toSorted((a, b) => rank(a) - rank(b));
	return found[0] ?? { members: [], met: [], unmet: [], isModel: false, all };
}

function naiveReading(all: readonly Listing[], { base, others }: SearchReading): NaiveFound {
	const scored = all.flatMap((one) => {
		const score = termScore(one, base);
		return score === undefined ? [] : [{ one, score }];
	});
	const most = Math.max(0, ...scored.map(({ score }) => score));
	let members = scored.filter(({ score }) => score >= most * 0.75).map(({ one }) => one);
	const met = [base];
	const unmet: OtherTerm[] = [];
	for (const other of others) {
		const { narrow, order } = other;
		const kept = members.filter((one) => isMet(one, narrow));
		if (narrow && kept.length > 0) {
			members = kept;
			met.push(narrow);
		} else if (order && members.some((one) => isMet(one, order))) met.push(order);
		else unmet.push(other);
	}
	return { members, met, unmet, isModel: met.some(isModel), all };
}

/** Returns a sort key; smaller numbers come first. */
export function searchKey({ met, unmet, isModel: isShorterBetter, all }: NaiveFound, one: Listing): number[] {
	const score = met.reduce((sum, term) => sum + (termScore(one, term) ?? 0), 0);
	const kin = unmet.filter((other) =>
		all.some((own) => own.categoryId === one.categoryId && isMet(own, other.kin)),
	);
	return [-(score + 10 * kin.length), isShorterBetter ? one.wordIds.length : 0];
}
