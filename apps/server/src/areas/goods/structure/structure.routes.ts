import { productShowParams, productShowWire } from '@dukan/domain/goods/products/products.api.ts';
import { categoryListWire, smartListWire } from '@dukan/domain/goods/structure/structure.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { publicGet } from '../../shop/reading/public-get.ts';

export function catalogueRoutes(app: App, services: Services): void {
	publicGet(app, services, {
		url: '/api/category_list',
		summary: 'All categories with their sub-categories',
		tag: 'catalogue',
		response: categoryListWire,
		read: (shop) => shop.categories(),
	});

	publicGet(app, services, {
		url: '/api/smart_list',
		summary: 'Smart categories',
		tag: 'catalogue',
		response: smartListWire,
		read: (shop) => shop.smartCategories(),
	});

	publicGet(app, services, {
		url: '/api/product_show/:p_id',
		summary: 'One product with everything known of it, and related ones',
		tag: 'catalogue',
		params: productShowParams,
		response: productShowWire,
		read: (shop, { params }) => shop.product(params.p_id),
	});
}
