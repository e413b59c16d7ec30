import { formatPhone } from '@dukan/domain/base/text/phone.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { postForm } from '../../platform/api-client.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './auth.module.css';
import type { ViewProps } from './auth-step.ts';
import { CODE_DIGITS, digitsOf } from './code-rules.ts';
import { FormMessage } from './form-message.tsx';
import { refusalText } from './refusal-text.ts';
import { ResendCode } from './resend-code.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useCodeFromSms } from './use-code-from-sms.ts';

/** AUTH-06: asks for the code from the SMS. */
export function ResetConfirmView({ step: { phone, notice, pass = '' }, show }: ViewProps) {
	const { t } = useAccountTexts();
	const form = useAccountForm({
		initial: { code: '' },
		check: () => ({}),
		send: async ({ code }) => {
			const { body, refusal } = await postForm('/api/reset_confirm', {
				body: { tel: phone, code, token: pass },
			});
			if (refusal) return { message: refusalText(t, refusal, { otherwise: 'auth.error.tryAgain' }) };
			if (!body.confirm) return { message: t('auth.error.code') };
			show({ view: 'newpass', phone, pass: body.token, notice: t('auth.ok.verified') });
			return undefined;
		},
	});
	const field = form.field('code');
	const take = (text: string) => field.onChange({ target: { value: digitsOf(text) } });
	useCodeFromSms(take);

	return (
		<form method="post" className={styles.form} onSubmit={form.submit} noValidate>
			<FormMessage text={form.message} notice={notice} />
			<Field
				{...field}
				onChange={({ target }) => take(target.value)}
				label={t('auth.code')}
				hint={t('auth.codeSent', { phone: formatPhone(phone) })}
				autoComplete="one-time-code"
				inputMode="numeric"
			/>
			<Button type="submit" wide busy={form.busy} disabled={form.values.code.length !== CODE_DIGITS}>
				{t('auth.confirm')}
			</Button>
			<ResendCode onResend={() => show({ view: 'reset', phone })} />
		</form>
	);
}
