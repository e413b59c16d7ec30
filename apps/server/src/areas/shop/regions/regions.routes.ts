import { regionsCalls } from '@dukan/domain/shop/regions/regions.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { PublicServices } from '../reading/public-get.ts';
import { publicGet } from '../reading/public-get.ts';

export function regionRoutes(app: App, services: PublicServices): void {
	publicGet(app, services, regionsCalls, 'GET /api/all/regions', {
		byLanguage: true,
		read: async (shop, { language }) => ({ data: await shop.regions(language) }),
	});
}
