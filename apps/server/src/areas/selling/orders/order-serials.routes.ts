import { orderSerialsCalls } from '@dukan/domain/goods/serials/serials.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { readOrderSerials } from '../../goods/serials/serials.queries.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { pickSerial, putSerialBack } from './pick-serials.ts';

/** RET-02: the serial numbers of an order's pieces. */
export function orderSerialRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	const requireOrderSerials = async (id: number) => {
		const found = await readOrderSerials(db, id);
		if (!found) throw new Problem('not_found');
		return found;
	};

	handle(staff, orderSerialsCalls, 'GET /api/staff/order_serials/:id', (request) =>
		requireOrderSerials(request.params.id),
	);

	handle(staff, orderSerialsCalls, 'POST /api/staff/order_serial_add/:id', async (request) => {
		const { id } = request.params;
		await asStaff(db, { member: staffOf(request), now: clock() }, (trx) => pickSerial(trx, id, request.body));
		return requireOrderSerials(id);
	});

	handle(staff, orderSerialsCalls, 'POST /api/staff/order_serial_remove/:id', async (request) => {
		const { id } = request.params;
		await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
			putSerialBack(trx, id, request.body.serialId),
		);
		return requireOrderSerials(id);
	});
}
