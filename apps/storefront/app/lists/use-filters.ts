import { type ListFilters, NO_FILTERS } from '@dukan/domain/catalogue/list-filters.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Facets, mergeFacets, usefulFacets } from './facets.ts';
import { FIRST_STATE, listAddress, withOrderedPrices } from './list-state.ts';
import type { ListData } from './read-list.ts';
import { useLiveFacets } from './use-live-facets.ts';

/** From here on filters stand beside the list, and a choice applies at once. The styles know the same width. */
export const WIDE_SCREEN = '(min-width: 64rem)';

/** Filters as they are being chosen: applied at once on wide screens, by a button in the sheet on narrow ones. */
export function useFilters(list: ListData, isSheetOpen: boolean) {
	const navigate = useNavigate();
	const { place, state } = list;
	const [draft, setDraft] = useState(state.filters);
	const [appliedBefore, setAppliedBefore] = useState(state.filters);
	// Chips, Back and load-more change what is applied; the draft follows.
	if (state.filters !== appliedBefore) {
		setAppliedBefore(state.filters);
		setDraft(state.filters);
	}
	const live = useLiveFacets(list, draft, isSheetOpen);

	function apply(filters: ListFilters): void {
		const next = { ...FIRST_STATE, sort: state.sort, filters: withOrderedPrices(filters) };
		const isNew = listAddress(place, next) !== listAddress(place, { ...next, filters: state.filters });
		if (isNew) navigate(listAddress(place, next), { preventScrollReset: true });
	}

	return {
		draft,
		/** Of what is being chosen; nothing until it is counted. */
		count: live.count,
		facets: useSteadyFacets(list, live.facets),
		/** A choice complete in itself. */
		choose: (filters: ListFilters) => {
			setDraft(filters);
			if (window.matchMedia(WIDE_SCREEN).matches) apply(filters);
		},
		/** A choice in the middle of being typed. */
		type: setDraft,
		apply: () => apply(draft),
		clear: () => setDraft(NO_FILTERS),
		giveUp: () => setDraft(state.filters),
	};
}

/** Every choice keeps the place at which it was first seen. */
function useSteadyFacets(list: ListData, facets: Facets | undefined): Facets | undefined {
	const [known, setKnown] = useState(
		() => list.facets && usefulFacets(list.facets, list.state.filters, list.count),
	);
	const [latest, setLatest] = useState(facets);
	if (facets && known && facets !== latest) {
		setLatest(facets);
		setKnown(mergeFacets(known, facets));
	}
	return known;
}
