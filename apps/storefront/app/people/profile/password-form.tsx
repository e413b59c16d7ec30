import { USER_UPDATE_FIELDS } from '@dukan/domain/people/accounts/account-fields.ts';
import { profileProblems } from '@dukan/domain/people/accounts/account-forms.ts';
import { confirmProblem } from '@dukan/domain/people/accounts/account-rules.ts';
import type { UserWire } from '@dukan/domain/people/accounts/auth.api.ts';
import { Button } from '@dukan/ui/button.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { useState } from 'react';
import { postApi } from '../../platform/api-client.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { FormMessage } from '../accounts/form-message.tsx';
import { PasswordField } from '../accounts/password-field.tsx';
import { refusalText } from '../accounts/refusal-text.ts';
import { useAccountForm } from '../accounts/use-account-form.ts';
import { wireProblems } from '../accounts/wire-problems.ts';
import styles from './profile.module.css';

type Props = { user: UserWire; onChange: (user: UserWire) => void };

export function PasswordForm(props: Props) {
	const { t } = useAccountTexts();
	// Counts the changes. Used as a key, so that the form is emptied after each change.
	const [changes, setChanges] = useState(0);
	return (
		<section className={styles.section} aria-labelledby="password">
			<h2 id="password">{t('profile.changePassword')}</h2>
			<Fields key={changes} {...props} onDone={() => setChanges(changes + 1)} />
		</section>
	);
}

function Fields({ user, onChange, onDone }: Props & { onDone: () => void }) {
	const { t } = useAccountTexts();
	const form = useAccountForm({
		initial: { oldPassword: '', newPassword: '', confirmation: '' },
		check: ({ oldPassword, newPassword, confirmation }) => {
			const confirm = confirmProblem(newPassword, confirmation);
			return {
				...profileProblems({ newPassword }, user.u_phone_1),
				...(oldPassword === '' && { oldPassword: 'password_required' as const }),
				...(confirm && { confirmation: confirm }),
			};
		},
		send: async ({ oldPassword, newPassword }) => {
			const { body, refusal } = await postApi('/api/user_update', {
				token: user.token,
				body: {
					[USER_UPDATE_FIELDS.oldPassword]: oldPassword,
					[USER_UPDATE_FIELDS.newPassword]: newPassword,
				},
			});
			if (refusal) {
				const problems = wireProblems(refusal, USER_UPDATE_FIELDS);
				return Object.keys(problems).length > 0 ? { problems } : { message: refusalText(t, refusal) };
			}
			onChange(body);
			showToast(t('auth.ok.passwordChanged'));
			onDone();
			return undefined;
		},
	});
	return (
		<form method="post" className={styles.form} onSubmit={form.submit} noValidate>
			<FormMessage text={form.message} />
			{/* Tells password managers whose password this is. */}
			<input hidden readOnly name="username" autoComplete="username" value={user.u_phone_1} />
			<PasswordField
				{...form.field('oldPassword')}
				label={t('profile.oldPassword')}
				autoComplete="current-password"
			/>
			<PasswordField
				{...form.field('newPassword')}
				label={t('auth.newPassword')}
				autoComplete="new-password"
			/>
			<PasswordField
				{...form.field('confirmation')}
				label={t('auth.passwordConfirm')}
				autoComplete="new-password"
			/>
			<p className={styles.note}>{t('profile.passwordNote')}</p>
			<Button type="submit" look="secondary" busy={form.busy}>
				{t('profile.changePassword')}
			</Button>
		</form>
	);
}
