import { MAX_INVITATION_DAYS } from '@dukan/domain/shop/settings/setting-limits.ts';
import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import { guideTexts } from '@dukan/i18n/texts/backoffice/guide-texts.ts';
import { Field } from '@dukan/ui/field.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { Waiting } from '../../ui/page.tsx';
import { ThreeLanguages } from '../../ui/three-languages.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { ContactCard, HoursCard, SellerCard } from './contact-cards.tsx';
import { LanguagesCard, LookCard, NameCard } from './identity-cards.tsx';
import { SettingCard } from './setting-card.tsx';
import { useSettings } from './use-settings.ts';

/** Edits the shop's settings, each with its own save button. `children` are further cards below. */
export function Settings({ children }: { children: ReactNode }) {
	const guide = useTexts(guideTexts).t;
	const { may } = useMember();
	const settings = useSettings();
	const { dialog } = useUnsaved(false);
	if (!settings.data) return <Waiting error={settings.error} retry={() => void settings.refetch()} />;
	return (
		<>
			{may('editSettings') && (
				<p>
					<Link to="/guide">{guide('title')}</Link>
				</p>
			)}
			<NameCard settings={settings.data} />
			<LookCard settings={settings.data} />
			<LanguagesCard settings={settings.data} />
			<WarningCard settings={settings.data} />
			<HoursCard settings={settings.data} />
			<ContactCard settings={settings.data} />
			<SellerCard settings={settings.data} />
			<ReviewsCard settings={settings.data} />
			<AppCard settings={settings.data} />
			{children}
			{dialog}
		</>
	);
}

function WarningCard({ settings }: { settings: ShopSettings }) {
	const { t } = useTexts(contentTexts);
	return (
		<SettingCard title={t('settings.warning')} name="warning" settings={settings}>
			{({ draft, set, problem }) => (
				<>
					<ThreeLanguages
						label={t('settings.warning')}
						long
						value={draft}
						onChange={set}
						problem={(language) => problem(language)}
					/>
					<p className={form.hint}>{t('settings.warningHint')}</p>
				</>
			)}
		</SettingCard>
	);
}

function ReviewsCard({ settings }: { settings: ShopSettings }) {
	const { t } = useTexts(contentTexts);
	return (
		<SettingCard title={t('settings.reviews')} name="reviews" settings={settings}>
			{({ draft, set, problem }) => (
				<Field
					type="number"
					min={0}
					max={MAX_INVITATION_DAYS}
					label={t('settings.invitationDays')}
					hint={t('settings.invitationHint')}
					value={draft.invitationDays}
					error={problem('invitationDays')}
					onChange={({ target }) => set({ invitationDays: Math.trunc(target.valueAsNumber || 0) })}
				/>
			)}
		</SettingCard>
	);
}

function AppCard({ settings }: { settings: ShopSettings }) {
	const { t } = useTexts(contentTexts);
	return (
		<SettingCard title={t('settings.app')} name="appLinks" settings={settings}>
			{({ draft, set, problem }) => (
				<div className={form.row}>
					{(
						[
							['appStore', 'App Store'],
							['playStore', 'Google Play'],
							['apk', 'APK'],
						] as const
					).map(([key, label]) => (
						<Field
							key={key}
							label={label}
							hint={key === 'apk' ? t('settings.apkHint') : t('settings.appHint')}
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
