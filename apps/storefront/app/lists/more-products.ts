import { data } from 'react-router';
import { pageContext } from '../platform/page-context.server.ts';
import type { Route } from './+types/more-products.ts';
import { findListHead } from './list-head.ts';
import { readListRows } from './read-list.ts';

/** The next rows of a list and nothing else, for "load more": /more/category/laptops-1?page=2. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
	const page = context.get(pageContext);
	const head = await findListHead(page.shop, page.language, `/${params['*']}`);
	if (!head) throw data(null, { status: 404 });
	return Response.json(await readListRows(page, head.scope, url.searchParams));
}
