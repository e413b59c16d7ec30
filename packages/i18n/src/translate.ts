import type { Language } from '@dukan/domain/base/language/language.ts';
import type { TextTable } from './define-texts.ts';
import { formatNumber } from './format/number.ts';
import { type PluralWord, pluralCategory } from './format/plural.ts';
import { pluralForms } from './format/plural-forms.ts';
import type { accountTexts } from './texts/account-texts.ts';
import type { shopTexts } from './texts/shop-texts.ts';

/**
 * The texts of every page, and the texts about accounts and orders, which are downloaded only where they are
 * needed.
 */
type Tables = typeof shopTexts.en & typeof accountTexts.en;
export type TextKey = keyof typeof shopTexts.en;
export type AccountTextKey = keyof Tables;

/** Returns the text of a key. A key whose text has placeholders requires their values. */
export type TranslateFrom<
	English extends Record<string, string>,
	Known extends keyof English = keyof English,
> = {
	<Key extends Known>(key: Key, values: Record<Placeholders<English[Key]>, string | number>): string;
	// This overload is last, so that the compiler reports a missing text instead of a wrong number of
	// arguments.
	(key: Known & PlainKey<English>): string;
};

/**
 * Translates texts of the storefront: by default those of every page, with AccountTextKey also those about
 * accounts.
 */
export type Translate<Known extends AccountTextKey = TextKey> = TranslateFrom<Tables, Known>;

/** The keys of texts without placeholders. Code may compose such a key at run time. */
export type PlainKey<English extends Record<string, string>> = {
	[Key in keyof English]: Placeholders<English[Key]> extends never ? Key : never;
}[keyof English];

export function tableTranslator<English extends Record<string, string>>(
	table: TextTable<English>,
	language: Language,
): TranslateFrom<English> {
	const texts = table[language] as Readonly<Record<keyof English, string>>;
	return (key: keyof English, values?: Values) => fill(texts[key], values);
}

/** The names between the braces of a text. 'Only {count} left' requires { count }. */
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
	? Name | Placeholders<Rest>
	: never;

export function translator<Known extends AccountTextKey>(
	texts: Readonly<Record<Known, string>>,
): Translate<Known> {
	return (key: Known, values?: Values) => fill(texts[key], values);
}

/** Returns a number with its noun in the right form: plural('ru', 'item', 12045) is '12 045 товаров'. */
export function plural(language: Language, word: PluralWord, count: number): string {
	const forms: Readonly<Partial<Record<string, string>>> = pluralForms[language][word];
	const text = forms[pluralCategory(language, count)] ?? pluralForms[language][word].other;
	return fill(text, { count: formatNumber(language, count) });
}

type Values = Readonly<Record<string, string | number>>;

/**
 * Puts values into a text. '{count}' becomes the value. '{count|день|дня|дней}' becomes the word that Russian
 * needs after that number (one, few, many). The value may be a formatted number such as '1 250,50'.
 */
function fill(text: string, values: Values | undefined): string {
	if (!values) return text;
	return text.replaceAll(
		/\{(\w+)(?:\|([^|}]+)\|([^|}]+)\|([^|}]+))?\}/g,
		(hole, name: string, ...forms: string[]) => {
			const value = values[name];
			const [one, few, many] = forms;
			if (value === undefined) return hole;
			return one === undefined
				? String(value)
				: ({ one, few, many, other: few }[numberCategory(value)] ?? '');
		},
	);
}

function numberCategory(value: string | number) {
	const number = typeof value === 'number' ? value : Number(value.replaceAll(/\s/g, '').replace(',', '.'));
	return pluralCategory('ru', number);
}
