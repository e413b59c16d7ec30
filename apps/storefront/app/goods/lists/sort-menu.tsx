import { LIST_SORTS, type ListSort } from '@dukan/domain/goods/lists/product-list.ts';
import { classNames } from '@dukan/ui/class-names.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Menu } from '@dukan/ui/menu.tsx';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { FIRST_STATE, type ListPlace, type ListState, listAddress } from './list-state.ts';
import styles from './sort-menu.module.css';

/** The choices are real links, so that sorting works without script. The links keep the chosen filters. */
export function SortMenu({ place, state }: { place: ListPlace; state: ListState }) {
	const { t } = useTexts();
	const { sort, filters } = state;
	const choices: { sort: ListSort | undefined; text: string }[] = [
		{ sort: undefined, text: t(place.query === undefined ? 'sort.default' : 'sort.relevance') },
		// Outside of search, popular first is the default order already.
		...LIST_SORTS.filter((choice) => choice !== 'popular' || place.query !== undefined).map((choice) => ({
			sort: choice,
			text: t(`sort.${choice}`),
		})),
	];
	return (
		<Menu
			key={sort}
			className={classNames(styles.menu, sort && styles.sorted)}
			label={t('sort.title')}
			button={
				<>
					<Icon name="sort" size={20} />
					<span className={styles.chosen}>{choices.find((choice) => choice.sort === sort)?.text}</span>
				</>
			}
		>
			<ul>
				{choices.map((choice) => (
					<li key={choice.text}>
						<Link
							className={styles.choice}
							to={listAddress(place, { ...FIRST_STATE, filters, sort: choice.sort })}
							aria-current={choice.sort === sort || undefined}
							rel="nofollow"
							preventScrollReset
						>
							{choice.text}
							{choice.sort === sort && <Icon name="check" size={18} />}
						</Link>
					</li>
				))}
			</ul>
		</Menu>
	);
}
