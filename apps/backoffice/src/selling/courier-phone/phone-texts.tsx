import { LANGUAGE_TAGS, type Language } from '@dukan/domain/base/language/language.ts';
import { courierTexts } from '@dukan/i18n/texts/courier-texts.ts';
import { type TranslateFrom, tableTranslator } from '@dukan/i18n/translate.ts';
import { UiTextsProvider } from '@dukan/ui/ui-texts.ts';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { readLanguageCookie, writeLanguageCookie } from '../../platform/language-cookie.ts';
import { shopName } from '../../platform/shop-name.ts';

type Choice = { language: Language; setLanguage: (language: Language) => void };

const LanguageContext = createContext<Choice>({ language: 'ru', setLanguage: () => {} });

export function LanguageProvider({ children }: { children: ReactNode }) {
	const [language, setLanguage] = useState<Language>(readLanguageCookie);
	useEffect(() => {
		document.documentElement.lang = LANGUAGE_TAGS[language];
		document.title = [shopName(language), courierTexts[language]['page.title']].filter(Boolean).join(' · ');
		writeLanguageCookie(language);
	}, [language]);
	const chosen = useMemo(() => ({ language, setLanguage }), [language]);
	const uiTexts = useMemo(() => ({ close: courierTexts[language]['page.close'] }), [language]);
	return (
		<LanguageContext value={chosen}>
			<UiTextsProvider value={uiTexts}>{children}</UiTextsProvider>
		</LanguageContext>
	);
}

export type TranslateCourier = TranslateFrom<(typeof courierTexts)['en']>;

export function useCourierTexts(): Choice & { t: TranslateCourier } {
	const choice = use(LanguageContext);
	return useMemo(() => ({ ...choice, t: tableTranslator(courierTexts, choice.language) }), [choice]);
}
