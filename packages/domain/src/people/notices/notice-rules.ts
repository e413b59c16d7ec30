import { ashgabatTime } from '../../base/calendar/delivery-days.ts';

/**
 * CHOOSE-05: the shop sends a message when a product is back in stock, or when a favourite becomes cheaper.
 */
export const NOTICE_KINDS = ['back', 'cheaper'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The most products that one person may wait for at a time. */
export const MAX_WAITS = 50;

/** A wait ends after this many days, because the person has probably bought the product elsewhere. */
export const WAIT_DAYS = 180;
/** The profile shows sent messages for this many days. */
export const NOTICE_DAYS = 90;

/** The shop sends no message about a smaller price drop. */
export const MIN_DROP_PERCENT = 5;

/** After a message the shop waits this many hours before the next one, so that several products share it. */
export const PAUSE_HOURS = 4;

/** Messages are sent between these hours of Ashgabat, because none is urgent enough for the night. */
const FIRST_HOUR = 9;
const LAST_HOUR = 21;

export function isNoticeTime(now: Date): boolean {
	const hour = Number(ashgabatTime(now).time.slice(0, 2));
	return hour >= FIRST_HOUR && hour < LAST_HOUR;
}

/**
 * Results of the form without script and of the link to unsubscribe. Their page shows the result that its
 * address names.
 */
export const FORM_RESULTS = ['saved', 'wrong', 'unconfirmed', 'in_stock', 'limit', 'later'] as const;
export type FormResult = (typeof FORM_RESULTS)[number];

export function findFormResult(text: string | null): FormResult | undefined {
	return FORM_RESULTS.find((result) => result === text);
}

export const STOP_RESULTS = ['stopped', 'unknown'] as const;
export type StopResult = (typeof STOP_RESULTS)[number];

export function findStopResult(text: string | null): StopResult | undefined {
	return STOP_RESULTS.find((result) => result === text);
}
