import { productShowCalls } from '@dukan/domain/goods/products/products.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { type PublicServices, publicGet } from '../../shop/reading/public-get.ts';

export function productShowRoutes(app: App, services: PublicServices): void {
	publicGet(app, services, productShowCalls, 'GET /api/product_show/:p_id', {
		read: (shop, { params }) => shop.product(params.p_id),
	});
}
