import { bannersCalls } from '@dukan/domain/content/banners/banners.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { PublicServices } from '../../shop/reading/public-get.ts';
import { publicGet } from '../../shop/reading/public-get.ts';

export function bannerRoutes(app: App, services: PublicServices): void {
	publicGet(app, services, bannersCalls, 'GET /api/banner_list', {
		read: (shop) => shop.banners(),
	});

	publicGet(app, services, bannersCalls, 'GET /api/small_list', {
		read: (shop) => shop.smallBanners(),
	});
}
