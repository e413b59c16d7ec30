import type { PageContext } from '@dukan/domain/content/page-rendering/public-shop.ts';
import type { ListScope } from '@dukan/domain/goods/lists/product-list.ts';
import { data } from 'react-router';
import { pageContext } from '../../platform/page-context.server.ts';
import type { Route } from './+types/more-products.ts';
import { findListHead } from './list-head.ts';
import { readListRows } from './read-list.ts';
import { searchedQuery } from './searched-query.ts';

/** Returns only the next rows of a list, for "load more": /more/category/laptops-1?page=2. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const page = context.get(pageContext);
	const scope = await findScope(page, params['*'], url.searchParams);
	if (!scope) throw data(null, { status: 404 });
	return Response.json(await readListRows(page, scope, url.searchParams));
}

async function findScope(
	{ shop, language }: PageContext,
	path: string,
	query: URLSearchParams,
): Promise<ListScope | undefined> {
	if (path === 'search') return { kind: 'search', query: searchedQuery(query) };
	return (await findListHead(shop, language, `/${path}`))?.scope;
}
