import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { type CartChange, type CartLine, lineTotalTenge, mostOf } from '@dukan/domain/shop/cart/cart.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { useRef } from 'react';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import styles from './cart-lines.module.css';
import { cart } from './cart-store.ts';
import { removeLine } from './removed-lines.ts';
import { reportFull } from './report-full.ts';
import { UndoRemoved } from './undo-removed.tsx';
import { useFreshCart } from './use-fresh-cart.ts';

/** Shows the goods in the cart, in the drawer and on the page. */
export function CartLines() {
	const { t } = useTexts();
	const lines = cart.use((state) => state.lines);
	const changes = useFreshCart();
	const list = useRef<HTMLUListElement>(null);
	return (
		<>
			{changes.length > 0 && (
				<p className={styles.changed} role="status">
					{t('cart.changed')}
				</p>
			)}
			<ul ref={list} className={styles.lines} aria-label={t('cart.items')} tabIndex={-1}>
				{lines.map((line, index) => (
					<Line
						key={line.product.id}
						line={line}
						canChoose={lines.length > 1 || line.forLater === true}
						changes={changes.filter(({ productId }) => productId === line.product.id)}
						onRemove={() => removeLine(line, index)}
					/>
				))}
			</ul>
			<UndoRemoved onUndone={() => list.current?.focus()} />
		</>
	);
}

type LineProps = { line: CartLine; canChoose: boolean; changes: readonly CartChange[]; onRemove: () => void };

/** CART-05: at one piece, minus does nothing. A separate button removes the line. */
function Line({ line, canChoose, changes, onRemove }: LineProps) {
	const { language, t } = useTexts();
	const { product, quantity } = line;
	const most = mostOf(product);
	const productId = product.id;
	const isSoldOut = product.stock === 0;
	const said = isSoldOut ? [] : changes;
	return (
		<li className={styles.line} data-later={line.forLater || undefined}>
			<div className={styles.shown}>
				<ProductPicture className={styles.picture} file={product.picture} widths={[240]} size={72} />
				{canChoose && (
					<label className={styles.choose}>
						<input
							type="checkbox"
							checked={!line.forLater}
							aria-label={`${t('cart.choose')}: ${product.name}`}
							onChange={({ target }) => cart.dispatch({ type: 'choose', productId, chosen: target.checked })}
						/>
					</label>
				)}
			</div>
			<div className={styles.facts}>
				<Link className={styles.name} to={addresses.product(product.categoryId, productId)}>
					{product.name}
				</Link>
				{line.forLater && <p className={styles.later}>{t('cart.forLater')}</p>}
				{isSoldOut && <p className={styles.note}>{t('product.outOfStock')}</p>}
				{said.map(({ code }) => (
					<p key={code} className={styles.note}>
						{code === 'price' && t('favourites.priceChanged')}
						{code === 'quantity' && t('cart.quantityReduced', { count: quantity })}
					</p>
				))}
				{!isSoldOut && (
					<p className={styles.sum}>
						{formatPrice(language, lineTotalTenge(line))}
						{quantity > 1 && (
							<span className={styles.each}>
								{t('cart.each', { price: formatPrice(language, lineTotalTenge({ ...line, quantity: 1 })) })}
							</span>
						)}
					</p>
				)}
				<div className={styles.controls}>
					{!isSoldOut && (
						<QuantityStepper
							label={`${t('product.quantity')}: ${product.name}`}
							quantity={quantity}
							onDecrease={quantity > 1 ? () => cart.dispatch({ type: 'decrease', productId }) : undefined}
							onIncrease={() => cart.dispatch({ type: 'increase', productId })}
							onFull={quantity >= most.quantity ? () => reportFull(t, most) : undefined}
						/>
					)}
					<button
						type="button"
						className={styles.remove}
						onClick={onRemove}
						aria-label={`${t('cart.remove')}: ${product.name}`}
					>
						<Icon name="trash" size={22} />
					</button>
				</div>
			</div>
		</li>
	);
}
