import { type Names, readName } from '@dukan/domain/goods/search/read-names.ts';
import {
	isFiller,
	type SplitWord,
	splitWords,
	unitName,
	wholeWords,
} from '@dukan/domain/goods/search/split-words.ts';
import { wordKey } from '@dukan/domain/goods/search/word-forms.ts';
import type { NameWords } from '../listing.ts';
import { isWish, learnShop, readWish, valueWords, weighNames } from './learn-shop.ts';
import type { Lookup, Meaning, QueryWord, ShopWords, Synonym } from './meaning.ts';
import { WordBook } from './word-book.ts';

/** From this quality on, the found word is the typed one, perhaps in another form or alphabet. */
const SAME_WORD = 90;
const BEGUN = 80;
/** The quality of a mistyped word. Each wrong letter takes 15 away. */
const MISTYPED = 85;
/**
 * SEEK-03: a word with this few letters may be a mistyped name of a product or brand, but not of a value or
 * label. So 'свет' is not read as цвет.
 */
const FEW_LETTERS = 4;
/** The weight of a word of a product's name. */
const NAME_WEIGHT = 90;

type Known = Pick<Meaning, 'of' | 'id' | 'weight'>;
/** Keyed by word id, then by meaning. */
type KnownWords = Map<number, Map<string, Known>>;
type AskedWord = SplitWord & Pick<QueryWord, 'reading'>;
const NO_SYNONYM = { id: 0, typed: '', meant: '' };

/** The parts of a product from which the dictionary reads its words. */
export type NamedProduct = { names: Names; brandId: number; facetIds: readonly number[] };

/**
 * Knows all words of the shop and their meanings. It learns the names of products once, and all other words
 * again whenever staff change them.
 */
export class SearchDictionary {
	readonly #book = new WordBook();
	/** The types of products and the words of their names, by word id. */
	readonly #ofProducts: KnownWords = new Map();
	readonly #types = new Map<string, number>();
	readonly #inNames = new Set<number>();
	readonly #partsOf = new Map<string, readonly string[]>();
	/** The meanings of other words of the shop, by word id. */
	#ofShop: KnownWords = new Map();
	#facets: ShopWords['facets'] = [];
	#banners: ShopWords['banners'] = [];
	#synonyms = new Map<number, ShopWords['synonyms'][number]>();
	#brands = new Map<number, string>();
	#valueWords = new Map<number, ReadonlySet<string>>();

	/** Replaces the words that the shop uses besides the names of products. */
	learn(shop: ShopWords): void {
		const known: KnownWords = new Map();
		for (const learnt of learnShop(shop)) addMeaning(known, this.#book.add(learnt.word), learnt);
		this.#ofShop = known;
		this.#brands = new Map(shop.brands.map(({ id, name }) => [id, name]));
		this.#valueWords = new Map(shop.facets.map((facet) => [facet.id, new Set(valueWords(facet))]));
		this.#facets = shop.facets;
		this.#banners = shop.banners;
		this.#synonyms = new Map(shop.synonyms.map((synonym) => [synonym.id, synonym]));
	}

	knowsValues(facetIds: readonly number[]): boolean {
		return facetIds.every((id) => this.#valueWords.has(id));
	}

	/** Returns the type and the other words of a product's names, by their ids in this dictionary. */
	readProduct({ names, brandId, facetIds }: NamedProduct): NameWords {
		const { type, words } = readName(names, {
			brand: this.#brands.get(brandId) ?? '',
			isValue: (word) => facetIds.some((id) => this.#valueWords.get(id)?.has(word)),
			partsOf: (piece) => this.#parts(piece),
		});
		const wordIds = words.map((word) => this.#book.add(word)).sort((a, b) => a - b);
		for (const id of wordIds) {
			if (this.#inNames.has(id)) continue;
			this.#inNames.add(id);
			addMeaning(this.#ofProducts, id, { of: 'name', id, weight: NAME_WEIGHT });
		}
		return { typeId: this.#typeNumber(type), wordIds };
	}

	/**
	 * Returns everything that the dictionary knows about the words of a query. It looks up the words as typed
	 * and as on the other keyboard layout.
	 */
	lookUp(typed: string, swapped: string): Lookup {
		const asked = [
			...splitWords(typed).map((word) => ({ ...word, reading: 'typed' as const })),
			...splitWords(swapped).map((word) => ({ ...word, reading: 'swapped' as const })),
		].filter(({ word }) => !isFiller(word));
		const found = asked.map((word) => this.#sameOrBegun(word, isLast(word, asked)));
		const words = asked.map((word, at): QueryWord => {
			const own = found[at] ?? [];
			const isStrange =
				word.part === 0 &&
				!asked.some(({ chunk, part }, other) => {
					const known = found[other] ?? [];
					return (
						chunk === word.chunk &&
						known.some(({ quality }) => quality === BEGUN || (part === 0 && quality > SAME_WORD))
					);
				});
			return { ...word, meanings: isStrange ? [...own, ...this.#mistyped(word.word)] : own };
		});
		const spoken = new Set(
			words.flatMap(({ meanings }) => meanings.flatMap(({ of, id }) => (of === 'synonym' ? [id] : []))),
		);
		const synonyms = Array.from(spoken, (id): [number, Synonym] => [
			id,
			this.#synonym(this.#synonyms.get(id) ?? NO_SYNONYM),
		]);
		return { words, synonyms: new Map(synonyms) };
	}

	/** Returns the banners that are visible at this moment. */
	shownBanners(now: Date): ShopWords['banners'] {
		return this.#banners.filter(({ from, until }) => (!from || from <= now) && (!until || until > now));
	}

	/** True for a unit of the catalogue or another spelling of one. */
	isUnit(word: string): boolean {
		return (
			unitName(word) !== undefined ||
			this.#facets.some(({ unitNames }) => unitNames.some((name) => name.toLowerCase() === word))
		);
	}

	/** Returns the known word that was probably meant by an unknown one. */
	nearest(word: string): string | undefined {
		return this.#book.nearest(word, (id) => this.#inNames.has(id));
	}

	#sameOrBegun({ word, part }: SplitWord, isLastWord: boolean): Meaning[] {
		const exact = this.#book.same(word);
		const own = exact.flatMap(({ id, quality }) => this.#meanings(id, quality));
		const isKnown = exact.some(({ quality }) => quality > SAME_WORD);
		if (part < 0 || isKnown || wordKey(word).length < (isLastWord ? 2 : 4)) return own;
		return [...own, ...this.#book.begun(word).flatMap((id) => this.#meanings(id, BEGUN))];
	}

	#mistyped(word: string): Meaning[] {
		const isRussian = /[а-я]/.test(word);
		return this.#book.alike(word).flatMap(({ id, distance }) => {
			// FIND-06: a short word is not read as one in the other alphabet: 'маме' is not 'game'.
			const own = this.#book.words[id] ?? '';
			if (wordKey(word).length <= 5 && /[а-я]/.test(own) !== isRussian) return [];
			const meanings = this.#meanings(id, MISTYPED - 15 * distance);
			return word.length > FEW_LETTERS ? meanings : meanings.filter(({ of }) => of !== 'facet');
		});
	}

	#meanings(wordId: number, quality: number): Meaning[] {
		const word = this.#book.words[wordId] ?? '';
		const known = [this.#ofShop.get(wordId), this.#ofProducts.get(wordId)];
		return known
			.flatMap((own) => [...(own?.values() ?? [])])
			.map((meaning) => ({ ...meaning, quality, word }));
	}

	#synonym({ id, typed, meant }: ShopWords['synonyms'][number]): Synonym {
		const typedPositions = wholeWords(typed).flatMap((word, at) => (isFiller(word) ? [] : [at + 1]));
		if (!isWish(meant))
			return {
				id,
				typedPositions,
				meant: wholeWords(meant).map((word) => this.#meantBy(word)),
				isWish: false,
			};
		const { values, rest } = readWish(meant, this.#facets);
		const wished = values.map(({ facetId, weight }) => ({
			of: 'facet' as const,
			id: facetId,
			weight,
			quality: 100,
			word: typed,
		}));
		return {
			id,
			typedPositions,
			meant: [[...wished, ...wholeWords(rest).flatMap((word) => this.#meantBy(word))]],
			isWish: true,
		};
	}

	#meantBy(word: string): Meaning[] {
		return this.#book
			.formsOf(word)
			.flatMap((id) => this.#meanings(id, 100))
			.filter(({ of }) => of !== 'synonym');
	}

	#parts(piece: string): readonly string[] {
		const known = this.#partsOf.get(piece);
		if (known) return known;
		const parts = splitWords(piece).flatMap(({ part, word }) => (part >= 0 ? [word] : []));
		this.#partsOf.set(piece, parts);
		return parts;
	}

	#typeNumber(type: Names): number {
		const name = `${type.en}\n${type.ru}\n${type.tm}`;
		const known = this.#types.get(name);
		if (known !== undefined) return known;
		// The id 0 means a product whose names are not read yet.
		const id = this.#types.size + 1;
		this.#types.set(name, id);
		for (const [word, weight] of weighNames(type))
			addMeaning(this.#ofProducts, this.#book.add(word), { of: 'type', id, weight });
		return id;
	}
}

const isLast = ({ reading, chunk }: AskedWord, asked: readonly AskedWord[]) =>
	asked.every((other) => other.reading !== reading || other.chunk <= chunk);

/**
 * Adds a meaning to a word. If the word has several weights for one thing, the highest counts; for a synonym,
 * the first.
 */
function addMeaning(known: KnownWords, wordId: number, { of, id, weight }: Known): void {
	const own = known.get(wordId) ?? new Map<string, Known>();
	known.set(wordId, own);
	const same = own.get(`${of} ${id}`);
	if (!same) own.set(`${of} ${id}`, { of, id, weight });
	else if (of !== 'synonym') same.weight = Math.max(same.weight, weight);
}
