import { qrCode, qrPath } from '@dukan/domain/base/qr/qr-code.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { Mark } from '@dukan/ui/mark.tsx';
import { showToast, Toasts } from '@dukan/ui/toast.tsx';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { CallError, change } from '../platform/call.ts';
import { CodeField, NewPasswordField } from '../platform/staff-fields.tsx';
import { textFields } from '../platform/text-fields.ts';
import { useTexts } from '../platform/texts.tsx';
import { useSave } from '../platform/use-save.ts';
import form from '../ui/form.module.css';
import { Unread, Waiting } from '../ui/page.tsx';
import styles from './join.module.css';
import { LanguageChoice } from './language-choice.tsx';
import shell from './shell.module.css';

/**
 * Opened with a one-time link. The new member of staff chooses a password and sets up an authenticator app.
 */
export function Component() {
	const { t } = useTexts(staffTexts);
	const navigate = useNavigate();
	const token = window.location.hash.slice(1);
	const begun = useQuery({
		queryKey: ['join', token],
		queryFn: () => change('join_begin', { token }),
		// A second request would return another secret than the one that was scanned.
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	});
	const { save, busy, problem } = useSave({
		run: (fields: { login: string; password: string; code: string }) =>
			change('join', { token, secret: begun.data?.secret ?? '', ...fields }),
		said: null,
		onDone: () => {
			showToast(t('join.done'));
			void navigate('/');
		},
	});
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		save(textFields(event.currentTarget, ['login', 'password', 'code']));
	};
	return (
		<main className={shell.alone}>
			<div className={shell.door}>
				<Mark size={48} className={shell.mark} />
				{begun.isPending && <Waiting />}
				{begun.isError &&
					(begun.error instanceof CallError && [400, 404].includes(begun.error.status) ? (
						<p role="alert">{t('join.dead')}</p>
					) : (
						<Unread of={[begun]} />
					))}
				{begun.data && (
					<form className={form.form} onSubmit={submit} noValidate>
						<h1>{t('join.title', { name: begun.data.name })}</h1>
						{begun.data.login ? (
							<Field
								label={t('signIn.login')}
								name="login"
								value={begun.data.login}
								autoComplete="username"
								readOnly
							/>
						) : (
							<Field
								label={t('signIn.login')}
								name="login"
								hint={t('join.chooseLogin')}
								autoComplete="username"
								autoCapitalize="none"
								required
								error={problem('login', {
									format: t('join.loginFormat'),
									too_common: t('join.loginCommon'),
									taken: t('join.loginTaken'),
								})}
							/>
						)}
						<NewPasswordField name="password" label={t('join.password')} problem={problem} />
						<p>{t('join.scan')}</p>
						<QrCode text={begun.data.uri} label={t('join.scan')} />
						<p className={form.hint}>
							{t('join.secret')}: <code className={styles.secret}>{begun.data.secret}</code>
						</p>
						<CodeField problem={problem} />
						<Button type="submit" wide busy={busy}>
							{t('join.submit')}
						</Button>
					</form>
				)}
				<LanguageChoice />
			</div>
			<Toasts />
		</main>
	);
}

const QUIET = 4;

function QrCode({ text, label }: { text: string; label: string }) {
	const matrix = qrCode(text);
	const side = matrix.length + 2 * QUIET;
	return (
		<svg className={styles.qr} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
			<path d={qrPath(matrix)} />
		</svg>
	);
}
