import { RESET_ADD_FIELDS } from '@dukan/domain/people/accounts/account-fields.ts';
import { resetProblems } from '@dukan/domain/people/accounts/account-forms.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { postForm } from '../../platform/api-client.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { Captcha } from '../captcha/captcha.tsx';
import styles from './auth.module.css';
import type { ViewProps } from './auth-step.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import { FormMessage } from './form-message.tsx';
import { PhoneField } from './phone-field.tsx';
import { refusalText } from './refusal-text.ts';
import { useAccountForm } from './use-account-form.ts';
import { wireProblems } from './wire-problems.ts';

/** AUTH-06: asks for the phone and the puzzle, then sends a code by SMS. */
export function ResetView({ step, show }: ViewProps) {
	const { t } = useAccountTexts();
	const [captchaToken, setCaptchaToken] = useState<string>();
	const [captchaError, setCaptchaError] = useState<string>();
	/** A captcha token can be used once, so each call needs a new puzzle. */
	const [attempt, setAttempt] = useState(1);
	const form = useAccountForm({
		initial: { phone: step.phone },
		check: resetProblems,
		send: async ({ phone }) => {
			if (!captchaToken) {
				setCaptchaError(t('auth.error.robot'));
				return undefined;
			}
			const { body, refusal } = await postForm('/api/reset_add', {
				body: { [RESET_ADD_FIELDS.phone]: phone, key: captchaToken },
			});
			setCaptchaToken(undefined);
			setAttempt((current) => current + 1);
			if (refusal?.code === 'captcha_required') {
				setCaptchaError(t('auth.error.robot'));
				return undefined;
			}
			if (refusal)
				return {
					message: refusalText(t, refusal, { otherwise: 'auth.error.tryAgain' }),
					problems: wireProblems(refusal, RESET_ADD_FIELDS),
				};
			if (body.block) return { message: t('auth.error.banned') };
			if (body.regno) show({ view: 'signup', phone, message: t('auth.error.notRegistered') });
			else show({ view: 'resetconfirm', phone, pass: body.token, notice: t('auth.ok.wait') });
			return undefined;
		},
	});
	const { phone } = form.values;
	const [wasTyped, setWasTyped] = useState(step.phone !== '');
	const problem = resetProblems(form.values).phone;
	const field = form.field('phone');

	return (
		<form method="post" className={styles.form} onSubmit={form.submit} noValidate>
			<FormMessage text={form.message} />
			<PhoneField
				{...field}
				autoComplete="username"
				hint={t('auth.resetHint')}
				// AUTH-02: in this form the error shows while typing, not only when the field is left.
				error={field.error ?? (wasTyped && problem ? t(FIELD_TEXTS[problem]) : undefined)}
				onChange={(event) => {
					setWasTyped(true);
					field.onChange(event);
				}}
			/>
			<Captcha
				key={attempt}
				error={captchaError}
				refusalText={(refusal) => refusalText(t, refusal, { otherwise: 'auth.error.tryAgain' })}
				onSolved={(token) => {
					setCaptchaToken(token);
					setCaptchaError(undefined);
				}}
			/>
			<Button type="submit" wide busy={form.busy} disabled={problem !== undefined}>
				{t('auth.sendCode')}
			</Button>
			<p className={styles.other}>
				<Button look="quiet" onClick={() => show({ view: 'signin', phone })}>
					{t('auth.signin')}
				</Button>
			</p>
		</form>
	);
}
