import type { Language } from '@dukan/domain/base/language/language.ts';
import { formatDecimal, formatInteger, formatPrice, formatTenge } from '@dukan/i18n/format/number.ts';

export type Unit = 'money' | 'count' | 'tenths' | 'percent';

/** What is plotted, listed and exported: one row a point, one series a colour. */
export type Series = {
	key: string;
	title: string;
	unit: Unit;
	/** Bars by default; 'dashes' and 'before' are what it is compared with, 'table' is listed only. */
	look?: 'bar' | 'before' | 'dashes' | 'table';
};
export type PlotRow = { label: string; short: string } & Record<string, number | string | null>;

/** For a person: '1 234,50 манат', '12', '3,5', '48 %'; English writes '48%'. */
export function formatMeasure(language: Language, unit: Unit, value: number): string {
	if (unit === 'money') return formatPrice(language, Math.round(value));
	if (unit === 'tenths') return formatDecimal(language, value.toFixed(1));
	if (unit === 'percent')
		return `${formatInteger(language, Math.round(value))}${language === 'en' ? '' : '\u00a0'}%`;
	return formatInteger(language, value);
}

/** Beside an axis: no currency, no tenge. */
export function formatTick(language: Language, unit: Unit, value: number): string {
	if (unit === 'money') return formatTenge(language, Math.round(value / 100) * 100);
	return unit === 'percent' ? formatMeasure(language, unit, value) : formatDecimal(language, String(value));
}

/** For a spreadsheet: manat, bare, with the language's own decimal sign. */
export function plainMeasure(language: Language, unit: Unit, value: number): string {
	const number = unit === 'money' ? value / 100 : value;
	const text = unit === 'count' ? String(number) : String(Math.round(number * 100) / 100);
	return language === 'en' ? text : text.replace('.', ',');
}
