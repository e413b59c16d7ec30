import type { AttributeValue, Language, Localized } from './catalogue-types.ts';
import { demoPlan } from './plan.ts';

// Counts have no unit of measure, so a name adds a word to the number: a bare "8" would say nothing.
const countedWords = {
	cores: { en: ['core', 'cores'], ru: ['ядро', 'ядра', 'ядер'], tm: 'ýadro' },
	ports: { en: ['port', 'ports'], ru: ['порт', 'порта', 'портов'], tm: 'port' },
	antennas: { en: ['antenna', 'antennas'], ru: ['антенна', 'антенны', 'антенн'], tm: 'antenna' },
	outlets: { en: ['outlet', 'outlets'], ru: ['розетка', 'розетки', 'розеток'], tm: 'rozetka' },
	fans: { en: ['fan', 'fans'], ru: ['вентилятор', 'вентилятора', 'вентиляторов'], tm: 'wentilýator' },
	channels: { en: ['channel', 'channels'], ru: ['канал', 'канала', 'каналов'], tm: 'kanal' },
	days: { en: ['day', 'days'], ru: ['день', 'дня', 'дней'], tm: 'gün' },
} as const;
type CountedKey = keyof typeof countedWords;

function isCounted(key: string): key is CountedKey {
	return Object.hasOwn(countedWords, key);
}

// A battery life of more hours is written in days.
const longestHours = 72;

function russianForm(count: number): 0 | 1 | 2 {
	const tens = count % 100;
	const ones = count % 10;
	if (ones === 1 && tens !== 11) return 0;
	return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 1 : 2;
}

const GROUPS = /\B(?=(\d{3})+$)/g;

/**
 * Formats a number. A sentence groups the thousands; a name does not, because boxes and search queries do
 * not.
 */
function formatNumber(value: number, language: Language, grouped: boolean): string {
	const [whole = '', fraction] = String(value).split('.');
	const [group, point] = language === 'en' ? [',', '.'] : ['\u00a0', ','];
	const digits = grouped ? whole.replaceAll(GROUPS, group) : whole;
	return fraction === undefined ? digits : digits + point + fraction;
}

/** Returns the Russian genitive that follows «до» and «около»: 1 дня, 2 дней, 5 дней. */
function russianGenitive(words: readonly [string, string, string], count: number): string {
	return russianForm(count) === 0 ? words[1] : words[2];
}

function formatCounted(key: CountedKey, count: number, language: Language, genitive = false): string {
	const words = countedWords[key];
	if (language === 'tm') return `${count} ${words.tm}`;
	if (language === 'ru')
		return `${count} ${genitive ? russianGenitive(words.ru, count) : words.ru[russianForm(count)]}`;
	return `${count} ${words.en[count === 1 ? 0 : 1]}`;
}

export function enumValueName(key: string, value: string): Localized {
	if (key === 'colour') {
		const colour = demoPlan.colours[value];
		if (colour === undefined) throw new Error(`unknown colour ${value}`);
		return colour.name;
	}
	return demoPlan.enumValues[value] ?? { en: value, ru: value, tm: value };
}

function formatWithUnit(value: number, unit: string, language: Language, grouped: boolean): string {
	if (unit === 'GB' && value >= 1024 && value % 512 === 0)
		return formatWithUnit(value / 1024, 'TB', language, grouped);
	const number = formatNumber(value, language, grouped);
	if (unit === '') return number;
	const name =
		unit === 'pcs' && value === 1 && language === 'en' ? 'pc' : (demoPlan.units[unit]?.[language] ?? unit);
	return unit === '″' ? `${number}${name}` : `${number} ${name}`;
}

/** The place of a value: in a name, in a sentence, or in a sentence after a word that needs the genitive. */
type ValuePlace = 'name' | 'sentence' | 'genitive';

/** Formats a value for its place, with the unit, the decimal sign and the words of the language. */
export function formatAttribute(
	key: string,
	value: AttributeValue,
	language: Language,
	place: ValuePlace = 'name',
): string {
	const genitive = place === 'genitive';
	const attribute = demoPlan.attributes[key];
	if (attribute === undefined) throw new Error(`unknown attribute ${key}`);
	if (typeof value === 'boolean') return attribute.name[language];
	if (typeof value === 'number') {
		if (key === 'batteryLife' && value >= longestHours)
			return formatCounted('days', Math.floor(value / 24), language, genitive);
		return isCounted(key)
			? formatCounted(key, value, language, genitive)
			: formatWithUnit(value, attribute.unit, language, place !== 'name');
	}
	if (key === 'channels' && !value.includes('.')) return formatCounted(key, Number(value), language);
	return enumValueName(key, value)[language];
}
