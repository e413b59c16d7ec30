import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import type { UnderstoodWire } from '@dukan/domain/goods/lists/lists.api.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import type { useTexts } from './texts.tsx';

/**
 * SEEK-01, SEEK-02: returns the notes shown before the goods of a search, both in the suggestions and on the
 * page.
 */
export function searchNotes(
	understood: readonly UnderstoodWire[],
	{ t, language }: Pick<ReturnType<typeof useTexts>, 't' | 'language'>,
): string[] {
	return understood.flatMap(({ kind, value }) => {
		if (kind === 'not_sold') return [t('search.notSold', { query: value })];
		if (kind !== 'price_from') return [];
		return [t('search.priceFrom', { amount: formatTenge(language, tengeFromManat(Number(value))) })];
	});
}
