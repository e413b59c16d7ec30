import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import type { UnderstoodWire } from '@dukan/domain/goods/lists/lists.api.ts';
import { withoutWords } from '@dukan/domain/goods/search/without-words.ts';
import { type SearchNote, searchNotes } from '../../platform/search-notes.ts';
import { FIRST_STATE, listAddress } from '../lists/list-state.ts';

const TEXTS = {
	price_min: () => 'filter.priceFrom' as const,
	price_max: () => 'filter.priceTo' as const,
	sort: (value: UnderstoodWire['value']) =>
		value === 'price' || value === '-price' ? (`sort.${value}` as const) : ('sort.new' as const),
	sale: () => 'filter.saleOnly' as const,
	in_stock: () => 'filter.inStockOnly' as const,
};

type Wish = {
	text: ReturnType<(typeof TEXTS)[keyof typeof TEXTS]>;
	/** Of a price that was asked for; 0 for other wishes. */
	amountTenge: number;
	href: string;
};
export type UnderstoodQuery = {
	/** Parts of the query that were read as filters, each with a link to the search without that part. */
	wishes: Wish[];
	/** The words that were left out of the search. */
	leftOut: string;
	/** The smart category whose goods are shown. */
	smartId: number | undefined;
	/** SEEK-01, SEEK-02: notes that are shown before the goods. */
	said: SearchNote[];
};

/** FIND-01, FIND-02: computed on the server, so that the page needs no script for it. */
export function understoodQuery(query: string, understood: readonly UnderstoodWire[]): UnderstoodQuery {
	const isLoosened = understood.some(({ kind }) => kind === 'price_from');
	const without = (text: string) =>
		listAddress({ path: addresses.search, query: withoutWords(query, text) }, FIRST_STATE);
	return {
		wishes: understood.flatMap(({ kind, value, text }) => {
			const isPrice = kind === 'price_min' || kind === 'price_max';
			if (!isPrice && kind !== 'sort' && kind !== 'sale' && kind !== 'in_stock') return [];
			if (isPrice && isLoosened) return [];
			const amountTenge = isPrice ? tengeFromManat(Number(value)) : 0;
			return [{ text: TEXTS[kind](value), amountTenge, href: without(text) }];
		}),
		leftOut: understood
			.filter(({ kind }) => kind === 'left_out')
			.map(({ text }) => text)
			.join(', '),
		smartId: Number(understood.find(({ kind }) => kind === 'smart')?.value) || undefined,
		said: searchNotes(understood),
	};
}
