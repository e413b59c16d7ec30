import type { Language } from '@dukan/domain/language/language.ts';
import type { AccountTexts } from '@dukan/i18n/texts/account-en.ts';
import type { ShopTexts } from '@dukan/i18n/texts/shop-en.ts';
import { type AccountTextKey, type Translate, translator } from '@dukan/i18n/translate.ts';
import { UiWordsProvider } from '@dukan/ui/words.ts';
import { createContext, type ReactNode, use, useMemo } from 'react';

type Said = {
	language: Language;
	texts: ShopTexts;
	t: Translate;
	/** The same promise each time: a screen that needs these waits for them. */
	account: () => Promise<AccountTexts>;
};

const TextsContext = createContext<Said | undefined>(undefined);

/** One language for the whole page; the shopper downloads no other. */
export function TextsProvider(props: Omit<Said, 't'> & { children: ReactNode }) {
	const { language, texts, account } = props;
	const value = useMemo(
		() => ({ language, texts, account, t: translator(texts) }),
		[language, texts, account],
	);
	const words = useMemo(() => ({ close: texts['common.close'] }), [texts]);
	return (
		<TextsContext value={value}>
			<UiWordsProvider value={words}>{props.children}</UiWordsProvider>
		</TextsContext>
	);
}

export function useTexts(): Said {
	const texts = use(TextsContext);
	if (!texts) throw new Error('TextsProvider is missing.');
	return texts;
}

/** The words around an account and its orders as well: most visits never need them. */
export function useAccountTexts(): { language: Language; t: Translate<AccountTextKey> } {
	const { language, texts, account } = useTexts();
	return { language, t: accountTranslator(texts, use(account())) };
}

/** One a language, whoever asks: to put hundreds of texts together for each part of a page takes time. */
const translators = new WeakMap<AccountTexts, Translate<AccountTextKey>>();

function accountTranslator(texts: ShopTexts, accountTexts: AccountTexts): Translate<AccountTextKey> {
	const known = translators.get(accountTexts) ?? translator({ ...texts, ...accountTexts });
	translators.set(accountTexts, known);
	return known;
}
