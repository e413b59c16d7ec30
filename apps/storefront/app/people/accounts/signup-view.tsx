import { SET_USER_FIELDS } from '@dukan/domain/people/accounts/account-fields.ts';
import { registrationProblems } from '@dukan/domain/people/accounts/account-forms.ts';
import { joinAddress } from '@dukan/domain/shop/regions/postal-address.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { postForm } from '../../platform/api-client.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { useRegions } from '../../platform/use-regions.ts';
import styles from './auth.module.css';
import type { ViewProps } from './auth-step.ts';
import { FormMessage } from './form-message.tsx';
import { HaveAccount } from './have-account.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { refusalText } from './refusal-text.ts';
import { RegionSelect } from './region-select.tsx';
import { registeredSession } from './registered-session.ts';
import { useAccountForm } from './use-account-form.ts';
import { wireProblems } from './wire-problems.ts';

export function SignUpView({ step, show, enter }: ViewProps) {
	const { language, t } = useAccountTexts();
	const regions = useRegions();
	/** While the password is visible, it need not be typed twice. */
	const [isSeen, setSeen] = useState(false);
	const form = useAccountForm({
		initial: { name: '', phone: step.phone, password: '', confirmation: '', region: '', address: '' },
		check: (values) => ({
			...registrationProblems(isSeen ? { ...values, confirmation: values.password } : values),
			...(values.region === '' && { region: 'region_required' as const }),
		}),
		send: async (values) => {
			const region = regions.list.find(({ id }) => String(id) === values.region);
			const { body, refusal } = await postForm('/api/set_user', {
				body: {
					[SET_USER_FIELDS.phone]: values.phone,
					[SET_USER_FIELDS.password]: values.password,
					[SET_USER_FIELDS.confirmation]: isSeen ? values.password : values.confirmation,
					[SET_USER_FIELDS.name]: values.name,
					[SET_USER_FIELDS.address]: joinAddress(values.address, region?.[`regions_${language}`] ?? ''),
				},
			});
			if (refusal) {
				const message = refusalText(t, refusal, {
					401: 'auth.error.alreadyRegistered',
					403: 'auth.error.banned',
				});
				return { message, problems: wireProblems(refusal, SET_USER_FIELDS) };
			}
			await enter(registeredSession(body), t('auth.ok.registered'), body.confirm_phone);
			return undefined;
		},
	});
	const { phone } = form.values;
	return (
		<form method="post" className={styles.form} onSubmit={form.submit} noValidate>
			<FormMessage text={form.message ?? step.message} />
			<p className={styles.other}>
				<Button look="secondary" wide onClick={() => show({ view: 'info', phone })}>
					{t('auth.shortSignup')}
				</Button>
			</p>
			<Field {...form.field('name')} label={t('auth.name')} autoComplete="name" />
			<PhoneField {...form.field('phone')} autoComplete="tel" />
			<PasswordField
				{...form.field('password')}
				label={t('auth.password')}
				autoComplete="new-password"
				onShow={setSeen}
			/>
			{!isSeen && (
				<PasswordField
					{...form.field('confirmation')}
					label={t('auth.passwordConfirm')}
					autoComplete="new-password"
				/>
			)}
			<RegionSelect {...form.field('region')} regions={regions} />
			<Field
				{...form.field('address')}
				label={t('auth.address')}
				hint={t('auth.addressHint')}
				autoComplete="street-address"
			/>
			<Button type="submit" wide busy={form.busy}>
				{t('auth.signup')}
			</Button>
			<HaveAccount onSignIn={() => show({ view: 'signin', phone })} />
		</form>
	);
}
