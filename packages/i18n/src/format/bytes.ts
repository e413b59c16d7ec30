import type { Language } from '@dukan/domain/base/language/language.ts';
import { formatDecimal } from './number.ts';

const UNITS: Readonly<Record<Language, readonly string[]>> = {
	en: ['B', 'KB', 'MB', 'GB', 'TB'],
	ru: ['Б', 'КБ', 'МБ', 'ГБ', 'ТБ'],
	tm: ['B', 'KB', 'MB', 'GB', 'TB'],
};

/** Formats '12,4 МБ' with at most three digits. */
export function formatBytes(language: Language, bytes: number): string {
	const power = Math.min(4, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
	const value = bytes / 1024 ** power;
	const decimals = power === 0 || value >= 100 ? 0 : 1;
	return `${formatDecimal(language, value.toFixed(decimals))}\u00a0${UNITS[language][power]}`;
}
