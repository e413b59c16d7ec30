import { demoCountsWire } from '@dukan/domain/demo/staff-demo.api.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Services } from '../../services.ts';
import { staffOf } from '../staff/staff-area.ts';
import { countDemo } from './demo.queries.ts';
import { removeDemo } from './remove-demo.ts';

const tags = ['staff'];
const config = { staff: 'importCatalogue' } as const;

/** OWN-02 */
export function staffDemoRoutes(staff: App, services: Services): void {
	staff.get(
		'/demo',
		{
			config,
			schema: { summary: 'What of the demo is left', tags, response: { 200: demoCountsWire } },
		},
		async () => countDemo(services.db),
	);

	staff.post(
		'/demo_remove',
		{
			config,
			schema: {
				summary: 'Take away the goods, reviews and banners of the demo; what real orders name is hidden',
				tags,
				response: { 200: demoCountsWire },
			},
		},
		async (request) => removeDemo(services, staffOf(request)),
	);
}
