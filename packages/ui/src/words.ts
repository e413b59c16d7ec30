import { createContext, use } from 'react';

/** The few words that parts say themselves, in the language of the page. */
export type UiWords = { close: string };

const WordsContext = createContext<UiWords>({ close: 'Close' });

export const UiWordsProvider = WordsContext;

export function useUiWords(): UiWords {
	return use(WordsContext);
}
