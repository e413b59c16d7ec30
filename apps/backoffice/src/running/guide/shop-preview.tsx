import { localizedText } from '@dukan/domain/base/language/language.ts';
import { LOGO_HEIGHT_PX } from '@dukan/domain/shop/pictures/logo-height.ts';
import { logoWidthPx, shopPicture } from '@dukan/domain/shop/pictures/shop-pictures.ts';
import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import { guideTexts } from '@dukan/i18n/texts/backoffice/guide-texts.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Mark } from '@dukan/ui/mark.tsx';
import { useTexts } from '../../platform/texts.tsx';
import styles from './shop-preview.module.css';

/**
 * Shows how shoppers see the shop as it is saved now: its header, a button, a tab's title, an SMS, a printed
 * document.
 */
export function ShopPreview({ settings }: { settings: ShopSettings }) {
	const { t, language } = useTexts(guideTexts);
	const { identity, look, contact, workingHours, seller } = settings;
	const name = localizedText(identity.name, language);
	const tagline = localizedText(identity.tagline, language);
	return (
		<aside className={styles.preview} aria-label={t('preview')}>
			<h2 className={styles.title}>{t('preview')}</h2>
			<div className={styles.shop}>
				<div className={styles.bar}>
					<Icon name="clock" size={16} /> {workingHours.from}–{workingHours.to}
				</div>
				<div className={styles.header} style={{ color: look.colour }}>
					{look.logo ? (
						<img
							className={styles.logo}
							src={shopPicture(look, 'header.webp')}
							width={logoWidthPx(look.logo)}
							height={LOGO_HEIGHT_PX}
							alt=""
						/>
					) : (
						<Mark size={36} />
					)}
					{(!look.logo || look.nameBesideLogo) && <strong className={styles.name}>{name}</strong>}
				</div>
				<p className={styles.tagline}>{tagline}</p>
				<span className={styles.button} style={{ background: look.colour }}>
					{t('previewButton')}
				</span>
				<p className={styles.contact}>
					{contact.phone}
					<br />
					{localizedText(contact.pickupAddress, language)}
				</p>
			</div>
			<dl className={styles.facts}>
				<dt>{t('previewTab')}</dt>
				<dd>{[name, tagline].filter(Boolean).join(' · ')}</dd>
				<dt>{t('previewSms')}</dt>
				<dd>{name}: …</dd>
				<dt>{t('previewPaper')}</dt>
				<dd>{localizedText(seller.name, language) || name}</dd>
			</dl>
			<a className={styles.open} href="/" target="_blank" rel="noreferrer">
				{t('openShop')}
			</a>
		</aside>
	);
}
