import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { findLine } from '@dukan/domain/shop/cart/cart.ts';
import { useSignedInLink } from '../../people/accounts/use-signed-in-link.ts';
import { useTexts } from '../../platform/texts.tsx';
import { cart } from '../../shop/cart/cart-store.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** LIGHT-03: links from a product in the cart straight to checkout, without opening the cart drawer first. */
export function OrderFromHere({ productId }: { productId: number }) {
	const { t } = useTexts();
	const orderLink = useSignedInLink(addresses.cart, 'order');
	const isInCart = cart.use((state) => findLine(state, productId) !== undefined);
	if (!isInCart) return null;
	return (
		<ButtonLink {...orderLink} wide>
			{t('product.order')}
		</ButtonLink>
	);
}
