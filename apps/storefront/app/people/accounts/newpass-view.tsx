import { formatPhone } from '@dukan/domain/base/text/phone.ts';
import { UPDATE_PASSWORD_FIELDS } from '@dukan/domain/people/accounts/account-fields.ts';
import { confirmationProblems, newPasswordProblems } from '@dukan/domain/people/accounts/account-forms.ts';
import { Button } from '@dukan/ui/button.tsx';
import { postForm } from '../../platform/api-client.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './auth.module.css';
import type { ViewProps } from './auth-step.ts';
import { FormMessage } from './form-message.tsx';
import { PasswordField } from './password-field.tsx';
import { refusalText } from './refusal-text.ts';
import { useAccountForm } from './use-account-form.ts';
import { wireProblems } from './wire-problems.ts';

/** AUTH-06: sets the new password, with the ticket that the server gave in exchange for the code. */
export function NewPasswordView({ step: { phone, notice, pass = '' }, show }: ViewProps) {
	const { t } = useAccountTexts();
	const form = useAccountForm({
		initial: { password: '', confirmation: '' },
		check: (values) => ({
			...newPasswordProblems({ ...values, phone }),
			...confirmationProblems(values),
		}),
		send: async ({ password }) => {
			const { body, refusal } = await postForm('/api/user_updatepass', {
				token: pass,
				body: { [UPDATE_PASSWORD_FIELDS.phone]: phone, [UPDATE_PASSWORD_FIELDS.password]: password },
			});
			if (refusal)
				return {
					message: refusalText(t, refusal, { otherwise: 'auth.error.tryAgain' }),
					problems: wireProblems(refusal, UPDATE_PASSWORD_FIELDS),
				};
			if (!body.update) return { message: t('auth.error.tryAgain') };
			show({ view: 'passsuccess', phone });
			return undefined;
		},
	});
	return (
		<form method="post" className={styles.form} onSubmit={form.submit} noValidate>
			<FormMessage text={form.message} notice={notice} />
			{/* Tells password managers whose password this is. */}
			<input hidden readOnly autoComplete="username" value={formatPhone(phone)} />
			<PasswordField {...form.field('password')} label={t('auth.newPassword')} autoComplete="new-password" />
			<PasswordField
				{...form.field('confirmation')}
				label={t('auth.passwordConfirm')}
				autoComplete="new-password"
			/>
			<Button type="submit" wide busy={form.busy}>
				{t('common.save')}
			</Button>
			{/* An expired ticket needs a new code, so the button leads back to the first step. */}
			{form.message && (
				<p className={styles.other}>
					<Button look="quiet" onClick={() => show({ view: 'reset', phone })}>
						{t('auth.resend')}
					</Button>
				</p>
			)}
		</form>
	);
}
