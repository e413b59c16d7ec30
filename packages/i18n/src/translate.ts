import type { Language } from '@dukan/domain/base/language/language.ts';
import type { TextTable } from './define-texts.ts';
import { formatNumber } from './format/number.ts';
import { type PluralWord, pluralCategory } from './format/plural.ts';
import { pluralForms } from './format/plural-forms.ts';
import type { accountTexts } from './texts/account-texts.ts';
import type { shopTexts } from './texts/shop-texts.ts';

/** The texts of every page, and those around an account and its orders, fetched only where they are needed. */
type Tables = typeof shopTexts.en & typeof accountTexts.en;
export type TextKey = keyof typeof shopTexts.en;
export type AccountTextKey = keyof Tables;

/** The text of a key, with the values that its placeholders need. */
export type TranslateFrom<
	English extends Record<string, string>,
	Known extends keyof English = keyof English,
> = {
	<Key extends Known>(key: Key, values: Record<Placeholders<English[Key]>, string | number>): string;
	// Stands last, so that the compiler names a missing text instead of counting arguments.
	(key: Known & PlainKey<English>): string;
};

/** Translates texts of the storefront: those of every page, or those around an account as well. */
export type Translate<Known extends AccountTextKey = TextKey> = TranslateFrom<Tables, Known>;

/** The keys of a table that need no values: those a key may be put together from. */
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

/** The names between braces of a text: 'Only {count} left' needs { count }. */
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
	? Name | Placeholders<Rest>
	: never;

export function translator<Known extends AccountTextKey>(
	texts: Readonly<Record<Known, string>>,
): Translate<Known> {
	return (key: Known, values?: Values) => fill(texts[key], values);
}

/** A counted noun in its right form: plural('ru', 'item', 12045) is '12 045 товаров'. */
export function plural(language: Language, word: PluralWord, count: number): string {
	const forms: Readonly<Partial<Record<string, string>>> = pluralForms[language][word];
	const text = forms[pluralCategory(language, count)] ?? pluralForms[language][word].other;
	return fill(text, { count: formatNumber(language, count) });
}

type Values = Readonly<Record<string, string | number>>;

/**
 * Puts values into a text: '{count}' is the value, '{count|день|дня|дней}' the word that Russian needs after that number
 * (one, few, many). The number may already be written out: '1 250,50'.
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
