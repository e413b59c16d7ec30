import { PAGE_NAMES } from '@dukan/domain/base/addresses/addresses.ts';
import { pagesCalls } from '@dukan/domain/content/pages/pages.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { PublicServices } from '../../shop/reading/public-get.ts';
import { publicGet } from '../../shop/reading/public-get.ts';

export function pageRoutes(app: App, services: PublicServices): void {
	publicGet(app, services, pagesCalls, 'GET /api/page_show/:name', {
		byLanguage: true,
		read: async (shop, { params, query, language }) => {
			const name = PAGE_NAMES.find((known) => known === params.name);
			return name && shop.page(name, query.lang ?? language);
		},
	});
}
