import {
	DEFAULT_LANGUAGE,
	LANGUAGE_TAGS,
	LANGUAGES,
	type Language,
} from '@dukan/domain/language/language.ts';
import type { ShopTexts } from '@dukan/i18n/texts/shop-en.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepPageLanguage } from './platform/page-language.ts';
import { TextsProvider } from './platform/texts.tsx';

const loadTexts: Record<Language, () => Promise<ShopTexts>> = {
	tm: async () => (await import('@dukan/i18n/texts/shop-tm.ts')).shopTm,
	ru: async () => (await import('@dukan/i18n/texts/shop-ru.ts')).shopRu,
	en: async () => (await import('@dukan/i18n/texts/shop-en.ts')).shopEn,
};

async function hydrate(): Promise<void> {
	const tag = document.documentElement.lang;
	const language = LANGUAGES.find((candidate) => LANGUAGE_TAGS[candidate] === tag) ?? DEFAULT_LANGUAGE;
	keepPageLanguage(language);
	const texts = await loadTexts[language]();
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<TextsProvider language={language} texts={texts}>
					<HydratedRouter />
				</TextsProvider>
			</StrictMode>,
		);
	});
}

void hydrate();
