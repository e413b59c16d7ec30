import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { CallError, change } from '../platform/call.ts';
import { problemText } from '../platform/problem-text.ts';
import { queryClient } from '../platform/query-client.ts';
import { markSignedIn } from '../platform/session.ts';
import { CodeField } from '../platform/staff-fields.tsx';
import { textFields } from '../platform/text-fields.ts';
import { useTexts } from '../platform/texts.tsx';
import form from '../ui/form.module.css';

/** Asks for login, password and code in one step, so that a refusal does not say which of them was wrong. */
export function SignInForm({ login }: { login?: string }) {
	const { t, c } = useTexts(staffTexts);
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setBusy(true);
		try {
			const fields = textFields(event.currentTarget, ['login', 'password', 'code']);
			const member = await change('signin', { ...fields, login: login ?? fields.login });
			markSignedIn(member);
			await queryClient.invalidateQueries();
		} catch (error) {
			const wrong = error instanceof CallError && error.code === 'wrong_sign_in';
			setProblem(wrong ? t('signIn.wrong') : problemText(error, c));
		} finally {
			setBusy(false);
		}
	};
	return (
		<form className={form.form} onSubmit={(event) => void submit(event)}>
			{problem && (
				<p className={form.problem} role="alert">
					{problem}
				</p>
			)}
			<Field
				label={t('signIn.login')}
				name="login"
				defaultValue={login}
				readOnly={login !== undefined}
				autoComplete="username"
				autoCapitalize="none"
				required
			/>
			<Field
				label={t('signIn.password')}
				name="password"
				type="password"
				autoComplete="current-password"
				required
			/>
			<CodeField />
			<Button type="submit" wide busy={busy}>
				{t('signIn.submit')}
			</Button>
			<p className={form.hint}>{t('signIn.lost')}</p>
		</form>
	);
}
