import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { PeriodPreset } from '@dukan/domain/running/reports/periods.ts';
import type { Period } from '@dukan/domain/running/reports/report-kinds.ts';
import { useSearchParams } from 'react-router';
import { changedSearch } from '../../platform/changed-search.ts';
import { chosenPeriod } from './chosen-period.ts';

/**
 * Keeps the period, its step and other choices in the address, so that a report can be sent to a colleague.
 */
export function usePeriod() {
	const [search, setSearch] = useSearchParams();
	const chosen = chosenPeriod(search, ashgabatTime(new Date()).date);
	const set = (values: Readonly<Record<string, string | undefined>>) =>
		setSearch((now) => changedSearch(now, values), { replace: true });
	return {
		...chosen,
		get: (name: string) => search.get(name) ?? '',
		set,
		choose: (preset: PeriodPreset) =>
			set({ period: preset, from: undefined, to: undefined, step: undefined }),
		type: (change: Partial<Period>) =>
			set({ ...chosen.typed, ...change, period: undefined, step: undefined }),
	};
}

export type ChosenPeriod = ReturnType<typeof usePeriod>;
