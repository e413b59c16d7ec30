import type { Attributes, Localized } from '../catalogue-types.ts';

/**
 * Placeholders are attribute keys: "{ram}" reads "16 GB", "{material:lower}" is for the middle of a sentence.
 * A sentence that names an attribute the product lacks is never chosen.
 * Turkmen sentences put a word after each placeholder that needs a case: no ending is glued to a value.
 */
export type Sentence = Localized & { when?: (attributes: Attributes) => boolean };

/** One sentence of each part makes a description. */
export type DescriptionSet = { opening: Sentence[]; facts: Sentence[]; closing: Sentence[] };

export function say(
	en: string,
	ru: string,
	tm: string,
	when?: (attributes: Attributes) => boolean,
): Sentence {
	return when === undefined ? { en, ru, tm } : { en, ru, tm, when };
}
