import { PAGE_NAMES } from '@dukan/domain/base/addresses/addresses.ts';
import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** One screen serves every list. The path says which list. */
const LIST_PATHS = [
	'category/:category',
	'category/:category/:subcategory',
	'smart/:smart',
	'brand_products/:brand',
	'newproducts',
	'saleproducts',
];

export default [
	index('content/home/home.screen.tsx'),
	route('category', 'goods/lists/categories.screen.tsx'),
	route('allbrands', 'goods/lists/brands.screen.tsx'),
	...LIST_PATHS.map((path) => route(path, 'goods/lists/list.screen.tsx', { id: path })),
	route('search', 'goods/search/search.screen.tsx'),
	route('more/*', 'goods/lists/more-products.ts'),
	route('product/:categoryId/:productId', 'goods/products/product.screen.tsx'),
	route('pc-builder', 'goods/pc-builder/pc-builder.screen.tsx'),
	route('compare', 'goods/compare/compare.screen.tsx'),
	...PAGE_NAMES.map((name) => route(name, 'content/pages/information.screen.tsx', { id: name })),
	route('signin', 'people/accounts/signin.screen.tsx'),
	route('cart', 'selling/checkout/cart.screen.tsx'),
	route('callme', 'selling/call-me/call-me.screen.tsx'),
	route('saved', 'goods/saved/saved.screen.tsx'),
	route('history', 'selling/orders/history.screen.tsx'),
	route('history/:order', 'selling/orders/order.screen.tsx'),
	route('profile', 'people/profile/profile.screen.tsx'),
	route('notify/:productId', 'people/notices/notify.screen.tsx'),
	route('stop', 'people/notices/stop.screen.tsx'),
	route('links', 'content/links/links.screen.tsx'),
	route('test', 'running/test-page/test-page.screen.tsx'),
	route('kit', 'running/kit/kit.screen.tsx'),
	route('*', 'shell/errors/not-found.screen.tsx'),
] satisfies RouteConfig;
