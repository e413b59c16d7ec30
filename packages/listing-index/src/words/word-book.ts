import { letterDistance } from '@dukan/domain/goods/search/letter-distance.ts';
import { askedForms, wordKey, wordStem } from '@dukan/domain/goods/search/word-forms.ts';

/** A known word that matches a typed one, with the probability, out of 100, that it was meant. */
export type FoundWord = { id: number; quality: number };

const SHORT = 4;
/** A word with at least this many letters may have two wrong letters, a shorter one a single wrong letter. */
const LONG = 8;
const MOST_BEGUN = 40;
const MOST_NEAREST = 5;

const isCyrillic = (word: string) => /[а-я]/.test(word);
const hasFigure = (word: string) => /\d/.test(word);

/**
 * Stores every word of the shop once, with its key and stem. Words are only added, so their ids never change.
 */
export class WordBook {
	readonly words: string[] = [];
	readonly #keys: string[] = [];
	readonly #stems: string[] = [];
	readonly #ids = new Map<string, number>();
	readonly #byKey = new Map<string, number[]>();
	readonly #byStem = new Map<string, number[]>();
	/** Words that consist of letters, which may be mistyped, by their length. */
	readonly #plain = new Map<number, number[]>();
	/** Ids sorted by key, for queries whose last word is unfinished. They are sorted when needed. */
	#sorted: number[] = [];

	add(word: string): number {
		const known = this.#ids.get(word);
		if (known !== undefined) return known;
		const id = this.words.push(word) - 1;
		const key = wordKey(word);
		const stem = wordStem(word);
		this.#ids.set(word, id);
		this.#keys.push(key);
		this.#stems.push(stem);
		append(this.#byKey, key, id);
		append(this.#byStem, stem, id);
		if (!hasFigure(key)) append(this.#plain, key.length, id);
		return id;
	}

	/** Returns the word itself, words that sound alike in another alphabet, and other forms of the word. */
	same(word: string): FoundWord[] {
		const { keys, stems } = askedForms(word);
		const found = new Map<number, number>();
		for (const key of new Set(keys)) for (const id of this.#byKey.get(key) ?? []) found.set(id, 0);
		for (const stem of new Set(stems)) for (const id of this.#byStem.get(stem) ?? []) found.set(id, 0);
		const known = Array.from(found.keys(), (id) => ({ id, quality: this.#likeness(id, word, keys, stems) }));
		// FIND-06: if the word as typed is known, no letter of it is read as another: 'case' is not часы.
		const isKnown = known.some(({ quality }) => quality > 94);
		return isKnown ? known.filter(({ quality }) => quality > 94 || quality <= 90) : known;
	}

	/** Returns this word and its other forms, as synonyms mean them. */
	formsOf(word: string): number[] {
		return [
			...new Set([...(this.#byKey.get(wordKey(word)) ?? []), ...(this.#byStem.get(wordStem(word)) ?? [])]),
		];
	}

	#likeness(id: number, word: string, keys: readonly string[], stems: readonly string[]): number {
		const own = this.words[id] ?? '';
		const [key = '', stem] = [this.#keys[id], this.#stems[id]];
		if (own === word) return 100;
		const isOtherAlphabet = isCyrillic(own) !== isCyrillic(word);
		const isShort = key.length < SHORT && word.length < SHORT && !hasFigure(key);
		if (isShort && own.length !== word.length) return 50;
		if (isShort && isOtherAlphabet) return 60;
		// SEEK-03: these words sound alike only in Latin letters: 'свет' is not цвет.
		if (!isOtherAlphabet && own.includes('ц') !== word.includes('ц')) return 92;
		if (key === keys[0]) return 98;
		if (stem === stems[0]) return 96;
		if (stem === stems[2] || stem === stems[3]) return 95;
		return keys.includes(key) ? 94 : 92;
	}

	/** Returns the words that begin with these letters, the shortest first. */
	begun(word: string): number[] {
		const start = wordKey(word);
		this.#sort();
		const keyAt = (at: number) => this.#keys[this.#sorted[at] ?? 0] ?? '';
		let from = 0;
		for (let to = this.#sorted.length; from < to; ) {
			const middle = (from + to) >> 1;
			if (keyAt(middle) < start) from = middle + 1;
			else to = middle;
		}
		let to = from;
		while (to < this.#sorted.length && keyAt(to).startsWith(start)) to += 1;
		const rank = (id: number) => (hasFigure(this.#keys[id] ?? '') ? 1000 : 0) + (this.#keys[id] ?? '').length;
		return this.#sorted
			.slice(from, to)
			.toSorted((a, b) => rank(a) - rank(b))
			.slice(0, MOST_BEGUN);
	}

	/**
	 * Returns words that differ from this one in at most one letter, or in two if it has eight letters or
	 * more. The word must have at least four letters.
	 */
	alike(word: string): { id: number; distance: number }[] {
		const key = wordKey(word);
		return /^[a-z]{4,}$/.test(key) ? this.#within(key, key.length < LONG ? 1 : 2) : [];
	}

	/**
	 * Returns the nearest word to an unknown one, for a suggestion. A word of letters is compared with words
	 * of letters. A word with a digit is compared with words of the same length in names of products.
	 */
	nearest(word: string, isInNames: (id: number) => boolean): string | undefined {
		const key = wordKey(word);
		const near = hasFigure(key) ? this.#nearNumbers(key, isInNames) : this.#nearWords(key);
		const [nearest] = near.toSorted(
			(a, b) => Number(isCyrillic(b) === isCyrillic(word)) - Number(isCyrillic(a) === isCyrillic(word)),
		);
		return nearest;
	}

	#nearWords(key: string): string[] {
		if (key.length <= 3) return [];
		return this.#within(key, Math.min(3, Math.floor(key.length / 3)))
			.map(({ id, distance }) => ({ word: this.words[id] ?? '', distance }))
			.toSorted((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
			.slice(0, MOST_NEAREST)
			.map(({ word }) => word);
	}

	#nearNumbers(key: string, isInNames: (id: number) => boolean): string[] {
		if (key.length <= 2) return [];
		const near = this.#keys.flatMap((own, id) =>
			own.length === key.length && hasFigure(own) && letterDistance(own, key, 1) === 1 && isInNames(id)
				? [{ word: this.words[id] ?? '', same: sameStart(own, key) }]
				: [],
		);
		return near
			.toSorted((a, b) => b.same - a.same || (a.word < b.word ? -1 : 1))
			.slice(0, 1)
			.map(({ word }) => word);
	}

	#within(key: string, most: number): { id: number; distance: number }[] {
		const found: { id: number; distance: number }[] = [];
		for (let length = Math.max(1, key.length - most); length <= key.length + most; length += 1)
			for (const id of this.#plain.get(length) ?? []) {
				const distance = letterDistance(this.#keys[id] ?? '', key, most);
				if (distance <= most) found.push({ id, distance });
			}
		return found;
	}

	#sort(): void {
		if (this.#sorted.length === this.words.length) return;
		const keys = this.#keys;
		this.#sorted = Array.from(keys, (_, id) => id).sort((a, b) =>
			(keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1,
		);
	}
}

function append<Key>(lists: Map<Key, number[]>, key: Key, id: number): void {
	const known = lists.get(key);
	if (known) known.push(id);
	else lists.set(key, [id]);
}

/** Returns how many letters both begin with. */
function sameStart(one: string, other: string): number {
	let length = 0;
	while (length < one.length && one[length] === other[length]) length += 1;
	return length;
}
