export const LANGUAGES = ['tm', 'ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** GEN-02: the specification can be read in two ways, and Russian agrees with both. */
export const DEFAULT_LANGUAGE: Language = 'ru';

export const LANGUAGE_COOKIE = 'lang';

/** The API calls Turkmen `tm`, but its language tag is `tk`. */
export const LANGUAGE_TAGS: Readonly<Record<Language, 'tk' | 'ru' | 'en'>> = { tm: 'tk', ru: 'ru', en: 'en' };

export function findLanguage(value: string | null | undefined): Language | undefined {
	return LANGUAGES.find((language) => language === value);
}

export type Localized = Readonly<Record<Language, string>>;

/** GEN-01: a name missing in one language falls back to English. */
export function localizedText(texts: Localized, language: Language): string {
	return texts[language].trim() || texts.en;
}

const FIELD_ENDINGS = { tm: 'Tm', ru: 'Ru', en: 'En' } as const;
type FieldIn<Field extends string> = `${Field}${(typeof FIELD_ENDINGS)[Language]}`;

/** Returns 'nameTm' for 'name', where a row has one field for each language. */
export function fieldIn<Field extends string>(field: Field, language: Language): FieldIn<Field> {
	return `${field}${FIELD_ENDINGS[language]}`;
}
