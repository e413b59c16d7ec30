import { couriersCalls } from '@dukan/domain/selling/couriers/couriers.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
import { assignOrders } from './assign-orders.ts';
import { listCouriers, listRun } from './couriers.queries.ts';

/** COUR-01: decides which courier delivers which orders. */
export function courierRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	const change = staffChanges(staff, couriersCalls, { db, clock });
	handle(staff, couriersCalls, 'GET /api/staff/couriers', async () => listCouriers(db));

	change('POST /api/staff/orders_assign', (trx, { body }) => assignOrders(trx, body));

	handle(staff, couriersCalls, 'GET /api/staff/run_sheet', async (request) => {
		const { courier: id, day } = request.query;
		const courier = (await listCouriers(db)).find((one) => one.id === id);
		if (!courier) throw new Problem('not_found');
		return { courier: courier.name, day, stops: await listRun(db, id, day) };
	});
}
