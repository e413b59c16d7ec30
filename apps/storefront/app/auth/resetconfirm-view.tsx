import { formatPhone } from '@dukan/domain/auth/phone.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useEffect, useState } from 'react';
import { postForm } from '../platform/api-client.ts';
import { useAccountTexts } from '../platform/texts.tsx';
import styles from './auth.module.css';
import type { ViewProps } from './auth-step.ts';
import { FormMessage } from './form-message.tsx';
import { refusalText } from './refusal-text.ts';
import { useAccountForm } from './use-account-form.ts';
import { useCodeFromSms } from './use-code-from-sms.ts';

const CODE_DIGITS = 6;
/** S3: one code a minute. */
const RESEND_AFTER_S = 60;

/** AUTH-06: the code from the SMS. */
export function ResetConfirmView({ step: { phone, notice, pass = '' }, show }: ViewProps) {
	const { t } = useAccountTexts();
	const waitS = useCountdown(RESEND_AFTER_S);
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
	const take = (text: string) =>
		field.onChange({ target: { value: text.replaceAll(/\D/g, '').slice(0, CODE_DIGITS) } });
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
			<p className={styles.other}>
				{waitS > 0 ? (
					<span>{t('auth.resendIn', { seconds: waitS })}</span>
				) : (
					<Button look="quiet" onClick={() => show({ view: 'reset', phone })}>
						{t('auth.resend')}
					</Button>
				)}
			</p>
		</form>
	);
}

function useCountdown(fromS: number): number {
	const [startedAt] = useState(() => Date.now());
	const [leftS, setLeftS] = useState(fromS);
	useEffect(() => {
		const tick = () => setLeftS(Math.max(0, fromS - Math.floor((Date.now() - startedAt) / 1000)));
		const timer = setInterval(tick, 1000);
		return () => clearInterval(timer);
	}, [fromS, startedAt]);
	return leftS;
}
