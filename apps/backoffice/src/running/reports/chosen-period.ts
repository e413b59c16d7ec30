import {
	fittingStep,
	isPeriod,
	PERIOD_PRESETS,
	type PeriodPreset,
	presetPeriod,
} from '@dukan/domain/running/reports/periods.ts';
import { type Period, SALES_STEPS, type SalesStep } from '@dukan/domain/running/reports/report-kinds.ts';

const DEFAULT_PRESET: PeriodPreset = 'days30';

/** Returns the period and step that the address names. `today` is the date in Ashgabat. */
export function chosenPeriod(
	search: URLSearchParams,
	today: string,
): {
	/** The typed dates. `isGood` is false if they are not a period. */
	typed: Period;
	isGood: boolean;
	/** The period of the reports: the typed one, or the default one if the typed dates are not a period. */
	period: Period;
	preset: PeriodPreset | undefined;
	step: SalesStep;
} {
	const isOwn = search.has('from') || search.has('to');
	const preset = isOwn
		? undefined
		: (PERIOD_PRESETS.find((one) => one === search.get('period')) ?? DEFAULT_PRESET);
	const typed: Period = preset
		? presetPeriod(preset, today)
		: { from: search.get('from') ?? '', to: search.get('to') ?? '' };
	const isGood = isPeriod(typed);
	const period = isGood ? typed : presetPeriod(DEFAULT_PRESET, today);
	const step = SALES_STEPS.find((one) => one === search.get('step')) ?? fittingStep(period);
	return { typed, isGood, period, preset, step };
}
