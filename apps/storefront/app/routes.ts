import { PAGE_NAMES } from '@dukan/domain/base/addresses/addresses.ts';
import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** One screen for every list; its address tells which. */
const LIST_PATHS = [
	'category/:category',
	'category/:category/:subcategory',
	'smart/:smart',
	'brand_products/:brand',
	'newproducts',
	'saleproducts',
];

export default [
	index('home/home.screen.tsx'),
	route('category', 'catalogue/lists/categories.screen.tsx'),
	route('allbrands', 'catalogue/lists/brands.screen.tsx'),
	...LIST_PATHS.map((path) => route(path, 'catalogue/lists/list.screen.tsx', { id: path })),
	route('search', 'search/search.screen.tsx'),
	route('more/*', 'catalogue/lists/more-products.ts'),
	route('product/:categoryId/:productId', 'catalogue/product/product.screen.tsx'),
	route('pc-builder', 'pc-builder/pc-builder.screen.tsx'),
	route('compare', 'catalogue/compare/compare.screen.tsx'),
	...PAGE_NAMES.map((name) => route(name, 'pages/information.screen.tsx', { id: name })),
	route('signin', 'auth/signin.screen.tsx'),
	route('cart', 'orders/checkout/cart.screen.tsx'),
	route('callme', 'call-me/call-me.screen.tsx'),
	route('saved', 'favourites/saved/saved.screen.tsx'),
	route('history', 'orders/history/history.screen.tsx'),
	route('history/:order', 'orders/history/order.screen.tsx'),
	route('profile', 'auth/profile/profile.screen.tsx'),
	route('notify/:productId', 'notices/notify.screen.tsx'),
	route('stop', 'notices/stop.screen.tsx'),
	route('links', 'links/links.screen.tsx'),
	route('test', 'test-page/test-page.screen.tsx'),
	route('kit', 'kit/kit.screen.tsx'),
	route('*', 'errors/not-found.screen.tsx'),
] satisfies RouteConfig;
