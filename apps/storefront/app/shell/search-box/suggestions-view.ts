import type { KeyboardEvent } from 'react';

/** 'field' while the focus is in the field, 'near' while it is on a button beside the field. */
export type SearchFocus = 'field' | 'near' | undefined;

/** The state of the list that the field needs. */
export type SuggestionsView = { isOpen: boolean; isPending: boolean; activeId: string | undefined };

/** The functions of the list that the field calls. */
export type SuggestionsHandle = {
	onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
	/** Called when the shopper requests all results. */
	onSubmit: () => void;
};
