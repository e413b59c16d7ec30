import { type ListFilters, NO_FILTERS } from '@dukan/domain/goods/lists/list-filters.ts';
import { useState } from 'react';
import { useShopNavigate } from '../../platform/use-shop-navigate.ts';
import { filtersKey } from './chosen-values.ts';
import { type Facets, mergeFacets, usefulFacets } from './facets.ts';
import { FIRST_STATE, listAddress, withOrderedPrices } from './list-state.ts';
import type { ListData } from './read-list.ts';
import { type LiveFacets, useLiveFacets } from './use-live-facets.ts';

/**
 * From this width on, the filters stand beside the list and a choice applies at once. The styles use the same
 * width.
 */
export const WIDE_SCREEN = '(min-width: 64rem)';

/**
 * Holds the filters while they are being chosen. On wide screens a choice applies at once; on narrow ones the
 * button in the sheet applies all of them.
 */
export function useFilters(list: ListData, isSheetOpen: boolean) {
	const navigate = useShopNavigate();
	const { place, state } = list;
	const [draft, setDraft] = useState(state.filters);
	const [appliedBefore, setAppliedBefore] = useState(state.filters);
	/** The filters that were sent and whose list has not arrived yet. */
	const [sent, setSent] = useState<string>();
	const applied = filtersKey(state.filters);
	if (state.filters !== appliedBefore) {
		setAppliedBefore(state.filters);
		setSent(undefined);
		// Chips and Back change the applied filters, and the draft follows. If the filters are those that
		// were sent from here, the draft stays, because the shopper may have changed it since.
		if (applied !== sent) setDraft(state.filters);
	}
	const live = useLiveFacets(list, draft, isSheetOpen);

	function apply(filters: ListFilters): void {
		const next = { ...FIRST_STATE, sort: state.sort, filters: withOrderedPrices(filters) };
		setDraft(next.filters);
		const key = filtersKey(next.filters);
		if (key === (sent ?? applied)) return;
		setSent(key);
		// If a choice is taken back before its list has arrived, the address returns to that of the list
		// still shown.
		const isBack = key === applied;
		navigate(listAddress(place, isBack ? state : next), { preventScrollReset: true, replace: isBack });
	}

	return {
		draft,
		/**
		 * The number of products that the draft would show, or undefined until the server has counted them.
		 */
		count: live.count,
		facets: useSteadyFacets(list, draft, live),
		/** For a choice that is complete with one click. */
		choose: (filters: ListFilters) => {
			setDraft(filters);
			if (window.matchMedia(WIDE_SCREEN).matches) apply(filters);
		},
		/** For a value that is still being typed. */
		type: setDraft,
		apply: () => apply(draft),
		clear: () => setDraft(NO_FILTERS),
		giveUp: () => setDraft(state.filters),
	};
}

/** Keeps every choice in the place where it was first shown. */
function useSteadyFacets(
	list: ListData,
	filters: ListFilters,
	{ facets, count }: LiveFacets,
): Facets | undefined {
	const [known, setKnown] = useState(
		() => list.facets && usefulFacets(list.facets, list.state.filters, list.count),
	);
	const [latest, setLatest] = useState(facets);
	if (known && facets && count !== undefined && facets !== latest) {
		setLatest(facets);
		setKnown(mergeFacets(known, facets, filters, count));
	}
	return known;
}
