import { waveEndBody, waveEndedWire, waveQuery, waveWire } from '@dukan/domain/selling/desk/wave.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { describeWave, endWave } from './end-wave.ts';

const tags = ['staff'];
const right = { staff: 'workOrders' } as const;

/** S27: invented orders and requests for calls, all at once. */
export function waveRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/wave',
		{
			config: right,
			schema: {
				summary:
					'What came from the same network or wants the same slot as this order or call, of people the shop does not know',
				tags,
				querystring: waveQuery,
				response: { 200: waveWire },
			},
		},
		async (request) => describeWave(db, request.query, staffOf(request).id),
	);

	staff.post(
		'/wave_end',
		{
			config: right,
			schema: {
				summary: 'Cancel those orders and close those calls, without messages',
				tags,
				body: waveEndBody,
				response: { 200: waveEndedWire },
			},
		},
		async (request) => endWave(db, request.body, { member: staffOf(request), now: clock() }),
	);
}
