import { addDays, ashgabatInstant } from '../calendar/delivery-days.ts';

const TIME = String.raw`(?:[T ,]+(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})-(\d\d)-(\d\d)${TIME}$`);
/** Dates in the order of Turkmen and Russian. Date.parse would take the month for the day. */
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})\.(\d{1,2})\.(\d{4})${TIME}$`);
const WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
/**
 * A workbook stores a date as the number of days since FIRST_WORKBOOK_DAY, with the time of day as a
 * fraction.
 */
const WORKBOOK = /^\d{5}(?:\.\d+)?$/;
const FIRST_WORKBOOK_DAY = '1899-12-30';
const MINUTES_A_DAY = 24 * 60;

/**
 * Reads a date of a sheet, with or without a time, by the clock of Ashgabat. It returns undefined for text
 * that is ambiguous or no date.
 */
export function readSheetDate(text: string): Date | undefined {
	if (WITH_ZONE.test(text)) return validOrNothing(new Date(text));
	if (WORKBOOK.test(text)) return readWorkbookDate(Number(text));
	const yearFirst = YEAR_FIRST.exec(text);
	if (yearFirst) return readParts(yearFirst[1], yearFirst[2], yearFirst[3], yearFirst[4], yearFirst[5]);
	const dayFirst = DAY_FIRST.exec(text);
	if (dayFirst) return readParts(dayFirst[3], dayFirst[2], dayFirst[1], dayFirst[4], dayFirst[5]);
	return undefined;
}

function readParts(year = '', month = '', day = '', hours = '0', minutes = '00'): Date | undefined {
	const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	const midnight = new Date(`${date}T00:00:00Z`);
	// 31 June would become 1 July.
	if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== date) return undefined;
	return validOrNothing(ashgabatInstant(date, `${hours.padStart(2, '0')}:${minutes}`));
}

function readWorkbookDate(days: number): Date | undefined {
	const date = addDays(FIRST_WORKBOOK_DAY, Math.floor(days));
	const minutes = Math.floor((days % 1) * MINUTES_A_DAY + 1e-6);
	return readParts(
		...(date.split('-') as [string, string, string]),
		String(Math.floor(minutes / 60)),
		String(minutes % 60).padStart(2, '0'),
	);
}

function validOrNothing(date: Date): Date | undefined {
	return Number.isNaN(date.getTime()) ? undefined : date;
}
