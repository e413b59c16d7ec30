import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { LANGUAGES, type Language } from '@dukan/domain/base/language/language.ts';
import type { Transaction } from 'kysely';
import { addSearchCounts, savePopularQueries } from '../../areas/goods/search/search-counts.queries.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** FIND-05: searches of the demo's shoppers that lead to a product, the most frequent first. */
const DEMO_SEARCHES: Readonly<Record<Language, readonly string[]>> = {
	ru: ['смартфон samsung', 'ноутбук для учёбы', 'наушники', 'телевизор 55', 'power bank', 'принтер'],
	tm: ['telefon samsung', 'noutbuk', 'gulaklyk', 'telewizor', 'akylly sagat', 'printer'],
	en: ['samsung phone', 'laptop', 'wireless headphones', 'smart watch', 'power bank', 'printer'],
};

/** Searches that find nothing. */
const DEMO_MISSES: Readonly<Record<Language, readonly string[]>> = {
	ru: ['фен', 'кофемашина'],
	tm: ['fen'],
	en: ['hair dryer'],
};

/** FIND-05: inserts searches as if the shop had been open for a while. */
export async function insertSearches(trx: Transaction<Tables>, now: Date): Promise<void> {
	const popular = LANGUAGES.flatMap((language) =>
		DEMO_SEARCHES[language].map((words, index) => ({ language, words, position: index + 1 })),
	);
	const counted = popular.map(({ language, words, position }) => ({
		language,
		words,
		misses: 0,
		searches: 60 - position,
		opened: 50 - position,
	}));
	const missed = LANGUAGES.flatMap((language) =>
		DEMO_MISSES[language].map((words) => ({ language, words, misses: 4, searches: 4, opened: 0 })),
	);
	await addSearchCounts(trx, ashgabatTime(now).date, [...counted, ...missed]);
	await savePopularQueries(trx, popular);
}
