import { waveCalls } from '@dukan/domain/selling/desk/wave.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { describeWave, endWave } from './end-wave.ts';

/** S27: ends invented orders and call requests, all at once. */
export function waveRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, waveCalls, 'GET /api/staff/wave', async (request) =>
		describeWave(db, request.query, staffOf(request).id),
	);

	handle(staff, waveCalls, 'POST /api/staff/wave_end', async (request) =>
		endWave(db, request.body, { member: staffOf(request), now: clock() }),
	);
}
