import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { Link } from '../../platform/link.tsx';
import { Price } from '../../ui/price.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import type { Alternatives } from './alternatives.ts';
import styles from './alternatives-table.module.css';

/**
 * LIGHT-04: shows up to three columns that fit the narrowest phone. The name of a row stands above its
 * values.
 */
export function AlternativesTable({ title, columns, rows, compare }: Alternatives) {
	return (
		<section className={styles.section} aria-labelledby="alternatives">
			<h2 id="alternatives" className={styles.title}>
				{title}
			</h2>
			<div className={styles.columns}>
				{columns.map(({ title: which, product }, at) => (
					<div key={product.id} className={styles.column}>
						<p className={styles.which}>{which}</p>
						<ProductPicture className={styles.picture} file={product.picture} widths={[240]} size={120} />
						<Price {...product} />
						<Link className={styles.name} to={addresses.product(product.categoryId, product.id)}>
							{product.name}
						</Link>
						<dl>
							{rows.map(({ name, values }) => (
								<div key={name} className={styles.fact}>
									<dt>{name}</dt>
									<dd>{values[at]}</dd>
								</div>
							))}
						</dl>
					</div>
				))}
			</div>
			<Link className={styles.compare} to={compare.href}>
				{compare.text}
			</Link>
		</section>
	);
}
