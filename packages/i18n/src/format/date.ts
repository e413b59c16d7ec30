import type { Language } from '@dukan/domain/base/language/language.ts';

/** The names of months in a full date, where Russian needs the genitive. */
export const MONTHS: Readonly<Record<Language, readonly string[]>> = {
	tm: 'ýanwar fewral mart aprel maý iýun iýul awgust sentýabr oktýabr noýabr dekabr'.split(' '),
	ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
	en: 'January February March April May June July August September October November December'.split(' '),
};

/** Turkmenistan has no summer time. */
const ASHGABAT_OFFSET_MS = 5 * 60 * 60 * 1000;

function inAshgabat(instant: Date): Date {
	return new Date(instant.getTime() + ASHGABAT_OFFSET_MS);
}

/** Formats '15 ноября 2026' by the clock of Ashgabat, whatever the server's time zone is (R13). */
export function formatDate(language: Language, instant: Date): string {
	const local = inAshgabat(instant);
	return `${local.getUTCDate()} ${MONTHS[language][local.getUTCMonth()]} ${local.getUTCFullYear()}`;
}

/** Formats '15 ноября 2026, 09:05'. */
export function formatDateTime(language: Language, instant: Date): string {
	const local = inAshgabat(instant);
	const twoDigits = (value: number) => String(value).padStart(2, '0');
	return `${formatDate(language, instant)}, ${twoDigits(local.getUTCHours())}:${twoDigits(local.getUTCMinutes())}`;
}

/** Formats '12:40' for the same day, '14 ноября, 12:40' for another. */
export function formatMoment(language: Language, instant: Date, now: Date): string {
	const local = inAshgabat(instant);
	const time = local.toISOString().slice(11, 16);
	const isToday = local.toISOString().slice(0, 10) === inAshgabat(now).toISOString().slice(0, 10);
	return isToday ? time : `${local.getUTCDate()} ${MONTHS[language][local.getUTCMonth()]}, ${time}`;
}
