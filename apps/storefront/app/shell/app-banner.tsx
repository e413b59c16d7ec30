import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Mark } from '@dukan/ui/mark.tsx';
import { useRootData } from '../platform/root-data.ts';
import { useTexts } from '../platform/texts.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import styles from './app-banner.module.css';
import { refuseApp } from './app-offer.ts';

/** GEN-09. The code is loaded only where the banner is shown. */
export function AppBanner({ onClose }: { onClose: () => void }) {
	const { t } = useTexts();
	return (
		<aside className={styles.banner} aria-label={t('links.title')}>
			<span className={styles.mark}>
				<Mark size={28} />
			</span>
			<p className={styles.text}>{t('notice.app', { shop: useRootData()?.shop.name ?? '' })}</p>
			<ButtonLink className={styles.install} to={addresses.links}>
				{t('notice.install')}
			</ButtonLink>
			<button
				type="button"
				className={styles.close}
				onClick={() => {
					refuseApp();
					onClose();
				}}
				aria-label={t('common.close')}
			>
				<Icon name="close" size={20} />
			</button>
		</aside>
	);
}
