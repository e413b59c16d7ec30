import { USER_TYPE, USERS_ADD_FIELDS } from '@dukan/domain/people/accounts/account-fields.ts';
import { confirmationProblems, infoProblems } from '@dukan/domain/people/accounts/account-forms.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { postForm } from '../../platform/api-client.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './auth.module.css';
import type { ViewProps } from './auth-step.ts';
import { FormMessage } from './form-message.tsx';
import { HaveAccount } from './have-account.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { refusalText } from './refusal-text.ts';
import { storeSession } from './session-store.ts';
import { useAccountForm } from './use-account-form.ts';
import { wireProblems } from './wire-problems.ts';

/** AUTH-04: the older form of registration, without an address. */
export function InfoView({ step, show }: ViewProps) {
	const { t } = useAccountTexts();
	const form = useAccountForm({
		initial: { name: '', phone: step.phone, password: '', confirmation: '', email: '' },
		check: (values) => ({ ...infoProblems(values), ...confirmationProblems(values) }),
		send: async ({ name, phone, password, email }) => {
			const { body, refusal } = await postForm('/api/users_add', {
				body: {
					[USERS_ADD_FIELDS.name]: name,
					[USERS_ADD_FIELDS.phone]: phone,
					[USERS_ADD_FIELDS.password]: password,
					[USERS_ADD_FIELDS.email]: email,
					_u_type: USER_TYPE,
				},
			});
			if (refusal) {
				const message = refusalText(t, refusal, {
					401: 'auth.error.alreadyRegistered',
					403: 'auth.error.banned',
					otherwise: 'auth.error.tryAgain',
				});
				return { message, problems: wireProblems(refusal, USERS_ADD_FIELDS) };
			}
			const { confirm_phone: confirmFirst, ...session } = body;
			await storeSession(session);
			show(confirmFirst ? { view: 'confirm', phone, pass: body.token } : { view: 'success', phone });
			return undefined;
		},
	});
	const { phone } = form.values;
	return (
		<form method="post" className={styles.form} onSubmit={form.submit} noValidate>
			<FormMessage text={form.message} />
			<Field {...form.field('name')} label={t('auth.name')} autoComplete="name" />
			<PhoneField {...form.field('phone')} autoComplete="tel" />
			<PasswordField {...form.field('password')} label={t('auth.password')} autoComplete="new-password" />
			<PasswordField
				{...form.field('confirmation')}
				label={t('auth.passwordConfirm')}
				autoComplete="new-password"
			/>
			<Field
				{...form.field('email')}
				label={t('auth.email')}
				type="email"
				inputMode="email"
				autoComplete="email"
			/>
			<Button type="submit" wide busy={form.busy}>
				{t('auth.signup')}
			</Button>
			<HaveAccount onSignIn={() => show({ view: 'signin', phone })} />
		</form>
	);
}
