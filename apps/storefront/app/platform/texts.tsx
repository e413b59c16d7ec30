import type { Language } from '@dukan/domain/base/language/language.ts';
import type { AccountTexts } from '@dukan/i18n/texts/account-texts.ts';
import type { ShopTexts } from '@dukan/i18n/texts/shop-texts.ts';
import { type AccountTextKey, type Translate, translator } from '@dukan/i18n/translate.ts';
import { UiTextsProvider } from '@dukan/ui/ui-texts.ts';
import { createContext, type ReactNode, use, useMemo } from 'react';

type I18n = {
	language: Language;
	texts: ShopTexts;
	t: Translate;
	/** Returns the same promise each time, because screens suspend on it. */
	account: () => Promise<AccountTexts>;
};

const I18nContext = createContext<I18n | undefined>(undefined);

/** A page has one language, and the shopper downloads no other. */
export function I18nProvider(props: Omit<I18n, 't'> & { children: ReactNode }) {
	const { language, texts, account } = props;
	const value = useMemo(
		() => ({ language, texts, account, t: translator(texts) }),
		[language, texts, account],
	);
	const uiTexts = useMemo(() => ({ close: texts['common.close'] }), [texts]);
	return (
		<I18nContext value={value}>
			<UiTextsProvider value={uiTexts}>{props.children}</UiTextsProvider>
		</I18nContext>
	);
}

export function useTexts(): I18n {
	const texts = use(I18nContext);
	if (!texts) throw new Error('I18nProvider is missing.');
	return texts;
}

/** Adds the texts about accounts and orders, which most visits do not need. */
export function useAccountTexts(): { language: Language; t: Translate<AccountTextKey> } {
	const { language, texts, account } = useTexts();
	return { language, t: accountTranslator(texts, use(account())) };
}

/** Each language has one translator, because merging hundreds of texts for each component takes time. */
const translators = new WeakMap<AccountTexts, Translate<AccountTextKey>>();

function accountTranslator(texts: ShopTexts, accountTexts: AccountTexts): Translate<AccountTextKey> {
	const known = translators.get(accountTexts) ?? translator({ ...texts, ...accountTexts });
	translators.set(accountTexts, known);
	return known;
}
