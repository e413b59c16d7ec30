import { addDays } from '../../base/calendar/delivery-days.ts';
import { MAX_PERIOD_DAYS, type Period, type SalesStep } from './report-kinds.ts';

export const PERIOD_PRESETS = [
	'today',
	'days7',
	'days30',
	'days90',
	'thisMonth',
	'lastMonth',
	'year',
] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

const DAY_MS = 86_400_000;
const DATE = /^\d{4}-\d\d-\d\d$/;

export function periodDays({ from, to }: Period): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

export function isPeriod({ from, to }: Period): boolean {
	if (![from, to].every((date) => DATE.test(date) && !Number.isNaN(Date.parse(date)))) return false;
	const days = periodDays({ from, to });
	return days >= 1 && days <= MAX_PERIOD_DAYS;
}

/** Returns the period of equal length just before this one. */
export function periodBefore(period: Period): Period {
	return { from: addDays(period.from, -periodDays(period)), to: addDays(period.from, -1) };
}

/** Returns the first and the last date of a preset, given today's date in Ashgabat. */
export function presetPeriod(preset: PeriodPreset, today: string): Period {
	const monthStart = `${today.slice(0, 8)}01`;
	switch (preset) {
		case 'today':
			return { from: today, to: today };
		case 'days7':
			return { from: addDays(today, -6), to: today };
		case 'days30':
			return { from: addDays(today, -29), to: today };
		case 'days90':
			return { from: addDays(today, -89), to: today };
		case 'thisMonth':
			return { from: monthStart, to: today };
		case 'lastMonth': {
			const to = addDays(monthStart, -1);
			return { from: `${to.slice(0, 8)}01`, to };
		}
		case 'year':
			return { from: addDays(today, -364), to: today };
	}
}

/** Returns the first day of the step that contains this day. Weeks begin on Monday. */
export function stepStart(date: string, step: SalesStep): string {
	return STEP_STARTS[step](date);
}

const STEP_STARTS: Readonly<Record<SalesStep, (date: string) => string>> = {
	day: (date) => date,
	week: (date) => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7)),
	month: (date) => `${date.slice(0, 8)}01`,
};

/** Chooses the finest step whose points a chart can show without crowding. */
export function fittingStep(period: Period): SalesStep {
	const days = periodDays(period);
	return days <= 45 ? 'day' : days <= 200 ? 'week' : 'month';
}
