import type { Language } from '@dukan/domain/base/language/language.ts';

/** Nouns that follow a number. */
export type PluralWord = 'item' | 'order' | 'brand' | 'day' | 'minute' | 'month' | 'manat' | 'found';
export type PluralForms = { one: string; few?: string; many?: string; other: string };
type PluralCategory = keyof PluralForms;

/**
 * Returns the plural category that CLDR defines for our three languages. Intl is not used, because Android's
 * has no Turkmen.
 */
export function pluralCategory(language: Language, count: number): PluralCategory {
	return language === 'ru' ? russianCategory(count) : count === 1 ? 'one' : 'other';
}

function russianCategory(count: number): PluralCategory {
	if (!Number.isInteger(count)) return 'other';
	const lastDigit = Math.abs(count) % 10;
	const lastTwo = Math.abs(count) % 100;
	if (lastDigit === 1 && lastTwo !== 11) return 'one';
	if (lastDigit >= 2 && lastDigit <= 4 && (lastTwo < 12 || lastTwo > 14)) return 'few';
	return 'many';
}
