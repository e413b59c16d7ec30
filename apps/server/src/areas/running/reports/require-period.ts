import { isPeriod } from '@dukan/domain/running/reports/periods.ts';
import type { Period } from '@dukan/domain/running/reports/report-kinds.ts';
import { invalidField } from '../../../platform/http/problem.ts';

export function requirePeriod(period: Period): Period {
	if (isPeriod(period)) return period;
	throw invalidField('to', 'pattern');
}
