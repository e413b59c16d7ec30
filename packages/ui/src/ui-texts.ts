import { createContext, use } from 'react';

/** The few texts that the components themselves need, in the language of the page. */
export type UiTexts = { close: string };

const UiTextsContext = createContext<UiTexts>({ close: 'Close' });

export const UiTextsProvider = UiTextsContext;

export function useUiTexts(): UiTexts {
	return use(UiTextsContext);
}
