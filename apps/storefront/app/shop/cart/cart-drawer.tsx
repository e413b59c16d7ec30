import { cartItemCount, cartTotalTenge, chosenLines } from '@dukan/domain/shop/cart/cart.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import type { MouseEvent } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CartAccessories } from './cart-accessories.tsx';
import styles from './cart-drawer.module.css';
import { closeCartDrawer } from './cart-drawer-state.ts';
import { CartLines } from './cart-lines.tsx';
import { cart } from './cart-store.ts';
import { FreeDelivery } from './free-delivery.tsx';
import { OrderByPhone } from './order-by-phone.tsx';
import { clearCart, useForgetRemoved } from './removed-lines.ts';

type Props = {
	/** CART-05: the link to checkout, which asks for a sign-in first. */
	orderLink: { to: string; onClick: (event: MouseEvent) => void };
};

export function CartDrawer({ orderLink }: Props) {
	const { language, t } = useTexts();
	const state = cart.use((current) => current);
	const empty = state.lines.length === 0;
	useForgetRemoved();
	return (
		<Dialog
			open
			onClose={closeCartDrawer}
			title={t('cart.title')}
			shape="drawer"
			footer={
				!empty && (
					<div className={styles.footer}>
						<FreeDelivery goodsTenge={cartTotalTenge(state)} />
						<p className={styles.count}>
							{t('cart.itemCount', { count: cartItemCount(state) })}
							<Button look="quiet" onClick={clearCart}>
								{t('cart.clear')}
							</Button>
						</p>
						{chosenLines(state).length > 0 ? (
							<ButtonLink
								{...orderLink}
								wide
								onClick={(event) => {
									closeCartDrawer();
									orderLink.onClick(event);
								}}
							>
								{t('cart.orderFor', { total: formatTenge(language, cartTotalTenge(state)) })}
							</ButtonLink>
						) : (
							<p>{t('cart.chooseSome')}</p>
						)}
						<OrderByPhone look="quiet" onLeave={closeCartDrawer} />
					</div>
				)
			}
		>
			<CartLines />
			<CartAccessories />
			{empty && <EmptyState title={t('cart.empty')} hint={t('cart.emptyHint')} />}
		</Dialog>
	);
}
