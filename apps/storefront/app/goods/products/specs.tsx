import { useTexts } from '../../platform/texts.tsx';
import type { SpecGroup } from './product-data.ts';
import styles from './specs.module.css';

/**
 * Shows the groups in two columns, in the same order for the whole category, so that products are easy to
 * compare.
 */
export function Specs({ groups }: { groups: readonly SpecGroup[] }) {
	const { t } = useTexts();
	return (
		<section aria-labelledby="specs">
			<h2 className={styles.title} id="specs">
				{t('product.specs')}
			</h2>
			<div className={styles.groups}>
				{groups.map(({ name, attributes }) => (
					<section key={name} className={styles.group} aria-label={name}>
						<h3 className={styles.name}>{name}</h3>
						<dl>
							{attributes.map((attribute) => (
								<div key={attribute.key} className={styles.row}>
									<dt>{attribute.name}</dt>
									<dd>{attribute.value}</dd>
								</div>
							))}
						</dl>
					</section>
				))}
			</div>
		</section>
	);
}
