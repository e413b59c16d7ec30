import type { KeyboardEvent } from 'react';

/** In the field itself, or on a button around it. */
export type SearchFocus = 'field' | 'near' | undefined;

/** What the field tells of the list under it. */
export type SuggestionsView = { isOpen: boolean; isPending: boolean; activeId: string | undefined };

/** What the list wants to know of the field. */
export type SuggestionsHandle = {
	onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
	/** The whole page of results was asked for. */
	onSubmit: () => void;
};
