import type { ListScope } from '@dukan/domain/goods/lists/product-list.ts';

type ListPath =
	| `/api/${'category_show' | 'category_sub' | 'smart_show' | 'brand_show'}/${number}`
	| '/api/new_products'
	| '/api/sale_products'
	| '/api/search';

/** Returns the path and query of the API's call for a list (docs/contract.md). */
export function listCall(scope: ListScope): { path: ListPath; query: Record<string, string> } {
	switch (scope.kind) {
		case 'category':
			return { path: `/api/category_show/${scope.id}`, query: {} };
		case 'subcategory':
			return { path: `/api/category_sub/${scope.id}`, query: {} };
		case 'smart':
			return { path: `/api/smart_show/${scope.id}`, query: {} };
		case 'brand':
			return { path: `/api/brand_show/${scope.id}`, query: {} };
		case 'new':
			return { path: '/api/new_products', query: {} };
		case 'sale':
			return { path: '/api/sale_products', query: {} };
		case 'search':
			return { path: '/api/search', query: { query: scope.query, facets: '1' } };
	}
}
