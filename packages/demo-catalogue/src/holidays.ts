import { addDays } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { Localized } from './catalogue-types.ts';

/**
 * Holidays of the Labour Code, article 81, on which the shop does not deliver. Staff enter the two movable
 * feasts, because a decree sets their dates each year.
 */
const FIXED: readonly { day: string; name: Localized }[] = [
	{ day: '01-01', name: { en: 'New Year', ru: 'Новый год', tm: 'Täze ýyl' } },
	{
		day: '03-08',
		name: { en: 'International Women’s Day', ru: 'Международный женский день', tm: 'Halkara zenanlar güni' },
	},
	{ day: '03-21', name: { en: 'Nowruz', ru: 'Национальный праздник весны', tm: 'Milli bahar baýramy' } },
	{ day: '03-22', name: { en: 'Nowruz', ru: 'Национальный праздник весны', tm: 'Milli bahar baýramy' } },
	{
		day: '05-18',
		name: {
			en: 'Constitution and Flag Day',
			ru: 'День Конституции и Государственного флага',
			tm: 'Konstitusiýanyň we Döwlet baýdagynyň güni',
		},
	},
	{ day: '09-27', name: { en: 'Independence Day', ru: 'День независимости', tm: 'Garaşsyzlyk güni' } },
	{ day: '10-06', name: { en: 'Day of Remembrance', ru: 'День поминовения', tm: 'Hatyra güni' } },
	{
		day: '12-12',
		name: { en: 'Day of Neutrality', ru: 'День нейтралитета', tm: 'Bitaraplyk güni' },
	},
];

export type DemoHoliday = { date: string; name: Localized };

/**
 * Returns the holidays of this year and the next. If a holiday is on a Sunday, the day after it is free as
 * well.
 */
export function demoHolidays(year: number): DemoHoliday[] {
	const days = new Map<string, Localized>();
	for (const each of [year, year + 1])
		for (const { day, name } of FIXED) {
			const date = `${each}-${day}`;
			days.set(date, name);
			if (new Date(`${date}T00:00:00Z`).getUTCDay() === 0) days.set(addDays(date, 1), name);
		}
	return [...days].map(([date, name]) => ({ date, name }));
}
