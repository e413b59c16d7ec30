import { MIN_STAFF_PASSWORD_LENGTH } from '@dukan/domain/staff/staff-rules.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { Field } from '@dukan/ui/field.tsx';
import { useTexts } from './texts.tsx';

type Problem = (field: string, own?: Readonly<Record<string, string>>) => string | undefined;

/** The six digits of the app on the phone. */
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

/** A password of staff that is being chosen, with what is wrong with it. */
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
	const words = {
		too_short: t('password.too_short'),
		too_long: t('password.too_long'),
		too_common: t('password.too_common'),
		is_login: t('password.is_login'),
	};
	return (
		<Field
			label={label}
			hint={t('join.passwordHint')}
			error={problem(name, words)}
			name={name}
			type="password"
			autoComplete="new-password"
			minLength={MIN_STAFF_PASSWORD_LENGTH}
			required
		/>
	);
}
