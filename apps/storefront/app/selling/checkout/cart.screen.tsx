import { Skeleton } from '@dukan/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import type { Session } from '../../people/accounts/session-store.ts';
import { SignedInOnly } from '../../people/accounts/signed-in-only.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import { cart } from '../../shop/cart/cart-store.ts';
import { OrderByPhone } from '../../shop/cart/order-by-phone.tsx';
import { useForgetRemoved } from '../../shop/cart/removed-lines.ts';
import { UndoRemoved } from '../../shop/cart/undo-removed.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Checkout } from './checkout.tsx';

export default function CartScreen() {
	const { t } = useAccountTexts();
	const empty = cart.use(({ lines }) => lines.length === 0);
	const [isKnown, setKnown] = useState(false);
	useEffect(() => void cart.ready().then(() => setKnown(true)), []);
	return (
		<SignedInOnly
			title={t('cart.title')}
			reason="order"
			otherwise={<OrderByPhone look="secondary" />}
			instead={isKnown ? empty && <EmptyCart /> : <Skeleton />}
		>
			{(session) => <CartPage session={session} />}
		</SignedInOnly>
	);
}

function CartPage({ session }: { session: Session }) {
	const empty = cart.use(({ lines }) => lines.length === 0);
	useForgetRemoved();
	if (!empty)
		return (
			<>
				<Checkout session={session} />
				<OrderByPhone look="secondary" />
			</>
		);
	return (
		<>
			<UndoRemoved />
			<EmptyCart />
		</>
	);
}

function EmptyCart() {
	const { t } = useAccountTexts();
	return <EmptyState title={t('cart.empty')} hint={t('cart.emptyHint')} />;
}
