import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared-statement.ts';

/** A meaning of a word that the shop knows. */
export type Meaning = {
	of: 'category' | 'subcategory' | 'type' | 'brand' | 'name' | 'facet' | 'synonym' | 'smart';
	/**
	 * An id of categories, subcategories, search_types, brands, search_words, facet_values, search_synonyms or
	 * smart_categories.
	 */
	id: number;
	/** Out of 100: how sure it is that this word was meant. */
	quality: number;
	/**
	 * Out of 100: how much the word says about the product. For a synonym: which of its words it is, from 1. For a smart
	 * category: its share of the name.
	 */
	weight: number;
	/** The word in the shop's own spelling. */
	word: string;
};

/** One word of the query, as typed or as the other keyboard layout would have it. */
export type QueryWord = {
	reading: 'typed' | 'swapped';
	/** The piece between blanks, counted from 1, and the part of it: 0 is the whole, -1 its number without the unit. */
	chunk: number;
	part: number;
	word: string;
	meanings: Meaning[];
};

/** The search_kinds that a category, sub-category, type or brand has. */
export type Kinds = { of: Meaning['of']; id: number; kindIds: number[] };

export type Lookup = { words: QueryWord[]; synonyms: Synonym[]; kinds: Kinds[] };

/** `typedPositions` are those of its words that mean something, from 1: 'кабель для айфона' has 1 and 3. */
export type Synonym = { id: number; typedPositions: number[]; meant: Meaning[][] };

/** Returns everything the shop knows about the words of a query, in one statement. */
export async function lookUpWords(db: Database, typed: string, swapped: string): Promise<Lookup> {
	const { rows } = await sql<{ [Key in keyof Lookup]: Lookup[Key] | null }>`${prepared('look_up_words')}
		select words, synonyms, kinds from search_look_up(${typed}, ${swapped})`.execute(db);
	return { words: rows[0]?.words ?? [], synonyms: rows[0]?.synonyms ?? [], kinds: rows[0]?.kinds ?? [] };
}

/** Returns for each word the nearest one in any name, preferably in the typed alphabet, if any is near at all. */
export async function findNearestWords(db: Database, words: readonly string[]): Promise<Map<string, string>> {
	const { rows } = await sql<{ word: string; nearest: string }>`
		select g.word, near.word as nearest from unnest(${words}::text[]) as g (word)
		cross join lateral (select search_key(t.word) as key from search_tokens(g.word) t where part = 0 limit 1) asked
		cross join lateral (
			select w.word from search_nearest(asked.key) with ordinality as w (word, place)
			order by (w.word ~ '[а-я]') = (g.word ~ '[а-я]') desc, w.place limit 1
		) near`.execute(db);
	return new Map(rows.map(({ word, nearest }) => [word, nearest]));
}

/** Returns which of these words are units of the catalogue, or another way to write one. */
export async function findUnitWords(db: Database, words: readonly string[]): Promise<Set<string>> {
	if (words.length === 0) return new Set();
	const { rows } = await sql<{ word: string }>`
		select word from unnest(${words}::text[]) as g (word)
		where search_unit(word) is not null
			or exists (select from units u where word in (lower(u.name_en), lower(u.name_ru), lower(u.name_tm)))`.execute(
		db,
	);
	return new Set(rows.map(({ word }) => word));
}
