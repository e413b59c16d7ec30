import { Link, useRouteLoaderData } from 'react-router';
import { PageHead } from '../platform/page-head.tsx';
import { useTexts } from '../platform/texts.tsx';
import type { RootData } from '../shell/root-data.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './categories.module.css';

/** CAT-01: the category index. The frame of the page has read it all already. */
export default function CategoriesScreen() {
	const { t } = useTexts();
	const categories = useRouteLoaderData<RootData>('root')?.menu.categories ?? [];
	return (
		<div className={`content ${styles.page}`}>
			<PageHead title={t('nav.categories')} description={categories.map(({ name }) => name).join(', ')} />
			<Breadcrumbs here={t('nav.categories')} />
			<h1 className={styles.title}>{t('nav.categories')}</h1>
			<ul className={styles.grid}>
				{categories.map(({ id, name, href, icon, subcategories }) => (
					<li key={id} className={styles.category}>
						<h2>
							<Link className={styles.name} to={href}>
								<Icon name={icon} size={28} />
								{name}
							</Link>
						</h2>
						<ul>
							{subcategories.map((subcategory) => (
								<li key={subcategory.id}>
									<Link className={styles.subcategory} to={subcategory.href}>
										{subcategory.name}
									</Link>
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
		</div>
	);
}
