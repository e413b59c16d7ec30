/** One meaning of a word that the shop knows. */
export type Meaning = {
	of: 'category' | 'subcategory' | 'type' | 'brand' | 'name' | 'facet' | 'synonym' | 'smart';
	/**
	 * The id of the thing that the word means. Ids of types and of words in names come from the search
	 * dictionary.
	 */
	id: number;
	/** The probability, out of 100, that the shopper meant this word. */
	quality: number;
	/**
	 * The importance of the word for the product, out of 100. For a synonym it is the position of the word in
	 * it, from 1. For a smart category it is the word's share of the name.
	 */
	weight: number;
	/** The word as the shop writes it. */
	word: string;
};

/** One word of the query, either as typed or as the same keys give on the other keyboard layout. */
export type QueryWord = {
	reading: 'typed' | 'swapped';
	/** The number of the chunk and of the part, as splitWords counts them. */
	chunk: number;
	part: number;
	word: string;
	meanings: Meaning[];
};

/**
 * `typedPositions` are the positions, from 1, of the typed words that carry meaning: 'кабель для айфона' has
 * 1 and 3.
 */
export type Synonym = { id: number; typedPositions: number[]; meant: Meaning[][]; isWish: boolean };

export type Lookup = { words: QueryWord[]; synonyms: ReadonlyMap<number, Synonym> };

/**
 * All words of the shop with a meaning, except those in the names of products: names of categories, brands,
 * values and others.
 */
export type ShopWords = {
	categories: readonly Named[];
	subcategories: readonly Named[];
	brands: readonly { id: number; name: string }[];
	smart: readonly Named[];
	/** Banners, with the moments from and until which they are shown, if set. */
	banners: readonly (Omit<Named, 'id'> & { link: string; from: Date | null; until: Date | null })[];
	facets: readonly FacetNames[];
	synonyms: readonly { id: number; typed: string; meant: string }[];
};

export type Named = { id: number; en: string; ru: string; tm: string };

export type FacetNames = {
	id: number;
	attribute: string;
	type: 'enum' | 'number' | 'bool';
	value: string;
	number: number | null;
	/** The names of the attribute, of the value and of its unit, in all languages. */
	attributeNames: string;
	valueNames: string | null;
	unitNames: readonly string[];
	unit: string | null;
	/**
	 * True if cards show the attribute. People then search for its number alone, such as '55', but not for
	 * the '12' months of a warranty.
	 */
	isShown: boolean;
};
