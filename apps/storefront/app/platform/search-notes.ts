import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import type { UnderstoodWire } from '@dukan/domain/goods/lists/lists.api.ts';

/** The parameters belong to both texts, so that a note is shown without asking of which kind it is. */
export type SearchNote = { text: 'search.notSold' | 'search.priceFrom'; query: string; amountTenge: number };

/**
 * SEEK-01, SEEK-02: returns the notes shown before the goods of a search, both in the suggestions and on the
 * page.
 */
export function searchNotes(understood: readonly UnderstoodWire[]): SearchNote[] {
	return understood.flatMap(({ kind, value }): SearchNote[] => {
		if (kind === 'not_sold') return [{ text: 'search.notSold', query: value, amountTenge: 0 }];
		if (kind !== 'price_from') return [];
		return [{ text: 'search.priceFrom', query: '', amountTenge: tengeFromManat(Number(value)) }];
	});
}
