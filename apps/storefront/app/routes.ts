import { PAGE_NAMES } from '@dukan/domain/addresses/addresses.ts';
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
	index('home/home.screen.tsx'),
	route('product/:categoryId/:productId', 'product/product.screen.tsx'),
	...PAGE_NAMES.map((name) => route(name, 'pages/information.screen.tsx', { id: name })),
	route('kit', 'kit/kit.screen.tsx'),
	route('*', 'errors/not-found.screen.tsx'),
] satisfies RouteConfig;
