import type { OtherTerm, SearchPlan, SearchReading } from '@dukan/listing-index/select-plan.ts';
import type { Match, Phrase, QueryTerm } from './parse-query.ts';
import { type KindIds, searchTerm } from './search-terms.ts';

/** The class of a term. A kind of goods decides what is found; the others, in this order, narrow it down. */
export type TermClass = 'kind' | 'brand' | 'model' | 'value';

/** A word that says what a thing is, not how it is, weighs at least this much. */
const HEAD = 70;

const PRECEDENCE: readonly TermClass[] = ['brand', 'model', 'value', 'kind'];

const isOfKind = ({ of }: Match) => of === 'type' || of === 'subcategory' || of === 'category';
const isHead = (match: Match) => isOfKind(match) && match.of !== 'category' && match.score >= HEAD;

export function classify({ matches, phrases }: QueryTerm): TermClass {
	const best = Math.max(0, ...matches.map(({ score }) => score));
	if (matches.some(({ of, score }) => of === 'brand' && score >= best)) return 'brand';
	if (matches.some(isHead) || phrases.some(({ words }) => words.some((word) => word.some(isHead))))
		return 'kind';
	// A category names the thing where no better word does: 'комплектующие'.
	if (matches.length > 0 && matches.every(({ of }) => of === 'category')) return 'kind';
	return matches.some(({ of }) => of === 'name') ? 'model' : 'value';
}

type Classified = QueryTerm & { number: number; is: TermClass };

/**
 * FIND-01: every kind of goods that the query names may be what is searched for; one after 'for' only where nothing else may.
 * Russian puts the thing before what it is for, Turkmen and English after it. Without a kind, any term may be the base.
 */
export function planSearch(terms: readonly QueryTerm[], kindIds: KindIds): SearchPlan {
	const classified = terms.map((term, number) => ({ ...term, number, is: classify(term) }));
	const kinds = classified.filter(({ is }) => is === 'kind');
	const named = kinds.some(({ isFor }) => !isFor) ? kinds.filter(({ isFor }) => !isFor) : kinds;
	const isRussian = terms.some(({ text }) => /[а-я]/.test(text));
	const heads = isRussian ? named : named.toReversed();
	const bases = heads.length > 0 ? heads : classified.toSorted(byPrecedence);
	return { readings: bases.flatMap((base) => readingOf(base, classified, kindIds)) };
}

function byPrecedence(a: Classified, b: Classified): number {
	return PRECEDENCE.indexOf(a.is) - PRECEDENCE.indexOf(b.is);
}

function readingOf(base: Classified, terms: readonly Classified[], kindIds: KindIds): SearchReading[] {
	const term = searchTerm(base, kindIds);
	if (!term) return [];
	const others = terms.filter((other) => other !== base).toSorted(byPrecedence);
	return [{ base: term, others: others.map((other) => otherTerm(other, kindIds)) }];
}

/**
 * What the goods are for, or another kind beside the one searched for, narrows only by words of the goods' names ('коврик для
 * мыши'); its brand moves goods of that brand to the front.
 */
function otherTerm(term: Classified, kindIds: KindIds): OtherTerm {
	const { number, is, isFor, matches, phrases } = term;
	const kin = searchTerm({ matches: kinOf(matches, phrases), phrases: [] }, kindIds);
	if (!isFor && is !== 'kind')
		return { term: number, narrow: searchTerm(term, kindIds), order: undefined, kin };
	const narrow = searchTerm({ matches: matches.filter(isOfKind), phrases: [] }, kindIds);
	const rest = [...matches.filter((match) => !isOfKind(match)), ...phrases.flatMap(otherWords)];
	return { term: number, narrow, order: searchTerm({ matches: rest, phrases }, kindIds), kin };
}

/** Returns the brand of 'apple смартфон': a charger for it is no smartphone. */
function otherWords({ words }: Phrase): Match[] {
	return words.filter((word) => !word.some(isHead)).flat();
}

function kinOf(matches: readonly Match[], phrases: readonly Phrase[]): Match[] {
	const ofPhrases = phrases.flatMap(({ words }) => words.flatMap((word) => word.filter(isHead)));
	return [...matches.filter((match) => match.of === 'brand' || isOfKind(match)), ...ofPhrases];
}

/**
 * FIND-05: returns the smart category that all terms name, if they mean nothing else, or name all of it and no word is unknown.
 */
export function findSmartCategory(terms: readonly QueryTerm[], hasUnknown: boolean): number | undefined {
	const [first, ...others] = terms;
	for (const { id, share } of first?.smart ?? []) {
		const shares = [share, ...others.map((term) => term.smart.find((own) => own.id === id)?.share)];
		if (shares.includes(undefined)) continue;
		const isWhole = !hasUnknown && shares.reduce<number>((sum, own) => sum + (own ?? 0), 0) > 98;
		if (isWhole || terms.every(({ matches, phrases }) => matches.length + phrases.length === 0)) return id;
	}
	return undefined;
}
