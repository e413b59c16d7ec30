import {
	DEFAULT_LANGUAGE,
	LANGUAGE_TAGS,
	LANGUAGES,
	type Language,
} from '@dukan/domain/base/language/language.ts';
import type { AccountTexts } from '@dukan/i18n/texts/account-texts.ts';
import type { ShopTexts } from '@dukan/i18n/texts/shop-texts.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { memoizePromise } from './platform/memoize-promise.ts';
import { I18nProvider } from './platform/texts.tsx';

const loadTexts: Record<Language, () => Promise<ShopTexts>> = {
	tm: async () => (await import('@dukan/i18n/texts/shop-tm.ts')).shopTm,
	ru: async () => (await import('@dukan/i18n/texts/shop-ru.ts')).shopRu,
	en: async () => (await import('@dukan/i18n/texts/shop-en.ts')).shopEn,
};

const loadAccountTexts: Record<Language, () => Promise<AccountTexts>> = {
	tm: async () => (await import('@dukan/i18n/texts/account-tm.ts')).accountTm,
	ru: async () => (await import('@dukan/i18n/texts/account-ru.ts')).accountRu,
	en: async () => (await import('@dukan/i18n/texts/account-en.ts')).accountEn,
};

async function hydrate(): Promise<void> {
	const tag = document.documentElement.lang;
	const language = LANGUAGES.find((candidate) => LANGUAGE_TAGS[candidate] === tag) ?? DEFAULT_LANGUAGE;
	const texts = await loadTexts[language]();
	if (window.isReloading) return;
	const account = memoizePromise(loadAccountTexts[language]);
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<I18nProvider language={language} texts={texts} account={account}>
					{/* A new page is drawn at once. Drawing it in steps would take longer, because the old
					    page would keep re-rendering too. */}
					<HydratedRouter useTransitions={false} />
				</I18nProvider>
			</StrictMode>,
		);
	});
}

void hydrate();
