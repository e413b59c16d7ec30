import { accessoriesCalls } from '@dukan/domain/goods/accessories/accessories.api.ts';
import { MAX_CART_IDS } from '@dukan/domain/goods/accessories/fit-rules.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { PublicServices } from '../../shop/reading/public-get.ts';
import { publicGet } from '../../shop/reading/public-get.ts';
import { readIds } from '../products/read-ids.ts';

/** CHOOSE-02: accessories of a product and of a cart. */
export function accessoryRoutes(app: App, services: PublicServices): void {
	publicGet(app, services, accessoriesCalls, 'GET /api/product_accessories/:p_id', {
		read: (shop, { params }) => shop.accessories(params.p_id),
	});

	publicGet(app, services, accessoriesCalls, 'GET /api/cart_accessories', {
		choose: ({ query }) => readIds(query.ids, MAX_CART_IDS).toSorted((a, b) => a - b),
		read: (shop, { choice }) => shop.cartAccessories(choice),
	});
}
