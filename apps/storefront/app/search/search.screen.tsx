import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { NO_FILTERS } from '@dukan/domain/catalogue/list-filters.ts';
import { WIDE_CARD_SIZE } from '@dukan/domain/home/home-paging.ts';
import { isSearchable, MIN_QUERY_LENGTH } from '@dukan/domain/search/search-query.ts';
import type { PageContext } from '@dukan/domain/storefront/shop-reader.ts';
import { lazy, Suspense, useCallback } from 'react';
import { FIRST_STATE, listAddress } from '../catalogue/lists/list-state.ts';
import { ProductList } from '../catalogue/lists/product-list.tsx';
import { type ListData, readList } from '../catalogue/lists/read-list.ts';
import { searchedQuery } from '../catalogue/lists/searched-query.ts';
import { recallPage, rememberPage } from '../catalogue/lists/seen-pages.ts';
import { type ProductCardData, productCardData } from '../catalogue/product-card-data.ts';
import { Link } from '../platform/link.tsx';
import { pageContext } from '../platform/page-context.server.ts';
import { PageHead } from '../platform/page-head.tsx';
import { useTexts } from '../platform/texts.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/search.screen.ts';
import styles from './search.module.css';
import { Understood } from './understood.tsx';

/** Most searches find goods and need neither. */
const OtherWays = lazy(async () => ({ default: (await import('./other-ways.tsx')).OtherWays }));
const Places = lazy(async () => ({ default: (await import('./places.tsx')).Places }));

type Page = {
	query: string;
	/** Nothing while there is too little to search for. */
	list: ListData | undefined;
	/** Where nothing was found: goods that others look at, and what they search for. */
	offers: ProductCardData[];
	popular: string[];
};

/** SEARCH-02 */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Page> {
	const page = context.get(pageContext);
	const query = searchedQuery(url.searchParams);
	if (!isSearchable(query)) return { query, list: undefined, ...(await readOffers(page)) };
	const list = await readList(
		page,
		{ place: { path: addresses.search, query }, scope: { kind: 'search', query } },
		url.searchParams,
	);
	return { query, list, ...(list.count === 0 ? await readOffers(page) : { offers: [], popular: [] }) };
}

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Page | Promise<Page> {
	return recallPage<Page>(url) ?? serverLoader();
}

async function readOffers({ shop, language }: PageContext): Promise<Pick<Page, 'offers' | 'popular'>> {
	const popular = await shop.popularQueries(language);
	const { rows } = await shop.list({
		scope: { kind: 'sale' },
		filters: NO_FILTERS,
		sort: undefined,
		language,
		limit: WIDE_CARD_SIZE,
		offset: 0,
		withFacets: false,
	});
	return { offers: rows.map((product) => productCardData(product, language)), popular };
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
	const { t } = useTexts();
	const { query, list, offers, popular } = loaderData;
	const keep = useCallback(
		(seen: ListData) => rememberPage(seen, { ...loaderData, list: seen }),
		[loaderData],
	);
	const title = list ? t('search.resultsFor', { query }) : t('search.whatToFind');
	const isEmpty = list?.count === 0 && !isFiltered(list);
	const places = isEmpty ? list.places : (list?.places.filter(({ kind }) => kind === 'page') ?? []);
	return (
		<div className={`content ${styles.page}`}>
			<PageHead title={title} hidden />
			<Breadcrumbs here={t('search.title')} />
			<h1 className={styles.title}>{title}</h1>
			{!list && <p className={styles.message}>{t('search.tooShort', { count: MIN_QUERY_LENGTH })}</p>}
			{isEmpty && <p className={styles.message}>{t('search.noResults')}</p>}
			{list?.didYouMean && (
				<p className={styles.meant}>
					{t('search.didYouMean')}:{' '}
					<Link to={listAddress({ path: addresses.search, query: list.didYouMean }, FIRST_STATE)}>
						{list.didYouMean}
					</Link>
				</p>
			)}
			{places.length > 0 && (
				<Suspense>
					<Places places={places} />
				</Suspense>
			)}
			{list && !isEmpty && <Understood query={query} understood={list.understood} />}
			{list && !isEmpty && <ProductList key={query} list={list} keep={keep} empty={null} />}
			{(!list || isEmpty) && (
				<Suspense>
					<OtherWays offers={offers} popular={popular} withHints={isEmpty} />
				</Suspense>
			)}
		</div>
	);
}

function isFiltered({ place, state }: ListData): boolean {
	return listAddress(place, { ...FIRST_STATE, filters: state.filters }) !== listAddress(place, FIRST_STATE);
}
