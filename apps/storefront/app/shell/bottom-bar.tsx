import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { useSignedInLink } from '../people/accounts/use-signed-in-link.ts';
import { NavLink } from '../platform/link.tsx';
import { useTexts } from '../platform/texts.tsx';
import styles from './bottom-bar.module.css';
import { CartThumbLink } from './cart-link.tsx';
import { CatalogueButton } from './catalogue-panel.tsx';

/** NAV-03, NAV-07: has the main links within reach of the thumb. */
export function BottomBar() {
	const { t } = useTexts();
	const savedLink = useSignedInLink(addresses.saved);
	const profileLink = useSignedInLink(addresses.profile);
	return (
		<nav className={styles.bar} data-bottom-bar aria-label={t('nav.menu')}>
			<NavLink className={styles.item} to={addresses.home}>
				<Icon name="house" />
				<span>{t('nav.home')}</span>
			</NavLink>
			<CatalogueButton className={styles.item} look="thumb" />
			<CartThumbLink className={styles.item} />
			<NavLink className={styles.item} {...savedLink}>
				<Icon name="heart" />
				<span>{t('nav.favourites')}</span>
			</NavLink>
			<NavLink className={styles.item} {...profileLink}>
				<Icon name="user" />
				<span>{t('nav.profile')}</span>
			</NavLink>
		</nav>
	);
}
