import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { WIDE_CARD_SIZE } from '@dukan/domain/content/home/home-paging.ts';
import type { PageContext } from '@dukan/domain/content/page-rendering/public-shop.ts';
import { NO_FILTERS } from '@dukan/domain/goods/lists/list-filters.ts';
import type { PlaceWire } from '@dukan/domain/goods/lists/lists.api.ts';
import { isSearchable, MIN_QUERY_LENGTH } from '@dukan/domain/goods/search/search-query.ts';
import { useCallback } from 'react';
import { Link } from '../../platform/link.tsx';
import { pageContext } from '../../platform/page-context.server.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { countChosen } from '../lists/chosen-values.ts';
import { FIRST_STATE, listAddress } from '../lists/list-state.ts';
import { ProductList } from '../lists/product-list.tsx';
import { type ListData, readList } from '../lists/read-list.ts';
import { searchedQuery } from '../lists/searched-query.ts';
import { recallPage, rememberPage } from '../lists/seen-pages.ts';
import { type ProductCardData, productCardData } from '../products/product-card-data.ts';
import type { Route } from './+types/search.screen.ts';
import { OtherWays } from './other-ways.tsx';
import styles from './search.module.css';
import { Understood } from './understood.tsx';
import { type UnderstoodQuery, understoodQuery } from './understood-query.ts';

type Page = {
	query: string;
	/** Undefined while the query is too short to search for. */
	list: ListData | undefined;
	/** Popular goods, shown where nothing was found. */
	offers: ProductCardData[];
	/** FIND-05: links to the pages that the query names, and to popular searches. */
	ways: { name: string; href: string }[];
	understood: UnderstoodQuery;
};

export async function loader({ url, context }: Route.LoaderArgs): Promise<Page> {
	const page = context.get(pageContext);
	const query = searchedQuery(url.searchParams);
	if (!isSearchable(query))
		return { query, list: undefined, understood: understoodQuery(query, []), ...(await readOffers(page)) };
	const list = await readList(
		page,
		{ place: { path: addresses.search, query }, scope: { kind: 'search', query } },
		url.searchParams,
	);
	return {
		query,
		list,
		understood: understoodQuery(query, list.understood),
		...(list.count === 0 ? await readOffers(page, list.places) : { offers: [], ways: [] }),
	};
}

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Page | Promise<Page> {
	return recallPage<Page>(url) ?? serverLoader();
}

async function readOffers(
	{ shop, language }: PageContext,
	places: readonly PlaceWire[] = [],
): Promise<Pick<Page, 'offers' | 'ways'>> {
	const popular = await shop.popularQueries(language);
	const searches = popular.map((query) => ({
		name: query,
		href: listAddress({ path: addresses.search, query }, FIRST_STATE),
	}));
	const named = places.map((place) => ({ name: place[`name_${language}`], href: place.path }));
	const { rows } = await shop.list({
		scope: { kind: 'sale' },
		filters: NO_FILTERS,
		sort: undefined,
		language,
		limit: WIDE_CARD_SIZE,
		offset: 0,
		withFacets: false,
	});
	return { offers: rows.map((product) => productCardData(product, language)), ways: [...named, ...searches] };
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
	const { t } = useTexts();
	const { query, list, offers, ways, understood } = loaderData;
	const keep = useCallback(
		(seen: ListData) => rememberPage(seen, { ...loaderData, list: seen }),
		[loaderData],
	);
	const title = list ? t('search.resultsFor', { query }) : t('search.whatToFind');
	const isEmpty = list?.count === 0 && countChosen(list.state.filters) === 0;
	const head = (
		<>
			<Breadcrumbs here={t('search.title')} sign />
			<h1 className={styles.title}>{title}</h1>
		</>
	);
	const meant = list?.didYouMean && (
		<p className={styles.meant}>
			{t('search.didYouMean')}:{' '}
			<Link to={listAddress({ path: addresses.search, query: list.didYouMean }, FIRST_STATE)}>
				{list.didYouMean}
			</Link>
		</p>
	);
	return (
		<div className={`content ${styles.page}`}>
			<PageHead title={title} hidden />
			{(!list || isEmpty) && head}
			{!list && <p className={styles.message}>{t('search.tooShort', { count: MIN_QUERY_LENGTH })}</p>}
			{isEmpty && <p className={styles.message}>{t('search.noResults')}</p>}
			{list && !isEmpty ? (
				<ProductList
					key={query}
					list={list}
					head={head}
					below={
						<>
							{meant}
							<Understood {...understood} />
						</>
					}
					keep={keep}
					empty={null}
				/>
			) : (
				<>
					{meant}
					<OtherWays offers={offers} ways={ways} withHints={isEmpty} />
				</>
			)}
		</div>
	);
}
