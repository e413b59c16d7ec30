import { SIGN_IN_FIELDS } from '@dukan/domain/people/accounts/account-fields.ts';
import { signInProblems } from '@dukan/domain/people/accounts/account-forms.ts';
import { Button } from '@dukan/ui/button.tsx';
import { postApi } from '../../platform/api-client.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './auth.module.css';
import type { ViewProps } from './auth-step.ts';
import { FormMessage } from './form-message.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { refusalText } from './refusal-text.ts';
import { useAccountForm } from './use-account-form.ts';
import { useTypedBefore } from './use-typed-before.ts';
import { wireProblems } from './wire-problems.ts';

export function SignInView({ step, show, enter }: ViewProps) {
	const { t } = useAccountTexts();
	const form = useAccountForm({
		initial: { phone: step.phone, password: '' },
		check: signInProblems,
		send: async ({ phone: tel, password: parol }) => {
			const { body, refusal } = await postApi('/api/signin', { body: { tel, parol } });
			if (refusal)
				return { message: refusalText(t, refusal), problems: wireProblems(refusal, SIGN_IN_FIELDS) };
			if (!body.login) return { message: t(body.bann ? 'auth.error.banned' : 'auth.error.wrongCredentials') };
			await enter(body, t('auth.ok.login'));
			return undefined;
		},
	});
	const { phone } = form.values;
	const { element, isReady } = useTypedBefore(form.setValues);
	return (
		<form ref={element} method="post" className={styles.form} onSubmit={form.submit} noValidate>
			<FormMessage text={form.message} />
			<PhoneField {...form.field('phone')} autoComplete="username" />
			<PasswordField {...form.field('password')} label={t('auth.password')} autoComplete="current-password" />
			<Button type="submit" wide busy={form.busy} disabled={!isReady}>
				{t('auth.signin')}
			</Button>
			<p className={styles.other}>
				<Button look="quiet" onClick={() => show({ view: 'reset', phone })}>
					{t('auth.forgot')}
				</Button>
			</p>
			<p className={styles.other}>
				<span>{t('auth.noAccount')}</span>
				<Button look="quiet" onClick={() => show({ view: 'signup', phone })}>
					{t('auth.signup')}
				</Button>
			</p>
		</form>
	);
}
