import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { cartTotalTenge } from '@dukan/domain/cart/cart.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { SignedInOnly } from '../auth/signed-in-only.tsx';
import { useTexts } from '../platform/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { CartLines } from './cart-lines.tsx';
import styles from './cart-page.module.css';
import { cart } from './cart-store.ts';

export default function CartScreen() {
	const { t } = useTexts();
	return (
		<SignedInOnly title={t('cart.title')} reason="order">
			{() => <CartPage />}
		</SignedInOnly>
	);
}

function CartPage() {
	const { language, t } = useTexts();
	const state = cart.use((current) => current);
	if (state.lines.length === 0) {
		return (
			<div className={styles.empty}>
				<p className={styles.emptyTitle}>{t('cart.empty')}</p>
				<p>{t('cart.emptyHint')}</p>
				<ButtonLink to={addresses.categories} look="secondary">
					{t('nav.catalogue')}
				</ButtonLink>
			</div>
		);
	}
	return (
		<div className={styles.columns}>
			<section aria-label={t('cart.items')}>
				<CartLines />
			</section>
			<p className={styles.total}>
				<span>{t('cart.subtotal')}</span>
				<strong>{formatPrice(language, cartTotalTenge(state))}</strong>
			</p>
		</div>
	);
}
