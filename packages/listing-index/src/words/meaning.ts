/** A meaning of a word that the shop knows. */
export type Meaning = {
	of: 'category' | 'subcategory' | 'type' | 'brand' | 'name' | 'facet' | 'synonym' | 'smart';
	/** The id of the thing that is meant; of a type or a word of names the dictionary's own. */
	id: number;
	/** Out of 100: how sure it is that this word was meant. */
	quality: number;
	/**
	 * Out of 100: how much the word says about the product. For a synonym: which of its words it is, from 1. For a smart
	 * category: its share of the name.
	 */
	weight: number;
	/** The word as the shop writes it. */
	word: string;
};

/** One word of the query, as typed or as the other keyboard layout would have it. */
export type QueryWord = {
	reading: 'typed' | 'swapped';
	/** Counted as in splitWords. */
	chunk: number;
	part: number;
	word: string;
	meanings: Meaning[];
};

/** `typedPositions` are those of its words that mean something, from 1: 'кабель для айфона' has 1 and 3. */
export type Synonym = { id: number; typedPositions: number[]; meant: Meaning[][]; isWish: boolean };

export type Lookup = { words: QueryWord[]; synonyms: ReadonlyMap<number, Synonym> };

/** The shop's names of categories, brands, values and the rest: all words with a meaning, besides the names of products. */
export type ShopWords = {
	categories: readonly Named[];
	subcategories: readonly Named[];
	brands: readonly { id: number; name: string }[];
	smart: readonly Named[];
	/** Banners, with the moments between which they are shown, if set. */
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
	/** Names of the attribute, of the value, and of its unit, in all languages. */
	attributeNames: string;
	valueNames: string | null;
	unitNames: readonly string[];
	unit: string | null;
	/** True if cards show it, because people then search for its number alone: '55', but not the '12' months of a warranty. */
	isShown: boolean;
};
