import { ashgabatTime } from '@dukan/domain/delivery/delivery-days.ts';
import {
	fittingStep,
	isPeriod,
	PERIOD_PRESETS,
	type PeriodPreset,
	presetPeriod,
} from '@dukan/domain/reports/periods.ts';
import { type Period, SALES_STEPS, type SalesStep } from '@dukan/domain/reports/report-kinds.ts';
import { useSearchParams } from 'react-router';

const DEFAULT_PRESET: PeriodPreset = 'days30';

/** The period, its step and what else is chosen stand in the address: a report can be sent to a colleague. */
export function usePeriod() {
	const [search, setSearch] = useSearchParams();
	const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
	const isOwn = search.has('from') || search.has('to');
	const preset = isOwn
		? undefined
		: (PERIOD_PRESETS.find((one) => one === search.get('period')) ?? DEFAULT_PRESET);
	const asked: Period = preset ? presetPeriod(preset, ashgabatTime(new Date()).date) : { from, to };
	const isGood = isPeriod(asked);
	const period = isGood ? asked : presetPeriod(DEFAULT_PRESET, ashgabatTime(new Date()).date);
	const step: SalesStep = SALES_STEPS.find((one) => one === search.get('step')) ?? fittingStep(period);
	const set = (values: Readonly<Record<string, string | undefined>>) =>
		setSearch(
			(now) => {
				const next = new URLSearchParams(now);
				for (const [name, value] of Object.entries(values)) {
					if (value) next.set(name, value);
					else next.delete(name);
				}
				return next;
			},
			{ replace: true },
		);
	return {
		/** What was typed, and whether it is a period; the reports show the last good one. */
		asked,
		isGood,
		period,
		preset,
		step,
		get: (name: string) => search.get(name) ?? '',
		set,
		choose: (chosen: PeriodPreset) =>
			set({ period: chosen, from: undefined, to: undefined, step: undefined }),
		type: (change: Partial<Period>) => set({ ...asked, ...change, period: undefined, step: undefined }),
	};
}

export type ChosenPeriod = ReturnType<typeof usePeriod>;
