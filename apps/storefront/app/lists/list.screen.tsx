import { readListFilters } from '@dukan/domain/catalogue/list-filters.ts';
import { findListSort, LIST_PAGE_SIZE, listPage } from '@dukan/domain/catalogue/product-list.ts';
import { plural } from '@dukan/i18n/translate.ts';
import { data, NavLink, redirect } from 'react-router';
import { ProductCard } from '../catalogue/product-card.tsx';
import { productCardData } from '../catalogue/product-card-data.ts';
import { pageContext } from '../platform/page-context.server.ts';
import { PageHead } from '../platform/page-head.tsx';
import { useTexts } from '../platform/texts.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/list.screen.ts';
import styles from './list.module.css';
import { findListHead } from './list-head.ts';
import { PageLinks } from './page-links.tsx';
import { SortMenu } from './sort-menu.tsx';

/** CAT-01, CAT-02 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { shop, language } = context.get(pageContext);
	const head = await findListHead(shop, language, url.pathname, params);
	if (!head) throw data(null, { status: 404 });
	if (head.path !== url.pathname) throw redirect(head.path + url.search, 301);
	const page = listPage(url.searchParams.get('page'));
	const sort = findListSort(url.searchParams.get('sort'));
	const offset = (page - 1) * LIST_PAGE_SIZE;
	const { filters } = readListFilters(url.searchParams);
	const list = await shop.list({
		...{ scope: head.scope, filters, sort, language, offset },
		limit: LIST_PAGE_SIZE,
		withFacets: false,
	});
	if (list.rows.length === 0 && page > 1) throw data(null, { status: 404 });
	const highlights = await shop.highlights(list.rows.map(({ p_id }) => p_id));
	return {
		...{ head, page, sort },
		count: list.count,
		products: list.rows.map((product) => productCardData(product, language, highlights.get(product.p_id))),
	};
}

export default function ListScreen({
	loaderData: { head, page, sort, count, products },
}: Route.ComponentProps) {
	const { language, t } = useTexts();
	const title = typeof head.title === 'string' ? head.title : t(head.title.key);
	return (
		<div className={`content ${styles.page}`}>
			<PageHead
				title={page > 1 ? `${title} · ${t('list.page', { page })}` : title}
				description={t('list.description', { title, items: plural(language, 'item', count) })}
			/>
			<Breadcrumbs way={head.way} here={title} />
			<h1 className={styles.title}>{title}</h1>
			{head.subcategories.length > 0 && (
				<nav className={styles.subcategories} aria-label={t('nav.subcategories')}>
					{head.subcategories.map(({ id, name, href }) => (
						<NavLink key={id} className={styles.subcategory} to={href}>
							{name}
						</NavLink>
					))}
				</nav>
			)}
			<div className={styles.bar}>
				<p>{plural(language, 'item', count)}</p>
				<SortMenu path={head.path} sort={sort} />
			</div>
			{products.length === 0 && <p className={styles.empty}>{t('list.empty')}</p>}
			<div className={styles.grid}>
				{products.map((product) => (
					<ProductCard key={product.id} product={product} heading="h2" />
				))}
			</div>
			<PageLinks path={head.path} sort={sort} page={page} pages={Math.ceil(count / LIST_PAGE_SIZE)} />
		</div>
	);
}
