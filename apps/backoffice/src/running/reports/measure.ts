import type { Language } from '@dukan/domain/base/language/language.ts';
import { formatDecimal, formatInteger, formatPrice, formatTenge } from '@dukan/i18n/format/number.ts';

export type Unit = 'money' | 'count' | 'tenths' | 'percent';

/**
 * A plot, a table and an export show the same rows. There is one row for each point and one series for each
 * colour.
 */
export type Series = {
	key: string;
	title: string;
	unit: Unit;
	/**
	 * Bars by default. 'dashes' and 'before' show earlier values for comparison, and 'table' appears only in
	 * the table.
	 */
	look?: 'bar' | 'before' | 'dashes' | 'table';
};
export type PlotRow = { label: string; short: string } & Record<string, number | string | null>;

type Measure = {
	/**
	 * Formats a value for people: '1 234,50 манат', '12', '3,5', '48 %'. English has no space before the
	 * percent sign: '48%'.
	 */
	format: (language: Language, value: number) => string;
	/** Formats a value for an axis, without currency and tenge. */
	tick: (language: Language, value: number) => string;
	/** Returns a value for a spreadsheet, where money is a plain number of manat. */
	plain: (value: number) => number;
};

const hundredths = (value: number) => Math.round(value * 100) / 100;
const decimalTick = (language: Language, value: number) => formatDecimal(language, String(value));
const percent = (language: Language, value: number) =>
	`${formatInteger(language, Math.round(value))}${language === 'en' ? '' : '\u00a0'}%`;

const MEASURES: Readonly<Record<Unit, Measure>> = {
	money: {
		format: (language, value) => formatPrice(language, Math.round(value)),
		tick: (language, value) => formatTenge(language, Math.round(value / 100) * 100),
		plain: (value) => hundredths(value / 100),
	},
	count: { format: formatInteger, tick: decimalTick, plain: (value) => value },
	tenths: {
		format: (language, value) => formatDecimal(language, value.toFixed(1)),
		tick: decimalTick,
		plain: hundredths,
	},
	percent: { format: percent, tick: percent, plain: hundredths },
};

export function formatMeasure(language: Language, unit: Unit, value: number): string {
	return MEASURES[unit].format(language, value);
}

export function formatTick(language: Language, unit: Unit, value: number): string {
	return MEASURES[unit].tick(language, value);
}

/** Returns a value for a spreadsheet with the language's own decimal separator. */
export function plainMeasure(language: Language, unit: Unit, value: number): string {
	const text = String(MEASURES[unit].plain(value));
	return language === 'en' ? text : text.replace('.', ',');
}
