import type { AccountField, FieldProblems } from '@dukan/domain/people/accounts/account-forms.ts';
import { Problem } from '../../../platform/http/problem.ts';

type WireNames = Partial<Record<AccountField, string>>;

/** Turns the problems of a form into a refusal that uses the call's names of the fields. */
export function fieldsRefusal(problems: FieldProblems, wireNames: WireNames): Problem {
	const errors = Object.entries(problems).map(([field, code]) => ({
		field: wireNames[field as AccountField] ?? field,
		code,
	}));
	return new Problem('invalid_input', { errors });
}

export function refuseFields(problems: FieldProblems, wireNames: WireNames): void {
	if (Object.keys(problems).length > 0) throw fieldsRefusal(problems, wireNames);
}
