import { PAGE_NAMES } from '@dukan/domain/addresses/addresses.ts';
import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** One screen for every list; its address tells which. */
const LIST_PATHS = [
	...['category/:category', 'category/:category/:subcategory', 'smart/:smart'],
	...['brand_products/:brand', 'newproducts', 'saleproducts'],
];

export default [
	index('home/home.screen.tsx'),
	route('category', 'lists/categories.screen.tsx'),
	route('allbrands', 'lists/brands.screen.tsx'),
	...LIST_PATHS.map((path) => route(path, 'lists/list.screen.tsx', { id: path })),
	route('search', 'search/search.screen.tsx'),
	route('more/*', 'lists/more-products.ts'),
	route('product/:categoryId/:productId', 'product/product.screen.tsx'),
	route('compare', 'compare/compare.screen.tsx'),
	...PAGE_NAMES.map((name) => route(name, 'pages/information.screen.tsx', { id: name })),
	route('signin', 'auth/signin.screen.tsx'),
	route('cart', 'checkout/cart.screen.tsx'),
	route('saved', 'saved/saved.screen.tsx'),
	route('history', 'history/history.screen.tsx'),
	route('profile', 'profile/profile.screen.tsx'),
	route('links', 'links/links.screen.tsx'),
	route('test', 'test-page/test-page.screen.tsx'),
	route('kit', 'kit/kit.screen.tsx'),
	route('*', 'errors/not-found.screen.tsx'),
] satisfies RouteConfig;
