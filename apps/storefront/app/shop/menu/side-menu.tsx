import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { classNames } from '@dukan/ui/class-names.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../../platform/link.tsx';
import type { MenuCategory } from '../../platform/root-data.ts';
import { useTexts } from '../../platform/texts.tsx';
import { StaticHtml } from '../../slow-connection/static-html.tsx';
import styles from './side-menu.module.css';

export const SIDE_MENU_ID = 'side-menu';

type Props = { categories: readonly MenuCategory[] };

/**
 * NAV-05: shows the catalogue on the left of the home page on wide screens. Sub-categories unfold beside it.
 */
export function SideMenu({ categories, className }: Props & { className?: string | undefined }) {
	const { t } = useTexts();
	return (
		<StaticHtml
			as="nav"
			id={SIDE_MENU_ID}
			className={classNames(styles.menu, className)}
			aria-label={t('nav.categories')}
		>
			<SideMenuContent categories={categories} />
		</StaticHtml>
	);
}

export function SideMenuContent({ categories }: Props) {
	const { t } = useTexts();
	return (
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
	);
}
