import { defineFeature } from '../../../platform/feature.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

export const sitemap = defineFeature({
	routes: { open: sitemapRoutes },
});
