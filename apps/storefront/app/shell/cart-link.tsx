import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { cartItemCount, cartTotalTenge } from '@dukan/domain/shop/cart/cart.ts';
import { formatBadge, formatPrice, formatTenge } from '@dukan/i18n/format/number.ts';
import { plural } from '@dukan/i18n/translate.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../platform/link.tsx';
import { useTexts } from '../platform/texts.tsx';
import { openCartDrawer } from '../shop/cart/cart-drawer-state.ts';
import { cart } from '../shop/cart/cart-store.ts';
import styles from './cart-link.module.css';

type Props = { className?: string | undefined; children: ReactNode };

/** NAV-02: a click opens the cart drawer, except on /cart. Without script the link leads to /cart. */
function CartLink({ className, children }: Props) {
	const { language, t } = useTexts();
	const { pathname } = useLocation();
	const count = cart.use(cartItemCount);
	return (
		<Link
			className={className}
			to={addresses.cart}
			onClick={(event) => {
				if (pathname === addresses.cart || event.metaKey || event.ctrlKey) return;
				event.preventDefault();
				openCartDrawer();
			}}
		>
			<span className={styles.icon} data-queued-badge="">
				<Icon name="cart" />
				{count > 0 && (
					<span className={styles.badge} aria-hidden="true">
						{formatBadge(count)}
					</span>
				)}
			</span>
			<span className="visually-hidden">
				{t('nav.cart')}: {plural(language, 'item', count)}{' '}
			</span>
			{children}
		</Link>
	);
}

/**
 * NAV-01: on phones the total replaces the word "cart" as soon as there is one. A fifth of the bar has no
 * space for "manat", which only screen readers get.
 */
export function CartThumbLink({ className }: { className?: string | undefined }) {
	const { language, t } = useTexts();
	const totalTenge = cart.use(cartTotalTenge);
	return (
		<CartLink className={className}>
			{totalTenge > 0 ? (
				<span className={styles.sum}>
					{formatTenge(language, totalTenge)}
					<span className="visually-hidden"> {t('currency.manat')}</span>
				</span>
			) : (
				<span aria-hidden="true">{t('nav.cart')}</span>
			)}
		</CartLink>
	);
}

/** NAV-01: shows the total in manat and the number of pieces. */
export function CartTotalLink() {
	const { language } = useTexts();
	const totalTenge = cart.use(cartTotalTenge);
	return (
		<CartLink className={styles.cart}>
			<span className={styles.total}>{formatPrice(language, totalTenge)}</span>
		</CartLink>
	);
}
