import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { NavLink } from 'react-router';
import { useTexts } from '../platform/texts.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './bottom-bar.module.css';
import { CartLink } from './cart-link.tsx';
import { CatalogueButton } from './catalogue-panel.tsx';

/** NAV-07: everything within reach of one thumb. */
export function BottomBar() {
	const { t } = useTexts();
	return (
		<nav className={styles.bar} aria-label={t('nav.menu')}>
			<NavLink className={styles.item} to={addresses.home} end>
				<Icon name="house" />
				<span>{t('nav.home')}</span>
			</NavLink>
			<CatalogueButton className={styles.item} look="thumb" />
			<CartLink className={styles.item}>
				<span aria-hidden="true">{t('nav.cart')}</span>
			</CartLink>
			<NavLink className={styles.item} to={addresses.saved}>
				<Icon name="heart" />
				<span>{t('nav.favourites')}</span>
			</NavLink>
			<NavLink className={styles.item} to={addresses.profile}>
				<Icon name="user" />
				<span>{t('nav.profile')}</span>
			</NavLink>
		</nav>
	);
}
