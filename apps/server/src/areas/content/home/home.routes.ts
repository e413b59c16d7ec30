import { homeQuery, homeWire } from '@dukan/domain/content/home/home.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { publicGet } from '../../shop/reading/public-get.ts';

export function homeRoutes(app: App, services: Services): void {
	publicGet(app, services, {
		url: '/api/home',
		summary: 'The home page: categories with their first products, new products, products on sale',
		tag: 'catalogue',
		query: homeQuery,
		response: homeWire,
		read: (shop, { query }) => shop.home(query),
	});
}
