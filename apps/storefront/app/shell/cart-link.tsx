import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { Link } from 'react-router';
import { useTexts } from '../platform/texts.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './cart-link.module.css';

/** NAV-01: the total in manat and how many pieces. */
export function CartLink() {
	const { language, t } = useTexts();
	return (
		<Link className={styles.cart} to={addresses.cart}>
			<Icon name="cart" />
			<span className="visually-hidden">{t('nav.cart')} </span>
			<span className={styles.total}>{formatPrice(language, 0)}</span>
		</Link>
	);
}
