import { type CartProduct, findLine, mostOf } from '@dukan/domain/shop/cart/cart.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { tapName } from '../../slow-connection/pre-hydration.ts';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import styles from './add-to-cart.module.css';
import { cart } from './cart-store.ts';
import { reportFull } from './report-full.ts';

type Props = { product: CartProduct; look?: 'soft' | 'primary' };

/**
 * CARD-01 to CARD-03: shows a button until the product is in the cart, then minus and plus. Nothing waits for
 * the server.
 */
export function AddToCart({ product, look = 'soft' }: Props) {
	const { t } = useTexts();
	const quantity = cart.use((state) => findLine(state, product.id)?.quantity);
	const { control, keepFocus } = useFocusOfSwapped();
	if (quantity === undefined) {
		return (
			<Button
				ref={control}
				className={styles.add}
				look={look}
				wide
				data-tap={tapName('cart', product.id)}
				data-added={t('product.added')}
				disabled={product.stock === 0}
				onClick={() => {
					keepFocus();
					cart.dispatch({ type: 'add', product });
				}}
			>
				{product.stock > 0 && <Icon name="cart" size={20} />}
				<span>{product.stock > 0 ? t('product.addToCart') : t('product.outOfStock')}</span>
				<span className="visually-hidden">{`: ${product.name}`}</span>
			</Button>
		);
	}
	const most = mostOf(product);
	const productId = product.id;
	return (
		<QuantityStepper
			label={`${t('product.quantity')}: ${product.name}`}
			quantity={quantity}
			plus={control}
			onDecrease={() => {
				if (quantity === 1) keepFocus();
				cart.dispatch({ type: quantity > 1 ? 'decrease' : 'remove', productId });
			}}
			onIncrease={() => cart.dispatch({ type: 'increase', productId })}
			{...(quantity >= most.quantity && { onFull: () => reportFull(t, most) })}
		/>
	);
}

/** The button and the stepper replace each other, and the focus moves to the new element. */
function useFocusOfSwapped() {
	const control = useRef<HTMLButtonElement>(null);
	const pressed = useRef(false);
	useLayoutEffect(() => {
		if (pressed.current) control.current?.focus({ preventScroll: true });
		pressed.current = false;
	});
	return {
		control,
		keepFocus: () => {
			// A tap queued before hydration must not take the focus from a field.
			pressed.current = !document.activeElement?.matches('input, select, textarea');
		},
	};
}
