import { ashgabatInstant, ashgabatTime } from '../../base/calendar/delivery-days.ts';

const ISO_LIKE = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::00)?)?$/;
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?: (\d{1,2}):(\d{2})(?::00)?)?$/;
/**
 * A workbook stores a typed date as the number of days since 30 December 1899. This pattern covers the years
 * 2009 to 2064.
 */
const WORKBOOK_DAYS = /^[45]\d{4}(\.\d+)?$/;
const WORKBOOK_START = ashgabatInstant('1899-12-30', '00:00').getTime();
const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

/** PRICE-02: writes a moment for a sheet by the clock of Ashgabat: '2026-11-20 18:00'. */
export function writtenMoment(iso: string): string {
	const { date, time } = ashgabatTime(new Date(iso));
	return `${date} ${time}`;
}

/**
 * Reads '2026-11-20 18:00', '20.11.2026 18:00' or the number of a workbook. A date without a time means
 * midnight. The result is undefined for any other text.
 */
export function readMoment(text: string): string | undefined {
	const plain = text.replaceAll(/[\s\u00a0]+/g, ' ').trim();
	if (WORKBOOK_DAYS.test(plain))
		return new Date(WORKBOOK_START + Math.round(Number(plain) * DAY_MINUTES) * MINUTE_MS).toISOString();
	const isoLike = ISO_LIKE.exec(plain);
	const dotted = DOTTED.exec(plain);
	const [year, month, day] = isoLike?.slice(1, 4) ?? [dotted?.[3], dotted?.[2], dotted?.[1]];
	// Stryker disable next-line StringLiteral,ArrayDeclaration: padding makes the hour 00 anyway. If no expression matched, the missing year ends the function
	const [hour = '00', minute = '00'] = (isoLike ?? dotted)?.slice(4, 6) ?? [];
	// Stryker disable next-line LogicalOperator,ConditionalExpression: year, month and day are either all present or all missing
	if (!year || !month || !day) return undefined;
	const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	const time = `${hour.padStart(2, '0')}:${minute}`;
	const instant = ashgabatInstant(date, time);
	// The 31st of a shorter month, or the 25th hour, would become another moment, so the text is compared
	// with the result.
	if (Number.isNaN(instant.getTime())) return undefined;
	return writtenMoment(instant.toISOString()) === `${date} ${time}` ? instant.toISOString() : undefined;
}
