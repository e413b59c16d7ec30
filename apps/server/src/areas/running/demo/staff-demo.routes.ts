import { demoShopWire } from '@dukan/domain/running/demo/staff-demo.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { countDemoShop } from './demo.queries.ts';
import { startOwnShop } from './start-own-shop.ts';

const tags = ['staff'];
/** Orders and customers go: the owner alone decides that. */
const config = { staff: 'manageStaff' } as const;

/** OWN-02 */
export function staffDemoRoutes(staff: App, services: Services): void {
	staff.get(
		'/demo',
		{
			config,
			schema: {
				summary: 'Whether this is still the demo, and what starting an own shop deletes',
				tags,
				response: { 200: demoShopWire },
			},
		},
		async () => countDemoShop(services.db),
	);

	staff.post(
		'/own_shop_start',
		{
			config,
			schema: {
				summary: 'Delete everything but staff, settings, delivery and pages; a shop that is no demo refuses',
				tags,
				response: { 200: demoShopWire },
			},
		},
		async (request) => startOwnShop(services, staffOf(request)),
	);
}
