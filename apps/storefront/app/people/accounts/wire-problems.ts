import type { Refusal } from '@dukan/api-client/send-call.ts';
import type { AccountField, FieldProblems } from '@dukan/domain/people/accounts/account-forms.ts';
import { FIELD_PROBLEMS } from '@dukan/domain/people/accounts/account-rules.ts';

/**
 * Returns the server's errors by the form's names of the fields. An unknown field or error code is left out.
 */
export function wireProblems(
	{ errors }: Pick<Refusal, 'errors'>,
	wireNames: Partial<Record<AccountField, string>>,
): FieldProblems {
	const fields = Object.entries(wireNames) as [AccountField, string][];
	return Object.fromEntries(
		errors.flatMap(({ field, code }) => {
			const known = fields.find(([, wire]) => wire === field)?.[0];
			const problem = FIELD_PROBLEMS.find((candidate) => candidate === code);
			return known && problem ? [[known, problem]] : [];
		}),
	);
}
