import {
	fittingStep,
	isPeriod,
	PERIOD_PRESETS,
	type PeriodPreset,
	presetPeriod,
} from '@dukan/domain/reports/periods.ts';
import { type Period, SALES_STEPS, type SalesStep } from '@dukan/domain/reports/report-kinds.ts';

const DEFAULT_PRESET: PeriodPreset = 'days30';

/** What the address asks reports for, on this day of Ashgabat. */
export function chosenPeriod(
	search: URLSearchParams,
	today: string,
): {
	/** What was typed, and whether it is a period. */
	asked: Period;
	isGood: boolean;
	/** What the reports show: the period asked for, or the usual one while it is none. */
	period: Period;
	preset: PeriodPreset | undefined;
	step: SalesStep;
} {
	const isOwn = search.has('from') || search.has('to');
	const preset = isOwn
		? undefined
		: (PERIOD_PRESETS.find((one) => one === search.get('period')) ?? DEFAULT_PRESET);
	const asked: Period = preset
		? presetPeriod(preset, today)
		: { from: search.get('from') ?? '', to: search.get('to') ?? '' };
	const isGood = isPeriod(asked);
	const period = isGood ? asked : presetPeriod(DEFAULT_PRESET, today);
	const step = SALES_STEPS.find((one) => one === search.get('step')) ?? fittingStep(period);
	return { asked, isGood, period, preset, step };
}
