import { bannerListWire, smallBannerListWire } from '@dukan/domain/content/banners/banners.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { publicGet } from '../../shop/reading/public-get.ts';

export function bannerRoutes(app: App, services: Services): void {
	publicGet(app, services, {
		url: '/api/banner_list',
		summary: 'Banners of the carousel; b_active tells which are shown',
		tag: 'content',
		response: bannerListWire,
		read: (shop) => shop.banners(),
	});

	publicGet(app, services, {
		url: '/api/small_list',
		summary: 'Small banners',
		tag: 'content',
		response: smallBannerListWire,
		read: (shop) => shop.smallBanners(),
	});
}
