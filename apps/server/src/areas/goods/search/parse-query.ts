import { letterDistance } from '@dukan/domain/goods/search/letter-distance.ts';
import type { SearchTerm, TermMatch } from '@dukan/listing-index/score-terms.ts';
import type { Lookup, Meaning, QueryWord, Synonym } from '@dukan/listing-index/words/meaning.ts';

type Phrase = SearchTerm['phrases'][number];

/** One thing that was searched for. */
type TermMeaning = SearchTerm & {
	/** Smart categories whose name holds it: by id, its share of the name, of 100. */
	smart: { id: number; share: number }[];
};

export type QueryTerm = TermMeaning & {
	/** The text as typed. */
	text: string;
	/** True if it says what the goods are for: 'для iphone', 'telefon üçin'. */
	isFor: boolean;
};

export type ParsedQuery = {
	terms: QueryTerm[];
	/** The query as it was parsed. */
	words: ParsedWord[];
};

export type ParsedWord = { text: string; is: 'as typed' | 'corrected' | 'unknown' };

/** Finer than this the order is not felt, and each score costs a comparison for every product found. */
const SCORE_STEP = 5;
/** From here up a word is the one that was typed, if in another form or alphabet; below TYPED it was mistyped. */
const SAME_WORD = 90;
/** The same letters, or the same sounds in another alphabet. */
const SPELT_THE_SAME = 98;
/** The word of an attribute's value, not of the attribute. */
const VALUE_WEIGHT = 25;
const TYPED = 75;
/**
 * A reading in the other keyboard layout counts a little less than the typed text, and one found in parts less than a whole
 * one.
 */
const SWAPPED = 0.95;
const IN_PARTS = 0.95;
const NUMBER_ALONE = 0.6;
/** The beginning of a synonym counts less than the beginning of a word of the catalogue. */
const BEGUN_SYNONYM = 0.9;
/** Names of goods and makers are spelt with care; synonyms hold misspellings too: 'манитор'. */
const SPELLING_TRUST: Readonly<Record<Meaning['of'], number>> = {
	category: 2,
	subcategory: 2,
	type: 2,
	brand: 2,
	name: 1,
	facet: 1,
	smart: 1,
	synonym: 0,
};
/** Words before which, and after which, stands what goods are for. They are grammar, the same in a shop with any goods. */
const FOR_BEFORE = new Set(['для', 'под', 'на', 'к', 'от', 'в', 'for', 'to']);
const FOR_AFTER = new Set(['üçin', 'ucin', 'үчин', 'учин']);

type Synonyms = ReadonlyMap<number, Synonym>;
type Reading = { term: TermMeaning; quality: number; text: string };

export function parseQuery(query: string, { words: asked, synonyms }: Lookup): ParsedQuery {
	const typedChunks = query.split(' ');
	const chunks = [
		...new Set(asked.filter(({ reading }) => reading === 'typed').map(({ chunk }) => chunk)),
	].toSorted((a, b) => a - b);
	const terms: QueryTerm[] = [];
	const words: ParsedWord[] = [];
	for (let index = 0; index < chunks.length; index += 1) {
		const chunk = chunks[index] ?? 0;
		const isFor = (last: number) =>
			FOR_BEFORE.has(typedChunks[chunk - 2] ?? '') || FOR_AFTER.has(typedChunks[last] ?? '');
		const phrase = findPhrase(asked, synonyms, chunks.slice(index));
		if (phrase) {
			index += phrase.length - 1;
			const last = chunks[index] ?? 0;
			const text = typedChunks.slice(chunk - 1, last).join(' ');
			if (phrase.term) terms.push({ ...phrase.term, text, isFor: isFor(last) });
			words.push({ text, is: 'as typed' });
			continue;
		}
		const { reading, isSwapped } = readChunk(
			asked.filter((word) => word.chunk === chunk),
			synonyms,
		);
		const typed = ownWords(typedChunks, chunk, chunks[index + 1]);
		if (!reading) words.push({ text: typed, is: 'unknown' });
		else if (isSwapped || reading.quality < TYPED) words.push({ text: reading.text, is: 'corrected' });
		else words.push({ text: typed, is: 'as typed' });
		if (reading) terms.push({ ...reading.term, text: typed, isFor: isFor(chunk) });
	}
	return { terms, words };
}

/** A number and its unit count as one, so that what follows may belong to it; a word without meaning is skipped. */
function ownWords(typedChunks: readonly string[], chunk: number, next: number | undefined): string {
	const own = typedChunks.slice(chunk - 1, (next ?? typedChunks.length + 1) - 1);
	return /^[\d.,]+$/.test(own[0] ?? '') ? own.slice(0, 2).join(' ') : (own[0] ?? '');
}

/** Reads the text as typed, unless it makes sense in the other layout only. */
function readChunk(
	own: readonly QueryWord[],
	synonyms: Synonyms,
): { reading: Reading | undefined; isSwapped: boolean } {
	const typed = readIn('typed', own, synonyms);
	const swapped = readIn('swapped', own, synonyms);
	const typedQuality = typed?.quality ?? 0;
	// FIND-06: 'юсб' has three letters; what the other layout makes of them, 'c', is no word that was meant.
	const lettersOf = (layout: QueryWord['reading']) =>
		own.find(({ reading, part }) => reading === layout && part === 0)?.word.length ?? 0;
	const isLong = lettersOf('swapped') > 2 && lettersOf('swapped') >= lettersOf('typed') - 1;
	const isSwapped = isLong && typedQuality < SAME_WORD && (swapped?.quality ?? 0) * SWAPPED > typedQuality;
	return { reading: isSwapped ? swapped : typed, isSwapped };
}

/** Matches it whole, or by its parts, or by its number. */
function readIn(
	layout: QueryWord['reading'],
	own: readonly QueryWord[],
	synonyms: Synonyms,
): Reading | undefined {
	const read = (wanted: (part: number) => boolean) =>
		own
			.filter(({ reading, part }) => reading === layout && wanted(part))
			.map((word) => readWord(word, synonyms));
	const [whole] = read((part) => part === 0);
	if (whole && whole.quality > SAME_WORD) return whole;
	const parts = read((part) => part > 0);
	if (parts.length > 0 && parts.every((part) => part !== undefined)) {
		const quality = Math.min(...parts.map((part) => part.quality)) * IN_PARTS;
		const phrase = phraseOf(
			parts.flatMap(({ term }) => wordsOf(term)),
			quality / 100,
		);
		if (phrase && quality > (whole?.quality ?? 0)) {
			const text = parts.map((part) => part.text).join('-');
			return { term: { matches: [], phrases: [phrase], smart: [] }, quality, text };
		}
	}
	if (whole) return whole;
	const [number] = read((part) => part < 0);
	return number && { ...number, quality: number.quality * NUMBER_ALONE };
}

/** Returns the meaning of each part; for 'iphone15', the first part means 'apple смартфон'. */
function wordsOf({ matches, phrases }: TermMeaning): TermMatch[][] {
	return matches.length > 0 ? [matches] : (phrases[0]?.words ?? [[]]);
}

/** Returns the best meanings of a word: all meanings of a known word, otherwise the likeliest guess. */
function readWord({ word, meanings }: QueryWord, synonyms: Synonyms): Reading | undefined {
	const usable = meanings.filter(
		({ of, id }) => of !== 'synonym' || synonyms.get(id)?.typedPositions.length === 1,
	);
	const best = Math.max(0, ...usable.map(({ quality }) => quality));
	if (best === 0) return undefined;
	const used =
		best > SAME_WORD
			? withoutOtherKinds(usable.filter(({ quality }) => quality > SAME_WORD))
			: usable.filter(({ quality }) => quality === best);
	const term: TermMeaning = { matches: [], phrases: [], smart: [] };
	for (const meaning of used) {
		const synonym = meaning.of === 'synonym' ? synonyms.get(meaning.id) : undefined;
		if (meaning.of === 'smart') addSmart(term.smart, { id: meaning.id, share: meaning.weight });
		else if (synonym)
			addMeant(term, synonym, (meaning.quality / 100) * (best > SAME_WORD ? 1 : BEGUN_SYNONYM));
		else term.matches.push(...matchesOf([meaning], meaning.quality / 100));
	}
	if (term.matches.length + term.phrases.length + term.smart.length === 0) return undefined;
	return { term, quality: best, text: best > SAME_WORD ? word : nearestSpelling(word, used) };
}

/** FIND-06: 'чёрный' is a colour as it stands; that чернила have the same stem does not make it ink. */
function withoutOtherKinds(meanings: readonly Meaning[]): readonly Meaning[] {
	const isKind = ({ of }: Meaning) => of === 'type' || of === 'subcategory' || of === 'synonym';
	const asTyped = meanings.filter(({ quality }) => quality >= SPELT_THE_SAME);
	const isProperty = asTyped.some(
		({ of, weight }) => of === 'brand' || (of === 'facet' && weight >= VALUE_WEIGHT),
	);
	if (!isProperty || asTyped.some(isKind)) return meanings;
	return meanings.filter((meaning) => meaning.quality >= SPELT_THE_SAME || !isKind(meaning));
}

const isRussian = (word: string) => /[а-я]/.test(word);

/** FIND-06: returns the nearest of several equally likely words, in the alphabet that was typed. */
function nearestSpelling(typed: string, meanings: readonly Meaning[]): string {
	const [nearest] = meanings
		.filter(({ word }) => isRussian(word) === isRussian(typed))
		.map(({ word, of }) => ({ word, letters: letterDistance(word, typed), trust: SPELLING_TRUST[of] }))
		.toSorted((a, b) => a.letters - b.letters || b.trust - a.trust);
	return nearest?.word ?? typed;
}

/** Synonyms of several words, and words that mean nothing here. */
function findPhrase(
	asked: readonly QueryWord[],
	synonyms: Synonyms,
	chunks: readonly number[],
): { term: TermMeaning | undefined; length: number } | undefined {
	const whole = chunks.map((chunk) =>
		asked.find((word) => word.reading === 'typed' && word.part === 0 && word.chunk === chunk),
	);
	const isTyped = ({ id, typedPositions }: Synonym) =>
		typedPositions.length > 0 &&
		typedPositions.every((position, index) =>
			whole[index]?.meanings.some(
				(meaning) =>
					meaning.of === 'synonym' &&
					meaning.id === id &&
					meaning.weight === position &&
					meaning.quality > SAME_WORD,
			),
		);
	const spoken = [...synonyms.values()].filter(isTyped);
	const length = Math.max(0, ...spoken.map(({ typedPositions }) => typedPositions.length));
	const longest = spoken.filter(({ typedPositions }) => typedPositions.length === length);
	if (longest.some(({ meant }) => meant.length === 0)) return { term: undefined, length };
	if (length < 2) return undefined;
	const isWish = longest.some((synonym) => synonym.isWish);
	const literal = isWish
		? []
		: whole.slice(0, length).map((word) => (word && readWord(word, new Map()))?.term);
	const term: TermMeaning = {
		matches: [],
		phrases: [],
		smart: sharedSmart(literal.map((own) => own?.smart ?? [])),
	};
	const phrase = phraseOf(
		literal.map((own) => own?.matches ?? []),
		1,
	);
	if (phrase) term.phrases.push(phrase);
	for (const synonym of longest) addMeant(term, synonym, 1);
	return { term, length };
}

type Smart = TermMeaning['smart'];

/** Smart categories whose name holds all of these words. */
export function sharedSmart([first = [], ...others]: readonly Smart[]): Smart {
	return first.flatMap(({ id, share }) => {
		const more = others.map((word) => word.find((own) => own.id === id)?.share);
		if (more.includes(undefined)) return [];
		return [{ id, share: more.reduce<number>((sum, own) => sum + (own ?? 0), share) }];
	});
}

function addMeant(term: TermMeaning, { meant }: Synonym, factor: number): void {
	const words = meant.map((meanings) => matchesOf(meanings, meant.length === 1 ? factor : 1));
	if (words.length === 1) term.matches.push(...(words[0] ?? []));
	else {
		const phrase = phraseOf(words, factor);
		if (phrase) term.phrases.push(phrase);
	}
	for (const smart of sharedSmart(meant.map(smartOf))) addSmart(term.smart, smart);
}

function smartOf(meanings: readonly Meaning[]): Smart {
	const smart: Smart = [];
	for (const { of, id, weight } of meanings) if (of === 'smart') addSmart(smart, { id, share: weight });
	return smart;
}

/** A word may stand in several names of one smart category. */
function addSmart(known: Smart, { id, share }: Smart[number]): void {
	const same = known.find((own) => own.id === id);
	if (same) same.share = Math.max(same.share, share);
	else known.push({ id, share });
}

function matchesOf(meanings: readonly Meaning[], factor: number): TermMatch[] {
	return meanings.flatMap(({ of, id, weight }) =>
		of === 'synonym' || of === 'smart'
			? []
			: [{ of, id, score: SCORE_STEP * Math.round((weight * factor) / SCORE_STEP) }],
	);
}

function phraseOf(words: readonly TermMatch[][], factor: number): Phrase | undefined {
	if (words.length === 0 || words.some((matches) => matches.length === 0)) return undefined;
	return { words: words.map((matches) => [...matches]), score: Math.round(100 * factor) };
}
