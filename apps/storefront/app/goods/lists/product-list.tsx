import { plural } from '@dukan/i18n/translate.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { useNavigation, useNavigationType } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { whenIdle } from '../../slow-connection/when-idle.ts';
import { ProductCard } from '../products/product-card.tsx';
import { countChosen } from './chosen-values.ts';
import { FilterChips } from './filter-chips.tsx';
import { Filters } from './filters.tsx';
import { LoadMore } from './load-more.tsx';
import { PageLinks } from './page-links.tsx';
import styles from './product-list.module.css';
import { QuickChips } from './quick-chips.tsx';
import type { ListData } from './read-list.ts';
import { SortMenu } from './sort-menu.tsx';
import { useFilters } from './use-filters.ts';
import { useSheet } from './use-sheet.ts';

/** A phone shows this many cards first. Loading more pictures at once would slow these down. */
const FIRST_SEEN = 2;
const SEEN_AT_ONCE = 4;
const SOON_SEEN = 6;
const WHOLE_WITHIN_MS = 200;

type Props = {
	list: ListData;
	/** Heading and breadcrumbs. The number of products stands in the same row. */
	head: ReactNode;
	/** Shown between the heading and the list. */
	below?: ReactNode;
	/** Stores the list as it is shown now, so that Back finds it again. */
	keep: (list: ListData) => void;
	/** Shown instead of a list that is empty although nothing was chosen. */
	empty: ReactNode;
};

/**
 * CAT-02: the component behind every list of products: number of products, sort order, filters, cards, pages.
 */
export function ProductList({ list, head, below, keep, empty }: Props) {
	const { language, t } = useTexts();
	const { place, state, count, products } = list;
	const chosen = countChosen(state.filters);
	const sheet = useSheet({ id: 'filters', label: t('filter.title'), onClose: () => filters.giveUp() });
	const filters = useFilters(list, sheet.isOpen);
	const countRef = useFocusAfterRemoval(chosen);
	const [whole, setWhole] = useWhole();
	if (count === 0 && chosen === 0)
		return (
			<>
				{head}
				{below}
				{empty}
			</>
		);
	return (
		<>
			<div className={styles.head}>
				{head}
				<p ref={countRef} className={styles.count} role="status" tabIndex={-1}>
					{plural(language, place.query === undefined ? 'item' : 'found', count)}
				</p>
			</div>
			{below}
			<div className={styles.list} data-filtered={list.facets ? '' : undefined}>
				{whole && <Filters list={list} filters={filters} sheet={sheet} />}
				<Results path={place.path}>
					<div className={styles.bar}>
						{filters.facets && (
							<button
								{...sheet.openButton}
								type="button"
								className={styles.filterButton}
								// The click handler runs before the browser opens the sheet. It makes the
								// filters render, so the sheet is there even after a very early tap.
								onClickCapture={() => setWhole(true)}
							>
								<Icon name="filter" size={20} />
								{t('filter.open')}
								{chosen > 0 && (
									<>
										<span className={styles.chosen} aria-hidden="true">
											{chosen}
										</span>
										<span className="visually-hidden">{t('filter.active', { count: chosen })}</span>
									</>
								)}
							</button>
						)}
						<SortMenu place={place} state={state} />
						<QuickChips quick={list.quick} />
					</div>
					<FilterChips list={list} />
					{count === 0 && (
						<div className={styles.nothing}>
							<Icon name="search" size={48} />
							<p className={styles.nothingTitle}>{t('filter.nothing')}</p>
							<p>{t('filter.tryRemoving')}</p>
						</div>
					)}
					<div className={styles.grid}>
						{products.slice(0, whole ? undefined : SEEN_AT_ONCE).map((product, index) => (
							// Each card hydrates on its own, because hydrating all at once would block a
							// cheap phone for too long.
							<Suspense key={product.id}>
								<ProductCard
									product={product}
									heading="h2"
									eager={index < FIRST_SEEN}
									lazy={index >= SOON_SEEN}
								/>
							</Suspense>
						))}
					</div>
					{whole && <LoadMore list={list} keep={keep} />}
					{whole && <PageLinks place={place} state={state} count={count} />}
				</Results>
			</div>
		</>
	);
}

/**
 * This is a component of its own because it re-renders whenever navigation starts, and the cards need not.
 */
function Results({ path, children }: { path: string; children: ReactNode }) {
	const isLoading = useNavigation().location?.pathname === path;
	return (
		<div className={styles.results} aria-busy={isLoading || undefined}>
			{children}
		</div>
	);
}

/**
 * After a link to a list, a phone first draws only the first cards, and the other cards and the filters a
 * moment later. Drawing everything takes a cheap phone most of a second. Back draws everything at once, so
 * that the scroll position is found.
 */
function useWhole() {
	const type = useNavigationType();
	const [whole, setWhole] = useState(() => type === 'POP' || !matchMedia('(max-width: 48rem)').matches);
	useEffect(() => whenIdle(() => startTransition(() => setWhole(true)), WHOLE_WITHIN_MS), []);
	return [whole, setWhole] as const;
}

/**
 * A clicked chip disappears with its filter. The focus then moves to the number of products, which has
 * changed.
 */
function useFocusAfterRemoval(chosen: number) {
	const ref = useRef<HTMLParagraphElement>(null);
	const before = useRef(chosen);
	useEffect(() => {
		// When the removed chip had the focus, the browser or the navigation moves the focus to the page as a
		// whole.
		const isLost = document.activeElement?.matches('body, #content');
		if (chosen < before.current && isLost) ref.current?.focus();
		before.current = chosen;
	}, [chosen]);
	return ref;
}
