import { addresses } from '@dukan/domain/addresses/addresses.ts';
import type { Session } from '../auth/session-store.ts';
import { SignedInOnly } from '../auth/signed-in-only.tsx';
import { cart } from '../cart/cart-store.ts';
import { useAccountTexts } from '../platform/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import styles from './checkout.module.css';
import { Checkout } from './checkout.tsx';

export default function CartScreen() {
	const { t } = useAccountTexts();
	return (
		<SignedInOnly title={t('cart.title')} reason="order">
			{(session) => <CartPage session={session} />}
		</SignedInOnly>
	);
}

function CartPage({ session }: { session: Session }) {
	const { t } = useAccountTexts();
	const empty = cart.use(({ lines }) => lines.length === 0);
	if (!empty) return <Checkout session={session} />;
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
