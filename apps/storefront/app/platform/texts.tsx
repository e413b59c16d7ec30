import type { Language } from '@dukan/domain/language/language.ts';
import type { ShopTexts } from '@dukan/i18n/texts/shop-en.ts';
import { type Translate, translator } from '@dukan/i18n/translate.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

type Texts = { language: Language; t: Translate };

const TextsContext = createContext<Texts | undefined>(undefined);

/** One language for the whole page; the shopper downloads no other. */
export function TextsProvider(props: { language: Language; texts: ShopTexts; children: ReactNode }) {
	const { language, texts } = props;
	const value = useMemo(() => ({ language, t: translator(texts) }), [language, texts]);
	return <TextsContext value={value}>{props.children}</TextsContext>;
}

export function useTexts(): Texts {
	const texts = useContext(TextsContext);
	if (!texts) throw new Error('TextsProvider is missing.');
	return texts;
}
