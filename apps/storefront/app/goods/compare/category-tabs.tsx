import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import styles from './category-tabs.module.css';
import { type ComparedCategory, compareAddress, idsWithFirst } from './comparison-data.ts';

type Props = { categories: readonly ComparedCategory[]; onlyDifferences: boolean };

/** Tabs are ordered by id, so that a tab keeps its place when another one is chosen. */
export function CategoryTabs({ categories, onlyDifferences }: Props) {
	const { t } = useTexts();
	const [shown] = categories;
	return (
		<nav className={styles.tabs} aria-label={t('nav.categories')}>
			{categories
				.toSorted((one, other) => one.id - other.id)
				.map((category) => (
					<Link
						key={category.id}
						className={styles.tab}
						to={compareAddress(idsWithFirst(categories, category), onlyDifferences)}
						aria-current={category === shown ? 'page' : undefined}
						preventScrollReset
						replace
					>
						{category.name} <span className={styles.count}>{category.productIds.length}</span>
					</Link>
				))}
		</nav>
	);
}
