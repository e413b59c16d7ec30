import type { PlaceWire, UnderstoodWire } from '@dukan/domain/goods/lists/lists.api.ts';
import type { ProductWire } from '@dukan/domain/goods/products/products.api.ts';
import { useEffect, useState } from 'react';
import { getJson } from '../../platform/api-client.ts';

/** SEARCH-01: a search needs three characters and starts after a pause of a second. */
const MIN_TYPED_LENGTH = 3;
const PAUSE_MS = 1000;
const LIMIT = 25;

export type FoundProducts = {
	query: string;
	rows: ProductWire[];
	count: number;
	/** FIND-05: categories, brands, smart categories and information pages that the query names. */
	places: PlaceWire[];
	didYouMean: string | undefined;
	understood: UnderstoodWire[];
	hasFailed: boolean;
};

/**
 * Returns the products found for the typed text. The last result stays until the next one arrives. Outdated
 * responses are ignored.
 */
export function useFoundProducts(typed: string) {
	const query = typed.trim();
	const isLongEnough = query.length >= MIN_TYPED_LENGTH;
	const [found, setFound] = useState<FoundProducts>();
	const [retried, setRetried] = useState<{ query: string }>();

	useEffect(() => {
		if (!isLongEnough) return setFound(undefined);
		const stop = new AbortController();
		const ask = async () => {
			const response = await getJson('/api/search', { query, limit: LIMIT }, stop.signal).catch(
				() => undefined,
			);
			if (stop.signal.aborted) return;
			const { rows = [], count = 0, places = [], understood = [], did_you_mean: didYouMean } = response ?? {};
			setFound({ query, rows, count, places, understood, didYouMean, hasFailed: !response });
		};
		const timer = setTimeout(ask, retried?.query === query ? 0 : PAUSE_MS);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [query, isLongEnough, retried]);

	return {
		found: isLongEnough ? found : undefined,
		isPending: isLongEnough && found?.query !== query,
		retry: () => {
			setFound(undefined);
			setRetried({ query });
		},
	};
}
