import type { ListFilters } from '@dukan/domain/goods/lists/list-filters.ts';
import { useEffect, useState } from 'react';
import { getJson } from '../../platform/api-client.ts';
import { useTexts } from '../../platform/texts.tsx';
import { filtersKey } from './chosen-values.ts';
import { type Facets, facetsFromWire } from './facets.ts';
import { listCall } from './list-call.ts';
import { withOrderedPrices } from './list-state.ts';
import type { ListData } from './read-list.ts';

/** The request waits this long, so that several choices in a row become one request. */
const SETTLE_MS = 300;

/** Both are undefined until the server has responded. */
export type LiveFacets = { count: number | undefined; facets: Facets | undefined };

/** Counts the products that the list would have with these filters, while the shopper is choosing. */
export function useLiveFacets(list: ListData, draft: ListFilters, isOpen: boolean): LiveFacets {
	const { language } = useTexts();
	const { scope } = list;
	const wanted = filtersKey(withOrderedPrices(draft));
	const isApplied = wanted === filtersKey(list.state.filters);
	const [response, setAnswer] = useState<LiveFacets & { to: string }>();

	useEffect(() => {
		if (!isOpen || isApplied) return;
		const stop = new AbortController();
		const timer = setTimeout(async () => {
			const { path, query } = listCall(scope);
			const filters = Object.fromEntries<string>(JSON.parse(wanted));
			try {
				const found = await getJson(path, { ...query, ...filters, limit: 1 }, stop.signal);
				setAnswer({
					to: wanted,
					count: found.count,
					facets: found.facets && facetsFromWire(found.facets, draft, language),
				});
			} catch {
				// The button then shows no number but still works.
			}
		}, SETTLE_MS);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [isOpen, isApplied, wanted, scope, draft, language]);

	if (isApplied) return { count: list.count, facets: list.facets };
	return response?.to === wanted ? response : { count: undefined, facets: response?.facets };
}
