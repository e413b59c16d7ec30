import { couriersCalls } from '@dukan/domain/selling/couriers/couriers.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { assignOrders } from './assign-orders.ts';
import { listCouriers, listRun } from './couriers.queries.ts';

/** COUR-01: decides which courier delivers which orders. */
export function courierRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, couriersCalls, 'GET /api/staff/couriers', async () => listCouriers(db));

	handle(staff, couriersCalls, 'POST /api/staff/orders_assign', async (request) =>
		asStaff(db, { member: staffOf(request), now: clock() }, (trx) => assignOrders(trx, request.body)),
	);

	handle(staff, couriersCalls, 'GET /api/staff/run_sheet', async (request) => {
		const { courier: id, day } = request.query;
		const courier = (await listCouriers(db)).find((one) => one.id === id);
		if (!courier) throw new Problem('not_found');
		return { courier: courier.name, day, stops: await listRun(db, id, day) };
	});
}
