import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import type { CartProduct } from '@dukan/domain/shop/cart/cart.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { AddToCart } from '../../shop/cart/add-to-cart.tsx';
import { Price } from '../../ui/price.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { comparison } from './compare-store.ts';
import type { ComparedGroup } from './comparison-data.ts';
import styles from './comparison-table.module.css';

type Props = {
	products: readonly CartProduct[];
	groups: readonly ComparedGroup[];
	/** Returns the address of the comparison without this product. */
	addressWithout: (productId: number) => string;
};

/** The first column and the row of products stay visible while the rest scrolls. */
export function ComparisonTable({ products, groups, addressWithout }: Props) {
	const { t } = useTexts();
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
		<section className={styles.scroll} tabIndex={0} aria-label={t('compare.title')}>
			<table className={styles.table}>
				<thead>
					<tr>
						<td className={styles.corner} />
						{products.map((product) => (
							<th key={product.id} scope="col" className={styles.product}>
								<ProductHead product={product} without={addressWithout(product.id)} />
							</th>
						))}
					</tr>
					<tr>
						<td className={styles.corner} />
						{products.map((product) => (
							<td key={product.id} className={styles.buy}>
								<AddToCart product={product} />
							</td>
						))}
					</tr>
				</thead>
				{groups.map(({ name, rows }) => (
					<tbody key={name}>
						<tr>
							<th scope="rowgroup" colSpan={products.length + 1} className={styles.group}>
								<span>{name}</span>
							</th>
						</tr>
						{rows.map((row) => (
							<tr key={row.key} data-differs={row.differs || undefined}>
								<th scope="row" className={styles.attribute}>
									<span>{row.name}</span>
								</th>
								{products.map(({ id }, index) => (
									<td key={id} className={styles.value}>
										{row.values[index] || '—'}
									</td>
								))}
							</tr>
						))}
					</tbody>
				))}
			</table>
		</section>
	);
}

function ProductHead({ product, without }: { product: CartProduct; without: string }) {
	const { t } = useTexts();
	const { id, categoryId } = product;
	return (
		<div className={styles.head}>
			<Link
				className={styles.remove}
				to={without}
				replace
				preventScrollReset
				onClick={() => comparison.drop(id)}
				aria-label={`${t('compare.remove')}: ${product.name}`}
			>
				<Icon name="close" size={18} />
			</Link>
			<ProductPicture className={styles.picture} file={product.picture} widths={[240]} size={120} />
			<Link className={styles.name} to={addresses.product(categoryId, id)}>
				{product.name}
			</Link>
			<Price {...product} />
		</div>
	);
}
