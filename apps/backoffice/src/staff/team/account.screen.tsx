import { localizedText } from '@dukan/domain/base/language/language.ts';
import type { StaffPasswordBody } from '@dukan/domain/staff/team/staff.api.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { type FormEvent, useRef } from 'react';
import { change } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { CodeField, NewPasswordField } from '../../platform/staff-fields.tsx';
import { textFields } from '../../platform/text-fields.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Card, Page } from '../../ui/page.tsx';
import { OwnSessions } from './own-sessions.tsx';

export function Component() {
	const { t, c, language } = useTexts(staffTexts);
	const member = useMember();
	const ref = useRef<HTMLFormElement>(null);
	const { save, busy, problem, error } = useSave({
		run: (fields: StaffPasswordBody) => change('password', fields),
		said: t('password.changed'),
		onDone: () => ref.current?.reset(),
	});
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		save(textFields(event.currentTarget, ['password', 'next', 'code']));
	};
	return (
		<Page title={c('app.account')}>
			<Card title={`${member.name} · ${localizedText(member.roleName, language)}`}>
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
						<NewPasswordField name="next" label={t('password.next')} problem={problem} />
						<CodeField problem={problem} />
					</div>
					<div className={form.buttons}>
						<Button type="submit" busy={busy}>
							{c('common.save')}
						</Button>
					</div>
				</form>
			</Card>
			<OwnSessions />
		</Page>
	);
}
