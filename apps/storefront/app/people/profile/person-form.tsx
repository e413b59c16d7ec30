import { LANGUAGES, type Language } from '@dukan/domain/base/language/language.ts';
import { formatPhone } from '@dukan/domain/base/text/phone.ts';
import { USER_UPDATE_FIELDS } from '@dukan/domain/people/accounts/account-fields.ts';
import type { UserWire } from '@dukan/domain/people/accounts/auth.api.ts';
import { joinAddress, splitAddress } from '@dukan/domain/shop/regions/postal-address.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field, Select } from '@dukan/ui/field.tsx';
import { Skeleton } from '@dukan/ui/skeleton.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { useState } from 'react';
import { postApi } from '../../platform/api-client.ts';
import { useRootData } from '../../platform/root-data.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { type Regions, useRegions } from '../../platform/use-regions.ts';
import { FormMessage } from '../accounts/form-message.tsx';
import { refusalText } from '../accounts/refusal-text.ts';
import { RegionSelect } from '../accounts/region-select.tsx';
import { useAccountForm } from '../accounts/use-account-form.ts';
import { wireProblems } from '../accounts/wire-problems.ts';
import { changeLanguage } from './change-language.ts';
import { hasPlace, personProblems } from './person-problems.ts';
import styles from './profile.module.css';

type Props = { user: UserWire; onChange: (user: UserWire) => void };

/**
 * The form for name, address, region, e-mail and language. It waits for the list of regions, because a stored
 * address ends with the region's name.
 */
export function PersonForm(props: Props) {
	const { t } = useAccountTexts();
	const regions = useRegions();
	const [isReady, setReady] = useState(false);
	// Once shown, the form stays while the list is loaded again, because what was typed would be lost.
	if (!isReady && (regions.list.length > 0 || regions.failed)) setReady(true);
	return (
		<section className={styles.section} aria-labelledby="person">
			<h2 id="person">{t('profile.personal')}</h2>
			{isReady ? <Fields {...props} regions={regions} /> : <Skeleton className={styles.skeleton} />}
		</section>
	);
}

function Fields({ user, onChange, regions }: Props & { regions: Regions }) {
	const { language, t } = useAccountTexts();
	const languages = useRootData()?.shop.languages ?? LANGUAGES;
	const [chosen, setChosen] = useState<Language>(languages.includes(user.lang) ? user.lang : language);
	const names = regions.list.flatMap((one) => [one.regions_tm, one.regions_ru, one.regions_en]);
	const form = useAccountForm({
		initial: {
			name: user.u_name,
			region: user.region_id === null ? '' : String(user.region_id),
			address: splitAddress(user.u_address_1, names).detail,
			email: user.u_email,
		},
		check: (values) => personProblems(user, values),
		send: async (values) => {
			const { name, region, address, email } = values;
			const place = regions.list.find(({ id }) => String(id) === region);
			const { body, refusal } = await postApi('/api/user_update', {
				token: user.token,
				body: {
					[USER_UPDATE_FIELDS.name]: name,
					...(hasPlace(user, values) && {
						// If the list arrived after the form, the address field still contains the region, so
						// it is split here too.
						[USER_UPDATE_FIELDS.address]: joinAddress(
							splitAddress(address, names).detail,
							place?.[`regions_${language}`] ?? '',
						),
						[USER_UPDATE_FIELDS.region]: Number(region),
					}),
					[USER_UPDATE_FIELDS.email]: email,
					lang: chosen,
				},
			});
			if (refusal)
				return { message: refusalText(t, refusal), problems: wireProblems(refusal, USER_UPDATE_FIELDS) };
			onChange(body);
			showToast(t('profile.saved'));
			// The page changes its language only if another one was chosen in this form.
			if (chosen !== user.lang && chosen !== language) await changeLanguage(chosen);
			return undefined;
		},
	});
	return (
		<form method="post" className={styles.form} onSubmit={form.submit} noValidate>
			<FormMessage text={form.message} />
			<Field label={t('profile.phone')} value={formatPhone(user.u_phone_1)} readOnly />
			<Field {...form.field('name')} label={t('profile.name')} autoComplete="name" />
			<RegionSelect {...form.field('region')} regions={regions} />
			<Field
				{...form.field('address')}
				label={t('profile.address')}
				hint={t('auth.addressHint')}
				autoComplete="street-address"
			/>
			<Field {...form.field('email')} label={t('auth.email')} type="email" autoComplete="email" />
			<Select
				label={t('profile.language')}
				value={chosen}
				onChange={(event) => setChosen(event.target.value as Language)}
			>
				{languages.map((one) => (
					<option key={one} value={one}>
						{t(`lang.${one}`)}
					</option>
				))}
			</Select>
			<Button type="submit" busy={form.busy}>
				{t('common.save')}
			</Button>
		</form>
	);
}
