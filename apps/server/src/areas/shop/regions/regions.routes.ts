import { regionsCalls } from '@dukan/domain/shop/regions/regions.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { publicGet } from '../reading/public-get.ts';

export function regionRoutes(app: App, services: Services): void {
	publicGet(app, services, regionsCalls, 'GET /api/all/regions', {
		byLanguage: true,
		read: async (shop, { language }) => ({ data: await shop.regions(language) }),
	});
}
