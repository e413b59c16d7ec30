import { plural } from '@dukan/i18n/translate.ts';
import { useCallback } from 'react';
import { data, redirect } from 'react-router';
import { pageContext } from '../../platform/page-context.server.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useRootData } from '../../platform/root-data.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Route } from './+types/list.screen.ts';
import styles from './list.module.css';
import { findListHead } from './list-head.ts';
import { ProductList } from './product-list.tsx';
import { type ListData, readList } from './read-list.ts';
import { recallPage, rememberPage } from './seen-pages.ts';
import { Subcategories } from './subcategories.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
	const page = context.get(pageContext);
	const head = await findListHead(page.shop, page.language, url.pathname);
	if (!head) throw data(null, { status: 404 });
	if (head.path !== url.pathname) throw redirect(head.path + url.search, 301);
	const place = { path: head.path, query: undefined };
	return { head, list: await readList(page, { place, scope: head.scope }, url.searchParams) };
}

type Page = Awaited<ReturnType<typeof loader>>;

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Page | Promise<Page> {
	return recallPage<Page>(url) ?? serverLoader();
}

export default function ListScreen({ loaderData }: Route.ComponentProps) {
	const { language, t } = useTexts();
	const { head, list } = loaderData;
	const words = (title: typeof head.title) => (typeof title === 'string' ? title : t(title.key));
	const title = words(head.title);
	const { page } = list.state;
	const shopName = useRootData()?.shop.name ?? '';
	const keep = useCallback(
		(seen: ListData) => rememberPage(seen, { ...loaderData, list: seen }),
		[loaderData],
	);
	return (
		<div className={`content ${styles.page}`}>
			<PageHead
				title={page > 1 ? `${title} · ${t('list.page', { page })}` : title}
				description={t('list.description', {
					title,
					shop: shopName,
					items: plural(language, 'item', list.count),
				})}
			/>
			<ProductList
				key={head.path}
				list={list}
				head={
					<>
						<Breadcrumbs
							way={head.way.map(({ name, href }) => ({ name: words(name), href }))}
							here={title}
							sign
						/>
						<h1 className={styles.title}>{title}</h1>
					</>
				}
				below={<Subcategories links={head.subcategories} />}
				keep={keep}
				empty={<p className={styles.empty}>{t('list.empty')}</p>}
			/>
		</div>
	);
}
