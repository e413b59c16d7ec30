import { staffDemoCalls } from '@dukan/domain/running/demo/staff-demo.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { countDemoShop } from './demo.queries.ts';
import { startOwnShop } from './start-own-shop.ts';

export function staffDemoRoutes(staff: App, services: Needs<'db' | 'clock'>): void {
	handle(staff, staffDemoCalls, 'GET /api/staff/demo', async () => countDemoShop(services.db));

	handle(staff, staffDemoCalls, 'POST /api/staff/own_shop_start', async (request) =>
		startOwnShop(services, staffOf(request)),
	);
}
