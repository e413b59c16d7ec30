import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { classNames } from '@dukan/ui/class-names.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../platform/link.tsx';
import { useTexts } from '../platform/texts.tsx';
import type { MenuCategory } from './menu.ts';
import styles from './side-menu.module.css';

/** NAV-05: on wide screens the home page shows the catalogue at its left; sub-categories unfold beside it. */
export function SideMenu({
	categories,
	className,
}: {
	categories: readonly MenuCategory[];
	className?: string | undefined;
}) {
	const { t } = useTexts();
	return (
		<nav className={classNames(styles.menu, className)} aria-label={t('nav.categories')}>
			<ul>
				{categories.map((category) => (
					<li key={category.id} className={styles.item}>
						<Link className={styles.category} to={category.href}>
							<Icon name={category.icon} size={22} />
							<span>{category.name}</span>
							<Icon name="right" size={16} />
						</Link>
						<ul className={styles.fly}>
							{category.subcategories.map((subcategory) => (
								<li key={subcategory.id}>
									<Link className={styles.subcategory} to={subcategory.href}>
										{subcategory.name}
									</Link>
								</li>
							))}
						</ul>
					</li>
				))}
				<li>
					<Link className={styles.category} to={addresses.allBrands}>
						<Icon name="tag" size={22} />
						<span>{t('nav.brands')}</span>
					</Link>
				</li>
			</ul>
		</nav>
	);
}
