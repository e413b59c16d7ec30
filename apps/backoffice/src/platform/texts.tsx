import { LANGUAGE_TAGS, type Language } from '@dukan/domain/base/language/language.ts';
import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { type TranslateFrom, tableTranslator } from '@dukan/i18n/translate.ts';
import { UiTextsProvider } from '@dukan/ui/ui-texts.ts';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { readLanguageCookie, writeLanguageCookie } from './language-cookie.ts';

type LanguageChoice = { language: Language; setLanguage: (language: Language) => void };

const LanguageContext = createContext<LanguageChoice>({ language: 'ru', setLanguage: () => {} });

/** Provides the language of the shop's cookie. The shop and its back-office share one choice. */
export function LanguageProvider({ children }: { children: ReactNode }) {
	const [language, setLanguage] = useState<Language>(readLanguageCookie);
	useEffect(() => {
		document.documentElement.lang = LANGUAGE_TAGS[language];
		writeLanguageCookie(language);
	}, [language]);
	const chosen = useMemo(() => ({ language, setLanguage }), [language]);
	const uiTexts = useMemo(() => ({ close: shellTexts[language]['common.close'] }), [language]);
	return (
		<LanguageContext value={chosen}>
			<UiTextsProvider value={uiTexts}>{children}</UiTextsProvider>
		</LanguageContext>
	);
}

/** Shows a part of the page in another language, such as a document for somebody who reads that language. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
	const chosen = useMemo(() => ({ language, setLanguage: () => {} }), [language]);
	return <LanguageContext value={chosen}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageChoice {
	return use(LanguageContext);
}

type Table<English extends Record<string, string>> = Parameters<typeof tableTranslator<English>>[0];

/** `t` translates from the feature's own table, and `c` from the common one. */
export function useTexts<English extends Record<string, string>>(
	table: Table<English>,
): { language: Language; t: TranslateFrom<English>; c: TranslateFrom<(typeof shellTexts)['en']> } {
	const { language } = useLanguage();
	return useMemo(
		() => ({ language, t: tableTranslator(table, language), c: tableTranslator(shellTexts, language) }),
		[table, language],
	);
}
