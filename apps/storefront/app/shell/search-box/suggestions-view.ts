import type { KeyboardEvent } from 'react';

/** Whether the focus is in the field itself or on a button beside it. */
export type SearchFocus = 'field' | 'near' | undefined;

/** What the list tells the field. */
export type SuggestionsView = { isOpen: boolean; isPending: boolean; activeId: string | undefined };

/** What the field asks of the list. */
export type SuggestionsHandle = {
	onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
	/** Called when all results were requested. */
	onSubmit: () => void;
};
