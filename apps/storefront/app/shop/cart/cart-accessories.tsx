import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import type { CartAccessoriesWire } from '@dukan/domain/goods/accessories/accessories.api.ts';
import { MAX_CART_IDS } from '@dukan/domain/goods/accessories/fit-rules.ts';
import { accessoryTexts } from '@dukan/i18n/texts/accessory-texts.ts';
import { tableTranslator } from '@dukan/i18n/translate.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { useEffect, useState } from 'react';
import { getJson } from '../../platform/api-client.ts';
import { cartProduct } from '../../platform/cart-product.ts';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { Price } from '../../ui/price.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import styles from './cart-accessories.module.css';
import { cart } from './cart-store.ts';

/**
 * CHOOSE-02: offers accessories for the goods in the cart, required ones first. With `brief`, as in checkout,
 * it names only what is not in the box, in one line that unfolds.
 */
export function CartAccessories({ brief = false }: { brief?: boolean }) {
	const { language, t: shop } = useTexts();
	const t = tableTranslator(accessoryTexts, language);
	const lines = cart.use((state) => state.lines);
	const [rows, setRows] = useState<CartAccessoriesWire['rows']>([]);
	const ids = lines
		.slice(0, MAX_CART_IDS)
		.map(({ product }) => product.id)
		.join(',');
	useEffect(() => {
		let left = false;
		if (ids === '') return;
		getJson('/api/cart_accessories', { ids }).then(
			(suggested) => !left && setRows(suggested.rows),
			// Without a response the accessories are left out, and the cart is complete without them.
			() => {},
		);
		return () => {
			left = true;
		};
	}, [ids]);
	return rows.map(({ p_id, missing, products }) => {
		const name = lines.find(({ product }) => product.id === p_id)?.product.name;
		if (name === undefined) return null;
		const kind = missing?.[`sc_name_${language}`];
		if (brief && kind === undefined) return null;
		const title = kind === undefined ? t('cart') : t('missing', { kind });
		const heading = (
			<>
				<span className={styles.title} data-missing={missing ? '' : undefined}>
					{title}
				</span>
				{lines.length > 1 && <span className={styles.of}>{name}</span>}
			</>
		);
		const goods = (
			<ul className={styles.goods}>
				{products.map((wire) => {
					const product = cartProduct(wire, language);
					return (
						<li key={product.id} className={styles.product}>
							<ProductPicture className={styles.picture} file={product.picture} widths={[240]} size={56} />
							<div>
								<Link className={styles.name} to={addresses.product(product.categoryId, product.id)}>
									{product.name}
								</Link>
								<Price {...product} />
							</div>
							<Button
								look="soft"
								aria-label={`${shop('product.addToCart')}: ${product.name}`}
								onClick={() => cart.dispatch({ type: 'add', product })}
							>
								<Icon name="plus" size={20} />
							</Button>
						</li>
					);
				})}
			</ul>
		);
		return (
			<section key={`${p_id} ${missing?.sc_id}`} className={styles.group} aria-label={`${title}. ${name}`}>
				{brief ? (
					<details>
						<summary>{heading}</summary>
						{goods}
					</details>
				) : (
					<>
						<p>{heading}</p>
						{goods}
					</>
				)}
			</section>
		);
	});
}
