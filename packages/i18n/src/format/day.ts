import type { Language } from '@dukan/domain/base/language/language.ts';
import { MONTHS } from './date.ts';

const SHORT_MONTHS: Readonly<Record<Language, readonly string[]>> = {
	tm: 'ýan few mar apr maý iýun iýul awg sen okt noý dek'.split(' '),
	ru: 'янв фев мар апр мая июн июл авг сен окт ноя дек'.split(' '),
	en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
};

/** The words for today and tomorrow. */
const NEAR_DAYS: Readonly<Record<Language, readonly [today: string, tomorrow: string]>> = {
	tm: ['Şu gün', 'Ertir'],
	ru: ['Сегодня', 'Завтра'],
	en: ['Today', 'Tomorrow'],
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days of the week, Sunday first. */
const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
	tm: 'ýekşenbe duşenbe sişenbe çarşenbe penşenbe anna şenbe'.split(' '),
	ru: 'воскресенье понедельник вторник среда четверг пятница суббота'.split(' '),
	en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
};

const SHORT_WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
	tm: 'ýek duş siş çar pen ann şen'.split(' '),
	ru: 'вс пн вт ср чт пт сб'.split(' '),
	en: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
};

/** Returns the name of a weekday; 0 is Monday. */
export function weekdayName(language: Language, mondayFirst: number): string {
	return WEEKDAYS[language][(mondayFirst + 1) % 7] ?? '';
}

/** Returns a short name such as 'пн'; 0 is Monday. */
export function shortWeekdayName(language: Language, mondayFirst: number): string {
	return SHORT_WEEKDAYS[language][(mondayFirst + 1) % 7] ?? '';
}

/** Formats 'YYYY-MM-DD' as 'понедельник, 16 ноября'. Turkmen puts the weekday last. */
export function formatDay(language: Language, date: string): string {
	const day = new Date(`${date}T00:00:00Z`);
	const weekday = WEEKDAYS[language][day.getUTCDay()];
	const dayOfMonth = `${day.getUTCDate()} ${MONTHS[language][day.getUTCMonth()]}`;
	return language === 'tm' ? `${dayOfMonth}, ${weekday}` : `${weekday}, ${dayOfMonth}`;
}

/** Formats 'YYYY-MM-DD' as '16 ноября 2026'. */
export function formatFullDay(language: Language, date: string): string {
	const day = new Date(`${date}T00:00:00Z`);
	return `${day.getUTCDate()} ${MONTHS[language][day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/**
 * Formats 'Сегодня', 'Завтра, 17 ноя' or 'ср, 18 ноя', which are short enough for a row of buttons. Both
 * dates are 'YYYY-MM-DD' in Ashgabat.
 */
export function formatNearDay(language: Language, date: string, today: string): string {
	const day = new Date(`${date}T00:00:00Z`);
	const daysAhead = (day.getTime() - Date.parse(`${today}T00:00:00Z`)) / DAY_MS;
	const [todayWord, tomorrowWord] = NEAR_DAYS[language];
	const dayOfMonth = `${day.getUTCDate()} ${SHORT_MONTHS[language][day.getUTCMonth()]}`;
	if (daysAhead === 0) return todayWord;
	if (daysAhead === 1) return `${tomorrowWord}, ${dayOfMonth}`;
	const weekday = SHORT_WEEKDAYS[language][day.getUTCDay()];
	return language === 'tm' ? `${dayOfMonth}, ${weekday}` : `${weekday}, ${dayOfMonth}`;
}

/**
 * Formats the near day for the middle of a sentence: 'завтра, 17 ноя'. English months and weekdays keep their
 * capital letter.
 */
export function nearDayInSentence(language: Language, date: string, today: string): string {
	const day = formatNearDay(language, date, today);
	return NEAR_DAYS[language].some((word) => day.startsWith(word))
		? day.charAt(0).toLowerCase() + day.slice(1)
		: day;
}
