import {
	couriersWire,
	ordersAssignBody,
	ordersAssignedWire,
	runSheetQuery,
	runSheetWire,
} from '@dukan/domain/selling/couriers/couriers.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { assignOrders } from './assign-orders.ts';
import { listCouriers, listRun } from './couriers.queries.ts';

const tags = ['staff'];
const right = { staff: 'workOrders' } as const;

/** COUR-01: who brings which orders. */
export function courierRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/couriers',
		{ config: right, schema: { summary: 'Couriers', tags, response: { 200: couriersWire } } },
		async () => listCouriers(db),
	);

	staff.post(
		'/orders_assign',
		{
			config: right,
			schema: {
				summary: 'Gives orders to a courier, one or many at once, or takes them away',
				tags,
				body: ordersAssignBody,
				response: { 200: ordersAssignedWire },
			},
		},
		async (request) =>
			asStaff(db, { member: staffOf(request), now: clock() }, (trx) => assignOrders(trx, request.body)),
	);

	staff.get(
		'/run_sheet',
		{
			config: right,
			schema: {
				summary: 'A courier’s orders of a day, in the order of hours',
				tags,
				querystring: runSheetQuery,
				response: { 200: runSheetWire },
			},
		},
		async (request) => {
			const { courier: id, day } = request.query;
			const courier = (await listCouriers(db)).find((one) => one.id === id);
			if (!courier) throw new Problem('not_found');
			return { courier: courier.name, day, stops: await listRun(db, id, day) };
		},
	);
}
