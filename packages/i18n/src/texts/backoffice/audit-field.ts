import type { Language } from '@dukan/domain/base/language/language.ts';
import { auditFieldTexts } from './audit-field-texts.ts';

type Field = keyof (typeof auditFieldTexts)['en'];

const LANGUAGE_ENDING = /_(en|ru|tm)$/;

/**
 * Fields that code derives, such as the search. The change log leaves them out, because no person changed
 * them.
 */
const DERIVED = new Set([
	'single_row',
	'version',
	'updated_at',
	'name_key',
	'order_network',
	'totp_step',
	'typed_words',
	'meant_words',
	'meant_keys',
	'meant_stems',
	'cost_tenge',
]);

export function isShownField(column: string): boolean {
	return !DERIVED.has(column);
}

/**
 * S24: returns the name of a column in words: `name_ru` becomes 'Name (ru)'. A column that has no words
 * appears as it is.
 */
export function auditFieldName(column: string, language: Language): string {
	const own = isField(column) ? column : column.replace(LANGUAGE_ENDING, '');
	if (!isField(own)) return column;
	const of = own === column ? '' : ` (${column.slice(-2)})`;
	return `${auditFieldTexts[language][own]}${of}`;
}

function isField(name: string): name is Field {
	return Object.hasOwn(auditFieldTexts.en, name);
}
