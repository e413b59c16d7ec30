import type { ShopSettings } from '@dukan/domain/settings/staff-settings.api.ts';
import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { postStaff, read } from '../platform/call.ts';
import { useMember } from '../platform/session.ts';
import { useTexts } from '../platform/texts.tsx';
import { useSave } from '../platform/use-save.ts';
import { Fields } from '../ui/editor/fields.tsx';
import form from '../ui/form.module.css';
import { Card, Waiting } from '../ui/page.tsx';
import { ThreeLanguages } from '../ui/three-languages.tsx';
import { SellerFields } from './seller-fields.tsx';

/** What the shop says about itself, each part saved by itself. */
export function Settings() {
	const { t } = useTexts(contentTexts);
	const settings = useQuery({ queryKey: ['settings'], queryFn: () => read('settings') });
	if (!settings.data) return <Waiting error={settings.error} retry={() => void settings.refetch()} />;
	const { warning, workingHours, contact, seller, appLinks } = settings.data;
	return (
		<>
			<SettingCard title={t('settings.warning')} name="warning" value={warning}>
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
			<SettingCard title={t('settings.hours')} name="workingHours" value={workingHours}>
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
			<SettingCard title={t('settings.contact')} name="contact" value={contact}>
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
						<ThreeLanguages
							label={t('settings.address')}
							value={draft.pickupAddress}
							onChange={(pickupAddress) => set({ ...draft, pickupAddress })}
							problem={(language) => problem(`pickupAddress.${language}`)}
						/>
					</>
				)}
			</SettingCard>
			<SettingCard title={t('seller.title')} name="seller" value={seller}>
				{(part) => <SellerFields {...part} />}
			</SettingCard>
			<SettingCard title={t('settings.app')} name="appLinks" value={appLinks}>
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
		</>
	);
}

type Part<Value> = {
	draft: Value;
	set: (value: Value) => void;
	problem: (field: string) => string | undefined;
};

function SettingCard<Value extends object>({
	title,
	name,
	value,
	children,
}: {
	title: string;
	name: keyof ShopSettings;
	value: Value;
	children: (part: Part<Value>) => ReactNode;
}) {
	const { c } = useTexts(contentTexts);
	const { may } = useMember();
	const editable = may(
		name === 'appLinks' ? 'editAppLinks' : name === 'warning' ? 'editContent' : 'editSettings',
	);
	const [draft, setDraft] = useState(value);
	const save = useSave({ run: () => postStaff(`settings_update/${name}`, draft), changes: ['settings'] });
	const isSame = JSON.stringify(draft) === JSON.stringify(value);
	return (
		<Card title={title}>
			<form
				className={form.form}
				onSubmit={(event) => {
					event.preventDefault();
					save.save();
				}}
			>
				<Fields editable={editable}>
					{children({ draft, set: setDraft, problem: (field) => save.problem(field) })}
				</Fields>
				{editable && (
					<div className={form.buttons}>
						<Button
							type="submit"
							busy={save.busy}
							disabled={isSame}
							aria-label={`${c('common.save')}: ${title}`}
						>
							{c('common.save')}
						</Button>
					</div>
				)}
			</form>
		</Card>
	);
}
