import { type CartProduct, findLine, mostOf } from '@dukan/domain/cart/cart.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { useTexts } from '../platform/texts.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import styles from './add-to-cart.module.css';
import { cart } from './cart-store.ts';
import { reportFull } from './report-full.ts';

type Props = { product: CartProduct; look?: 'soft' | 'primary' };

/** CARD-01..03: a button until the product is in the cart, then minus and plus. Nothing is waited for. */
export function AddToCart({ product, look = 'soft' }: Props) {
	const { t } = useTexts();
	const quantity = cart.use((state) => findLine(state, product.id)?.quantity);
	if (quantity === undefined) {
		return (
			<Button
				className={styles.add}
				look={look}
				wide
				data-queue-click={product.id}
				disabled={product.stock === 0}
				onClick={() => cart.dispatch({ type: 'add', product })}
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
			onDecrease={() => cart.dispatch({ type: quantity > 1 ? 'decrease' : 'remove', productId })}
			onIncrease={() => cart.dispatch({ type: 'increase', productId })}
			{...(quantity >= most.quantity && { onFull: () => reportFull(t, most) })}
		/>
	);
}
