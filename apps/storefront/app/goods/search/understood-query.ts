import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import type { UnderstoodWire } from '@dukan/domain/goods/lists/lists.api.ts';
import { withoutWords } from '@dukan/domain/goods/search/without-words.ts';
import { FIRST_STATE, listAddress } from '../lists/list-state.ts';

export type Wish = {
	kind: Exclude<UnderstoodWire['kind'], 'left_out' | 'smart'>;
	value: UnderstoodWire['value'];
	href: string;
};
export type UnderstoodQuery = {
	/** Parts of the query that were read as filters, each with the search without it. */
	wishes: Wish[];
	/** Words that were not searched for. */
	leftOut: string;
	/** The smart category whose goods are shown. */
	smartId: string | undefined;
};

/** FIND-01, FIND-02: put together by the server, so that the page needs no script for it. */
export function understoodQuery(query: string, understood: readonly UnderstoodWire[]): UnderstoodQuery {
	return {
		wishes: understood.flatMap(({ kind, value, text }) =>
			kind === 'left_out' || kind === 'smart'
				? []
				: [
						{
							kind,
							value,
							href: listAddress({ path: addresses.search, query: withoutWords(query, text) }, FIRST_STATE),
						},
					],
		),
		leftOut: understood
			.filter(({ kind }) => kind === 'left_out')
			.map(({ text }) => text)
			.join(', '),
		smartId: understood.find(({ kind }) => kind === 'smart')?.value,
	};
}
