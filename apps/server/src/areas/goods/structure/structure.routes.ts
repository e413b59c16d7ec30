import { structureCalls } from '@dukan/domain/goods/structure/structure.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { PublicServices } from '../../shop/reading/public-get.ts';
import { publicGet } from '../../shop/reading/public-get.ts';

export function catalogueRoutes(app: App, services: PublicServices): void {
	publicGet(app, services, structureCalls, 'GET /api/category_list', {
		read: (shop) => shop.categories(),
	});

	publicGet(app, services, structureCalls, 'GET /api/smart_list', {
		read: (shop) => shop.smartCategories(),
	});
}
