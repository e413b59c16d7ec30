import { homeCalls } from '@dukan/domain/content/home/home.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { PublicServices } from '../../shop/reading/public-get.ts';
import { publicGet } from '../../shop/reading/public-get.ts';

export function homeRoutes(app: App, services: PublicServices): void {
	publicGet(app, services, homeCalls, 'GET /api/home', {
		read: (shop, { query }) => shop.home(query),
	});
}
