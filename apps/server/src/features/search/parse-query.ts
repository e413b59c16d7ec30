import type { AskedWord, Lookup, Meaning, Synonym } from './search-words.queries.ts';

/** What products a word finds, and how well they fit, of 100. */
export type Match = { of: Exclude<Meaning['of'], 'synonym'>; id: number; score: number };

/** One thing that was asked for: found by any of `matches`, or by all words of one of `phrases`. */
export type QueryTerm = { matches: Match[]; phrases: Phrase[] };

type Phrase = { words: Match[][]; score: number };

export type ParsedQuery = {
	terms: QueryTerm[];
	/** The query as it was parsed. */
	words: ParsedWord[];
};

export type ParsedWord = { text: string; is: 'as typed' | 'corrected' | 'unknown' };

/** From here up a word is the one that was typed, if in another form or alphabet; below TYPED it was mistyped. */
const SAME_WORD = 90;
const TYPED = 75;
/** What another layout gives counts a little less than what was typed; what is found in parts, than what is found whole. */
const SWAPPED = 0.95;
const IN_PARTS = 0.95;
const NUMBER_ALONE = 0.6;
/** A synonym that was only begun counts less than a word of the catalogue that was. */
const BEGUN_SYNONYM = 0.9;
/** Of the words of a phrase only what fits about as well as the best counts: 'айфон' is a phone of Apple, not its case. */
const NEAR_BEST = 0.8;
/** Who says what a thing is says at least this much. */
const HEAD = 80;

type Synonyms = ReadonlyMap<number, Synonym>;
type Reading = { term: QueryTerm; quality: number; text: string };

export function parseQuery(query: string, { words: asked, synonyms }: Lookup): ParsedQuery {
	const known = new Map(synonyms.map((synonym) => [synonym.id, synonym]));
	const typedChunks = query.split(' ');
	const chunks = [
		...new Set(asked.filter(({ reading }) => reading === 'typed').map(({ chunk }) => chunk)),
	].toSorted((a, b) => a - b);
	const terms: QueryTerm[] = [];
	const words: ParsedWord[] = [];
	for (let index = 0; index < chunks.length; index += 1) {
		const chunk = chunks[index] ?? 0;
		const phrase = findPhrase(asked, known, chunks.slice(index));
		if (phrase) {
			if (phrase.term) terms.push(phrase.term);
			index += phrase.length - 1;
			words.push({ text: typedChunks.slice(chunk - 1, chunks[index]).join(' '), is: 'as typed' });
			continue;
		}
		const { reading, isSwapped } = readChunk(
			asked.filter((word) => word.chunk === chunk),
			known,
		);
		const typed = typedChunks.slice(chunk - 1, (chunks[index + 1] ?? typedChunks.length + 1) - 1).join(' ');
		if (!reading) words.push({ text: typed, is: 'unknown' });
		else if (isSwapped || reading.quality < TYPED) words.push({ text: reading.text, is: 'corrected' });
		else words.push({ text: typed, is: 'as typed' });
		if (reading) terms.push(reading.term);
	}
	return { terms: terms.length === 1 ? terms.map(withoutMentions) : terms, words };
}

/** As typed, unless it makes sense in the other layout only. */
function readChunk(
	own: readonly AskedWord[],
	synonyms: Synonyms,
): { reading: Reading | undefined; isSwapped: boolean } {
	const typed = readIn('typed', own, synonyms);
	const swapped = readIn('swapped', own, synonyms);
	const typedQuality = typed?.quality ?? 0;
	const isSwapped = typedQuality < SAME_WORD && (swapped?.quality ?? 0) * SWAPPED > typedQuality;
	return { reading: isSwapped ? swapped : typed, isSwapped };
}

/** Whole, or by its parts, or by its number. */
function readIn(
	layout: AskedWord['reading'],
	own: readonly AskedWord[],
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
			parts.map(({ term }) => term.matches),
			quality / 100,
		);
		if (phrase && quality > (whole?.quality ?? 0)) {
			const text = parts.map((part) => part.text).join('-');
			return { term: { matches: [], phrases: [phrase] }, quality, text };
		}
	}
	if (whole) return whole;
	const [number] = read((part) => part < 0);
	return number && { ...number, quality: number.quality * NUMBER_ALONE };
}

/** The best of what a word may mean: if it is a known word all that it means, otherwise the likeliest guess. */
function readWord({ word, meanings }: AskedWord, synonyms: Synonyms): Reading | undefined {
	const usable = meanings.filter(
		({ of, id }) => of !== 'synonym' || synonyms.get(id)?.typedWords.length === 1,
	);
	const best = Math.max(0, ...usable.map(({ quality }) => quality));
	if (best === 0) return undefined;
	const used = usable.filter(({ quality }) => (best > SAME_WORD ? quality > SAME_WORD : quality === best));
	const term: QueryTerm = { matches: [], phrases: [] };
	for (const meaning of used) {
		const synonym = meaning.of === 'synonym' ? synonyms.get(meaning.id) : undefined;
		if (synonym) addMeant(term, synonym, (meaning.quality / 100) * (best > SAME_WORD ? 1 : BEGUN_SYNONYM));
		else term.matches.push(...matchesOf([meaning], meaning.quality / 100));
	}
	if (term.matches.length + term.phrases.length === 0) return undefined;
	return { term, quality: best, text: best > SAME_WORD ? word : nearestSpelling(word, used) };
}

/** Of several words that were equally likely meant, one in the alphabet that was typed. */
function nearestSpelling(typed: string, meanings: readonly Meaning[]): string {
	const isRussian = (word: string) => /[а-я]/.test(word);
	const words = meanings.map(({ word }) => word);
	return words.find((word) => isRussian(word) === isRussian(typed)) ?? words[0] ?? typed;
}

/** Synonyms of several words, and words that mean nothing here. */
function findPhrase(
	asked: readonly AskedWord[],
	synonyms: Synonyms,
	chunks: readonly number[],
): { term: QueryTerm | undefined; length: number } | undefined {
	const whole = chunks.map((chunk) =>
		asked.find((word) => word.reading === 'typed' && word.part === 0 && word.chunk === chunk),
	);
	const isTyped = ({ id, typedWords }: Synonym) =>
		typedWords.every((_, index) =>
			whole[index]?.meanings.some(
				(meaning) =>
					meaning.of === 'synonym' &&
					meaning.id === id &&
					meaning.weight === index + 1 &&
					meaning.quality > SAME_WORD,
			),
		);
	const spoken = [...synonyms.values()].filter(isTyped);
	const length = Math.max(0, ...spoken.map(({ typedWords }) => typedWords.length));
	const longest = spoken.filter(({ typedWords }) => typedWords.length === length);
	if (longest.some(({ meant }) => meant.length === 0)) return { term: undefined, length };
	if (length < 2) return undefined;
	const term: QueryTerm = { matches: [], phrases: [] };
	const literal = whole
		.slice(0, length)
		.map((word) => (word && readWord(word, new Map()))?.term.matches ?? []);
	const phrase = phraseOf(literal, 1);
	if (phrase) term.phrases.push(phrase);
	for (const synonym of longest) addMeant(term, synonym, 1);
	return { term, length };
}

function addMeant(term: QueryTerm, { meant }: Synonym, factor: number): void {
	const words = meant.map((meanings) => matchesOf(meanings, 1));
	if (words.length === 1) term.matches.push(...matchesOf(meant[0] ?? [], factor));
	else {
		const phrase = phraseOf(words, factor);
		if (phrase) term.phrases.push(phrase);
	}
}

function matchesOf(meanings: readonly Meaning[], factor: number): Match[] {
	return meanings.flatMap(({ of, id, weight }) =>
		of === 'synonym' ? [] : [{ of, id, score: Math.round(weight * factor) }],
	);
}

function phraseOf(words: readonly Match[][], factor: number): Phrase | undefined {
	if (words.length === 0 || words.some((matches) => matches.length === 0)) return undefined;
	const best = words.map((matches) => Math.max(...matches.map(({ score }) => score)));
	return {
		words: words.map((matches, index) =>
			matches.filter(({ score }) => score >= (best[index] ?? 0) * NEAR_BEST),
		),
		score: Math.round((factor * best.reduce((sum, score) => sum + score, 0)) / words.length),
	};
}

/** Who looks for a microphone does not look for headphones that have one. */
function withoutMentions(term: QueryTerm): QueryTerm {
	const isKind =
		term.phrases.some(({ score }) => score >= HEAD) ||
		term.matches.some(({ of, score }) => (of === 'type' || of === 'subcategory') && score >= HEAD);
	return isKind ? { ...term, matches: term.matches.filter(({ of }) => of !== 'facet') } : term;
}
