import { LIST_SORTS, type ListSort } from '@dukan/domain/catalogue/product-list.ts';
import { Link } from 'react-router';
import { useTexts } from '../platform/texts.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { listAddress } from './list-address.ts';
import styles from './sort-menu.module.css';

const SORT_TEXTS = {
	new: 'sort.newest',
	price: 'sort.priceAsc',
	'-price': 'sort.priceDesc',
	discount: 'sort.discount',
	name: 'sort.name',
} as const satisfies Record<ListSort, string>;

/** Real links, so that sorting works without script. */
export function SortMenu({ path, sort }: { path: string; sort: ListSort | undefined }) {
	const { t } = useTexts();
	const choices: { sort: ListSort | undefined; text: string }[] = [
		{ sort: undefined, text: t('sort.default') },
		...LIST_SORTS.map((choice) => ({ sort: choice, text: t(SORT_TEXTS[choice]) })),
	];
	return (
		<Menu
			key={sort}
			label={t('sort.title')}
			button={
				<>
					{choices.find((choice) => choice.sort === sort)?.text}
					<Icon name="down" size={18} />
				</>
			}
		>
			<ul>
				{choices.map((choice) => (
					<li key={choice.text}>
						<Link
							className={styles.choice}
							to={listAddress(path, { sort: choice.sort, page: 1 })}
							aria-current={choice.sort === sort || undefined}
							rel="nofollow"
						>
							{choice.text}
						</Link>
					</li>
				))}
			</ul>
		</Menu>
	);
}
