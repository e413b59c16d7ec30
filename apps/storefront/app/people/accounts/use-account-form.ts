import type { AccountField, FieldProblems } from '@dukan/domain/people/accounts/account-forms.ts';
import type { FieldProblem } from '@dukan/domain/people/accounts/account-rules.ts';
import { type FocusEvent, type FormEvent, useState } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import { FIELD_TEXTS } from './field-texts.ts';
import { focusFirstError } from './focus-first-error.ts';

type Values = Partial<Record<AccountField, string>>;

type Options<Form extends Values> = {
	initial: Form;
	check: (values: Form) => FieldProblems;
	/** Sends the form and returns what went wrong, or undefined after success. */
	send: (values: Form) => Promise<Outcome>;
};

type Outcome = { message?: string; problems?: FieldProblems } | undefined;

/** Errors show beside a field once the field has been left or the form sent. Everything typed is kept. */
export function useAccountForm<Form extends Values>({ initial, check, send }: Options<Form>) {
	const { t } = useAccountTexts();
	const [values, setValues] = useState(initial);
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const [answered, setAnswered] = useState<Outcome>();
	const [busy, setBusy] = useState(false);
	const problems: FieldProblems = { ...answered?.problems, ...check(values) };

	const set = (field: keyof Form & AccountField, value: string) => {
		setValues((current) => ({ ...current, [field]: value }));
		setAnswered(undefined);
	};

	/** The props of an input of the form. */
	const field = (name: keyof Form & AccountField) => {
		const problem: FieldProblem | undefined = left.has(name) ? problems[name] : undefined;
		return {
			name,
			value: values[name] ?? '',
			error: problem && t(FIELD_TEXTS[problem]),
			onChange: (event: { target: { value: string } }) => set(name, event.target.value),
			// A field is checked when the focus goes to another field. When the focus goes to a button
			// nothing may move, because the click would miss the button.
			onBlur: ({ relatedTarget }: FocusEvent) => {
				const isField =
					relatedTarget instanceof HTMLInputElement || relatedTarget instanceof HTMLSelectElement;
				if (isField && values[name] !== '') setLeft((current) => new Set(current).add(name));
			},
		};
	};

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		setLeft(new Set(Object.keys(values)));
		if (Object.keys(check(values)).length > 0) return focusFirstError(form);
		setBusy(true);
		// If the call throws, the button must not stay busy for ever.
		const outcome: Outcome = await send(values).catch(() => ({ message: t('auth.error.tryAgain') }));
		setBusy(false);
		setAnswered(outcome);
		if (outcome?.problems) focusFirstError(form);
	};

	return { values, setValues, field, submit, busy, message: answered?.message };
}
