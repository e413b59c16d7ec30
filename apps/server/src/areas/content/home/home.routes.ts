import { homeCalls } from '@dukan/domain/content/home/home.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { publicGet } from '../../shop/reading/public-get.ts';

export function homeRoutes(app: App, services: Services): void {
	publicGet(app, services, homeCalls, 'GET /api/home', {
		read: (shop, { query }) => shop.home(query),
	});
}
