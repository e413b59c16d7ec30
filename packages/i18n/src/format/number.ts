import type { Language } from '@dukan/domain/base/language/language.ts';
import { tengeFromManat } from '@dukan/domain/base/money/money.ts';

/** The separator is a no-break space, so that a number never spans two lines. */
const GROUP_SEPARATORS: Readonly<Record<Language, string>> = { tm: '\u00a0', ru: '\u00a0', en: ',' };
const DECIMAL_SEPARATORS: Readonly<Record<Language, string>> = { tm: ',', ru: ',', en: '.' };

const minusOf = (value: number) => (value < 0 ? '\u2212' : '');

function groupDigits(language: Language, whole: number): string {
	return String(whole).replaceAll(/\B(?=(\d{3})+$)/g, GROUP_SEPARATORS[language]);
}

export function formatInteger(language: Language, value: number): string {
	const whole = Math.trunc(value);
	return `${minusOf(whole)}${groupDigits(language, Math.abs(whole))}`;
}

/** Formats a count, such as '12 045' or '1,5'. */
export function formatNumber(language: Language, value: number): string {
	const fraction = String(value).split('.')[1];
	const whole = `${minusOf(value)}${groupDigits(language, Math.abs(Math.trunc(value)))}`;
	return fraction === undefined ? whole : `${whole}${DECIMAL_SEPARATORS[language]}${fraction}`;
}

/**
 * GEN-04: formats manat, with two decimals only if the amount is fractional. The amount is in tenge, so
 * nothing is rounded.
 */
export function formatTenge(language: Language, tenge: number): string {
	const manat = `${minusOf(tenge)}${groupDigits(language, Math.trunc(Math.abs(tenge) / 100))}`;
	const rest = Math.abs(tenge % 100);
	return rest === 0 ? manat : `${manat}${DECIMAL_SEPARATORS[language]}${String(rest).padStart(2, '0')}`;
}

/** Formats the number of manat that an API response contains. */
export function formatManat(language: Language, manat: number): string {
	return formatTenge(language, tengeFromManat(manat));
}

const CURRENCY_WORDS: Readonly<Record<Language, string>> = { tm: 'manat', ru: 'манат', en: 'manat' };

/** Formats a price with the currency word, which is never inflected there. */
export function formatPrice(language: Language, tenge: number): string {
	return `${formatTenge(language, tenge)}\u00a0${CURRENCY_WORDS[language]}`;
}

/** NAV-01: formats the number on the cart's icon, which stops at 99. */
export function formatBadge(count: number): string {
	return count > 99 ? '99+' : String(count);
}

/** Formats PostgreSQL's decimal ('15.60') in the language's own way ('15,6'). */
export function formatDecimal(language: Language, decimal: string): string {
	const [whole = '0', fraction = ''] = decimal.split('.');
	const digits = fraction.replace(/0+$/, '');
	const grouped = whole.length > 4 ? formatInteger(language, Number(whole)) : whole;
	return digits ? `${grouped}${DECIMAL_SEPARATORS[language]}${digits}` : grouped;
}
