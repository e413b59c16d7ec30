import type { Language } from '@dukan/domain/base/language/language.ts';

/** FIND-05: what the demo's shoppers search for and then open, most frequent first. */
export const DEMO_SEARCHES: Readonly<Record<Language, readonly string[]>> = {
	ru: ['смартфон samsung', 'ноутбук для учёбы', 'наушники', 'телевизор 55', 'power bank', 'принтер'],
	tm: ['telefon samsung', 'noutbuk', 'gulaklyk', 'telewizor', 'akylly sagat', 'printer'],
	en: ['samsung phone', 'laptop', 'wireless headphones', 'smart watch', 'power bank', 'printer'],
};

/** What they search for in vain. */
export const DEMO_MISSES: Readonly<Record<Language, readonly string[]>> = {
	ru: ['фен', 'кофемашина'],
	tm: ['fen'],
	en: ['hair dryer'],
};
