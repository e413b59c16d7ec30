import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import type { Transaction } from 'kysely';
import { addSearchCounts, savePopularQueries } from '../../areas/goods/search/search-counts.queries.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { DEMO_MISSES, DEMO_SEARCHES } from './demo-searches.ts';

/** FIND-05: as if the shop had been open for a while. */
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
