/** Functions take the clock as an argument, so that tests can set their own time. */
export type Clock = () => Date;

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const YEAR_MS = 365 * DAY_MS;

export function later(moment: Date, ms: number): Date {
	return new Date(moment.getTime() + ms);
}
