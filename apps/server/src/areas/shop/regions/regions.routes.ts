import { regionsWire } from '@dukan/domain/shop/regions/regions.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { publicGet } from '../reading/public-get.ts';

export function regionRoutes(app: App, services: Services): void {
	publicGet(app, services, {
		url: '/api/all/regions',
		summary: 'Regions with their districts; `regions` is the name in the language of the cookie',
		tag: 'delivery',
		response: regionsWire,
		byLanguage: true,
		read: async (shop, { language }) => ({ data: await shop.regions(language) }),
	});
}
