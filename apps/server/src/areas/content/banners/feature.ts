import { defineFeature } from '../../../platform/feature.ts';
import type { ReadSource } from '../../shop/reading/read-shop.ts';
import { listBanners, listSmallBanners } from './banners.queries.ts';
import { bannerRoutes } from './banners.routes.ts';
import { staffBannerRoutes } from './staff-banners.routes.ts';

export const banners = defineFeature({
	routes: { open: bannerRoutes, staff: staffBannerRoutes },
	reads: ({ db, clock, note }: ReadSource) => ({
		banners: () => {
			note('banners');
			return listBanners(db, clock());
		},
		smallBanners: () => {
			note('small_banners');
			return listSmallBanners(db, clock());
		},
	}),
});
