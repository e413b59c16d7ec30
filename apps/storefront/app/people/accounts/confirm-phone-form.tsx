import { formatPhone } from '@dukan/domain/base/text/phone.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { postApi } from '../../platform/api-client.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './auth.module.css';
import { CODE_DIGITS, digitsOf } from './code-rules.ts';
import { FormMessage } from './form-message.tsx';
import { refusalText } from './refusal-text.ts';
import { ResendCode } from './resend-code.tsx';
import { useCodeFromSms } from './use-code-from-sms.ts';

type Props = {
	token: string;
	/** Says why the code is needed. */
	reason: string;
	onConfirmed: () => void;
};

/** ACCT-01: the code is sent as soon as the form appears. */
export function ConfirmPhoneForm({ token, reason, onConfirmed }: Props) {
	const { t } = useAccountTexts();
	const [sent, setSent] = useState({ phone: '', count: 0, failed: false });
	const [code, setCode] = useState('');
	const [message, setMessage] = useState<string>();
	const [busy, setBusy] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const take = (text: string) => setCode(digitsOf(text));
	useCodeFromSms(take);
	const confirmed = useRef(onConfirmed);
	confirmed.current = onConfirmed;

	const ask = useCallback(async () => {
		setMessage(undefined);
		const { body, refusal } = await postApi('/api/user_confirm_add', { token });
		if (refusal) {
			setSent((known) => ({ ...known, failed: true }));
			return setMessage(refusalText(t, refusal));
		}
		// No code is sent if the phone has been confirmed meanwhile, on another device or with a new
		// password.
		if (!body.sent) return confirmed.current();
		setSent(({ count }) => ({ phone: body.phone, count: count + 1, failed: false }));
	}, [token, t]);
	useEffect(() => {
		void ask();
	}, [ask]);
	// A dialog that is about to open focuses the input with this attribute.
	useEffect(() => {
		const input = form.current?.querySelector('input');
		if (input) input.autofocus = true;
	}, []);

	const confirm = async (event: FormEvent) => {
		event.preventDefault();
		setBusy(true);
		const { body, refusal } = await postApi('/api/user_confirm', { body: { code }, token });
		setBusy(false);
		if (refusal) return setMessage(refusalText(t, refusal));
		if (!body.confirm) return setMessage(t('auth.error.code'));
		onConfirmed();
	};
	return (
		<form ref={form} method="post" className={styles.form} onSubmit={confirm} noValidate>
			<p>{reason}</p>
			<FormMessage text={message} />
			<Field
				label={t('auth.code')}
				name="code"
				value={code}
				hint={sent.phone && t('auth.codeSent', { phone: formatPhone(sent.phone) })}
				autoComplete="one-time-code"
				inputMode="numeric"
				onChange={({ target }) => take(target.value)}
			/>
			<Button type="submit" wide busy={busy} disabled={code.length !== CODE_DIGITS}>
				{t('auth.confirm')}
			</Button>
			<ResendCode key={`${sent.count} ${sent.failed}`} atOnce={sent.failed} onResend={() => void ask()} />
		</form>
	);
}
