import type { Session } from '../../auth/session-store.ts';
import { SignedInOnly } from '../../auth/signed-in-only.tsx';
import { cart } from '../../cart/cart-store.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
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
	return <EmptyState title={t('cart.empty')} hint={t('cart.emptyHint')} />;
}
