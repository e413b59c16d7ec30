import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import type { UnderstoodWire } from '@dukan/domain/goods/lists/lists.api.ts';
import { withoutWords } from '@dukan/domain/goods/search/without-words.ts';
import { FIRST_STATE, listAddress } from '../lists/list-state.ts';

export type Wish = {
	kind: 'price_min' | 'price_max' | 'sort' | 'sale' | 'in_stock';
	value: UnderstoodWire['value'];
	href: string;
};
export type UnderstoodQuery = {
	/** Parts of the query that were read as filters, each with a link to the search without that part. */
	wishes: Wish[];
	/** The words that were left out of the search. */
	leftOut: string;
	/** The smart category whose goods are shown. */
	smartId: string | undefined;
	/** SEEK-01, SEEK-02: notes that are shown before the goods. */
	said: UnderstoodWire[];
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
			return isPrice && isLoosened ? [] : [{ kind, value, href: without(text) }];
		}),
		leftOut: understood
			.filter(({ kind }) => kind === 'left_out')
			.map(({ text }) => text)
			.join(', '),
		smartId: understood.find(({ kind }) => kind === 'smart')?.value,
		said: understood.filter(({ kind }) => kind === 'not_sold' || kind === 'price_from'),
	};
}
