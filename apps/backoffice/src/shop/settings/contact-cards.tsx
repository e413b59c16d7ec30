import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import { Field } from '@dukan/ui/field.tsx';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { ThreeLanguages } from '../../ui/three-languages.tsx';
import { SellerFields } from './seller-fields.tsx';
import { SettingCard } from './setting-card.tsx';

type Props = { settings: ShopSettings };

export function HoursCard({ settings }: Props) {
	const { t } = useTexts(contentTexts);
	return (
		<SettingCard title={t('settings.hours')} name="workingHours" settings={settings}>
			{({ draft, set, problem }) => (
				<div className={form.row}>
					{(['from', 'to'] as const).map((key) => (
						<Field
							key={key}
							type="time"
							label={t(`settings.${key}`)}
							value={draft[key]}
							error={problem(key)}
							onChange={({ target }) => set({ ...draft, [key]: target.value })}
						/>
					))}
				</div>
			)}
		</SettingCard>
	);
}

export function ContactCard({ settings }: Props) {
	const { t } = useTexts(contentTexts);
	return (
		<SettingCard title={t('settings.contact')} name="contact" settings={settings}>
			{({ draft, set, problem }) => (
				<>
					<div className={form.row}>
						{(['phone', 'email'] as const).map((key) => (
							<Field
								key={key}
								label={t(`settings.${key}`)}
								value={draft[key]}
								error={problem(key)}
								onChange={({ target }) => set({ ...draft, [key]: target.value })}
							/>
						))}
					</div>
					<div className={form.row}>
						{(
							[
								['imo', 'IMO'],
								['whatsApp', 'WhatsApp'],
							] as const
						).map(([key, label]) => (
							<Field
								key={key}
								label={label}
								hint={t('settings.appHint')}
								value={draft[key] ?? ''}
								error={problem(key)}
								onChange={({ target }) => set({ ...draft, [key]: target.value })}
							/>
						))}
					</div>
					<ThreeLanguages
						label={t('settings.address')}
						value={draft.pickupAddress}
						onChange={(pickupAddress) => set({ ...draft, pickupAddress })}
						problem={(language) => problem(`pickupAddress.${language}`)}
					/>
				</>
			)}
		</SettingCard>
	);
}

export function SellerCard({ settings }: Props) {
	const { t } = useTexts(contentTexts);
	return (
		<SettingCard title={t('seller.title')} name="seller" settings={settings}>
			{(part) => <SellerFields {...part} />}
		</SettingCard>
	);
}
