import { shopPicture } from '@dukan/domain/shop/pictures/shop-pictures.ts';
import { DEFAULT_COLOUR, shopColours } from '@dukan/domain/shop/settings/shop-colours.ts';
import type { LookWire, ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import { identityTexts } from '@dukan/i18n/texts/backoffice/identity-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Checkbox, Field } from '@dukan/ui/field.tsx';
import { LANGUAGE_ORDER } from '../../platform/language-order.ts';
import { useTexts } from '../../platform/texts.tsx';
import { PictureField } from '../../ui/editor/picture-field.tsx';
import form from '../../ui/form.module.css';
import { ThreeLanguages } from '../../ui/three-languages.tsx';
import styles from './identity-cards.module.css';
import { SettingCard, type SettingPart } from './setting-card.tsx';

type Props = { settings: ShopSettings };

/** OWN-01: edits the shop's name. */
export function NameCard({ settings }: Props) {
	const { t } = useTexts(identityTexts);
	return (
		<SettingCard title={t('name.title')} name="identity" settings={settings}>
			{({ draft, set, problem }) => (
				<>
					<p className={form.hint}>{t('name.hint')}</p>
					{(['name', 'tagline', 'description'] as const).map((key) => (
						<ThreeLanguages
							key={key}
							label={t(`name.${key}`)}
							long={key === 'description'}
							value={draft[key]}
							onChange={(value) => set({ ...draft, [key]: value })}
							problem={(language) => problem(`${key}.${language}`)}
							{...(key === 'name' && { needed: 'en' as const })}
						/>
					))}
				</>
			)}
		</SettingCard>
	);
}

/** OWN-01: edits the shop's logo and colour. */
export function LookCard({ settings }: Props) {
	const { t } = useTexts(identityTexts);
	return (
		<SettingCard title={t('look.title')} name="look" settings={settings}>
			{({ draft, set, problem }) => (
				<>
					<PictureField
						label={t('look.logo')}
						kind="logo"
						file={draft.logo || null}
						onChange={(logo) => set({ ...draft, logo: logo ?? '' })}
						address={(logo, width) =>
							shopPicture({ ...draft, logo }, width === ICON_PX ? 'icon-192.png' : 'header.webp')
						}
						previews={[
							{ width: HEADER_PX, shownPx: HEADER_PX, title: t('look.inHeader') },
							{ width: ICON_PX, shownPx: ICON_PX, title: t('look.asIcon') },
						]}
						orNone
						noneHint={t('look.noLogo')}
						problem={problem('logo')}
					/>
					{draft.logo && (
						<Checkbox
							label={t('look.nameBeside')}
							checked={draft.nameBesideLogo}
							onChange={({ target }) => set({ ...draft, nameBesideLogo: target.checked })}
						/>
					)}
					<Colour draft={draft} set={set} problem={problem} />
				</>
			)}
		</SettingCard>
	);
}

const HEADER_PX = 240;
const ICON_PX = 96;

function Colour({ draft, set, problem }: SettingPart<LookWire>) {
	const { t } = useTexts(identityTexts);
	const colours = shopColours(draft.colour);
	const refusal = colours ? problem('colour', { contrast: t('look.contrast') }) : t('look.contrast');
	return (
		<>
			<Field
				type="color"
				label={t('look.colour')}
				hint={t('look.colourHint')}
				error={refusal}
				value={draft.colour}
				onChange={({ target }) => set({ ...draft, colour: target.value.toLowerCase() })}
			/>
			{colours && (
				<div className={styles.sample} aria-hidden="true">
					<span className={styles.button} style={{ background: colours.accent }}>
						{t('look.sampleButton')}
					</span>
					<span style={{ color: colours.accent }}>{t('look.sampleLink')}</span>
					<span className={styles.note} style={{ background: colours.tint, color: colours.deep }}>
						{t('look.sampleNote')}
					</span>
				</div>
			)}
			{draft.colour !== DEFAULT_COLOUR && (
				<div className={form.buttons}>
					<Button look="quiet" onClick={() => set({ ...draft, colour: DEFAULT_COLOUR })}>
						{t('look.usualColour')}
					</Button>
				</div>
			)}
		</>
	);
}

/** OWN-01: switches languages on or off. */
export function LanguagesCard({ settings }: Props) {
	const { t, c } = useTexts(identityTexts);
	return (
		<SettingCard title={t('languages.title')} name="languages" settings={settings}>
			{({ draft, set, problem }) => (
				<>
					<p className={form.hint}>{t('languages.hint')}</p>
					{LANGUAGE_ORDER.map((language) => (
						<Checkbox
							key={language}
							label={c(`language.${language}`)}
							checked={draft[language]}
							onChange={({ target }) => set({ ...draft, [language]: target.checked })}
						/>
					))}
					{problem('languages') && (
						<p className={form.problem} role="alert">
							{t('languages.none')}
						</p>
					)}
				</>
			)}
		</SettingCard>
	);
}
