import type { Language } from '@dukan/domain/base/language/language.ts';
import { NO_FILTERS } from '@dukan/domain/goods/lists/list-filters.ts';
import { findProducts, type SearchNeeds } from './find-products.ts';
import { listOftenOpened, savePopularQueries } from './search-counts.queries.ts';

/** As many as fit under the field of a phone. */
const SHOWN = 6;

/** The search ignores other signs and alphabets, and anything drawn with them would be shown to all. */
const PLAIN_WORDS = /^[a-zäçžňöşüýа-яё0-9]+([ .,+/-][a-zäçžňöşüýа-яё0-9]+)*$/;

/**
 * FIND-05: chooses what is offered under the empty search field. Every word of such a query is the shop's own and finds
 * something: what everyone is shown must not be somebody's name, or what a prankster typed a hundred times.
 */
export async function refreshPopularQueries(needs: SearchNeeds, today: string): Promise<void> {
	const popular: { language: Language; position: number; words: string }[] = [];
	for (const { language, words } of await listOftenOpened(needs.db, today)) {
		const position = popular.filter((known) => known.language === language).length + 1;
		if (position <= SHOWN && (await isWhollyFound(needs, words))) popular.push({ language, position, words });
	}
	await savePopularQueries(needs.db, popular);
}

async function isWhollyFound(needs: SearchNeeds, query: string): Promise<boolean> {
	if (!PLAIN_WORDS.test(query)) return false;
	const asked = { filters: NO_FILTERS, sort: undefined };
	const { select, understood, didYouMean } = await findProducts(needs, asked, query);
	const selection = select(await needs.readIndex());
	const leavesOut = understood(selection).some(({ kind }) => kind === 'left_out');
	return selection.rows.length > 0 && !leavesOut && didYouMean === undefined;
}
