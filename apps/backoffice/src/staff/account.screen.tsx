import { MIN_STAFF_PASSWORD_LENGTH } from '@dukan/domain/staff/staff-rules.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { type FormEvent, useRef } from 'react';
import { change } from '../platform/call.ts';
import { useMember } from '../platform/session.ts';
import { useTexts } from '../platform/texts.tsx';
import { useSave } from '../platform/use-save.ts';
import form from '../ui/form.module.css';
import { Card, Page } from '../ui/page.tsx';

export function Component() {
	const { t, c } = useTexts(staffTexts);
	const member = useMember();
	const ref = useRef<HTMLFormElement>(null);
	const { save, busy, problem, error } = useSave({
		run: (fields: object) => change('password', fields),
		said: t('password.changed'),
		onDone: () => ref.current?.reset(),
	});
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		save(Object.fromEntries(new FormData(event.currentTarget)));
	};
	const own = {
		too_short: t('password.too_short'),
		too_long: t('password.too_long'),
		too_common: t('password.too_common'),
		is_login: t('password.is_login'),
	};
	return (
		<Page title={c('app.account')}>
			<Card title={`${member.name} · ${t(`role.${member.role}`)}`}>
				<form ref={ref} className={form.form} onSubmit={submit}>
					<h3>{t('password.title')}</h3>
					{error?.message === 'wrong_sign_in' && (
						<p className={form.problem} role="alert">
							{t('signIn.wrong')}
						</p>
					)}
					<div className={form.row}>
						<Field
							label={t('password.current')}
							name="password"
							type="password"
							autoComplete="current-password"
							required
						/>
						<Field
							label={t('password.next')}
							hint={t('join.passwordHint')}
							error={problem('next', own)}
							name="next"
							type="password"
							autoComplete="new-password"
							minLength={MIN_STAFF_PASSWORD_LENGTH}
							required
						/>
						<Field
							label={t('signIn.code')}
							name="code"
							inputMode="numeric"
							autoComplete="one-time-code"
							pattern="[0-9]{6}"
							required
						/>
					</div>
					<div className={form.buttons}>
						<Button type="submit" busy={busy}>
							{c('common.save')}
						</Button>
					</div>
				</form>
			</Card>
		</Page>
	);
}
