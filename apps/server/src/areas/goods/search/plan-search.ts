import type { SearchTerm, TermMatch } from '@dukan/listing-index/score-terms.ts';
import type { OtherTerm, SearchPlan, SearchReading } from '@dukan/listing-index/select-plan.ts';
import { type QueryTerm, sharedSmart } from './parse-query.ts';

/** The class of a term. A kind of goods decides what is found; the others, in this order, narrow it down. */
export type TermClass = 'kind' | 'brand' | 'model' | 'value' | 'number';

/** A word that says what a thing is, not how it is, weighs at least this much. */
const HEAD = 70;

const PRECEDENCE: readonly TermClass[] = ['brand', 'model', 'value', 'number', 'kind'];
/** SEEK-01: the cost of leaving out a term that nothing meets. Any word outweighs a number that stands alone. */
const COST: Readonly<Record<TermClass, number>> = { brand: 5, kind: 4, model: 4, value: 3, number: 1 };

const isOfKind = ({ of }: TermMatch) => of === 'type' || of === 'subcategory' || of === 'category';
const isHead = (match: TermMatch) => isOfKind(match) && match.of !== 'category' && match.score >= HEAD;

export function classify({
	text,
	matches,
	phrases,
}: Pick<QueryTerm, 'text' | 'matches' | 'phrases'>): TermClass {
	const best = Math.max(0, ...matches.map(({ score }) => score));
	const inPhrases = (test: (match: TermMatch) => boolean) =>
		phrases.some(({ words }) => words.some((word) => word.some(test)));
	if (matches.some(({ of, score }) => of === 'brand' && score >= best)) return 'brand';
	if (matches.some(isHead) || inPhrases(isHead)) return 'kind';
	// A category says what a thing is where nothing says it better: 'комплектующие'.
	if (matches.length > 0 && matches.every(({ of }) => of === 'category')) return 'kind';
	if (inPhrases(({ of }) => of === 'brand')) return 'brand';
	if (/^[\d.,]+$/.test(text)) return 'number';
	return [...matches, ...phrases.flatMap(({ words }) => words.flat())].some(({ of }) => of === 'name')
		? 'model'
		: 'value';
}

type Classified = QueryTerm & { number: number; is: TermClass };

/**
 * FIND-01: every kind of goods that the query names may be what is searched for; one after 'for' only where nothing else may.
 * Russian puts the thing before what it is for, Turkmen and English after it. Without a kind, any term may be the base.
 */
export function planSearch(terms: readonly QueryTerm[]): SearchPlan {
	const classified = terms.map((term, number) => ({ ...term, number, is: classify(term) }));
	const kinds = classified.filter(({ is }) => is === 'kind');
	const named = kinds.some(({ isFor }) => !isFor) ? kinds.filter(({ isFor }) => !isFor) : kinds;
	const isRussian = terms.some(({ text }) => /[а-я]/.test(text));
	const heads = isRussian ? named : named.toReversed();
	const bases = heads.length > 0 ? heads : classified.toSorted(byPrecedence);
	return { readings: bases.flatMap((base) => readingOf(base, classified)) };
}

function byPrecedence(a: Classified, b: Classified): number {
	return PRECEDENCE.indexOf(a.is) - PRECEDENCE.indexOf(b.is);
}

function readingOf(base: Classified, terms: readonly Classified[]): SearchReading[] {
	const term = searchTerm(base);
	if (!term) return [];
	const others = terms.filter((other) => other !== base).toSorted(byPrecedence);
	return [{ base: term, others: others.map((other) => otherTerm(other)) }];
}

/** Returns undefined if no product can meet it. */
function searchTerm({ matches, phrases }: SearchTerm): SearchTerm | undefined {
	return matches.length + phrases.length > 0 ? { matches, phrases } : undefined;
}

/**
 * What the goods are for, or another kind beside the one searched for, narrows only by words of the goods' names ('коврик для
 * мыши'); its brand moves goods of that brand to the front.
 */
function otherTerm(other: Classified): OtherTerm {
	const { number: term, is, isFor, matches, phrases } = other;
	const cost = COST[is];
	const kin = searchTerm({ matches: kinOf(matches, phrases), phrases: [] });
	// SEEK-02: 'for programming' is no thing that goods are for, but a quality.
	if (is === 'value' || (!isFor && is !== 'kind'))
		return { term, cost, narrow: searchTerm(other), order: undefined, kin };
	const narrow = searchTerm({ matches: matches.filter(isOfKind), phrases: [] });
	const rest = [...matches.filter((match) => !isOfKind(match)), ...phrases.flatMap(otherWords)];
	return { term, cost, narrow, order: searchTerm({ matches: rest, phrases }), kin };
}

/** Returns the brand of 'apple смартфон': a charger for it is no smartphone. */
function otherWords({ words }: SearchTerm['phrases'][number]): TermMatch[] {
	return words.filter((word) => !word.some(isHead)).flat();
}

function kinOf(matches: readonly TermMatch[], phrases: SearchTerm['phrases']): TermMatch[] {
	const ofPhrases = phrases.flatMap(({ words }) => words.flatMap((word) => word.filter(isHead)));
	return [...matches.filter((match) => match.of === 'brand' || isOfKind(match)), ...ofPhrases];
}

/**
 * FIND-05: returns the smart category that all terms name, if they mean nothing else, or name all of it and no word is unknown.
 */
export function findSmartCategory(terms: readonly QueryTerm[], hasUnknown: boolean): number | undefined {
	const isNothingElse = terms.every(({ matches, phrases }) => matches.length + phrases.length === 0);
	return sharedSmart(terms.map(({ smart }) => smart)).find(
		({ share }) => isNothingElse || (!hasUnknown && share > 98),
	)?.id;
}
