import { MIN_STAFF_PASSWORD_LENGTH } from '@dukan/domain/staff/team/staff-rules.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { Checkbox, Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { useTexts } from './texts.tsx';

type Problem = (field: string, own?: Readonly<Record<string, string>>) => string | undefined;

/** Asks for the six digits that the authenticator app shows. */
export function CodeField({ problem }: { problem?: Problem }) {
	const { t } = useTexts(staffTexts);
	return (
		<Field
			label={t('signIn.code')}
			hint={t('signIn.codeHint')}
			error={problem?.('code')}
			name="code"
			inputMode="numeric"
			autoComplete="one-time-code"
			pattern="[0-9]{6}"
			required
		/>
	);
}

/** Asks for a new password and shows what is wrong with it. */
export function NewPasswordField({
	name,
	label,
	problem,
}: {
	name: string;
	label: string;
	problem: Problem;
}) {
	const { t } = useTexts(staffTexts);
	const [shown, setShown] = useState(false);
	const words = {
		too_short: t('password.too_short'),
		too_long: t('password.too_long'),
		too_common: t('password.too_common'),
		is_login: t('password.is_login'),
	};
	return (
		<div>
			<Field
				label={label}
				hint={t('join.passwordHint')}
				error={problem(name, words)}
				name={name}
				type={shown ? 'text' : 'password'}
				autoComplete="new-password"
				autoCapitalize="none"
				spellCheck={false}
				minLength={MIN_STAFF_PASSWORD_LENGTH}
				required
			/>
			<Checkbox
				label={t('password.show')}
				checked={shown}
				onChange={({ target }) => setShown(target.checked)}
			/>
		</div>
	);
}
